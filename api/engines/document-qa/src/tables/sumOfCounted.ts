import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { aggregate } from './compareCells.ts';
import { findCountedTerm } from './lookUp/asksOtherThanCell.ts';
import { type NumberedCell, readColumn } from './readCells.ts';
import { findTitleAbove, type TableView } from './tableView.ts';

/** Words that ask for all of something, or only say that it is so. */
const GENERIC =
  /(?<!\p{L})(?:all|altogether|total|together|overall|in|there|given|made|sold|held|taken|list|table|insgesamt|zusammen|alle[nr]?|gesamt|gibt|wurden|total|todos?|todas?|junt[oa]s|hay|fueron)(?!\p{L})/giu;

/** Adds up the column that has the name of what a question counts, where the question names no row: "how many places are there on all courses". */
export function addCountedColumn(index: OpenIndex, views: readonly TableView[], parsed: ParsedQuestion): BuiltInAnswer | undefined {
  const noun = findCountedTerm(index, parsed.question);
  if (noun === undefined) return undefined;
  const found = views.flatMap((view) => {
    const cells = view.rows.length + view.rangeRows.length > 0 || view.times.length > 0 ? [] : readCounted(index, view, noun);
    return cells.length > 1 && !asksOfMore(index, view, parsed, noun) ? [cells] : [];
  });
  const [only, another] = found;
  return only && !another ? aggregate(index, only, 'sum') : undefined;
}

/** Reads the one column with no other word in its header than the counted one, if all of its cells are whole numbers. */
function readCounted(index: OpenIndex, view: TableView, noun: string): NumberedCell[] {
  const columns = view.table.header.flatMap(({ text }, column) => {
    const terms = findTerms(text, index.language).map(({ term }) => term);
    return column !== view.nameColumn && terms.length === 1 && terms[0] === noun ? [column] : [];
  });
  const [column, another] = columns;
  const cells = column === undefined || another !== undefined ? [] : readColumn(view, column);
  return cells.every(({ text }) => /^\d[\d.,\s]*$/u.test(text.trim())) ? cells : [];
}

/** Returns whether a question has a word that neither the table nor its title has: what it counts is then only some of the rows. */
function asksOfMore(index: OpenIndex, { table }: TableView, { terms, question }: ParsedQuestion, noun: string): boolean {
  const texts = [findTitleAbove(index, table), ...table.header.map(({ text }) => text)];
  const named = new Set(texts.flatMap((text) => findTerms(text, index.language).map(({ term }) => term)));
  const generic = new Set((question.match(GENERIC) ?? []).flatMap((word) => findTerms(word, index.language).map(({ term }) => term)));
  return terms.some(({ term, isFraming, forms }) => {
    const isNamed = named.has(term) || forms.some(({ number, likeness }) => likeness === 1 && named.has(index.termAt(number)));
    return term !== noun && !isFraming && !generic.has(term) && !isNamed;
  });
}
