import type { DocumentText, PageText, Word } from '@sheaf/pdf-text/documentText';
import { cutSpan, NOWHERE } from '../text/textSpan.ts';
import { PRESENT } from '../words/months.ts';
import { addRightLimits } from './addRightLimits.ts';
import { type CvLine, MAX_LINE_LETTERS, MAX_LINES, measureListMark } from './cvLine.ts';
import { joinSplitRows } from './joinSplitRows.ts';
import { findRowLabel } from './rows.ts';
import { joinRowsAcrossColumns } from './rowsAcrossColumns.ts';
import { separateColumns } from './separateColumns.ts';

/** A gap of this many letter heights parts two cells of a row. */
const CELL_GAP = 1.5;
/** After a time that fills its column, and where another paragraph begins, less is enough. */
const NARROW_GAP = 0.55;
const TIME_CELL = new RegExp(`^(?=.{4,32}$).*(?:19|20)\\d{2}\\s*(?:[–—-]\\s*(?:(?:${PRESENT.join('|')})$)?)?$`, 'i');
const SAME_LINE = 0.6;
const SAME_ROW = 0.3;
const LARGE_RATIO = 1.45;
/** Letters that were set apart from each other to decorate. */
const LETTERSPACED = /^(?:\S{1,2}\s){3,}\S{1,3}$/;

interface PlacedWord {
  start: number;
  end: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where it ends, of a word that its line divides. */
  last: { top: number; bottom: number; right: number };
  /** Another paragraph than the word before it on its line. */
  startsParagraph?: boolean;
}

/** Returns the lines of a document in reading order, each with its place. */
export function readDocumentLines(document: DocumentText): CvLine[] {
  const lines: CvLine[] = [];
  let paragraph = 0;
  let column = 0;
  for (const page of document.pages) {
    column += 1;
    lines.push(...buildRunningLines(page, column));
    let row: PlacedWord[] = [];
    const endLine = () => {
      const line = buildLine(document.text, row, page);
      row = [];
      if (!line || lines.length >= MAX_LINES) return;
      const before = lines.at(-1);
      if (before?.page === page.page && before.start !== NOWHERE && line.top < before.top - before.size) column += 1;
      const kind = document.paragraphs[paragraph]?.kind;
      lines.push({ ...line, paragraph, column, isEmphasized: kind === 'heading', ...(kind === 'tableRow' && { isTableRow: true }) });
    };
    for (const word of page.words) {
      const placed = placeWord(word, page);
      const before = row.at(-1);
      const isNextParagraph = word.start >= (document.paragraphs[paragraph]?.end ?? Infinity);
      // A cell of a table may be a paragraph of its own and still is in its row.
      if (before && !isOnSameLine(before, placed, isNextParagraph)) endLine();
      if (isNextParagraph && row.length > 0) placed.startsParagraph = true;
      while (word.start >= (document.paragraphs[paragraph]?.end ?? Infinity)) paragraph += 1;
      row.push(placed);
    }
    endLine();
  }
  const scannedPages = new Set(document.pages.filter(({ source }) => source === 'ocr').map(({ page }) => page));
  const joinedLines = joinRowsAcrossColumns(separateColumns(joinSplitRows(scannedPages.size > 0 ? evenScannedLines(lines, scannedPages) : lines)));
  return addRightLimits(joinedLines, new Map(document.pages.map(({ page, width }) => [page, width])));
}

