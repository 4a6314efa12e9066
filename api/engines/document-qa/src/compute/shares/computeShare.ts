import { readQuestionAge } from '../../answer/ages.ts';
import { isYesOrNo } from '../../answer/isYesOrNo.ts';
import { IN_CURRENCY, MONEY_WORDS } from '../../answer/moneyWords.ts';
import { isSumRow } from '../../documentQuestions/structure/sumRows.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { type ParsedQuestion, parseQuestion, type QuestionTerm } from '../../retrieve/parseQuestion.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { collectOperands } from '../operands/collectOperands.ts';
import { composeSteps, type Step, writeLikeMostPrecise } from '../operands/composeSteps.ts';
import { chooseLeader, listContentTerms, matchLabelled } from '../operands/matchOperands.ts';
import type { Operand } from '../operands/operand.ts';
import { findHeadingAbove } from '../operands/sections.ts';
import { findAmounts } from '../quantities/amounts.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import type { Quantity } from '../quantities/quantity.ts';
import { readQuantity } from '../quantities/quantity.ts';
import { meetsAges } from './meetsAges.ts';
import { listTimedClauses, readDaysBefore } from './noticeIntervals.ts';
import { ASKS_SAVING, findShares, isAdded, type Share } from './readShares.ts';

/** A share that a sentence names, with the words that say for whom or when. */
interface Statement {
  share: Share;
  sentence: number;
  text: string;
  clause: string;
}

const ASKS_MONEY =
  /\bhow (?:much|high)\b|\bwhat (?:do|does|did|will|would|must|can|is|are)\b|\bwhats\b|\bprice\b|(?<!\p{L})(?:cu[aá]nto|wie ?viel|wie hoch|was (?:kostet|kosten|zahl\p{L}*|muss|müssen|bekomm\p{L}*|macht|wäre))(?!\p{L})/iu;
const ASKS_PART = /\b(?:percent|per cent|percentage|what share|which share|how many)\b|%|(?<!\p{L})(?:prozent|porcentaje)(?!\p{L})/iu;
const ASKS_BACK =
  /\b(?:back|refund\p{L}*|return(?:ed)?|reimburse\p{L}*)\b|(?<!\p{L})(?:zurück\p{L}*|erstatt\p{L}*|devuel\p{L}*|devolución|reembols\p{L}*)(?!\p{L})/iu;
const ASKS_LOSS =
  /\b(?:lose|lost|keep|pay|owe|charged?|cost|gone)\b|(?<!\p{L})(?:verlier\p{L}*|zahl\p{L}*|kostet|pierd\p{L}*|pag\p{L}+|cuesta)(?!\p{L})/iu;
const GIVES_BACK =
  /\b(?:refund\p{L}*|return|give|pay back|send back|get|receive|reimburse\p{L}*)\b|(?<!\p{L})(?:erstatt\p{L}*|zurück\p{L}*|devolv\p{L}*|reembols\p{L}*)(?!\p{L})/iu;
const KEEPS =
  /\b(?:keep|retain|charge\p{L}*|due|owe|pay(?:s|able)?|paid|cost)\b|(?<!\p{L})(?:behalten|einbehalten|behält|berechn\p{L}*|fällig|zahl\p{L}+|cobr\p{L}+|retien\p{L}+|pag\p{L}+)(?!\p{L})/iu;
/** What is taken of sums: no interest, tax or growth. */
const NAMES_SUM =
  /\b(?:pay(?:s|able|ing)?|paid|refund\p{L}*|keep|retain|charge\p{L}*|due|deposit|price|fee|discount|reduc\p{L}+|cost)\b|(?<!\p{L})(?:zahl\p{L}+|erstatt\p{L}*|fällig|behalten|einbehalten|behält|rabatt|nachlass|ermäßig\p{L}*|preis|gebühr|kost\p{L}+|pag\p{L}+|descuento|devolv\p{L}*|cobr\p{L}+|precio)(?!\p{L})/iu;
const NO_SUM =
  /\b(?:vat|tax|interest|apr|rises?|rose|rais\p{L}+|increas\p{L}+|growth|humidity|cotton|alcohol)\b|(?<!\p{L})(?:mwst|steuer|zins\p{L}*|steig\p{L}+|erhöh\p{L}+|iva|inter[eé]s|sub(?:e|en|ir\p{L}*|idas?))(?!\p{L})/iu;
