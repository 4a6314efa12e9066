import { buildLines, type Line } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { PageContent } from '../read/readPages.ts';
import { type FootnoteDraft, MARK, splitFootnoteMark } from './footnoteDraft.ts';
import { takeTaggedFootnotes } from './taggedFootnotes.ts';

/** The line over notes is this long, as shares of the page's width, and is in the lower part of the page. */
const LINE_LENGTH = { from: 0.08, to: 0.62 };
const LOWER_PART = 0.35;
/** Notes begin where the line over them does, give or take so many points. */
const AT_LINE = 6;
export const SMALLER = 0.96;

/** Takes the notes at the foot of a page out of its text. `text` says whether marks that could be theirs are in it. */
export function takeFootnotes({ text, drawing }: PageContent, bodySize: number): FootnoteDraft[] {
  const [main] = text.groups;
  const { width, height, page } = text;
  if (main?.turn !== 0) return [];
  const tagged = takeTaggedFootnotes(main, text.tags, page);
  if (tagged) return tagged;
  const separators = drawing.rulings.filter(({ isHorizontal, left, right, top, thickness }) => {
    const length = right - left;
    return isHorizontal && thickness < 2 && length > LINE_LENGTH.from * width && length < LINE_LENGTH.to * width && top > LOWER_PART * height;
  });
  const isSmall = ({ size }: Segment) => size < SMALLER * bodySize;
  const raised = findRaisedMarks(main.segments);
  const notes: FootnoteDraft[] = [];
  for (const separator of separators.sort((one, other) => one.left - other.left)) {
    // Columns of text have their own notes below them, each behind a line of its own.
    const beside = separators.filter(({ left }) => left > separator.right).map(({ left }) => left - AT_LINE);
    const end = Math.min(...beside, width);
    const { left, top } = separator;
    const isUnder = (segment: Segment) => segment.left > left - AT_LINE && segment.left < end;
    const below = main.segments.filter((segment) => segment.base - 0.5 * segment.size > top - 1 && isUnder(segment) && isSmall(segment));
    const others = main.segments.filter(
      (segment) => segment.base > top && segment.left > left - AT_LINE && !below.includes(segment) && Math.abs(segment.left - left) < 20,
    );
    const taken = others.length === 0 ? splitNotes(below, page, raised) : undefined;
    if (!taken) continue;
    main.segments = main.segments.filter((segment) => !below.includes(segment));
    const isInColumn = beside.length > 0 || notes.length > 0;
    notes.push(...taken.map((note) => (isInColumn ? { ...note, column: { left, right: end } } : note)));
  }
  if (notes.length > 0) return notes;
  return findNotesWithoutSeparator(main, { page, height, bodySize, raised });
}

interface PageFacts {
  page: number;
  height: number;
  bodySize: number;
  raised: Set<string>;
}

/** Without a line over them, notes are the small lines at the very end of a page whose raised marks the text has too. */
function findNotesWithoutSeparator(main: { segments: Segment[] }, { page, height, bodySize, raised }: PageFacts): FootnoteDraft[] {
  if (raised.size === 0) return [];
  const fromBelow = [...main.segments].sort((one, other) => other.base - one.base);
  const end = fromBelow.findIndex(({ size, base }) => size >= SMALLER * bodySize || base < 0.5 * height);
  const small = end < 0 ? [] : fromBelow.slice(0, end);
  const lines = buildLines(small);
  const start = lines.findIndex((line) => isMarked(line) && raised.has(splitFootnoteMark(line)?.mark ?? ''));
  if (start < 0) return [];
  const below = lines.slice(start).flatMap(({ segments }) => segments);
  const taken = splitNotes(below, page, raised);
  if (!taken) return [];
  main.segments = main.segments.filter((segment) => !below.includes(segment));
  return taken;
}

/** Finds every raised mark in the text of a page. */
export function findRaisedMarks(segments: Segment[]): Set<string> {
  const marks = segments.flatMap(({ words }) =>
    words.flatMap(({ runs = [], isRaised, text }, index) => [
      ...runs
        .slice(index === 0 && isRaised ? 1 : 0)
        .filter(({ script }) => script === 'super')
        .map((run) => run.text),
      ...(isRaised && index > 0 ? [text] : []),
    ]),
  );
  return new Set(marks.map((mark) => mark.replace(/[,;.\s]/g, '')).filter((mark) => MARK.test(mark)));
}

function splitNotes(segments: Segment[], page: number, raised: Set<string>): FootnoteDraft[] | undefined {
  const notes: FootnoteDraft[] = [];
  for (const line of buildLines(segments)) {
    const found = splitFootnoteMark(line);
    const last = notes.at(-1);
    const isNext = found && (raised.has(found.mark) || isMarked(line) || follows(last?.mark, found.mark));
    if (found && isNext) notes.push({ page, mark: found.mark, lines: [found.rest] });
    else if (last) last.lines.push(line);
    // What goes on from the page before has no mark of its own.
    else notes.push({ page, mark: '', lines: [line] });
  }
  return notes.some(({ mark }) => mark !== '') ? notes : undefined;
}

function follows(last: string | undefined, mark: string): boolean {
  return last !== undefined && Number.parseInt(mark, 10) === Number.parseInt(last, 10) + 1;
}

/** Returns whether a line begins with a raised sign. */
export function isMarked({ segments }: Line): boolean {
  return segments[0]?.words[0]?.isRaised ?? false;
}
