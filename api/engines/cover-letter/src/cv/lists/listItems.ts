import { type CvLine, measureColumnEdges } from '../lines/cvLine.ts';
import { cutPiece, NOWHERE, type Piece, splitPiece, trimPiece } from '../text/piece.ts';
import { withLabelsApart } from './labelColumn.ts';

/** What parts the items of a list on one line; a comma or stroke in brackets parts nothing. */
const BETWEEN =
  /(?<=[\p{L})]{3}|\d\)|\b(?:19|20)\d\d|\b[Ll]evel \d)\.\s+(?=\p{Lu})|\s*[;•·∙⋅◆♦●▪■|‣◦∙]\s*|\s*,\s+(?![^(]{0,60}\))|\t+| {3,}|\s+[/«»¢*]\s+/gu;
/** Stars and bars that say how well. */
const RATING = /[\s]*[★☆●○◉◯■□▪▫•◦⬤✦✩*]{2,}\s*$|\s*\d{1,3}\s?%\s*$|\s*\b\d\s?\/\s?(?:5|10)\s*$/u;
/** In letters; no list that somebody reads goes on for longer without a line end that means something. */
const MAX_JOINED = 2000;
const SHARE_LEFT = 0.25;
const MOST_WORDS_OF_ITEM = 2;
const LABEL = /^[^:,;|•·∙⋅]{2,40}:\s+/u;

export interface ListedLine {
  line: CvLine;
  /** What the line says its items are. */
  label?: Piece;
  items: Piece[];
}

/** Returns the lines of a list, with what each holds. A line that runs on holds the rest of the one before it. */
export function readListedLines(lines: CvLine[], source: string): ListedLine[] {
  const listed: ListedLine[] = [];
  const isLabelTable = hasLabelCells(withLabelsApart(lines));
  const whole = joinedLines(withLabelsApart(lines), source).flatMap(splitBeforeLabel);
  for (const [index, line] of whole.entries()) {
    if (isGroupName(line, whole[index + 1])) continue;
    const cells = line.cells.map((cell) => trimmedItem(cell));
    const [first, ...others] = cells;
    const colon = LABEL.exec(line.text);
    if (isLabelTable && first && others.length > 0) listed.push({ line, label: first, items: others.flatMap(splitItems) });
    else if (colon) listed.push({ line, label: trimPiece(cutPiece(line, 0, colon[0].length)), items: splitItems(cutPiece(line, colon[0].length)) });
    else listed.push({ line, items: cells.flatMap(splitItems) });
  }
  return listed;
}

/** "Full driving licence. Languages: Twi, English" are two lists on one line. */
function splitBeforeLabel(line: CvLine): CvLine[] {
  const stop =
    line.cells.length === 1
      ? /^(?:[^:]{3,80}|\p{Lu}[^:,;.]{1,30}:\s[^:]{3,120})\.\s+(?=\p{Lu}[^:,;.]{1,30}:\s)/u.exec(line.text)?.[0].length
      : undefined;
  return stop === undefined ? [line] : [pieceOfLine(line, 0, stop), pieceOfLine(line, stop)];
}

function pieceOfLine(line: CvLine, from: number, to?: number): CvLine {
  const piece = trimPiece(cutPiece(line, from, to));
  return { ...line, ...piece, cells: [{ ...piece, left: line.left, right: line.right, size: line.size }] };
}

/** "Frameworks" over "PyTorch, JAX": a name of its own size or weight, over what it names. */
function isGroupName(line: CvLine, next: CvLine | undefined): boolean {
  const isOver = next !== undefined && next.column === line.column && !next.isStandingOut && /[,;|•·∙⋅]\s/.test(next.text);
  return line.isStandingOut && isOver && !line.hasMark && line.cells.length === 1 && !/[,;|•·∙⋅]/.test(line.text);
}

function splitItems(piece: Piece): Piece[] {
  return splitPiece(piece, BETWEEN)
    .map(trimmedItem)
    .filter(({ text }) => /[\p{L}\d]/u.test(text));
}

function trimmedItem(piece: Piece): Piece {
  const rating = RATING.exec(piece.text);
  const item = trimPiece(rating ? cutPiece(piece, 0, rating.index) : piece);
  return /[^.]\.$/.test(item.text) && !/\b\p{L}{1,3}\.$/u.test(item.text) ? cutPiece(item, 0, item.text.length - 1) : item;
}

