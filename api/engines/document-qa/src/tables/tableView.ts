import { findTerms } from '@sheaf/language/terms/searchTerms';
import { findCellBelow, type Row, type Table } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ReadQuestion } from '../retrieve/readQuestion.ts';

/** A table as a question sees it: which rows and columns it names. */
export interface TableView {
  table: Table;
  /** Rows whose first cell the question says whole. */
  rows: Row[];
  /** Columns, by their place, whose head the question says. */
  columns: number[];
  /** Whether the title above, or the head of the first column, is spoken of. */
  isNamed: boolean;
  /** Heads of columns that are years, by their place. */
  years: { year: number; column: number }[];
  cellOf(row: Row, column: number): string;
}

const RELATED = 0.55;
/** How surely the head of a column is meant: said itself, in other words, or about the same. */
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

/** Finds the unit that a question names, as cells have it. */
function findUnit(question: string): RegExp | undefined {
  return UNITS.find(([named]) => named.test(question))?.[1];
}

/** Looks at a table with a question in mind. */
export function viewTable(index: OpenIndex, table: Table, read: ReadQuestion): TableView {
  const said = new Set<string>();
  const near = new Set<string>();
  for (const { term, forms, related } of read.terms) {
    said.add(term);
    for (const { number, likeness } of forms) (likeness >= RELATED ? said : near).add(index.termAt(number));
    for (const { number, likeness } of related) if (likeness >= RELATED) near.add(index.termAt(number));
  }
  const meant = new Set(read.meant.map(({ number }) => index.termAt(number)));
  const termsOf = (text: string) => findTerms(text, index.language).map(({ term }) => term);
  const isSaid = (text: string) => {
    const terms = termsOf(text);
    return terms.length > 0 && terms.every((term) => said.has(term));
  };
  const nearness = (text: string) => {
    const terms = termsOf(text);
    if (terms.some((term) => said.has(term))) return SAID;
    return terms.some((term) => meant.has(term)) ? MEANT : terms.some((term) => near.has(term)) ? NEAR : 0;
  };
  const unit = findUnit(read.question);
  const hasUnit = (column: number) => unit !== undefined && table.rows.every(({ cells }) => unit.test(cells[column]?.text ?? ''));
  const heads = table.header.map(({ text }, column) => Math.max(nearness(text), hasUnit(column) ? SAID : 0));
  const best = Math.max(0, ...heads.slice(1));
  const title = titleAbove(index, table);
  return {
    table,
    rows: table.rows.filter(({ cells }) => isSaid(cells[0]?.text ?? '')),
    columns: heads.flatMap((each, column) => (column > 0 && each > 0 && each === best ? [column] : [])),
    isNamed: nearness(table.header[0]?.text ?? '') > 0 || nearness(title) > 0,
    years: table.header.flatMap(({ text }, column) => (/^(?:19|20)\d\d$/.test(text.trim()) ? [{ year: Number(text), column }] : [])),
    cellOf: (row, column) => findCellBelow(table, row, column)?.text.replace(/\s+/g, ' ') ?? '',
  };
}

function titleAbove({ paragraphs, text }: OpenIndex, { paragraph }: Table): string {
  const above = paragraphs.slice(0, paragraph).findLast(({ kind }) => kind === 'heading');
  return above ? text.slice(above.start, above.end) : '';
}
