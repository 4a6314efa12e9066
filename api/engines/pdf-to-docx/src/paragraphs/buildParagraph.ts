import { isFixedPitch } from '@sheaf/pdf-text/lines/fixedPitch';
import { turnInLine } from '@sheaf/pdf-text/lines/lines';
import type { Paragraph, TabStop } from '../model/documentModel.ts';
import { detectAlignment } from './alignment.ts';
import { buildInlines, type InlineSource } from './buildInlines.ts';
import { measureLineHeight } from './spacing.ts';
import type { PlacedLine } from './textDraft.ts';

/** Indents smaller than this, in points, are none. */
const NO_INDENT = 2;

/** Builds a paragraph of its lines; what it is and how far it is from others is decided later. */
export function buildParagraph(read: PlacedLine[], source: InlineSource, skip = 0): Paragraph {
  const isRightToLeft = runBackward(read);
  const lines = isRightToLeft ? read.map(turnNumbers) : read;
  const { align, isDoubtful } = detectAlignment(lines, isRightToLeft);
  const [first, ...others] = lines;
  const start = (line: PlacedLine) => (isRightToLeft ? line.right : line.left);
  const startsFlush = align === 'justify' || align === (isRightToLeft ? 'right' : 'left');
  const firstStart = first ? start(first) : 0;
  // Lines of code that are further in begin with spaces.
  const inner = lines.length > 1 && lines.every(isFixedPitch) ? lines : others;
  const rest = inner.length > 0 ? Math.min(...inner.map(start)) : firstStart;
  const base = startsFlush ? indent(Math.abs(rest - firstStart) < NO_INDENT ? Math.min(rest, firstStart) : rest) : 0;
  const ends = lines.slice(0, -1).map((line) => (isRightToLeft ? line.left : line.right));
  const end = startsFlush && ends.length > 1 ? indent(Math.min(...ends)) : 0;
  const tabs = findTabStops(lines);
  const runsOver = describePages(lines);
  return {
    kind: 'paragraph',
    role: { type: 'body' },
    align,
    isRightToLeft,
    indent: {
      ...buildIndents(base, align === 'justify' && end > 6 ? end : 0, isRightToLeft),
      firstLine: startsFlush ? indent(firstStart - base) : 0,
    },
    spaceBefore: 0,
    spaceAfter: 0,
    lineHeight: measureLineHeight(lines),
    beginsPage: false,
    inlines: buildInlines(
      lines.map((line, index) => (index === 0 ? { ...line, words: line.words.slice(skip) } : line)),
      source,
    ),
    page: first?.page ?? 1,
    confidence: isDoubtful ? 0.8 : 1,
    ...(tabs.length > 0 && { tabs }),
    ...(runsOver.length > 0 && { runsOver }),
  };
}

/** Returns whether most lines run from right to left. A line of numbers alone runs as the others do. */
function runBackward(lines: readonly PlacedLine[]): boolean {
  const worded = lines.filter(({ words }) => words.some(({ text }) => /\p{L}/u.test(text)));
  return worded.filter((line) => line.isRightToLeft).length > 0.5 * worded.length;
}

/** Reads the numbers of a line without letters as those of lines that run from right to left. */
function turnNumbers(line: PlacedLine): PlacedLine {
  if (line.isRightToLeft || line.words.some(({ text }) => /\p{L}/u.test(text))) return line;
  return { ...line, words: line.words.map((word) => turnInLine(word)).reverse(), isRightToLeft: true };
}

/** Returns the indents from both edges of the column, of what is known from where a line begins and ends. */
function buildIndents(start: number, end: number, isRightToLeft: boolean): { left: number; right: number } {
  return isRightToLeft ? { left: end, right: start } : { left: start, right: end };
}

function describePages(lines: readonly PlacedLine[]): NonNullable<Paragraph['runsOver']> {
  const lengths = lines.map(({ words }) => words.reduce((sum, { text }) => sum + text.length, 0));
  const whole = Math.max(
    1,
    lengths.reduce((sum, length) => sum + length, 0),
  );
  let before = 0;
  return lines.flatMap(({ page }, index) => {
    const share = before / whole;
    before += lengths[index] ?? 0;
    return index > 0 && page !== lines[index - 1]?.page ? [{ page, share }] : [];
  });
}

function indent(points: number): number {
  return Math.abs(points) < NO_INDENT ? 0 : Math.round(points * 2) / 2;
}

/** Where the leaps of a paragraph's lines end. */
function findTabStops(lines: PlacedLine[]): TabStop[] {
  const found: TabStop[] = [];
  for (const { words, tabs, left, right, room, hasLeaders } of lines) {
    const origin = Math.min(...words.map((word) => word.left)) - left;
    for (const word of tabs) {
      const isLast = [...tabs].at(-1) === word;
      const isAtEnd = isLast && right < 3;
      const at = isAtEnd ? room : word.left - origin;
      if (!found.some((stop) => Math.abs(stop.at - at) < 4))
        found.push({ at, align: isAtEnd ? 'right' : 'left', ...(hasLeaders && isLast && { leader: 'dot' as const }) });
    }
  }
  return found.sort((one, other) => one.at - other.at);
}