const FUNCTION_WORDS =
  /(?<!\p{L})(?:pays?|paid|gets?|receives?|is|are|have|has|must|will|can|may|we|you|they|who|all|any|of|refund|keep|give|charge|cost|due|payable|owed|owing|falls?|fällig|zahlen|zahlt|erhalten|bekommen|bekommt|erstatten|behalten|ein|wir|sie|alle|pagan|paga|reciben|tienen|devolvemos|discount|reduction|rabatt|nachlass|ermäßigung|descuento|off|less|cheaper)(?!\p{L})/giu;
const ALTERNATIVES = /,\s|;\s|\s(?:and|or|und|oder|y|o)\s/iu;
const CLAUSE_END = /[;:]\s|,\s(?=(?:the rest|the other|and|but|der rest|und|y|el resto)\s)|\.\s(?=\p{Lu})/giu;
const EXCEPT = /(?<!\p{L})(?:except(?: for)?|excluding|but not|other than|außer|ausgenommen|excepto|salvo)(?!\p{L})/iu;
const GENERIC =
  /^(?:fees?|prices?|total|everything|items?|all|amount|sum|costs?|charges?|bill|whole|balance due|gebühr(?:en)?|preise?s?|betrag|alles|gesamt\p{L}*|importe|precios?|todo)/iu;
/** A condition with more than a noun: "families with two children". */
const FURTHER =
  /(?<!\p{L})(?:of|with|in|on|at|who|that|which|when|if|for|from|aged?|under|over|to|mit|in|im|der|die|das|wer|wenn|bei|ab|unter|über|für|von|de|con|que|en|si|cuando|para)(?!\p{L})/iu;
const MIN_MATCH = 0.5;
const MIN_BASE_NAMED = 0.6;
const MIN_NAMED = 0.75;
/** What is due is what is asked for, and names no part. */
const DUE = /^(?:due|payabl|ow(?:e|ing)|fallig|fällig|vence)$/u;
/** Terms that only say that something is paid. */
const IS_PAYMENT = /^(?:total|togeth|altogeth|gesamt|(?:an|be|ein)?zahl|upfront|advanc|pag)/u;

/** Answers with a part of a price, or a price less a part, where a question meets the condition that a document sets for it. */
export function computeShare(index: OpenIndex, originalQuestion: string): BuiltInAnswer | undefined {
  const question = originalQuestion.replace(IN_CURRENCY, ' ');
  if (!ASKS_MONEY.test(question) || ASKS_PART.test(question)) return undefined;
  const parsed = parseQuestion(index, { question, history: [] });
  if (isYesOrNo(parsed)) return undefined;
  const terms = listContentTerms(index, question);
  const days = readDaysBefore(question);
  const statements = collectStatements(index).filter(
    ({ text, share, clause }) =>
      (share.kind === 'off' || NAMES_SUM.test(text)) && !NO_SUM.test(text) && !isAdded(text, share) && !isForOtherAge(question, clause),
  );
  const statement = days === undefined ? chooseStatement(index, statements, parsed) : chooseByDays(index, statements, days);
  if (!statement) return undefined;
  const base = findBase(index, statement, terms, question);
  if (!base) return undefined;
  const { share, clause } = statement;
  const isTurned = (ASKS_BACK.test(question) && !GIVES_BACK.test(clause) && KEEPS.test(clause)) || isLossOfRefund(question, clause);
  const isRest = share.kind === 'off' ? !ASKS_SAVING.test(question) : isTurned;
  const part = isRest ? 1 - share.part : share.part;
  const value = writeLikeMostPrecise(index, Math.round(100 * part * base.quantity.value) / 100, [base.quantity]);
  const percent = `${Math.round(1000 * part) / 10} %`;
  const { start, end } = index.sentences[statement.sentence] ?? { start: 0, end: 0 };
  const rule = { span: { start, end }, name: '', sentence: statement.sentence };
  const steps: Step[] = base.from
    ? [
        { text: share.text, from: rule },
        { text: `${percent} × ${base.quantity.text}`, from: base.from },
      ]
    : [{ text: `${percent} × ${base.quantity.text}`, from: rule }];
  return composeSteps(index, steps, { code: 'computed', value });
}

