import type { Glyph } from '@sheaf/pdf-text/glyphs/glyph';
import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Drawing, Ruling } from './drawing.ts';
import type { FormField } from './formFields.ts';
import { continuesOnLine, findLabel, isLine, meetsUpright } from './writingLines.ts';

/** How near its label a line begins, and how far it goes on behind what is written on it, in letter heights: a line under words alone ends with them. */
const BEGINS = 1.5;
const GOES_ON = 1;
/** How far from its start the writing begins, in letter heights. */
const WRITTEN_FROM = 3;
/** How far over a line its writing is, in letter heights. */
const OVER = { most: 0.6, least: -0.1 };
/** A gap that is a space, in letter heights, and one that is too wide for that. */
const SPACE = 0.22;
const GAP = 4;
const MAX_RULINGS = 400;

/**
 * Takes lines behind a label with writing on them off a drawing, as in a form that was filled in. Returns a field for each, which holds what was written
 * and is as wide as that.
 */
export function takeFilledLines(glyphs: readonly Glyph[], drawing: Drawing): FormField[] {
  const { rulings } = drawing;
  if (rulings.length > MAX_RULINGS) return [];
  const taken = new Set<Ruling>();
  const level = glyphs.filter(({ style }) => style.angle === 0);
  const inked = level.filter(({ text }) => text.trim() !== '');
  const fields = rulings.flatMap((ruling): FormField[] => {
    if (!isLine(ruling) || meetsUpright(ruling, rulings) || continuesOnLine(ruling, rulings)) return [];
    const label = findLabel(ruling, inked);
    if (!label || ruling.left - label.right > BEGINS * label.style.size || !/[\p{L}*:.)]/u.test(label.text)) return [];
    const written = inked.filter((glyph) => isOn(ruling, glyph)).sort((one, other) => one.left - other.left);
    if (!isWholeOn(ruling, written)) return [];
    const value = readValue(level.filter((glyph) => isOn(ruling, glyph)).sort((one, other) => one.left - other.left));
    taken.add(ruling);
    return [{ control: { kind: 'field', value }, ...findBounds(written), isOnLine: true }];
  });
  drawing.rulings = rulings.filter((ruling) => !taken.has(ruling));
  return fields;
}

function isOn({ left, right, top }: Ruling, { left: start, right: end, originY, style: { size } }: Glyph): boolean {
  const [middle, over] = [(start + end) / 2, (top - originY) / size];
  return middle > left && middle < right && over > OVER.least && over < OVER.most;
}

/** Returns whether what is written begins where its line does, in one piece, and the line goes on behind it. */
function isWholeOn(ruling: Ruling, written: readonly Glyph[]): boolean {
  const [first, last] = [written[0], written.at(-1)];
  if (!first || !last) return false;
  const { size } = first.style;
  const isOnePiece = written.slice(1).every((glyph, index) => glyph.left - (written[index]?.right ?? glyph.left) < GAP * size);
  return isOnePiece && first.left - ruling.left < WRITTEN_FROM * size && ruling.right - last.right > GOES_ON * size;
}

function readValue(written: readonly Glyph[]): string {
  return written
    .map((glyph, index) => {
      const before = written[index - 1];
      return (before && glyph.left - before.right > SPACE * glyph.style.size ? ' ' : '') + glyph.text;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
