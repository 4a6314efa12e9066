import type { OpenIndex } from '../../index/openChatIndex.ts';
import { parseQuestion } from '../../retrieve/parseQuestion.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { dropFrame } from '../quantities/questionParts.ts';
import { collectOperands } from './collectOperands.ts';
import { composeSteps, writeLikeMostPrecise } from './composeSteps.ts';
import { chooseLeader, listContentTerms, matchLabelled } from './matchOperands.ts';
import type { Operand } from './operand.ts';

/** What the reader pays or gets has a row of its own: "You paid in", "Employee pension". */
const READERS_ROW =
  /^(?:you(?: \p{L}+)*|your own|own|employee|member|tenant|ihr|sie|arbeitnehmer|eigen\p{L}*|usted|trabajador)(?!\p{L})(?! employer)/iu;
const READER = /^(?:me|i|myself|we|us|ich|mir|wir|uns|selbst|yo|m[íi]|nosotr[oa]s)$/iu;
const READER_BESIDE = /(?<!\p{L})(?<reader>me|i|myself|ich|yo|m[íi])(?<joint>,? (?:and|plus|y|und|my|the|mi|mein\p{L}*)(?!\p{L}))/iu;
const READER_AFTER = /(?<!\p{L})(?:and|y|und) (?<reader>me|i|myself|ich|yo)(?!\p{L})/iu;
const AND = /\s*,\s*|\s+(?:and|plus|y|und|e)\s+/iu;
const SHARES = /\bhow much\b|\bwhat\b|(?<!\p{L})(?:cuánto|wie ?viel|was)(?!\p{L})/iu;
const FRAMING_WORDS =
  /^(?:from|by|of|between|do|does|did|have|has|von|de|entre|zwischen|haben|hat)\s+|\s+(?:pay|paid|put|pays|put in|pay in|paid in)(?:\s.*)?$/giu;
const MIN_PARTS = 2;
const EXPLAINED = 0.5;

/** Adds up what the reader and others pay: "from me, my employer and the tax office". Returns undefined unless each has a row of one table. */
export function addReadersParts(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!SHARES.test(question) || !(READER_BESIDE.test(question) || READER_AFTER.test(question))) return undefined;
  const request = splitParts(question);
  if (!request || request.parts.length < MIN_PARTS) return undefined;
  const rows = collectOperands(index).filter(({ cell }) => cell);
  const found = request.parts.map((part) => findPart(index, rows, part, request.about));
  const all = found.flatMap((each) => each ?? []);
  const [first] = all;
  const isInOneColumn = all.every(
    ({ cell, quantity }) => cell?.table === first?.cell?.table && cell?.column === first?.cell?.column && quantity.unit === first?.quantity.unit,
  );
  if (!first || all.length < found.length || !isInOneColumn || new Set(all).size < all.length) return undefined;
  const total = all.reduce((sum, { quantity }) => sum + quantity.value, 0);
  const quantities = all.map(({ quantity }) => quantity);
  return composeSteps(
    index,
    all.map((from) => ({ text: from.quantity.text, from })),
    { code: 'sum', value: writeLikeMostPrecise(index, total, quantities) },
  );
}

/** Splits a question at the reader and at each "and" into who pays, and what else it says. */
function splitParts(question: string): { parts: string[]; about: string } | undefined {
  const found = READER_BESIDE.exec(question) ?? READER_AFTER.exec(question);
  const reader = found?.groups?.reader;
  if (!found || reader === undefined) return undefined;
  const isFirst = found.groups?.joint !== undefined;
  const [before, after] = [question.slice(0, found.index), question.slice(found.index + found[0].length)];
  const others = isFirst
    ? `${(found.groups?.joint ?? '').replace(AND, '')} ${after}`
    : (before.split(/\b(?:do|does|did|have|has|from|between)\b/iu).at(-1) ?? '');
  const parts = others
    .split(AND)
    .map((part) => part.replace(/[?.!]+$/u, '').trim())
    .filter((part) => dropFrame(part) !== '');
  const about = isFirst ? before : before.slice(0, before.length - others.length);
  return { parts: [reader, ...parts], about: dropFrame(about.replace(FRAMING_WORDS, ' ')) };
}

function findPart(index: OpenIndex, rows: readonly Operand[], part: string, about: string): Operand | undefined {
  const words = part.replace(FRAMING_WORDS, ' ');
  const terms = listContentTerms(index, `${words} ${about}`);
  if (READER.test(part.trim())) {
    const readersRows = rows.filter(({ name }) => READERS_ROW.test(name));
    const [only, another] = readersRows;
    return another ? chooseLeader(matchLabelled(index, readersRows, terms), 0) : only;
  }
  const others = rows.filter(({ name }) => !READERS_ROW.test(name) || /employer/iu.test(name));
  const contentTerms = listContentTerms(index, words);
  // A word that frames other questions may be all that names a part: "the state".
  const partTerms = contentTerms.length > 0 ? contentTerms : parseQuestion(index, { question: words, history: [] }).terms;
  return chooseLeader(matchLabelled(index, others, partTerms), EXPLAINED) ?? chooseLeader(matchLabelled(index, others, terms), EXPLAINED);
}
