import type { Glyph, GlyphMarks } from '@sheaf/pdf-text/glyphs/glyph';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { ReaderMark } from './annotations.ts';

/** A note belongs to words no further than this from it, in points. */
const REACH = 200;
/** Letters whose bases are closer than this share of their height are on one line. */
const SAME_LINE = 0.4;
const WORD_GAP = 0.2;

/** Returns what readers added to each glyph: highlights, lines under and through it, comments. */
export function markByReaders(glyphs: readonly Glyph[], marks: readonly ReaderMark[]): Map<Glyph, Partial<GlyphMarks>> {
  const changes = new Map<Glyph, Partial<GlyphMarks>>();
  for (const mark of marks) {
    const { kind, comment, color } = mark;
    const look: Partial<GlyphMarks> = {
      ...(kind === 'highlight' && { highlight: color }),
      ...(kind === 'underline' && { isUnderlined: true }),
      ...(kind === 'strike' && { isStruck: true }),
      ...(comment && { comment: comment.id }),
    };
    for (const glyph of findMarkedGlyphs(glyphs, mark)) changes.set(glyph, { ...changes.get(glyph), ...look });
  }
  return changes;
}

function findMarkedGlyphs(glyphs: readonly Glyph[], { kind, rectangles }: ReaderMark): Glyph[] {
  const inside = glyphs.filter((glyph) => rectangles.some((rectangle) => isIn(glyph, rectangle)));
  const words = inside.filter(({ text }) => text.trim() !== '');
  if (kind !== 'note') return words.length === 0 ? [] : inside;
  const [place] = rectangles;
  return words.length > 0 ? words : place ? findNearestWord(glyphs, place) : [];
}

function isIn({ left, right, originY, style }: Glyph, place: Rectangle): boolean {
  const [x, y] = [(left + right) / 2, originY - 0.3 * style.size];
  return x >= place.left && x <= place.right && y >= place.top && y <= place.bottom;
}

/** The line level with a note counts more than one that is only near. */
function findNearestWord(glyphs: readonly Glyph[], place: Rectangle): Glyph[] {
  const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
  const distance = ({ left, right, originY, style }: Glyph) =>
    Math.max(0, left - x, x - right) + 4 * Math.max(0, Math.abs(originY - 0.3 * style.size - y) - style.size / 2);
  const letters = glyphs.filter(({ text }) => text.trim() !== '');
  const [nearest] = [...letters].sort((one, other) => distance(one) - distance(other));
  if (!nearest || distance(nearest) > REACH * 4) return [];
  const line = letters
    .filter(({ originY }) => Math.abs(originY - nearest.originY) < SAME_LINE * nearest.style.size)
    .sort((one, other) => one.left - other.left);
  const at = line.indexOf(nearest);
  const isTogether = (one: Glyph | undefined, other: Glyph | undefined) => one && other && other.left - one.right < WORD_GAP * nearest.style.size;
  let [from, to] = [at, at];
  while (isTogether(line[from - 1], line[from])) from -= 1;
  while (isTogether(line[to], line[to + 1])) to += 1;
  return line.slice(from, to + 1);
}
