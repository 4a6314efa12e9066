import { type CvLine, measureColumnEdges } from '../lines/cvLine.ts';
import { NOWHERE, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { findDate } from '../words/findDates.ts';
import { startsWithActionVerb } from '../words/startsWithActionVerb.ts';

/** The right edge of a text is where its longest lines end, give or take the word that did not fit. */
const FULL_LINE_TOLERANCE = 0.5;
/** A line that leaves so much of its column free was ended on purpose. */
const MIN_FREE_SHARE = 0.25;
/** In characters. A shorter line of pasted text ends its paragraph. */
const MIN_FULL_PASTED_LINE = 60;
const GAP_TOLERANCE = 0.45;
/** A text that goes on, whatever follows. */
const OPEN_END = /(?:\b(?:and|or|of|the|an?|to|for|with|in|at|by|on|from|as|was|were|is|are|been)|[,:&–—/-])$/iu;
const INCOMPLETE_END = /\s(?:for|of|the|an?|with|at|by|from)$/;
const SENTENCE_END = /[.!?…]["'”’»)]*$/;

/** Returns what somebody did, point by point: the lines below the head of a job, put together again. */
export function joinBullets(lines: CvLine[], source: string): TextSpan[] {
  const bullets: CvLine[][] = [];
  const edges = measureColumnEdges(lines);
  const typicalGap = measureTypicalGap(lines);
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const bullet = bullets.at(-1);
    if (
      bullet &&
      before &&
      continuesBullet(before, line, { edge: edges.get(line.column) ?? 0, typicalGap, hasListMarks: bullet[0]?.hasListMark ?? false })
    )
      bullet.push(line);
    else bullets.push([line]);
  }
  return bullets.map((bullet) => buildLinesSpan(bullet, source)).filter(({ text }) => /\p{L}{2}/u.test(text));
}

/** Returns the stretch from the first to the last of some lines. */
export function buildLinesSpan(lines: CvLine[], source: string): TextSpan {
  const locatedLines = lines.filter(({ start }) => start !== NOWHERE);
  const start = Math.min(...locatedLines.map((line) => line.start));
  const end = Math.max(...locatedLines.map((line) => line.end));
  return trimStart({ start, end, text: source.slice(start, end) });
}

function trimStart(span: TextSpan): TextSpan {
  const inner = trimSpan(span);
  const end = span.start + span.text.trimEnd().length;
  return { start: inner.start, end, text: span.text.slice(inner.start - span.start, end - span.start) };
}

interface BulletContext {
  edge: number;
  typicalGap: number;
  hasListMarks: boolean;
}

function continuesBullet(before: CvLine, line: CvLine, { edge, typicalGap, hasListMarks }: BulletContext): boolean {
  if (line.hasListMark) return false;
  // A bold line, and one that begins with a stretch of time, is the head of something else.
  const time = findDate(line.text);
  if ((line.isEmphasized && !before.isEmphasized) || (time?.from === 0 && time.kind !== 'single' && !OPEN_END.test(before.text))) return false;
  // "Silver 2023, for" ends no line of its own.
  if (INCOMPLETE_END.test(before.text) && line.column === before.column && line.page === before.page && line.top > before.top) return true;
  // "mentored 2 grads" below a line that was ended on purpose is a point of its own, whose sign was drawn.
  if ((startsWithActionVerb(line.text) || line.paragraph !== before.paragraph) && endsEarly(before) && !OPEN_END.test(before.text)) return false;
  if (/^[(\p{Ll}]/u.test(line.text) && !SENTENCE_END.test(before.text)) return true;
  if (line.size === 1 && startsWithActionVerb(line.text) && !OPEN_END.test(before.text)) return false;
  // The text of a point with a sign begins at the right of that sign, on all of its lines.
  if (hasListMarks) return line.column !== before.column || line.left > before.left - 1.2 * line.size;
  // In pasted text, a line that opens with an action verb or follows a short line starts a new bullet.
  if (line.size === 1 && (startsWithActionVerb(line.text) || (/^\p{Lu}/u.test(line.text) && before.text.length < MIN_FULL_PASTED_LINE))) return false;
  if (isLastWord(before, line, edge)) return true;
  // The shared reader saw the whole page: what it took for two paragraphs is no line that ran over.
  if (line.column === before.column && line.paragraph !== before.paragraph) return false;
  if (line.column === before.column && line.top - before.top > typicalGap + GAP_TOLERANCE * line.size) return false;
  const [first = ''] = line.text.split(' ');
  const letterWidth = (line.right - line.left) / Math.max(1, line.text.length);
  if (endsEarly(before)) return false;
  if (startsWithPastAction(line) && !OPEN_END.test(before.text)) return false;
  const isFull = edge - before.right < (first.length + 1) * letterWidth + FULL_LINE_TOLERANCE * line.size;
  return isFull && !SENTENCE_END.test(before.text);
}

/** Detects a line that leaves much of its column free. */
function endsEarly({ rightLimit, left, right }: CvLine): boolean {
  return rightLimit !== undefined && rightLimit - right > MIN_FREE_SHARE * (rightLimit - left);
}

/** Detects one wrapped word below its line: "Shortlisted for the Whitfield" over "Prize.". */
function isLastWord(before: CvLine, line: CvLine, edge: number): boolean {
  const isWord = /^[\p{L}\d’'-]+\.$/u.test(line.text) && before.column === line.column && before.page === line.page && line.top > before.top;
  return isWord && !SENTENCE_END.test(before.text) && before.left === line.left && edge - before.right < line.right - line.left + line.size;
}

/** Detects a capitalised past verb at the start: "Tested and certified homes". "Managed Services" has none. */
function startsWithPastAction({ text }: CvLine): boolean {
  return /^\p{Lu}\p{Ll}+ed [\p{Ll}\d£$€]/u.test(text) && startsWithActionVerb(text);
}

/** Measures the typical distance from a line to the next. */
function measureTypicalGap(lines: CvLine[]): number {
  const gaps = lines.slice(1).flatMap((line, index) => {
    const before = lines[index];
    return before && before.column === line.column && line.top > before.top ? [line.top - before.top] : [];
  });
  return Math.min(...gaps, Infinity);
}
