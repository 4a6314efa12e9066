import type { LineWord, Segment } from '@sheaf/pdf-text/lines/textLine';
import type { Inline, TextStyle } from '../model/documentModel.ts';
import { buildInlines, type InlineSource } from '../paragraphs/buildInlines.ts';
import type { StandardWidths } from './standardWidths.ts';

/** How wide a space is, in letter heights, by the beginning of the font's name. */
const SPACES_OF_FONTS: [RegExp, number][] = [
  [/^(carlito|calibri)/i, 0.226],
  [/^(caladea|cambria)/i, 0.22],
  [/^georgia/i, 0.241],
  [/^(noto|open ?sans)/i, 0.26],
  [/^segoe/i, 0.274],
  [/^trebuchet/i, 0.301],
  [/^tahoma/i, 0.313],
  [/^dejavu/i, 0.318],
  [/^verdana/i, 0.352],
];
const USUAL_SPACE = 0.25;
/** A line whose words are this much wider or narrower in Word's font, by their share, has its letters moved; the rest is for the spaces. */
const OTHER_FONT = 0.02;
/** Word moves letters by twentieths of a point, and nobody sees a few of them. */
const STEP = 0.05;
const UNSEEN = 0.15;
const LETTERS = { closest: -0.12, widest: 0.3 };
const SPACES = { closest: -0.7, widest: 3 };

/** Fits the text of a line so that its words begin and end where they do on the page: spaces take up the difference, and letters where the font is another one. */
export function fitLine(segment: Segment, words: LineWord[], page: number, source: InlineSource, widths: StandardWidths): Inline[] {
  const placed = words.map((word) => ({ word, inlines: buildInlines([{ words: [word], size: segment.size, page }], source) }));
  const natural = placed.map(({ word, inlines }) => measureNaturalWidth(word, inlines, widths));
  const letters = words.map(({ text }) => [...text].length);
  const wanted = sum(words.map(({ left, right }) => right - left));
  const off = wanted - sum(natural);
  const between = Math.abs(off) > OTHER_FONT * wanted ? clampSpacing(LETTERS, off / Math.max(1, sum(letters)), segment.size) : 0;
  const fitted: Inline[] = [];
  let x = words[0]?.left ?? 0;
  for (const [index, { inlines }] of placed.entries()) {
    fitted.push(...inlines.map((inline) => adjustSpacing(inline, between)));
    x += (natural[index] ?? 0) + between * (letters[index] ?? 0);
    const [next, last] = [placed[index + 1], fitted.at(-1)];
    if (!next || next.word.isGlued || last?.kind !== 'text') continue;
    const { spacing: _, ...style } = last.style;
    const plain: TextStyle = { ...style, script: 'normal' };
    const space = widths.measureTextWidth(' ', plain) ?? getSpaceWidth(plain.font) * plain.size;
    const spare = next.word.left - x - space;
    const added = Math.abs(spare) < UNSEEN ? 0 : clampSpacing(SPACES, spare, space);
    x += space + added;
    const [after] = next.inlines;
    const isLinked = last.link !== undefined && after?.kind === 'text' && JSON.stringify(after.link) === JSON.stringify(last.link);
    fitted.push(adjustSpacing({ kind: 'text', text: ' ', style: plain, ...(isLinked && last.link && { link: last.link }) }, added));
  }
  return joinInlines(fitted);
}

/** Returns how wide a word is in Word: as it is there known to be, else as it is on the page, in whole half points. */
function measureNaturalWidth({ left, right, runs }: LineWord, inlines: Inline[], widths: StandardWidths): number {
  const known = inlines.map((inline) =>
    inline.kind === 'text' && inline.style.script === 'normal' ? widths.measureTextWidth(inline.text, inline.style) : undefined,
  );
  if (known.length > 0 && known.every((width) => width !== undefined)) return sum(known);
  const [first, drawn] = [inlines[0], runs?.[0]?.style.size];
  const scale = first?.kind === 'text' && drawn !== undefined && drawn > 0 && first.style.script === 'normal' ? first.style.size / drawn : 1;
  return (right - left) * scale;
}

function getSpaceWidth(font: string): number {
  return SPACES_OF_FONTS.find(([pattern]) => pattern.test(font))?.[1] ?? USUAL_SPACE;
}

function clampSpacing({ closest, widest }: { closest: number; widest: number }, points: number, unit: number): number {
  return Math.round(Math.min(widest * unit, Math.max(closest * unit, points)) / STEP) * STEP;
}

function adjustSpacing(inline: Inline, spacing: number): Inline {
  return inline.kind === 'text' && spacing !== 0 ? { ...inline, style: { ...inline.style, spacing } } : inline;
}

function joinInlines(inlines: Inline[]): Inline[] {
  const joinedText: Inline[] = [];
  for (const inline of inlines) {
    const last = joinedText.at(-1);
    const isSame =
      inline.kind === 'text' && last?.kind === 'text' && JSON.stringify([last.style, last.link]) === JSON.stringify([inline.style, inline.link]);
    if (isSame) joinedText[joinedText.length - 1] = { ...last, text: last.text + inline.text };
    else joinedText.push(inline);
  }
  return joinedText;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
