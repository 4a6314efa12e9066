import { isYesOrNo } from '../answer/isYesOrNo.ts';
import { detectDirection } from '../answer/yesNo/directions.ts';
import { findTables } from '../documentQuestions/structure/tables.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import { findTotalColumn } from '../tables/readCells.ts';
import { viewTable } from '../tables/tableView.ts';
import { findTimeColumns } from '../tables/yearColumns.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { composeFromRows, readCell } from './answerWithNamedCells.ts';
import { composeQuantities, labelQuantity } from './answerWithQuantities.ts';
import { findRowOfChange } from './answerWithYearChange.ts';
import { type FoundQuantity, findQuantity } from './findQuantity.ts';
import { dropFrame } from './quantities/questionParts.ts';

const MORE =
  'more|higher|bigger|larger|greater|dearer|longer|heavier|louder|taller|wider|slower|más|mayor|mehr|höher|größer|teurer|länger|schwerer|lauter|breiter';
const LESS =
  'less|fewer|lower|smaller|cheaper|shorter|lighter|quieter|narrower|menos|menor|weniger|niedriger|kleiner|billiger|günstiger|kürzer|leichter|leiser';
const OPENS =
  '(?:is|are|was|were|does|do|did|will|would|es|son|fue|cuesta|pesa|gasta|dura|mide|vale|ist|sind|war|kostet|wiegt|verbraucht|dauert|braucht)';
const VERB = '(?:costs?|earn|make|made|sell|weigh|use|need|take|last|hold|draw|pay|bring in|have|get)';
/** "Is the deposit higher than the rent?", "¿La fianza es mayor que la renta?" */
const COMPARISONS = [
  `^\\W*${OPENS} (?<first>[^,;?]+?)(?: ${VERB})? (?<how>${MORE}|${LESS})(?: expensive| \\p{L}+){0,2}? (?:than|que|als) (?<second>[^,;?]+)\\W*$`,
  `^\\W*(?<first>[^,;?]+?) (?:es|son|cuesta|pesa|gasta|dura|mide|vale) (?<how>más|menos|mayor|menor)(?: \\p{L}+)? que (?<second>[^,;?]+)\\W*$`,
].map((pattern) => new RegExp(pattern, 'iu'));
const IS_MORE = new RegExp(`^(?:${MORE})$`, 'iu');
/** "10 percent", "three months": what is compared with a figure of the question is for other rules. */
const FIGURE = /\d/;

/** Answers whether one thing is more than another by the quantities of both. Returns undefined unless both are certain and of one unit. */
export function confirmComparison(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!isYesOrNo(parseQuestion(index, { question, history: [] }))) return undefined;
  return compareTwo(index, question) ?? compareYears(index, question);
}

function compareTwo(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const groups = COMPARISONS.map((pattern) => pattern.exec(question)?.groups).find(Boolean);
  const [first, second] = [dropFrame(groups?.first ?? ''), dropFrame(groups?.second ?? '')];
  if (!groups?.how || first === '' || second === '' || FIGURE.test(`${first} ${second}`)) return undefined;
  const [one, other] = [first, second].map((words) => findQuantity(index, words, question) ?? findTotalOf(index, words));
  const isSame = one && other && one.span.start === other.span.start && one.column === other.column && one.quantity.text === other.quantity.text;
  if (!one || !other || isSame || one.quantity.unit !== other.quantity.unit || one.column !== other.column) return undefined;
  const difference = one.quantity.value - other.quantity.value;
  const isSo = IS_MORE.test(groups.how) ? difference > 0 : difference < 0;
  const parts = [
    { found: one.name === '' ? { ...one, name: first } : one, text: '' },
    { found: other.name === '' ? { ...other, name: second } : other, text: '' },
  ].map(({ found }) => ({ found, text: labelQuantity(found, found.quantity.text) }));
  return composeQuantities(index, parts, { code: isSo ? 'yes' : 'no' });
}

/** Finds the total of the one row that a few words name. */
function findTotalOf(index: OpenIndex, words: string): FoundQuantity | undefined {
  const parsed = parseQuestion(index, { question: words, history: [] });
  const found = findTables(index).flatMap((table): FoundQuantity[] => {
    const view = viewTable(index, table, parsed);
    const [row, another] = view.rows;
    const column = findTotalColumn(view);
    const quantity = row && !another ? readCell(table, row, column) : undefined;
    return row && quantity ? [{ quantity, name: row.cells[0]?.text.replace(/\s+/g, ' ') ?? '', span: row, row, column }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Answers whether the figure of a row rose or fell from the year before to the latest. */
function compareYears(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const direction = detectDirection(question);
  if (direction === undefined) return undefined;
  const found = findTables(index).flatMap((table) => {
    const [latest, before] = findTimeColumns(table.header).sort((one, other) => other.year - one.year);
    const row = latest && before ? findRowOfChange(index, table, question) : undefined;
    const [now, then] = row && latest && before ? [readCell(table, row, latest.column), readCell(table, row, before.column)] : [];
    return row && now && then && now.unit === then.unit ? [{ table, row, now, then, columns: [before, latest] }] : [];
  });
  const [only, another] = found;
  if (!only || another) return undefined;
  const change = only.now.value - only.then.value;
  const isSo = direction === 'up' ? change > 0 : change < 0;
  const parts = only.columns.map((time, position) => ({
    text: `${only.table.header[time?.column ?? 0]?.text.replace(/\s+/g, ' ') ?? ''}: ${(position === 0 ? only.then : only.now).text}`,
    row: only.row,
  }));
  return composeFromRows(index, parts, { code: isSo ? 'yes' : 'no' });
}
