import { changeWord } from '@sheaf/pdf-text/lines/drawnWord';
import { joinLineText, type Line } from '@sheaf/pdf-text/lines/lines';
import { measureLineReach, roundPoints } from '../paragraphs/spacing.ts';

/** A footnote as it is on its page. */
export interface FootnoteDraft {
  page: number;
  mark: string;
  lines: Line[];
  /** The edges of the column that it is in, where it is not under the whole text. */
  column?: { left: number; right: number };
  /** Set where it turned out to have a mark in the text. */
  id?: number;
}

export const MARK = /^(\d{1,3}|[*†‡§¶]{1,3}|\[\d{1,3}\]|[a-z])$/;
const JOINED_MARK = /^(\d{1,3})(?=\p{L})/u;

/** Returns the mark that a line begins with, and the line without it. */
export function splitFootnoteMark(line: Line): { mark: string; rest: Line } | undefined {
  const [segment, ...others] = line.segments;
  const [word, ...words] = segment?.words ?? [];
  if (!segment || !word) return undefined;
  const plain = word.text.replace(/[.)]$/, '');
  if (MARK.test(plain) && (words.length > 0 || others.length > 0)) {
    const rest = words.length > 0 ? [{ ...segment, words, left: words[0]?.left ?? segment.left }, ...others] : others;
    return { mark: plain, rest: { ...line, words: line.words.slice(1), segments: rest, left: rest[0]?.left ?? line.left } };
  }
  const joined = JOINED_MARK.exec(joinLineText(line));
  const [run, ...runs] = word.runs ?? [];
  if (!joined?.[1] || !run || runs.length === 0 || run.text !== joined[1]) return undefined;
  const shorn = changeWord(word, { text: word.text.slice(run.text.length), runs });
  const rest = { ...segment, words: [shorn, ...words] };
  return { mark: run.text, rest: { ...line, words: [shorn, ...line.words.slice(1)], segments: [rest, ...others] } };
}

/** Measures the gap below a note, in points; below the last of a page, the median gap. */
export function measureGapBelow(note: FootnoteDraft, notes: FootnoteDraft[]): number {
  const gaps = new Map(
    notes.flatMap((each, index) => {
      const [next, last] = [notes[index + 1], each.lines.at(-1)];
      const first = next?.lines[0];
      if (next?.page !== each.page || !first || !last) return [];
      return [[each, roundPoints(first.base - measureLineReach(first).above - last.base - measureLineReach(last).below)] as const];
    }),
  );
  const sorted = [...gaps.values()].sort((one, other) => one - other);
  return gaps.get(note) ?? sorted[Math.floor(sorted.length / 2)] ?? 0;
}