function isForOtherAge(question: string, clause: string): boolean {
  return readQuestionAge(question) !== undefined && meetsAges(question, clause) === false;
}

function isLossOfRefund(question: string, clause: string): boolean {
  return !ASKS_BACK.test(question) && ASKS_LOSS.test(question) && GIVES_BACK.test(clause) && /refund|erstatt|zurück|devolv|reembols/iu.test(clause);
}

const collected = new WeakMap<OpenIndex, readonly Statement[]>();

function collectStatements(index: OpenIndex): readonly Statement[] {
  const known = collected.get(index);
  if (known) return known;
  const found = index.sentences.flatMap(({ paragraph }, sentence): Statement[] => {
    if (['tableRow', 'heading'].includes(index.paragraphs[paragraph]?.kind ?? '')) return [];
    const text = readOnOneLine(index, sentence);
    return findShares(text).map((share) => ({ share, sentence, text, clause: cutClause(text, share.at) }));
  });
  collected.set(index, found);
  return found;
}

function cutClause(text: string, at: number): string {
  const ends = [...text.matchAll(CLAUSE_END)].map(({ index }) => index);
  return text.slice(ends.findLast((end) => end < at) ?? 0, ends.find((end) => end > at) ?? text.length);
}

/** Chooses the one part whose condition a question meets: by half of its words or more. */
function chooseStatement(index: OpenIndex, statements: readonly Statement[], { question, terms: all }: ParsedQuestion): Statement | undefined {
  const terms = all.filter(({ term }) => !MONEY_WORDS.has(term) && !DUE.test(term) && !/^\d/.test(term));
  const scored = statements
    .flatMap((statement) => {
      const { share, clause } = statement;
      const [rule = '', excepted = ''] = clause.split(EXCEPT);
      if (excepted !== '' && matchText(index, terms, excepted).cover > 0) return [];
      const sides = rule.split(share.text).flatMap((side) => side.replace(share.whole, ' ').replace(FUNCTION_WORDS, ' ').split(ALTERNATIVES));
      const met = sides.filter((part) => meetsAge(question, part) ?? isMet(index, terms, part));
      const { likeness } = matchText(index, terms, met.join(' '));
      const byAge = met.some((part) => meetsAge(question, part)) ? 1 : 0;
      const score = byAge + terms.reduce((sum, { weight }, at) => sum + weight * (likeness[at] ?? 0), 0);
      return score > 0 ? [{ statement, score }] : [];
    })
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  return best && best.score > (next?.score ?? 0) ? best.statement : undefined;
}

