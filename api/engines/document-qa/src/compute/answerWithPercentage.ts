import { findTerms } from '@sheaf/language/terms/searchTerms';
import { isSumRow } from '../documentQuestions/structure/sumRows.ts';
import type { Row, Table } from '../documentQuestions/structure/table.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import { findNamedRows } from '../tables/lookUp/findNamedRows.ts';
import { findTitleAbove } from '../tables/tableView.ts';
import { findTimeColumns, selectTimeColumns } from '../tables/yearColumns.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeFromRows, readCell } from './answerWithNamedCells.ts';
import { isValueColumn } from './namedCells.ts';
import type { Quantity } from './quantities/quantity.ts';
import { dropFrame } from './quantities/questionParts.ts';

const VERB =
  '(?:is|are|was|were|do|does|did|got|gets?|came|comes?|went|goes|go|has|have|had|made|makes?|bought|buys?|paid|pays?|took|takes?|chose|used|uses?|saw|sees?|joined|visited|travelled)';
const ASKS_SHARE_OF =
  '\\b(?:what|which|how (?:many|much)) (?:percentage|percent|per cent|share|proportion)(?: of)? (?:the |all |all the |our |my |their )?';
const ASKED = [
  new RegExp(`${ASKS_SHARE_OF}(?<whole>\\p{L}+(?: \\p{L}+){0,2}?)(?: in (?:19|20)\\d\\d)? (?<part>${VERB} .+?)\\W*$`, 'iu'),
  new RegExp(`${ASKS_SHARE_OF}(?<whole>\\p{L}+) (?<part>\\p{L}{3,} .+?)\\W*$`, 'iu'),
  /(?<!\p{L})qué (?:porcentaje|proporción|parte) de (?:los |las |el |la )?(?<whole>\p{L}+) (?<part>\p{L}.+?)\W*$/iu,
  /(?<!\p{L})wie ?viel prozent (?:der |des |von den |vom )?(?<whole>\p{L}+) (?<part>\p{L}.+?)\W*$/iu,
];
const MIN_LIKENESS = 0.6;
const MIN_COVER = 0.3;
const MIN_LEAD = 0.08;

/** Answers which percentage one row is of its whole column: "What percentage of the visitors came by train?" Returns undefined unless one row is named. */
export function answerWithPercentage(index: OpenIndex, originalQuestion: string): BuiltInAnswer | undefined {
  const question = originalQuestion.replace(/,? in (?:percent|per cent|%)(?=\W*$)/iu, '');
  const groups = ASKED.map((pattern) => pattern.exec(question)?.groups).find(Boolean);
  if (!groups?.whole || !groups.part) return undefined;
  const words = dropFrame(groups.part);
  const parsed = { ...parseQuestion(index, { question: words, history: [] }), question: words };
  const [best, next] = findNamedRows(index, parsed).filter(({ table }) => findCountColumn(index, table, groups.whole ?? '', question) !== undefined);
  if (!best || best.cover < MIN_COVER || best.score - (next?.score ?? 0) < MIN_LEAD || isSumRow(best.row)) return undefined;
  const column = findCountColumn(index, best.table, groups.whole, question);
  const part = column === undefined ? undefined : readCell(best.table, best.row, column);
  const whole = column === undefined ? undefined : readWhole(best.table, column);
  if (!part || !whole || whole.value <= 0 || part.value > whole.value) return undefined;
  const percent = Math.round((1000 * part.value) / whole.value) / 10;
  const value = `${percent.toLocaleString(index.language === 'en' ? 'en-GB' : 'de-DE')} %`;
  const text = `${best.name}: ${part.text} / ${whole.text}`;
  return composeFromRows(index, [{ text, row: best.row }, ...(whole.row ? [{ text: whole.text, row: whole.row }] : [])], { code: 'computed', value });
}

/** Finds the column that counts what is asked for, by its header or else as the only one below a title that names it. */
function findCountColumn(index: OpenIndex, table: Table, whole: string, question: string): number | undefined {
  const { terms } = parseQuestion(index, { question: whole, history: [] });
  const names = (text: string) => {
    const named = new Set(findTerms(text, index.language).map(({ term }) => term));
    return terms.some(
      ({ term, forms }) => named.has(term) || forms.some(({ number, likeness }) => likeness >= MIN_LIKENESS && named.has(index.termAt(number))),
    );
  };
  const columns = table.header.flatMap((_, column) => (isValueColumn(table, column) && readWhole(table, column) ? [column] : []));
  const named = columns.filter((column) => names(table.header[column]?.text ?? ''));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const times = selectTimeColumns(table.header, findTimeColumns(table.header), question) ?? [];
  const timeColumns = columns.filter((column) => times.includes(column));
  if (timeColumns.length === 1 && (names(findTitleAbove(index, table)) || table.rows.some((row) => names(row.cells[0]?.text ?? ''))))
    return timeColumns[0];
  return columns.length === 1 && names(findTitleAbove(index, table)) ? columns[0] : undefined;
}

/** Reads the total of a column: its row of sums, or the sum of all rows of one unit. */
function readWhole(table: Table, column: number): { value: number; text: string; row?: Row } | undefined {
  const sum = table.rows.find(isSumRow);
  const stated = sum && readCell(table, sum, column);
  if (sum && stated) return { value: stated.value, text: stated.text, row: sum };
  const cells = table.rows.map((row) => readCell(table, row, column));
  const all = cells.filter((cell): cell is Quantity => cell !== undefined);
  const [first] = all;
  if (!first || all.length < cells.length || all.length < 2 || all.some(({ unit }) => unit !== first.unit || unit === '%')) return undefined;
  const value = all.reduce((total, cell) => total + cell.value, 0);
  return { value, text: value.toLocaleString('en-GB') };
}
