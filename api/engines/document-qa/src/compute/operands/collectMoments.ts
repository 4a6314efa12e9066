import { findDates } from '../../answer/dates.ts';
import { findTables } from '../../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { findClockTimes } from '../quantities/readClock.ts';
import type { Moment } from './operand.ts';
import { findHeadingAbove, readHeadingAt } from './sections.ts';

const collected = new WeakMap<OpenIndex, readonly Moment[]>();
/** An event of its own has so many words before its date. */
const MIN_WORDS = 4;
/** "Runs from 1 May to 3 June" has two dates and is no single moment. */
const MAX_DATES = 1;

/** Collects what happens on one date or at one time of day: sentences with one, and cells. */
export function collectMoments(index: OpenIndex): readonly Moment[] {
  const known = collected.get(index);
  if (known) return known;
  const moments = [...collectCells(index), ...collectSentences(index)];
  collected.set(index, moments);
  return moments;
}

function collectCells(index: OpenIndex): Moment[] {
  return findTables(index).flatMap((table) => {
    const section = findHeadingAbove(index, table.paragraph);
    const rows = [{ cells: table.header, start: table.header[0]?.start ?? 0, end: table.header.at(-1)?.end ?? 0, page: 1 }, ...table.rows];
    return rows.flatMap((row) => {
      const name = collapseSpaces(row.cells[0]?.text);
      return row.cells.flatMap(({ text }, column): Moment[] => {
        const [dates, times] = [findDates(collapseSpaces(text)), findClockTimes(collapseSpaces(text))];
        if (dates.length > MAX_DATES || (dates.length === 0 && times.length === 0)) return [];
        const header = row.cells === table.header ? '' : collapseSpaces(table.header[column]?.text);
        return [
          {
            date: dates[0],
            minutes: times.length === 1 ? times[0]?.minutes : undefined,
            label: `${name} ${header}`,
            around: `${row.cells.map((cell) => cell.text).join(' ')} ${collapseSpaces(table.header[0]?.text)} ${readHeadingAt(index, section)}`,
            name,
            span: { start: row.start, end: row.end },
            section,
            cell: { table, row, column },
          },
        ];
      });
    });
  });
}

function collectSentences(index: OpenIndex): Moment[] {
  return index.sentences.flatMap(({ start, end, paragraph }, sentence): Moment[] => {
    if (index.paragraphs[paragraph]?.kind === 'tableRow') return [];
    const text = readOnOneLine(index, sentence);
    const dates = findDates(text);
    const ends = dates.map((date) => text.indexOf(date.text) + date.text.length);
    const clauses = dates.map((_, position) => text.slice(ends[position - 1] ?? 0, position === dates.length - 1 ? text.length : ends[position]));
    // "From 3 to 12 May" is one period, and no two events.
    if (clauses.slice(1).some((clause) => (clause.match(/\p{L}{3,}/gu) ?? []).length < MIN_WORDS)) return [];
    const section = findHeadingAbove(index, paragraph);
    return dates.map((date, position) => ({
      date,
      minutes: undefined,
      label: clauses[position] ?? text,
      around: readHeadingAt(index, section),
      name: '',
      span: { start, end },
      section,
      sentence,
    }));
  });
}

function collapseSpaces(text: string | undefined): string {
  return text?.replace(/\s+/g, ' ').trim() ?? '';
}