/** Returns whether a question has half of the words of a condition, or the noun of one without more: "full-time students". */
function isMet(index: OpenIndex, terms: readonly QuestionTerm[], part: string): boolean {
  const words = part.match(/\p{L}[\p{L}'’-]{2,}/gu) ?? [];
  const isBare = words.length > 0 && !FURTHER.test(part);
  const { cover, likeness } = matchText(index, terms, part);
  // A word of the condition has to be said itself: a salary is no card payment.
  const isNamed = likeness.some((each) => each >= MIN_NAMED);
  return words.length > 0 && isNamed && (cover >= MIN_MATCH || (isBare && matchText(index, terms, words.at(-1) ?? '').cover > MIN_MATCH));
}

const OLDER =
  /(?<!\p{L})(?:over|above|aged|from|older than|ab|über|mayores de|desde) (?:the age of )?(?<age>\d{1,2})(?!\d)|(?<!\d)(?<more>\d{1,2}) (?:and|or) (?:over|older)/iu;
const YOUNGER = /(?<!\p{L})(?:under|below|younger than|unter|menores de) (?:the age of )?(?<age>\d{1,2})(?!\d)/iu;

/** Returns whether an age of the question is one that a condition names. Returns undefined where either has none. */
function meetsAge(question: string, part: string): boolean | undefined {
  const age = readQuestionAge(question);
  const [older, younger] = [OLDER.exec(part)?.groups, YOUNGER.exec(part)?.groups?.age];
  const least = older?.age ?? older?.more;
  if (age === undefined || (least === undefined && younger === undefined)) return undefined;
  return (least === undefined || age >= Number(least)) && (younger === undefined || age < Number(younger));
}

/** Chooses the share for so many days before, if the clause for them names one. */
function chooseByDays(index: OpenIndex, statements: readonly Statement[], days: number): Statement | undefined {
  const clauses = listTimedClauses(index).filter(({ from, to }) => from <= days && days <= to);
  const [only, another] = clauses;
  if (!only || another) return undefined;
  return statements.find(({ sentence, share, text }) => sentence === only.sentence && isWithin(text, only.text, share.at));
}

function isWithin(text: string, clause: string, at: number): boolean {
  const start = text.indexOf(clause);
  return at >= start && at < start + clause.length;
}

interface Base {
  quantity: Quantity;
  from: Operand | undefined;
}

/** Finds the one sum that a part is taken of: of the question, of a thing that it names, of what the part names, or the total. */
function findBase(index: OpenIndex, { share, sentence }: Statement, terms: readonly QuestionTerm[], question: string): Base | undefined {
  const [amount, another] = findAmounts(question);
  const quantity = amount && readQuantity(amount.text);
  if (quantity) return another ? undefined : { quantity: quantity, from: undefined };
  const sums = collectOperands(index).filter((each) => /^[A-Z]{3}$/.test(each.quantity.unit) && each.sentence !== sentence);
  // The words that lead to the condition precede it: "If you cancel …".
  const likeness = matchText(index, terms, readAround(index, sentence)).likeness;
  const rest = terms.filter(({ forms, term }, at) => (likeness[at] ?? 0) < MIN_MATCH && forms.length > 0 && !IS_PAYMENT.test(term));
  const named = chooseLeader(matchLabelled(index, sums, rest), MIN_BASE_NAMED);
  const isSpecific = share.whole !== '' && !share.isShareOfAll && !GENERIC.test(share.whole);
  const whole = isSpecific ? chooseLeader(matchLabelled(index, sums, listContentTerms(index, share.whole)), MIN_BASE_NAMED) : undefined;
  const totals = sums.filter(({ cell }) => cell && isSumRow(cell.row));
  // Where a document has one sum alone, that is the price.
  const [only, other] = totals.length > 0 ? totals : sums;
  const total = other ? findMainPrice(index, sums, sentence) : only;
  // For how many days before it is done says enough of what is meant.
  const isNamed = rest.length > 0 && !whole && !(readDaysBefore(question) !== undefined && !named);
  const before = isNamed && !named && share.whole === '' && !isSpecific ? findSumBefore(index, sums, sentence, rest) : undefined;
  const from = before ? before : isNamed ? named : isSpecific ? whole : total;
  return from && { quantity: from.quantity, from };
}

/** Finds the one sum of the sentence before, which "pay half" refers to, if its section has the words of the question. */
function findSumBefore(index: OpenIndex, sums: readonly Operand[], sentence: number, rest: readonly QuestionTerm[]): Operand | undefined {
  const isBeside = index.sentences[sentence - 1]?.paragraph === index.sentences[sentence]?.paragraph;
  const [only, another] = isBeside ? sums.filter((each) => each.sentence === sentence - 1) : [];
  const isAboutQuestion =
    only && matchText(index, rest, `${only.around} ${readAround(index, sentence)}`).likeness.every((each) => each >= MIN_BASE_NAMED);
  return another || !isAboutQuestion ? undefined : only;
}

/** The price of the whole thing, in the words of letters: "The cost is £90 per pupil". */
const MAIN_PRICE =
  /(?<!\p{L})(?:(?:cost|price|fee|charge)s?(?: is| of| will be| are|:)|costs|kostet|(?:preis|kosten) (?:ist|beträgt|betragen)|cuesta|(?:precio|coste) (?:es|es de|de))\s*$/iu;

/** Finds the one price of the section of a rule. */
function findMainPrice(index: OpenIndex, sums: readonly Operand[], sentence: number): Operand | undefined {
  const section = findHeadingAbove(index, index.sentences[sentence]?.paragraph ?? -1);
  const [only, another] = sums.filter(
    (each) => each.section === section && each.sentence !== undefined && MAIN_PRICE.test(each.label.split(each.quantity.text)[0] ?? ''),
  );
  return another ? undefined : only;
}

function readAround(index: OpenIndex, sentence: number): string {
  const paragraph = index.sentences[sentence]?.paragraph;
  return [sentence - 1, sentence]
    .filter((each) => index.sentences[each]?.paragraph === paragraph)
    .map((each) => readOnOneLine(index, each))
    .join(' ');
}
