import type { DocumentText, PageText, Word } from '@sheaf/pdf-text/documentText';
import { cutPiece, NOWHERE } from '../text/piece.ts';
import { PRESENT } from '../words/months.ts';
import { withColumnsApart } from './columnsApart.ts';
import { type CvLine, MAX_LINE_LETTERS, MAX_LINES, measureListMark } from './cvLine.ts';
import { joinTornRows } from './joinTornRows.ts';
import { findRowLabel } from './rows.ts';
import { withRowsAcross } from './rowsAcross.ts';
import { withRoom } from './withRoom.ts';

/** A gap of this many letter heights parts two cells of a row. */
const CELL_GAP = 1.5;
/** Behind a time that fills its column, and where another paragraph begins, less is enough. */
const NARROW_GAP = 0.55;
const TIME_CELL = new RegExp(`^(?=.{4,32}$).*(?:19|20)\\d{2}\\s*(?:[–—-]\\s*(?:(?:${PRESENT.join('|')})$)?)?$`, 'i');
const SAME_LINE = 0.6;
const SAME_ROW = 0.3;
const MUCH_LARGER = 1.45;
/** Letters that were set apart from each other to decorate. */
const LETTERSPACED = /^(?:\S{1,2}\s){3,}\S{1,3}$/;

interface Placed {
  start: number;
  end: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Where it ends, of a word that its line divides. */
  last: { top: number; bottom: number; right: number };
  /** Another paragraph than the word before it on its line. */
  isApart?: boolean;
}

/** Returns the lines of a document in reading order, each with its place. */
export function readDocumentLines(document: DocumentText): CvLine[] {
  const lines: CvLine[] = [];
  let paragraph = 0;
  let column = 0;
  for (const page of document.pages) {
    column += 1;
    lines.push(...buildRunningLines(page, column));
    let row: Placed[] = [];
    const end = () => {
      const line = buildLine(document.text, row, page);
      row = [];
      if (!line || lines.length >= MAX_LINES) return;
      const before = lines.at(-1);
      if (before?.page === page.page && before.start !== NOWHERE && line.top < before.top - before.size) column += 1;
      const kind = document.paragraphs[paragraph]?.kind;
      lines.push({ ...line, paragraph, column, isStandingOut: kind === 'heading', ...(kind === 'tableRow' && { isTableRow: true }) });
    };
    for (const word of page.words) {
      const placed = placedWord(word, page);
      const before = row.at(-1);
      const isOver = word.start >= (document.paragraphs[paragraph]?.end ?? Infinity);
      // A cell of a table may be a paragraph of its own and still stands in its row.
      if (before && !isBeside(before, placed, isOver)) end();
      if (isOver && row.length > 0) placed.isApart = true;
      while (word.start >= (document.paragraphs[paragraph]?.end ?? Infinity)) paragraph += 1;
      row.push(placed);
    }
    end();
  }
  const scanned = new Set(document.pages.filter(({ source }) => source === 'ocr').map(({ page }) => page));
  const across = withRowsAcross(withColumnsApart(joinTornRows(scanned.size > 0 ? evenLines(lines, scanned) : lines)));
  return withRoom(across, new Map(document.pages.map(({ page, width }) => [page, width])));
}

/** The height of a line in a picture depends on its letters, so only what is far larger is larger; what stands out nobody can say. */
function evenLines(lines: CvLine[], scanned: ReadonlySet<number>): CvLine[] {
  const sizes = lines.filter(({ page }) => scanned.has(page)).map(({ size }) => size);
  const usual = sizes.sort((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0;
  return lines.map((line) =>
    scanned.has(line.page) ? { ...line, size: line.size > MUCH_LARGER * usual ? line.size : usual, isStandingOut: false } : line,
  );
}

/** What stands at the head or foot of every page belongs to no page's text, but may be all that names the owner. */
function buildRunningLines({ page, paginationArtifacts }: PageText, column: number): CvLine[] {
  const texts = page === 1 ? paginationArtifacts.filter((text) => /\p{L}{2}/u.test(text)) : [];
  return texts.map((text) => {
    const piece = { start: NOWHERE, end: NOWHERE, text };
    return {
      ...piece,
      page,
      left: 0,
      right: 0,
      top: 0,
      bottom: 0,
      size: 0,
      cells: [{ ...piece, left: 0, right: 0, size: 0 }],
      paragraph: -1,
      isStandingOut: false,
      hasMark: false,
      column,
    };
  });
}

function placedWord({ start, end, boxes }: Word, { width, height }: PageText): Placed {
  const [first, last] = [boxes[0], boxes.at(-1)];
  const scaleBox = (box = { x: 0, y: 0, w: 0, h: 0 }) => ({
    left: box.x * width,
    right: (box.x + box.w) * width,
    top: box.y * height,
    bottom: (box.y + box.h) * height,
  });
  return { start, end, ...scaleBox(first), last: scaleBox(last) };
}

function isBeside({ last }: Placed, next: Placed, isOver: boolean): boolean {
  const height = Math.max(last.bottom - last.top, next.bottom - next.top, 1);
  const isLevel = Math.abs(last.top + last.bottom - next.top - next.bottom) / 2 < (isOver ? SAME_ROW : SAME_LINE) * height;
  return isLevel && next.left > last.right - (isOver ? 0 : height);
}

function buildLine(text: string, row: Placed[], { page }: PageText): Omit<CvLine, 'paragraph' | 'column' | 'isStandingOut'> | undefined {
  const [first] = row;
  const last = row.at(-1);
  if (!first || !last || last.end - first.start > MAX_LINE_LETTERS) return undefined;
  const whole = { start: first.start, end: last.end, text: text.slice(first.start, last.end) };
  const size = row.map((word) => word.bottom - word.top).sort((one, other) => one - other)[Math.floor(row.length / 2)] ?? 1;
  const mark = measureListMark(whole.text);
  const line = cutPiece(whole, mark);
  const words = mark > 0 ? row.filter((word) => word.end > line.start) : row;
  const cells: CvLine['cells'] = [];
  const isLetterspaced = LETTERSPACED.test(line.text);
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const cell = cells.at(-1);
    const gap = before ? word.left - before.last.right : 0;
    const isNarrow = word.isApart || (cells.length === 1 && cell !== undefined && TIME_CELL.test(cell.text));
    // "Business or sector" and "Public transport" are two paragraphs with a space between them.
    const isBehindLabel = word.isApart === true && cell !== undefined && findRowLabel(cell.text) !== undefined;
    const isApart = isBehindLabel || (gap > (isNarrow ? NARROW_GAP : CELL_GAP) * size && !isLetterspaced);
    if (cell && !isApart) {
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
    hasMark: mark > 0,
  };
}
