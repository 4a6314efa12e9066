import { expect, test } from '@jest/globals';
import { buildSegment, type LineWord, type Segment, type WordRun } from '@sheaf/pdf-text/lines/textLine';
import type { MathNode } from '../model/math.ts';
import type { Ruling } from './drawing.ts';
import { parseFormula } from './parseFormula.ts';

const SIZE = 10;
const LETTER = 5;

interface Look {
  size?: number;
  font?: string;
  /** How high a large sign is. */
  height?: number;
}

/** Words beside each other from a place on; `x^2` and `a_n` are raised and lowered. */
function words(text: string, left: number, base: number, { size = SIZE, font = 'CMMI10', height = size }: Look = {}): Segment {
  let at = left;
  return buildSegment(
    text.split(' ').map((written): LineWord => {
      const runs = [...written.matchAll(/([\^_]?)([^^_]+)/gu)].map(([, mark, part = '']) => buildRun(part, mark ?? '', size, font));
      const plain = runs.map((run) => run.text).join('');
      const word = { text: plain, left: at, right: at + plain.length * LETTER, top: base - 0.7 * size, bottom: base + height - 0.7 * size, size };
      at = word.right + 0.2 * size;
      return { ...word, isBold: false, isRaised: false, markedContent: -1, runs };
    }),
    base,
  );
}

function buildRun(text: string, mark: string, size: number, font: string): WordRun {
  const style = { size, angle: 0, font, isBold: false, isItalic: false, isInvisible: false, isWhite: false, color: '000000', markedContent: -1 };
  return { text, script: mark === '^' ? 'super' : mark === '_' ? 'sub' : 'normal', style };
}

const bar = (left: number, right: number, top: number): Ruling => ({
  left,
  right,
  top,
  bottom: top + 0.4,
  thickness: 0.4,
  isHorizontal: true,
  color: '000000',
});

/** Writes what was understood in one line. */
function show(nodes: readonly MathNode[] | undefined): string {
  if (!nodes) return 'unsure';
  return nodes
    .map((node): string => {
      if (node.kind === 'text') return node.text;
      if (node.kind === 'fraction') return `{${show(node.over)}}/{${show(node.under)}}`;
      if (node.kind === 'root') return `√{${show(node.content)}}`;
      const scripts = `${node.sub ? `_{${show(node.sub)}}` : ''}${node.super ? `^{${show(node.super)}}` : ''}`;
      return node.kind === 'script' ? `${show(node.base)}${scripts}` : `${node.kind}${scripts}{${show(node.content)}}`;
    })
    .join('');
}

test.each([
  ['a fraction', [words('y =', 10, 50), words('a + b', 24, 43), words('2c', 30, 57)], [bar(24, 43, 47)], 'y={a+b}/{2c}'],
  ['powers and indices', [words('E_n = mc^2 + x_k^3', 10, 50)], [], 'E_{n}=mc^{2}+x_{k}^{3}'],
  [
    'a fraction within a fraction',
    [words('z =', 10, 60), words('1', 32, 50), words('1 +', 26, 68), words('p', 43, 64), words('q', 43, 77)],
    [bar(26, 49, 54), bar(42, 49, 67)],
    'z={1}/{1+{p}/{q}}',
  ],
  [
    'a root with a sign of its own',
    [words('r =', 10, 50), words('√', 24, 50, { height: 12 }), words('a + b', 29, 51)],
    [bar(29, 49, 41)],
    'r=√{a+b}',
  ],
])('%s is understood', (_, segments, rulings, written) => {
  expect(show(parseFormula(segments, rulings))).toBe(written);
});

test.each([
  ['TeX’s sum', 'X', 'CMEX10', 'sum'],
  ['a sum in Unicode', '∑', 'STIXMath', 'sum'],
  ['TeX’s integral', 'Z', 'CMEX10', 'integral'],
])('%s has its limits over and under it, and holds what follows up to the next relation', (_, sign, font, kind) => {
  const segments = [
    words('S =', 10, 50),
    words(sign, 27, 42, { font, height: 16 }),
    words('n', 27, 37, { size: 7 }),
    words('k=1', 24, 62, { size: 7 }),
    words('a_k', 40, 50),
    words('= b', 53, 50),
  ];
  expect(show(parseFormula(segments, []))).toBe(`S=${kind}_{k=1}^{n}{a_{k}}=b`);
});

test.each([
  ['a gap hides a bracket that is no text', [words('log', 10, 50), words('n', 40, 50), words('= c', 50, 50)]],
  ['rows stand over each other, as in a matrix', [words('a b', 20, 45), words('c d', 20, 57), words('= M', 40, 51)]],
  ['a sign is not known', [words('a \ue000 b', 10, 50)]],
  ['a raised sign has nothing before it', [words('^2 = b', 10, 50)]],
  ['a sum has nothing behind it', [words('S =', 10, 50), words('X', 27, 42, { font: 'CMEX10', height: 16 })]],
])('nothing is stated of a formula where %s', (_, segments) => {
  expect(parseFormula(segments, [])).toBeUndefined();
});
