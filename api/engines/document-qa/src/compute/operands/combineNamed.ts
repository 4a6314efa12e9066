import type { OpenIndex } from '../../index/openChatIndex.ts';
import { asksOfReader, isReadersColumn } from '../../tables/cellUnits.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { dropFrame, findQuestionParts } from '../quantities/questionParts.ts';
import { collectOperands } from './collectOperands.ts';
import { composeSteps, writeLikeMostPrecise } from './composeSteps.ts';
import { chooseLeader, listContentTerms, matchLabelled } from './matchOperands.ts';
import type { Operand } from './operand.ts';

const MIN_NAMED = 0.75;

/** Adds up or compares sums that a question names, of tables and of sentences together. Returns undefined unless one sum leads for each. */
export function combineNamed(index: OpenIndex, parts: readonly string[], task: 'sum' | 'difference'): BuiltInAnswer | undefined {
  const all = collectOperands(index).filter(({ quantity, tier }) => /^[A-Z]{3}$/.test(quantity.unit) && !tier);
  const sums = parts.some(asksOfReader) ? preferReaders(all) : all;
  const found = parts.flatMap((part) => {
    const terms = listContentTerms(index, part);
    return terms.length === 0 ? [] : (chooseLeader(matchLabelled(index, sums, terms), MIN_NAMED) ?? []);
  });
  const [first, second] = found;
  if (!first || !second || found.length < parts.length || new Set(found).size < found.length) return undefined;
  const isComparable = found.every(({ quantity, per }) => quantity.unit === first.quantity.unit && per.join() === first.per.join());
  if (!isComparable || (task === 'difference' && found.length > 2)) return undefined;
  const values = found.map(({ quantity }) => quantity.value);
  const total = task === 'sum' ? values.reduce((sum, value) => sum + value, 0) : Math.abs(first.quantity.value - second.quantity.value);
  const quantities = found.map(({ quantity }) => quantity);
  const steps = found.map((from) => ({ text: from.quantity.text, from }));
  return composeSteps(index, steps, { code: task, value: writeLikeMostPrecise(index, Math.round(100 * total) / 100, quantities) });
}

/** Keeps the reader's own column of a table that has one: "Your share" beside that of the whole house. */
function preferReaders(sums: readonly Operand[]): Operand[] {
  const isReaders = ({ cell }: Operand) => cell !== undefined && isReadersColumn(cell.table.header[cell.column]?.text ?? '');
  const tables = new Set(sums.filter(isReaders).map(({ cell }) => cell?.table));
  return sums.filter((sum) => !tables.has(sum.cell?.table) || isReaders(sum));
}

const AND = /\s+(?:and|plus|und|y)\s+/iu;

/**
 * Compares one sum that a question names with several together: "a full day than morning and afternoon".
 * Returns "refused" where it asks for that and not each is certain, so that nothing else compares it with one of them.
 */
export function compareWithSum(index: OpenIndex, question: string): BuiltInAnswer | 'refused' | undefined {
  const requested = findQuestionParts(question);
  const [first = '', second = ''] = requested?.task === 'difference' ? requested.parts : [];
  const others = second.split(AND).map(dropFrame);
  if (others.length < 2 || others.includes('') || /\bbetween\b|(?<!\p{L})(?:entre|zwischen)(?!\p{L})/iu.test(question)) return undefined;
  const sums = collectOperands(index).filter(({ quantity, tier, cell }) => /^[A-Z]{3}$/.test(quantity.unit) && !tier && cell);
  const found = [dropFrame(first), ...others].flatMap((part) => {
    const terms = listContentTerms(index, part);
    return terms.length === 0 ? [] : (chooseLeader(matchLabelled(index, sums, terms), MIN_NAMED) ?? []);
  });
  const [one, ...rest] = found;
  if (!one || rest.length < others.length || new Set(found).size < found.length) return 'refused';
  if (found.some(({ quantity, cell }) => quantity.unit !== one.quantity.unit || cell?.column !== one.cell?.column)) return 'refused';
  const total = rest.reduce((sum, { quantity }) => sum + quantity.value, 0);
  const quantities = found.map(({ quantity }) => quantity);
  const value = writeLikeMostPrecise(index, Math.abs(total - one.quantity.value), quantities);
  return composeSteps(
    index,
    found.map((from) => ({ text: from.quantity.text, from })),
    { code: 'difference', value },
  );
}
