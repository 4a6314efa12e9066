import { findTerms } from '@sheaf/language/terms/searchTerms';
import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { Row } from '../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { toNumber } from './cellNumber.ts';
import { readCell } from './readCells.ts';
import { composeAnswer } from './tableAnswer.ts';
import type { TableView } from './tableView.ts';

const ASKS =
  /(?<!\p{L})(?:how many|cu[aá]nt[oa]s|wie ?viele)\s(?<counted>.{2,40}?)\s(?:have|has|had|with|without|cost|costs|need|needs|charge|took|take|takes|sold|made|got|are|tienen?|cuestan?|con|sin|haben|hat|kosten|mit|ohne|brauchen)(?<condition>\s.{2,60})$/iu;
const NONE = /(?<!\p{L})(?:no|without|sin|ning[uú]n[oa]?|kein\p{L}*|ohne)(?!\p{L})/iu;
const BOUNDS: readonly [(value: number, bound: number) => boolean, RegExp][] = [
  [(value, bound) => value >= bound, /(?:at least|al menos|mindestens)\s[£€$]?(?<bound>\d[\d.,]*)/iu],
  [(value, bound) => value <= bound, /(?:at most|up to|no more than|como máximo|hasta|höchstens|bis zu)\s[£€$]?(?<bound>\d[\d.,]*)/iu],
  [(value, bound) => value > bound, /(?:more than|over|above|más de|über|mehr als)\s[£€$]?(?<bound>\d[\d.,]*)/iu],
  [(value, bound) => value < bound, /(?:less than|fewer than|under|below|menos de|unter|weniger als)\s[£€$]?(?<bound>\d[\d.,]*)/iu],
];
const EMPTY = /^(?:none|no|nil|nothing|free|0|[-–—]|ningun[oa]|nada|gratis|keine?[rs]?|nichts|frei)$/iu;
const MAX_NAMED = 12;

/** Counts the rows of a table that have nothing, or more or less than a number, below the header that a question names. */
export function countByCondition(index: OpenIndex, views: readonly TableView[], question: string): BuiltInAnswer | undefined {
  const { condition } = ASKS.exec(question.replace(/[?!.\s]+$/u, ''))?.groups ?? {};
  if (condition === undefined) return undefined;
  const test = readTest(question);
  const asked = new Set(findTerms(condition, index.language).map(({ term }) => term));
  const found = views.flatMap((view) => {
    const shared = view.table.header.map(({ text }, column) =>
      column > view.nameColumn ? findTerms(text, index.language).filter(({ term }) => asked.has(term)).length : 0,
    );
    const most = Math.max(...shared);
    const columns = shared.flatMap((count, column) => (count > 0 && count === most ? [column] : []));
    const [column] = columns;
    return test && column !== undefined && columns.length === 1 ? [{ view, column }] : [];
  });
  const [only, another] = found;
  if (!only || another || !test) return undefined;
  const rows = only.view.table.rows.filter((row) => !isSumRow(row));
  const fitting = rows.filter((row) => test(only.view, row, only.column));
  if (fitting.length === 0 || fitting.length > MAX_NAMED) return undefined;
  const header = only.view.table.header[only.column]?.text.trim() ?? '';
  const parts = fitting.map((row) => ({
    text: `${row.cells[only.view.nameColumn]?.text.replace(/\s+/g, ' ').trim() ?? ''} (${header} ${only.view.readCell(row, only.column)})`,
    row,
  }));
  return { ...composeAnswer(index, parts, { code: 'counted', count: fitting.length }), isSeries: true };
}

type Test = (view: TableView, row: Row, column: number) => boolean;

function readTest(question: string): Test | undefined {
  for (const [fits, pattern] of BOUNDS) {
    const bound = pattern.exec(question)?.groups?.bound;
    if (bound !== undefined) return (view, row, column) => readCell(view, row, column).some(({ number }) => fits(number.value, toNumber(bound)));
  }
  return NONE.test(question) ? (view, row, column) => EMPTY.test(view.readCell(row, column).trim()) : undefined;
}
