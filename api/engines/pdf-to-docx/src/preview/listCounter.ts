import { MOST_CIRCLED, writeCircledNumber } from '@sheaf/pdf-text/layout/listMarkers';
import type { ListStyle } from '../model/documentModel.ts';

type Format = ListStyle['levels'][number]['format'];

/** Counts the items of lists as Word does: each level by itself, and from the start again behind an item of a higher one. */
export class ListCounter {
  private readonly lists: readonly ListStyle[];
  private readonly counts = new Map<number, number[]>();

  constructor(lists: readonly ListStyle[]) {
    this.lists = lists;
  }

  /** The mark of the next item; nothing for a list that is not known. */
  next(list: number, level: number): string | undefined {
    const levels = this.lists[list]?.levels;
    const own = levels?.[Math.min(level, levels.length - 1)];
    if (!levels || !own) return undefined;
    const counts = (this.counts.get(list) ?? []).slice(0, level + 1);
    for (let above = 0; above < level; above += 1) counts[above] ??= levels[above]?.start ?? 1;
    counts[level] = (counts[level] ?? own.start - 1) + 1;
    this.counts.set(list, counts);
    if (own.format === 'bullet') return own.text;
    return own.text.replace(/%(\d)/g, (_, place: string) =>
      writeNumber(levels[Number(place) - 1]?.format ?? 'decimal', counts[Number(place) - 1] ?? 1),
    );
  }
}

const ROMANS: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const LETTERS = 26;
const FIRST_LETTER = 97;

/** Writes a count as Word writes it. */
export function writeNumber(format: Format, count: number): string {
  if (format === 'lowerRoman') return roman(count);
  if (format === 'upperRoman') return roman(count).toUpperCase();
  if (format === 'lowerLetter') return letters(count);
  // Word writes plain numbers beyond the last circled one.
  if (format === 'circledDecimal' && count >= 1 && count <= MOST_CIRCLED) return writeCircledNumber(count);
  return format === 'upperLetter' ? letters(count).toUpperCase() : String(count);
}

function roman(count: number): string {
  let rest = count;
  let written = '';
  for (const [value, sign] of ROMANS) {
    while (rest >= value) {
      written += sign;
      rest -= value;
    }
  }
  return written;
}

/** Behind z, Word writes aa, bb, and so on. */
function letters(count: number): string {
  return String.fromCharCode(FIRST_LETTER + ((count - 1) % LETTERS)).repeat(Math.floor((count - 1) / LETTERS) + 1);
}
