import { type Line, removeLeaders } from '@sheaf/pdf-text/lines/lines';
import type { LineWord } from '@sheaf/pdf-text/lines/textLine';
import { getPicture } from '../read/pictureWord.ts';
import { orderWords } from './buildInlines.ts';

/** A line with its place in the column or cell it is in. */
export interface PlacedLine {
  words: LineWord[];
  size: number;
  base: number;
  top: number;
  page: number;
  /** From the edges of what it is in. */
  left: number;
  right: number;
  /** How wide that is. */
  room: number;
  isRightToLeft: boolean;
  /** The words before which it leaps to a tab stop. */
  tabs: Set<LineWord>;
  /** True where dots lead to the last tab. */
  hasLeaders: boolean;
  endsOnPurpose?: boolean;
  /** A bare number counts it. */
  isCounted?: boolean;
}

export interface Frame {
  left: number;
  right: number;
  /** True where no line reaches its right edge, which is taken to lie as far from that of the page as the left one does. */
  isGuessed?: boolean;
}

/** A paragraph with its lines, before it is known what it is. */
export interface TextDraft {
  lines: PlacedLine[];
  columnKey: string;
}

export function placeLine(line: Line, frame: Frame, page: number): PlacedLine {
  const starts = line.isRightToLeft || line.cells.length < 2 ? [] : line.cells.slice(1);
  const all = orderWords(line);
  const words = line.hasLeaders ? removeInnerLeaders(all) : all;
  const tabs = new Set(starts.flatMap(({ left }) => words.find((word) => Math.abs(word.left - left) < 0.5) ?? []));
  // Dots that were set as text become the leader of a tab to what they lead to.
  const leaderEnds = words.find((word) => word !== words[0] && !words.includes(all[all.indexOf(word) - 1] ?? word));
  if (line.hasLeaders && !line.isRightToLeft && leaderEnds) tabs.add(leaderEnds);
  return {
    words,
    size: line.size,
    base: line.base,
    top: line.top,
    page,
    left: line.left - frame.left,
    right: frame.right - line.right,
    room: frame.right - frame.left,
    isRightToLeft: line.isRightToLeft,
    tabs,
    hasLeaders: line.hasLeaders,
    ...(line.endsOnPurpose && { endsOnPurpose: true }),
    ...(line.isCounted && { isCounted: true }),
  };
}

/** Dots at a line's end lead to nothing: somebody is to write there. */
function removeInnerLeaders(all: LineWord[]): LineWord[] {
  const words = removeLeaders(all);
  const last = words.at(-1);
  return last ? [...words, ...all.slice(all.indexOf(last) + 1)] : words;
}

export function draftText({ lines }: Pick<TextDraft, 'lines'>): string {
  return lines.map(({ words }) => words.flatMap((word) => (getPicture(word) ? [] : [word.text])).join(' ')).join(' ');
}
