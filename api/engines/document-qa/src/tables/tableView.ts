import { findTerms } from '@sheaf/language/terms/searchTerms';
import { findCellBelow, type Row, type Table } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';

/** A table with the rows and columns that a question names. */
export interface TableView {
  table: Table;
  /** Rows whose first cell is fully named in the question. */
  rows: Row[];
  /** Indexes of the columns whose header matches the question best. */
  columns: number[];
  /** Whether the question matches the title above the table or its first header. */
  isNamed: boolean;
  /** Columns whose header is a year, by their index. */
  years: { year: number; column: number }[];
  cellOf(row: Row, column: number): string;
}

const RELATED = 0.55;
/** Scores of a header that the question names by itself, in other words, or by a related word. */
const SAID = 3;
const MEANT = 2;
const NEAR = 1;
const UNITS: readonly [RegExp, RegExp][] = [
  [/\bwatts?\b|\bvatios\b/i, /\d\s?k?W\b/],
  [/\blit(?:re|er)s?\b|\blitros?\b/i, /\d\s?l\b/i],
  [/\bdegrees?\b|\bgrados?\b|\bgrad\b/i, /°/],
  [/\bdecibels?\b|\bdb\b/i, /dB/],
  [/\bkilos?\b|\bkilogram\w*\b|\bkg\b/i, /kg/],
  [/\bpercent\b|\bprozent\b|\bpor ciento\b/i, /%/],
  [/\beuros?\b/i, /€|EUR/],
  [/\bpounds?\b/i, /£|GBP/],
  [/\bminutes?\b|\bminutos?\b|\bminuten\b/i, /min/],
];

/** Finds the pattern of cells with the unit that a question names. */
function findUnit(question: string): RegExp | undefined {
  return UNITS.find(([named]) => named.test(question))?.[1];
}

/** Matches the rows and columns of a table with a question. */
export function viewTable(index: OpenIndex, table: Table, read: ReadQuestion): TableView {
  const said = new Set<string>();
  const near = new Set<string>();
  for (const { term, forms, related } of read.terms) {
    said.add(term);
    for (const { number, likeness } of forms) (likeness >= RELATED ? said : near).add(index.termAt(number));
    for (const { number, likeness } of related) if (likeness >= RELATED) near.add(index.termAt(number));
  }
  const meant = new Set(read.meant.map(({ number }) => index.termAt(number)));
  const listTerms = (text: string) => findTerms(text, index.language).map(({ term }) => term);
  const isSaid = (text: string) => {
    const terms = listTerms(text);
    return terms.length > 0 && terms.every((term) => said.has(term));
  };
  const scoreMatch = (text: string) => {
    const terms = listTerms(text);
    if (terms.some((term) => said.has(term))) return SAID;
    return terms.some((term) => meant.has(term)) ? MEANT : terms.some((term) => near.has(term)) ? NEAR : 0;
  };
  const unit = findUnit(read.question);
  const hasUnit = (column: number) => unit !== undefined && table.rows.every(({ cells }) => unit.test(cells[column]?.text ?? ''));
  const heads = table.header.map(({ text }, column) => Math.max(scoreMatch(text), hasUnit(column) ? SAID : 0));
  const best = Math.max(0, ...heads.slice(1));
  const title = findTitleAbove(index, table);
  return {
    table,
    rows: table.rows.filter(({ cells }) => isSaid(cells[0]?.text ?? '')),
    columns: heads.flatMap((each, column) => (column > 0 && each > 0 && each === best ? [column] : [])),
    isNamed: scoreMatch(table.header[0]?.text ?? '') > 0 || scoreMatch(title) > 0,
    years: table.header.flatMap(({ text }, column) => (/^(?:19|20)\d\d$/.test(text.trim()) ? [{ year: Number(text), column }] : [])),
    cellOf: (row, column) => findCellBelow(table, row, column)?.text.replace(/\s+/g, ' ') ?? '',
  };
}

function findTitleAbove({ paragraphs, text }: OpenIndex, { paragraph }: Table): string {
  const above = paragraphs.slice(0, paragraph).findLast(({ kind }) => kind === 'heading');
  return above ? text.slice(above.start, above.end) : '';
}
