import type { LineWord, Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { isFunctionName, type MathNode } from '../model/math.ts';
import type { Ruling } from './drawing.ts';
import { isSignFont } from './mathFont.ts';

/** A word of a formula, or a part of it that is known. */
interface Piece extends Rectangle {
  base: number;
  size: number;
  /** Of a part that is known already. */
  nodes?: MathNode[];
  word?: LineWord;
}

type BigKind = 'sum' | 'integral' | 'root';

/** Large signs by their characters, and by the letters that TeX's font of them has. */
const BIG: Record<string, BigKind> = { '∑': 'sum', '∫': 'integral', '√': 'root' };
const BIG_LETTERS: Record<string, BigKind> = { X: 'sum', P: 'sum', Z: 'integral', R: 'integral', p: 'root', q: 'root', r: 'root', s: 'root' };
const SPACED = /[=≤≥<>≈≡∼∝≠∈→↦,;.:+−±×·]/u;
const RELATION = /[=≤≥<>≈≡∼∝≠∈→↦,;]/u;
/** What a formula that is understood is written with. */
const KNOWN = /^[\p{L}\p{N}\p{M}\p{Sm}\p{P}\s′″‴∂∇∞^°]+$/u;
/** Two pieces of a row are no further apart than this, in letter heights; beside signs with space around them, than the other. */
const GAP = { usual: 0.5, beside: 0.62, afterComma: 3 };
/** How far bases of one row differ, in letter heights. */
const LEVEL = 0.16;
/** Letters smaller than this share of the others are scripts or limits. */
const SMALL = 0.85;
/** How far the parts of a fraction reach beyond its bar, and pieces over each other, in letter heights. */
const REACH = 0.2;
const DEEPEST = 4;

/** Reads a displayed formula as Word would set it. Returns undefined where anything of it is unsure, such as brackets of several lines. */
export function parseFormula(segments: readonly Segment[], rulings: readonly Ruling[]): MathNode[] | undefined {
  const pieces = segments.flatMap(({ words, base }) => words.map((word): Piece => ({ ...buildRectangle(word), base, size: word.size, word })));
  if (pieces.some(({ word }) => !isKnown(word))) return undefined;
  const bars = rulings.filter(({ isHorizontal }) => isHorizontal);
  return parseRegion(pieces, [...bars], 0);
}

function buildRectangle({ left, top, right, bottom }: Rectangle): Rectangle {
  return { left, top, right, bottom };
}

function isKnown(word: LineWord | undefined): boolean {
  return word?.runs !== undefined && (KNOWN.test(word.text) || findBig(word) !== undefined) && !word.text.includes('_');
}

/** Finds which large sign a word begins with. */
function findBig({ runs = [] }: LineWord): BigKind | undefined {
  const [first] = runs;
  if (!first) return undefined;
  return isSignFont(first.style.font) ? BIG_LETTERS[first.text] : BIG[first.text];
}

function parseRegion(all: readonly Piece[], bars: readonly Ruling[], depth: number): MathNode[] | undefined {
  if (all.length === 0 || depth > DEEPEST) return undefined;
  let pieces = [...all];
  let left = [...bars];
  // The longest bar holds the others.
  for (const bar of [...bars].sort((one, other) => other.right - one.right - (other.left - one.left))) {
    if (!left.includes(bar)) continue;
    const size = Math.max(...pieces.map((piece) => piece.size));
    const spanned = pieces.filter((piece) => piece.left > bar.left - REACH * size && piece.right < bar.right + REACH * size);
    const over = spanned.filter(({ base }) => base <= bar.top);
    const under = spanned.filter(({ base }) => base > bar.top);
    const root = pieces.find((piece) => isRootBefore(piece, bar));
    const inner = left.filter((other) => other !== bar && other.left > bar.left - 1 && other.right < bar.right + 1);
    const [above, below] = [inner.filter(({ top }) => top < bar.top), inner.filter(({ top }) => top > bar.top)];
    const made = root ? buildRoot(root, under, below, depth) : buildFraction(over, under, { above, below }, depth);
    if (!made) return undefined;
    const used = new Set(root ? [root, ...under] : [...over, ...under]);
    pieces = pieces.filter((piece) => !used.has(piece));
    pieces.push({ ...findBounds([...used, bar]), base: Number.NaN, size, nodes: [made] });
    left = left.filter((other) => other !== bar && !(root ? below : inner).includes(other));
  }
  return parseRow(pieces, depth);
}

/** A root's bar begins where its sign ends. */
function isRootBefore({ word, right, size, base, top }: Piece, bar: Ruling): boolean {
  if (!word || findBig(word) !== 'root') return false;
  return Math.abs(right - bar.left) < REACH * size && bar.top > Math.min(top, base - 2 * size) && bar.top < base + size;
}

function buildRoot(sign: Piece, under: readonly Piece[], bars: readonly Ruling[], depth: number): MathNode | undefined {
  if (sign.word?.runs?.length !== 1) return undefined;
  const content = parseRegion(under, bars, depth + 1);
  return content && { kind: 'root', content };
}

function buildFraction(
  over: readonly Piece[],
  under: readonly Piece[],
  { above, below }: { above: readonly Ruling[]; below: readonly Ruling[] },
  depth: number,
): MathNode | undefined {
  const [up, down] = [parseRegion(over, above, depth + 1), parseRegion(under, below, depth + 1)];
  return up && down && { kind: 'fraction', over: up, under: down };
}

/** Parses what is beside each other on one line of writing, large signs with their limits among it. */
function parseRow(all: readonly Piece[], depth: number): MathNode[] | undefined {
  const signs = all.filter(({ word }) => word && findBig(word) !== undefined);
  if (signs.some(({ word }) => word && findBig(word) === 'root')) return undefined;
  const size = Math.max(0, ...all.filter((piece) => !signs.includes(piece)).map((piece) => piece.size));
  const limits = new Map(signs.map((sign) => [sign, findLimits(sign, all, size)]));
  const taken = new Set([...limits.values()].flatMap(({ over, under }) => [...over, ...under]));
  const row = all.filter((piece) => !taken.has(piece)).sort((one, other) => one.left - other.left);
  const withLimits = (piece: Piece) => {
    const { over, under } = limits.get(piece) ?? { over: [], under: [] };
    return { ...piece, ...findBounds([piece, ...over, ...under]) };
  };
  if (!isOnOneLine(row.filter((piece) => !signs.includes(piece))) || !isTightlySpaced(row.map(withLimits), size)) return undefined;
  return buildRow(row, limits, depth);
}

interface Limits {
  over: Piece[];
  under: Piece[];
}

/** Finds the small letters over and under a large sign, or behind its ends. */
function findLimits(sign: Piece, all: readonly Piece[], size: number): Limits {
  const middle = (sign.top + sign.bottom) / 2;
  const isNear = ({ left, right }: Piece) => right > sign.left - size && left < sign.right + REACH * size;
  const small = all.filter((piece) => piece !== sign && piece.word && piece.size < SMALL * size && isNear(piece));
  return { over: small.filter(({ base }) => base < middle), under: small.filter(({ base }) => base >= middle) };
}

function isOnOneLine(row: readonly Piece[]): boolean {
  const words = row.filter(({ nodes }) => !nodes);
  const [first] = words;
  return !first || words.every(({ base, size }) => Math.abs(base - first.base) < LEVEL * first.size && size > SMALL * first.size);
}

/** Returns whether no wide gap hides a sign that is no text, such as a tall bracket, and nothing is over another. */
function isTightlySpaced(row: readonly Piece[], size: number): boolean {
  return row.slice(1).every((piece, index) => {
    const before = row[index];
    if (!before) return true;
    const gap = piece.left - before.right;
    const [last, next] = [before.word?.text ?? '', piece.word?.text ?? ''];
    const most = /[,;.]$/u.test(last) ? GAP.afterComma : SPACED.test(last.slice(-1)) || SPACED.test(next.slice(0, 1)) ? GAP.beside : GAP.usual;
    return gap < most * size && gap > -REACH * size;
  });
}

function buildRow(row: readonly Piece[], limits: ReadonlyMap<Piece, Limits>, depth: number): MathNode[] | undefined {
  const nodes: MathNode[] = [];
  for (const [index, piece] of row.entries()) {
    const { word } = piece;
    const big = word && findBig(word);
    if (word && (big === 'sum' || big === 'integral')) {
      const made = buildBig(big, word, limits.get(piece) ?? { over: [], under: [] }, depth);
      const content = buildRow(row.slice(index + 1), limits, depth);
      if (!made || !content || content.length === 0) return undefined;
      const end = content.findIndex((node) => node.kind === 'text' && RELATION.test(node.text.trim().slice(0, 1)));
      const own = end < 0 ? content : content.slice(0, end);
      return own.length === 0 ? undefined : [...nodes, { ...made, content: own }, ...(end < 0 ? [] : content.slice(end))];
    }
    const own = piece.nodes ?? (word && parseWord(word, nodes));
    if (!own) return undefined;
    nodes.push(...own);
  }
  return nodes;
}

function buildBig(
  kind: 'sum' | 'integral',
  { runs = [] }: LineWord,
  { over, under }: Limits,
  depth: number,
): Extract<MathNode, { kind: 'sum' | 'integral' }> | undefined {
  const [, ...others] = runs;
  const own = (script: 'super' | 'sub') => {
    const text = others.flatMap((run) => (run.script === script ? [run.text] : [])).join('');
    return text === '' ? [] : [{ kind: 'text' as const, text }];
  };
  if (others.some(({ script }) => script === 'normal')) return undefined;
  const [above, below] = [over, under].map((pieces) => (pieces.length === 0 ? [] : parseRow(pieces, depth + 1)));
  if (!above || !below) return undefined;
  const [upper, lower] = [
    [...own('super'), ...above],
    [...own('sub'), ...below],
  ];
  return { kind, content: [], ...(upper.length > 0 && { super: upper }), ...(lower.length > 0 && { sub: lower }) };
}

/** Parses the runs of a word: raised and lowered ones belong to the sign before them, in the word or before it. */
function parseWord({ runs = [] }: LineWord, before: MathNode[]): MathNode[] | undefined {
  const nodes: MathNode[] = [];
  for (const { text, script } of runs) {
    if (script === 'normal') {
      nodes.push({ kind: 'text', text });
      continue;
    }
    const base = nodes.pop() ?? before.pop();
    if (!base) return undefined;
    nodes.push(...addScript(base, script, text));
  }
  return nodes;
}

/** Adds a raised or lowered text to the last sign of a part. */
function addScript(base: MathNode, script: 'super' | 'sub', text: string): MathNode[] {
  const added: MathNode = { kind: 'text', text };
  if (base.kind === 'script') return [{ ...base, [script]: [...(base[script] ?? []), added] }];
  if (base.kind !== 'text') return [{ kind: 'script', base: [base], [script]: [added] }];
  const signs = [...base.text];
  const last = isFunctionName(base.text) ? signs.splice(0).join('') : (signs.pop() ?? '');
  const head: MathNode[] = signs.length > 0 ? [{ kind: 'text', text: signs.join('') }] : [];
  return [...head, { kind: 'script', base: [{ kind: 'text', text: last }], [script]: [added] }];
}
