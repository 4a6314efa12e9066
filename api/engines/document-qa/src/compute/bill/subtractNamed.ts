import { isSumRow } from '../../documentQuestions/structure/sumRows.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { collectOperands } from '../operands/collectOperands.ts';
import { composeSteps, writeLikeMostPrecise } from '../operands/composeSteps.ts';
import { chooseLeader, listContentTerms, matchLabelled } from '../operands/matchOperands.ts';
import type { Operand } from '../operands/operand.ts';

const ASKS_TOTAL =
  /\b(?:bill|total|invoice|altogether|sum|come to|account)\b|(?<!\p{L})(?:factura|cuenta|total|suma|rechnung|gesamt\p{L}*|insgesamt|summe)(?!\p{L})/iu;
const WITHOUT =
  /(?<!\p{L})(?:without|not counting|excluding|leaving out|minus|if (?:i|we) (?:had not|hadn['’]t|did not|didn['’]t) (?:have|had|take)|sin(?: contar)?|ohne)\s(?<left>.+?)\W*$/iu;
const AND = /\s*,\s*|\s+(?:and|or|y|ni|o|und|oder)\s+/iu;
const VERBS = /^(?:taking|having|getting|doing|paying(?: for)?)\s|\s(?:out|done|taken)(?=\s|$)/giu;
/** What was paid already, and what is still due, are no items of a bill. */
const NO_ITEM = /\b(?:deposit|paid|balance|due)\b|(?<!\p{L})(?:pagado|anzahlung|bezahlt|pendiente|restbetrag)(?!\p{L})/iu;
const MIN_NAMED = 0.5;
const MIN_ITEMS = 2;

/** Answers with the total of a bill less the items that a question leaves out. Returns undefined unless each of them is a row above the total. */
export function subtractNamed(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const found = WITHOUT.exec(question);
  if (!found || !ASKS_TOTAL.test(question.slice(0, found.index))) return undefined;
  const cells = collectOperands(index).filter(({ cell, quantity }) => cell && /^[A-Z]{3}$/.test(quantity.unit));
  const parts = (found.groups?.left ?? '').split(AND).map((part) => part.replace(VERBS, ' ').trim());
  const items = parts.map((part) => findItem(index, cells, part));
  const [first] = items;
  const total = first && findTotal(cells, first);
  if (!total || items.some((each) => !each || !isAbove(cells, each, total)) || new Set(items).size < items.length) return undefined;
  const all = items.flatMap((each) => each ?? []);
  const value = Math.round(100 * all.reduce((left, { quantity }) => left - quantity.value, total.quantity.value)) / 100;
  if (value < 0) return undefined;
  const steps = [{ text: total.quantity.text, from: total }, ...all.map((from) => ({ text: `− ${from.quantity.text}`, from }))];
  return composeSteps(index, steps, {
    code: 'computed',
    value: writeLikeMostPrecise(
      index,
      value,
      [total, ...all].map(({ quantity }) => quantity),
    ),
  });
}

function findItem(index: OpenIndex, cells: readonly Operand[], part: string): Operand | undefined {
  const rows = cells.filter(({ cell, name }) => cell && !isSumRow(cell.row) && !NO_ITEM.test(name));
  const labelled = rows.map((each) => ({ ...each, around: each.label, from: each }));
  return chooseLeader(matchLabelled(index, labelled, listContentTerms(index, part)), MIN_NAMED)?.from;
}

/** Finds the first row of a sum below an item, in its column. */
function findTotal(cells: readonly Operand[], { cell, span }: Operand): Operand | undefined {
  return cells.find(
    (each) =>
      each.cell?.table === cell?.table && each.cell?.column === cell?.column && each.cell && isSumRow(each.cell.row) && each.span.start > span.start,
  );
}

/** Returns whether an item is one of those whose sum is the total. */
function isAbove(cells: readonly Operand[], item: Operand, total: Operand): boolean {
  const column = cells.filter((each) => each.cell?.table === total.cell?.table && each.cell?.column === total.cell?.column);
  const above = column.filter((each) => each.span.start < total.span.start);
  const sum = above.reduce((all, { quantity }) => all + quantity.value, 0);
  return above.length >= MIN_ITEMS && above.includes(item) && Math.abs(sum - total.quantity.value) < 0.01;
}
