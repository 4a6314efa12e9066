import type { CvLine } from '../lines/cvLine.ts';
import type { Row, RowLabel } from '../lines/rows.ts';
import { findDate } from '../words/findDates.ts';
import { scoreOrganisation } from '../words/organisationWords.ts';
import { scoreTitle } from '../words/titleWords.ts';
import { buildFieldRows, type Cell, type Column, createLabeller, formatCellText, splitCellAtColumns } from './tableRows.ts';

const MIN_ROWS = 2;
const MIN_COLUMNS = 3;
/** In points. */
const SAME_LEFT = 4;
/** In words: duties take more of them than titles and employers. */
const MIN_DUTIES_WORDS = 6;
/** What names a job whole has no label, and is read as any other head. */
const FIELD_ORDER: (RowLabel | undefined)[] = ['date', 'title', 'company', undefined, 'duties'];

/**
 * Returns the rows of a table of jobs whose columns have no names: "03/2020 – present | Acme Ltd | Driver | Night trunking".
 * The cells show what a column holds. Undefined where the lines are no such table.
 */
export function readUnnamedTableRows(lines: CvLine[]): Row[] | undefined {
  if (!lines.every(({ isTableRow }) => isTableRow) || new Set(lines.map(({ page }) => page)).size > 1) return undefined;
  const groups = [...Map.groupBy(lines, ({ paragraph }) => paragraph).values()];
  // "When | Job | Done" over the rows names columns in words that no list has.
  const entries = groups[0]?.some(({ text }) => /\d/.test(text)) === false ? groups.slice(1) : groups;
  if (entries.length < MIN_ROWS) return undefined;
  const columns = findColumns(entries);
  const cells = entries.map((entry) =>
    entry.flatMap((line) => line.cells.flatMap((cell) => splitCellAtColumns(cell, columns).map((each) => ({ ...each, line })))),
  );
  const readCellText = (entry: number, column: Column) => readColumnText(cells[entry] ?? [], column, columns);
  const labelledColumns = labelColumns(columns, (column) => entries.map((_, entry) => readCellText(entry, column)));
  if (!labelledColumns) return undefined;
  return cells.flatMap((rowCells) => {
    const labelledCells = rowCells.map(createLabeller(labelledColumns));
    const header = rowCells[0]?.line;
    return header
      ? FIELD_ORDER.flatMap((label) =>
          buildFieldRows(
            label,
            labelledCells.filter((cell) => cell.label === label),
            header,
          ),
        )
      : [];
  });
}

/** The left edges at which cells begin in most of the rows. */
function findColumns(entries: CvLine[][]): Column[] {
  const lefts = entries.flatMap((entry, row) => entry.flatMap(({ cells }) => cells.map(({ left }) => ({ left, row }))));
  const edges: { left: number; rows: Set<number> }[] = [];
  for (const { left, row } of lefts.toSorted((one, other) => one.left - other.left)) {
    const edge = edges.at(-1);
    if (edge && left - edge.left < SAME_LEFT) edge.rows.add(row);
    else edges.push({ left, rows: new Set([row]) });
  }
  return edges.filter(({ rows }) => rows.size * 2 > entries.length).map(({ left }) => ({ left, label: undefined }));
}

function readColumnText(cells: readonly Omit<Cell, 'label'>[], column: Column, columns: readonly Column[]): string {
  const isInColumn = ({ left }: { left: number }) => columns.findLast((each) => each.left < left + SAME_LEFT) === column;
  return cells
    .filter(isInColumn)
    .toSorted((one, other) => one.line.top - other.line.top)
    .map(formatCellText)
    .join(' ');
}

/** Tells what each column holds: times, titles, employers and, in most words, duties. */
function labelColumns(columns: Column[], listTexts: (column: Column) => string[]): Column[] | undefined {
  // Times may be after the employer as well.
  const first = columns.find((column) => listTexts(column).every(isTimeOnly));
  const others = columns.filter((column) => column !== first);
  if (!first || columns.length < MIN_COLUMNS) return undefined;
  const mean = (column: Column, score: (text: string) => number) => {
    const texts = listTexts(column);
    return texts.reduce((sum, text) => sum + score(text), 0) / texts.length;
  };
  const countWords = (text: string) => text.split(' ').length;
  const [longest] = others.toSorted((one, other) => mean(other, countWords) - mean(one, countWords));
  const hasTwoColumns = others.length === 2;
  const duties = (others.length > 2 || hasTwoColumns) && longest && mean(longest, countWords) >= MIN_DUTIES_WORDS ? longest : undefined;
  const fields = others.filter((column) => column !== duties);
  const [header] = fields;
  // "Staff nurse, Ward 6, Royal Hospital" names title and employer in one column.
  if (hasTwoColumns && duties && header) {
    const isHeaderColumn =
      mean(header, scoreTitle) >= 1 && listTexts(header).filter((text) => text.includes(', ')).length * 2 > listTexts(header).length;
    return isHeaderColumn
      ? columns.map((column) => ({ ...column, label: column === first ? 'date' : column === duties ? 'duties' : undefined }))
      : undefined;
  }
  const measureTitleLead = (column: Column) => mean(column, scoreTitle) - mean(column, scoreOrganisation);
  const [title, company] = fields.toSorted((one, other) => measureTitleLead(other) - measureTitleLead(one));
  if (!title || !company || fields.length !== 2 || mean(title, scoreTitle) < 1) return undefined;
  const labels = new Map<Column | undefined, RowLabel>([
    [first, 'date'],
    [title, 'title'],
    [company, 'company'],
    [duties, 'duties'],
  ]);
  return columns.map((column) => ({ ...column, label: labels.get(column) }));
}

function isTimeOnly(text: string): boolean {
  const found = findDate(text);
  return found !== undefined && text.length - (found.to - found.from) <= 2;
}
