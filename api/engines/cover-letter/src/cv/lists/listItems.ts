import { type CvLine, measureColumnEdges } from '../lines/cvLine.ts';
import { cutSpan, NOWHERE, splitSpan, type TextSpan, trimSpan } from '../text/textSpan.ts';
import { splitLabelColumn } from './splitLabelColumn.ts';

/** What parts the items of a list on one line; a comma or stroke in brackets parts nothing. */
const ITEM_SEPARATOR =
  /(?<=[\p{L})]{3}|\d\)|\b(?:19|20)\d\d|\b[Ll]evel \d)\.\s+(?=\p{Lu})|\s*[;•·∙⋅◆♦●▪■|‣◦∙]\s*|\s*,\s+(?![^(]{0,60}\))|\t+| {3,}|\s+[/«»¢*]\s+/gu;
/** Stars and bars that say how well. */
const RATING = /[\s]*[★☆●○◉◯■□▪▫•◦⬤✦✩*]{2,}\s*$|\s*\d{1,3}\s?%\s*$|\s*\b\d\s?\/\s?(?:5|10)\s*$/u;
/** In letters; no list that somebody reads goes on for longer without a line end that means something. */
const MAX_JOINED_LENGTH = 2000;
const MIN_FREE_SHARE = 0.25;
const MAX_ITEM_WORDS = 2;
const LABEL = /^[^:,;|•·∙⋅]{2,40}:\s+/u;

export interface ListedLine {
  line: CvLine;
  /** What the line says its items are. */
  label?: TextSpan;
  items: TextSpan[];
}

