import type { Line } from '../lines/lines.ts';
import { findListMarker } from './listMarkers.ts';

/** This many entries have further lines, in a column that holds little else, and this share of the lines before them is full. */
const LEAST = 3;
const SHARE = 0.8;
/** The indent of the lines of an entry in letter heights, and its tolerance in points. */
const INSIDE = { least: 0.7, most: 5 };
const SAME_EDGE = 1.2;
const ROOM = 0.6;

/** Decides which lines of a column begin entries, and which continue them. */
export interface HangingEntries {
  begins(line: Line): boolean;
  continues(line: Line): boolean;
}

/** Finds the entries of a dictionary, a list of works or a play, each of which hangs to the left of its other lines; nothing where a column has none. */
export function findHangingEntries(lines: Line[]): HangingEntries | undefined {
  const usual = lines.filter(({ isRightToLeft, cells }) => !isRightToLeft && cells.length === 1);
  if (usual.length < 2 * LEAST || lines.some((line) => findListMarker(line) !== undefined)) return undefined;
  const out = Math.min(...usual.map(({ left }) => left));
  const edge = Math.max(...usual.map(({ right }) => right));
  const size = usual[Math.floor(usual.length / 2)]?.size ?? 10;
  const inside = findCommonest(usual.map(({ left }) => left).filter((left) => left > out + INSIDE.least * size && left < out + INSIDE.most * size));
  if (inside === undefined) return undefined;
  const begins = ({ left }: Line) => Math.abs(left - out) < SAME_EDGE;
  const continues = ({ left }: Line) => Math.abs(left - inside) < SAME_EDGE;
  if (lines.filter((line) => begins(line) || continues(line)).length < SHARE * lines.length) return undefined;
  const pairs = lines.flatMap((line, index) => {
    const before = lines[index - 1];
    return before && continues(line) && (continues(before) || begins(before)) ? [{ line, before }] : [];
  });
  const measureFirstWord = ([word]: Line['words']) => (word ? word.right - word.left : 0);
  const full = pairs.filter(({ line, before }) => edge - before.right < measureFirstWord(line.words) + ROOM * size);
  const entries = pairs.filter(({ before }) => begins(before));
  return entries.length >= LEAST && full.length >= SHARE * pairs.length ? { begins, continues } : undefined;
}

/** The position, rounded to points, that most of these share. */
function findCommonest(lefts: number[]): number | undefined {
  const counts = Map.groupBy(lefts, Math.round);
  const [most] = [...counts].sort(([, one], [, other]) => other.length - one.length);
  return most && most[1].length >= LEAST ? most[0] : undefined;
}
