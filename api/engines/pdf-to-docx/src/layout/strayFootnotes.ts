import { buildLines, type Line } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { PageContent } from '../read/readPages.ts';
import { type FootnoteDraft, splitFootnoteMark } from './footnoteDraft.ts';
import { findRaisedMarks, isMarked, SMALLER } from './takeFootnotes.ts';

/** Lines of one note are no further apart than this, in letter heights. */
const STEP = 1.9;
/** A mark is raised less than this, in letter heights of its note. */
const HIGHEST = 0.6;

/**
 * Takes notes that a browser printed at the top of the page after their mark, since its own page was full. They begin with a raised mark that is
 * in the text of the page before, whose notes do not have it.
 */
export function takeStrayFootnotes(pages: readonly PageContent[], notes: readonly FootnoteDraft[], bodySize: number): FootnoteDraft[] {
  const taken: FootnoteDraft[] = [];
  for (const [index, page] of pages.entries()) {
    const next = pages[index + 1];
    const marks = findMarksWithoutNotes(page, [...notes, ...taken]);
    const main = next?.text.groups[0];
    if (marks.length === 0 || main?.turn !== 0) continue;
    const lines = buildLines(main.segments);
    const end = lines.findIndex(({ size }) => size >= SMALLER * bodySize);
    const found = findNotes(end < 0 ? lines : lines.slice(0, end), marks);
    if (!found) continue;
    const used = new Set<Segment>(found.flatMap((each) => each.segments));
    main.segments = main.segments.filter((segment) => !used.has(segment));
    taken.push(...found.map(({ mark, lines: own }) => ({ page: page.text.page, mark, lines: own })));
  }
  return taken;
}

function findMarksWithoutNotes({ text }: PageContent, notes: readonly FootnoteDraft[]): string[] {
  const own = notes.filter(({ page }) => page === text.page);
  const marks = [...findRaisedMarks(text.groups[0]?.segments ?? [])];
  return marks.filter((mark) => /^\d+$/.test(mark) && !own.some((note) => note.mark === mark));
}

interface FoundNote {
  mark: string;
  lines: Line[];
  segments: Segment[];
}

/** Finds notes in the small lines at the top of a page. Returns undefined unless all of those lines belong to some. */
function findNotes(lines: readonly Line[], marks: readonly string[]): FoundNote[] | undefined {
  const notes: FoundNote[] = [];
  for (const [index, line] of lines.entries()) {
    const begun = isMarked(line) ? splitFootnoteMark(line) : undefined;
    const [last, before] = [notes.at(-1), lines[index - 1]];
    const alone = findLoneMark(line, lines[index + 1]);
    if (alone !== undefined && marks.includes(alone)) notes.push({ mark: alone, lines: [], segments: [...line.segments] });
    else if (begun && marks.includes(begun.mark)) notes.push({ mark: begun.mark, lines: [begun.rest], segments: [...line.segments] });
    else if (last && before && !begun && line.base - before.base < STEP * line.size) {
      last.lines.push(line);
      last.segments.push(...line.segments);
    } else return undefined;
  }
  return notes.length > 0 ? notes : undefined;
}

/** Finds a mark raised so far that it is a line by itself, just above its note. */
function findLoneMark({ words, base, size }: Line, next: Line | undefined): string | undefined {
  const [only, ...others] = words;
  return only && others.length === 0 && next && next.base - base < HIGHEST * next.size && size < next.size ? only.text : undefined;
}