/** The height of a line in a picture depends on its letters, so only what is far larger is larger; what stands out nobody can say. */
function evenScannedLines(lines: CvLine[], scannedPages: ReadonlySet<number>): CvLine[] {
  const sizes = lines.filter(({ page }) => scannedPages.has(page)).map(({ size }) => size);
  const medianSize = sizes.sort((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0;
  return lines.map((line) =>
    scannedPages.has(line.page) ? { ...line, size: line.size > LARGE_RATIO * medianSize ? line.size : medianSize, isEmphasized: false } : line,
  );
}

/** What is at the head or foot of every page belongs to no page's text, but may be all that names the owner. */
function buildRunningLines({ page, paginationArtifacts }: PageText, column: number): CvLine[] {
  const texts = page === 1 ? paginationArtifacts.filter((text) => /\p{L}{2}/u.test(text)) : [];
  return texts.map((text) => {
    const span = { start: NOWHERE, end: NOWHERE, text };
    return {
      ...span,
      page,
      left: 0,
      right: 0,
      top: 0,
      bottom: 0,
      size: 0,
      cells: [{ ...span, left: 0, right: 0, size: 0 }],
      paragraph: -1,
      isEmphasized: false,
      hasListMark: false,
      column,
    };
  });
}

function placeWord({ start, end, boxes }: Word, { width, height }: PageText): PlacedWord {
  const [first, last] = [boxes[0], boxes.at(-1)];
  const scaleBox = (box = { x: 0, y: 0, w: 0, h: 0 }) => ({
    left: box.x * width,
    right: (box.x + box.w) * width,
    top: box.y * height,
    bottom: (box.y + box.h) * height,
  });
  return { start, end, ...scaleBox(first), last: scaleBox(last) };
}

function isOnSameLine({ last }: PlacedWord, next: PlacedWord, isNextParagraph: boolean): boolean {
  const height = Math.max(last.bottom - last.top, next.bottom - next.top, 1);
  const isLevel = Math.abs(last.top + last.bottom - next.top - next.bottom) / 2 < (isNextParagraph ? SAME_ROW : SAME_LINE) * height;
  return isLevel && next.left > last.right - (isNextParagraph ? 0 : height);
}

function buildLine(text: string, row: PlacedWord[], { page }: PageText): Omit<CvLine, 'paragraph' | 'column' | 'isEmphasized'> | undefined {
  const [first] = row;
  const last = row.at(-1);
  if (!first || !last || last.end - first.start > MAX_LINE_LETTERS) return undefined;
  const fullLine = { start: first.start, end: last.end, text: text.slice(first.start, last.end) };
  const size = row.map((word) => word.bottom - word.top).sort((one, other) => one - other)[Math.floor(row.length / 2)] ?? 1;
  const mark = measureListMark(fullLine.text);
  const line = cutSpan(fullLine, mark);
  const words = mark > 0 ? row.filter((word) => word.end > line.start) : row;
  const cells: CvLine['cells'] = [];
  const isLetterspaced = LETTERSPACED.test(line.text);
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const cell = cells.at(-1);
    const gap = before ? word.left - before.last.right : 0;
    const isNarrow = word.startsParagraph || (cells.length === 1 && cell !== undefined && TIME_CELL.test(cell.text));
    // "Business or sector" and "Public transport" are two paragraphs with a space between them.
    const isAfterLabel = word.startsParagraph === true && cell !== undefined && findRowLabel(cell.text) !== undefined;
    const isNewCell = isAfterLabel || (gap > (isNarrow ? NARROW_GAP : CELL_GAP) * size && !isLetterspaced);
    if (cell && !isNewCell) {
      cell.end = word.end;
      cell.words?.push({ start: word.start, left: word.left, after: before?.last.right ?? word.left });
      cell.text = text.slice(cell.start, word.end);
      cell.right = word.right;
      cell.size = Math.max(cell.size, word.bottom - word.top);
    } else {
      const start = Math.max(word.start, line.start);
      cells.push({
        start,
        end: word.end,
        text: text.slice(start, word.end),
        left: word.left,
        right: word.right,
        size: word.bottom - word.top,
        words: [],
      });
    }
  }
  return {
    ...line,
    page,
    left: words[0]?.left ?? first.left,
    right: Math.max(...row.map((word) => word.right)),
    top: Math.min(...row.map((word) => word.top)),
    bottom: Math.max(...row.map((word) => word.bottom)),
    size,
    cells,
    hasListMark: mark > 0,
  };
}