/** Returns the lines of a list, with what each holds. A line that runs on holds the rest of the one before it. */
export function readListedLines(lines: CvLine[], source: string): ListedLine[] {
  const listed: ListedLine[] = [];
  const isLabelTable = hasLabelCells(splitLabelColumn(lines));
  const fullLines = joinWrappedLines(splitLabelColumn(lines), source).flatMap(splitBeforeLabel);
  for (const [index, line] of fullLines.entries()) {
    if (isGroupName(line, fullLines[index + 1])) continue;
    const cells = line.cells.map((cell) => trimItem(cell));
    const [first, ...others] = cells;
    const colon = LABEL.exec(line.text);
    if (isLabelTable && first && others.length > 0) listed.push({ line, label: first, items: others.flatMap(splitItems) });
    else if (colon) listed.push({ line, label: trimSpan(cutSpan(line, 0, colon[0].length)), items: splitItems(cutSpan(line, colon[0].length)) });
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
  return stop === undefined ? [line] : [cutLineSpan(line, 0, stop), cutLineSpan(line, stop)];
}

function cutLineSpan(line: CvLine, from: number, to?: number): CvLine {
  const span = trimSpan(cutSpan(line, from, to));
  return { ...line, ...span, cells: [{ ...span, left: line.left, right: line.right, size: line.size }] };
}

/** "Frameworks" over "PyTorch, JAX": a name of its own size or weight, over what it names. */
function isGroupName(line: CvLine, next: CvLine | undefined): boolean {
  const isOver = next !== undefined && next.column === line.column && !next.isEmphasized && /[,;|•·∙⋅]\s/.test(next.text);
  return line.isEmphasized && isOver && !line.hasListMark && line.cells.length === 1 && !/[,;|•·∙⋅]/.test(line.text);
}

function splitItems(span: TextSpan): TextSpan[] {
  return splitSpan(span, ITEM_SEPARATOR)
    .map(trimItem)
    .filter(({ text }) => /[\p{L}\d]/u.test(text));
}

function trimItem(span: TextSpan): TextSpan {
  const rating = RATING.exec(span.text);
  const item = trimSpan(rating ? cutSpan(span, 0, rating.index) : span);
  return /[^.]\.$/.test(item.text) && !/\b\p{L}{1,3}\.$/u.test(item.text) ? cutSpan(item, 0, item.text.length - 1) : item;
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
function joinWrappedLines(lines: CvLine[], source: string): CvLine[] {
  const joined: CvLine[] = [];
  const edges = measureColumnEdges(lines);
  for (const line of lines) {
    const before = joined.at(-1);
    if (
      before &&
      line.start !== NOWHERE &&
      before.cells.length === 1 &&
      line.cells.length === 1 &&
      before.text.length < MAX_JOINED_LENGTH &&
      continuesList(before, line, edges)
    ) {
      const joinedLine = { start: before.start, end: line.end, text: source.slice(before.start, line.end).replace(/\n/g, ' ') };
      joined[joined.length - 1] = {
        ...before,
        ...joinedLine,
        right: line.right,
        bottom: line.bottom,
        top: line.top,
        cells: [{ ...joinedLine, left: before.left, right: line.right, size: line.size }],
      };
    } else joined.push(line);
  }
  return joined;
}

/** "SQL" over "dbt": short lines that leave most of their column free hold an item each. */
function isSingleItem(before: CvLine, line: CvLine): boolean {
  const isFree =
    before.rightLimit === undefined ? line.size === 1 : before.rightLimit - before.right > MIN_FREE_SHARE * (before.rightLimit - before.left);
  const areShort = [before, line].every(({ text }) => text.split(' ').length <= MAX_ITEM_WORDS && !/[,;:|•·∙⋅/&()]/.test(text));
  return isFree && areShort && !/\b(?:and|or|of|in|for|with|to|the)$/.test(before.text) && !/^(?:and|or|of|in|for|with)\b/.test(line.text);
}

function continuesList(before: CvLine, line: CvLine, edges: Map<number, number>): boolean {
  if (line.hasListMark || line.column !== before.column || line.isEmphasized !== before.isEmphasized || LABEL.test(line.text)) return false;
  // "Full driving licence" begins anew, whatever is above it.
  if (/^(?:full|clean|valid|current)\b[^,;:]{0,24}\blicen[cs]e\b/i.test(line.text) && !/[,;]$/.test(before.text)) return false;
  if (/\b(?:19|20)\d\d\)?$/.test(before.text) && !/^\p{Ll}/u.test(line.text)) return false;
  // "Registered Veterinary Nurse" over "(RVN)"
  if (/^\([^()]{1,20}\)$/.test(line.text) && !/[()]/.test(before.text)) return true;
  const isBracketOpen = before.text.lastIndexOf('(') > before.text.lastIndexOf(')');
  if (!isBracketOpen && isSingleItem(before, line)) return false;
  if (isBracketOpen || (/^\p{Ll}/u.test(line.text) && line.paragraph === before.paragraph)) return true;
  if (/[,;|•·∙⋅/&]$|\s[–—]$/.test(before.text)) return true;
  // In pasted text, an empty line ends a list, and so does a sentence below it.
  if (line.size === 1 && (line.paragraph !== before.paragraph || (/\p{L}\.$/u.test(line.text) && !/\.$/.test(before.text)))) return false;
  const isList = (text: string) => /[,;|•·∙⋅]\s/.test(text.replace(/\([^()]*\)/g, ''));
  if (!isList(before.text) && !before.hasListMark) return false;
  const edge = edges.get(line.column) ?? 0;
  const [first = ''] = line.text.split(' ');
  const letterWidth = (line.right - line.left) / Math.max(1, line.text.length);
  // What leaves so much of its column free was ended on purpose.
  if (before.rightLimit !== undefined && before.rightLimit - before.right > MIN_FREE_SHARE * (before.rightLimit - before.left))
    return /^\p{Ll}/u.test(line.text);
  const isFull = edge - before.right < (first.length + 1.5) * letterWidth;
  return before.hasListMark
    ? line.left > before.left - 0.5 * line.size && (isFull || /^\p{Ll}/u.test(line.text))
    : isFull || /^\p{Ll}/u.test(line.text);
}