/** Rows of a label and a list, as in "Software | Excel, Xero", and not columns of single items. */
function hasLabelCells(lines: CvLine[]): boolean {
  const rows = lines.filter(({ cells }) => cells.length > 1);
  return (
    rows.length > 0 &&
    rows.every(({ cells }) => cells.length === 2 && !/[,;]/.test(cells[0]?.text ?? '')) &&
    rows.some(({ cells }) => /[,;]/.test(cells[1]?.text ?? ''))
  );
}

/** Lines whose list runs on over their end, as one. */
function joinedLines(lines: CvLine[], source: string): CvLine[] {
  const joined: CvLine[] = [];
  const edges = measureColumnEdges(lines);
  for (const line of lines) {
    const before = joined.at(-1);
    if (
      before &&
      line.start !== NOWHERE &&
      before.cells.length === 1 &&
      line.cells.length === 1 &&
      before.text.length < MAX_JOINED &&
      runsOn(before, line, edges)
    ) {
      const whole = { start: before.start, end: line.end, text: source.slice(before.start, line.end).replace(/\n/g, ' ') };
      joined[joined.length - 1] = {
        ...before,
        ...whole,
        right: line.right,
        bottom: line.bottom,
        top: line.top,
        cells: [{ ...whole, left: before.left, right: line.right, size: line.size }],
      };
    } else joined.push(line);
  }
  return joined;
}

/** "SQL" over "dbt": short lines that leave most of their column free hold an item each. */
function isItemAlone(before: CvLine, line: CvLine): boolean {
  const isFree = before.room === undefined ? line.size === 1 : before.room - before.right > SHARE_LEFT * (before.room - before.left);
  const areShort = [before, line].every(({ text }) => text.split(' ').length <= MOST_WORDS_OF_ITEM && !/[,;:|•·∙⋅/&()]/.test(text));
  return isFree && areShort && !/\b(?:and|or|of|in|for|with|to|the)$/.test(before.text) && !/^(?:and|or|of|in|for|with)\b/.test(line.text);
}

function runsOn(before: CvLine, line: CvLine, edges: Map<number, number>): boolean {
  if (line.hasMark || line.column !== before.column || line.isStandingOut !== before.isStandingOut || LABEL.test(line.text)) return false;
  // "Full driving licence" begins anew, whatever stands above it.
  if (/^(?:full|clean|valid|current)\b[^,;:]{0,24}\blicen[cs]e\b/i.test(line.text) && !/[,;]$/.test(before.text)) return false;
  if (/\b(?:19|20)\d\d\)?$/.test(before.text) && !/^\p{Ll}/u.test(line.text)) return false;
  // "Registered Veterinary Nurse" over "(RVN)"
  if (/^\([^()]{1,20}\)$/.test(line.text) && !/[()]/.test(before.text)) return true;
  const isOpen = before.text.lastIndexOf('(') > before.text.lastIndexOf(')');
  if (!isOpen && isItemAlone(before, line)) return false;
  if (isOpen || (/^\p{Ll}/u.test(line.text) && line.paragraph === before.paragraph)) return true;
  if (/[,;|•·∙⋅/&]$|\s[–—]$/.test(before.text)) return true;
  // In pasted text, an empty line ends a list, and so does a sentence below it.
  if (line.size === 1 && (line.paragraph !== before.paragraph || (/\p{L}\.$/u.test(line.text) && !/\.$/.test(before.text)))) return false;
  const isSeveral = (text: string) => /[,;|•·∙⋅]\s/.test(text.replace(/\([^()]*\)/g, ''));
  if (!isSeveral(before.text) && !before.hasMark) return false;
  const edge = edges.get(line.column) ?? 0;
  const [first = ''] = line.text.split(' ');
  const letterWidth = (line.right - line.left) / Math.max(1, line.text.length);
  // What leaves so much of its column free was ended on purpose.
  if (before.room !== undefined && before.room - before.right > SHARE_LEFT * (before.room - before.left)) return /^\p{Ll}/u.test(line.text);
  const isFull = edge - before.right < (first.length + 1.5) * letterWidth;
  return before.hasMark ? line.left > before.left - 0.5 * line.size && (isFull || /^\p{Ll}/u.test(line.text)) : isFull || /^\p{Ll}/u.test(line.text);
}
