import { readSmallNumber, SEVERAL } from '../../answer/smallNumbers.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { matchText } from '../../tables/lookUp/matchTable.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import { readOnOneLine } from '../quantities/namedAmount.ts';
import { collectOperands } from './collectOperands.ts';
import { composeSteps, type Step, writeLikeMostPrecise } from './composeSteps.ts';
import { chooseLeader, listContentTerms, matchLabelled } from './matchOperands.ts';
import type { Operand } from './operand.ts';
import { normalizeUnit } from './priceUnits.ts';

/** Matches a question for what is saved, which no other sum answers. */
export const ASKS_SAVED = /\b(?:save|saving|cheaper)\b|(?<!\p{L})(?:ahorr\p{L}+|barat\p{L}*|spar\p{L}*|günstiger|billiger)(?!\p{L})/iu;
/** The price of one more is the difference of two prices. */
const ONE_MORE =
  /\b(?:second|third|fourth|fifth|next|further|additional|one more|another)\b|(?<!\p{L})(?:zweite|dritte|vierte|nächste|weitere)[rnms]?(?!\p{L})|(?<!\p{L})(?:segund|tercer|siguiente|adicional)\p{L}*/iu;
const ASKED =
  /\b(?:how much|what)\b.*\b(?:save|saving|cheaper|dearer|more expensive|more|extra|less|difference)\b|(?<!\p{L})(?:cu[aá]nto.*(?:ahorr\p{L}+|más (?:barat\p{L}*|car\p{L}*)|diferencia)|wie ?viel.*(?:spar\p{L}+|günstiger|billiger|teurer|mehr|unterschied))(?!\p{L})/iu;
const ASKED_WORDS =
  /\b(?:save|saving|cheaper|dearer|more|expensive|extra|less|difference|instead|than|once|buy|buying|take|taking|paying|if)\b|(?<!\p{L})(?:ahorr\p{L}+|barat\p{L}*|más|spar\p{L}*|günstiger|billiger|teurer|mehr|wenn)(?!\p{L})/giu;
const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,£€$])(?<count>${SEVERAL})(?:-|\\s)(?<noun>for(?=\\s[£€$\\d])|por(?=\\s\\d)|für(?=\\s\\d)|\\p{L}{3,})`,
  'giu',
);
const OPENING = new RegExp(`^(?:${SEVERAL})[ -]\\p{L}{3,}`, 'iu');
const WHOLE_YEAR =
  /\b(?:whole|full|entire) (?:year|season)\b|\bannual(?:ly)?\b|\byearly\b|\b(?:for|in) (?:the|a|one) year\b|(?<!\p{L})(?:ganze[sn]? jahr|jährlich|año entero|año completo|anual)(?!\p{L})/iu;
const PRICE_OF_ONE =
  /(?<!\p{L})(?:one|an?|single|each|every|per|eine?r?|einzel\p{L}*|pro|je|una?|cada|por) (?:single |einzelne |sola )?(?<noun>\p{L}{3,})/giu;
const INSTALMENTS = new RegExp(`(?<count>${SEVERAL}) (?:\\p{L}+ )?(?:payments|instal?ments|raten|zahlungen|pagos|plazos|cuotas)(?!\\p{L})`, 'iu');
const MONTHS_OF_YEAR = 12;
const WEEKS_OF_YEAR = 52;
const MIN_NAMED = 0.5;

/** A price for several, and the price of one of them. */
interface Pair {
  bundle: Operand;
  one: Operand;
  count: number;
  /** The sentence that says how many there are in a year. */
  counted?: { text: string; sentence: number } | undefined;
}

/** Answers how much is saved by the price for several: ten hours at once, a whole year, or one payment instead of instalments. */
export function compareBundle(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  if (!ASKED.test(question) || ONE_MORE.test(question)) return undefined;
  const pair = choosePair(index, question);
  if (!pair) return undefined;
  const { bundle, one, count, counted } = pair;
  const difference = Math.abs(count * one.quantity.value - bundle.quantity.value);
  if (difference === 0) return undefined;
  const isInOneRow = bundle.cell !== undefined && bundle.cell.row === one.cell?.row;
  const steps: Step[] = [
    { text: `${count} × ${one.quantity.text}`, from: one },
    { text: bundle.quantity.text, from: isInOneRow ? { ...bundle, name: bundle.label } : bundle },
    ...(counted ? [{ text: counted.text, from: { span: findSpan(index, counted.sentence), name: '', sentence: counted.sentence } }] : []),
  ];
  return composeSteps(index, steps, { code: 'difference', value: writeLikeMostPrecise(index, difference, [bundle.quantity, one.quantity]) });
}

function choosePair(index: OpenIndex, question: string): Pair | undefined {
  const sums = collectOperands(index).filter(({ quantity, tier }) => /^[A-Z]{3}$/.test(quantity.unit) && !tier);
  const terms = listContentTerms(index, question.replace(ASKED_WORDS, ' '));
  const all = [...pairSentences(index, sums), ...pairColumns(sums), ...pairPeriods(sums), ...pairRows(sums)];
  const pairs = keepNumbered(all, question);
  if (terms.length === 0) return pairs.length === 1 && /\b(?:year|season|jahr|año)\b/iu.test(question) ? pairs[0] : undefined;
  const [single, anotherPair] = pairs;
  const named = terms.filter(({ term }) => !/^(?:year|jahr|año)/u.test(term));
  if (single && !anotherPair && named.every((term) => matchText(index, [term], `${single.bundle.label} ${single.one.label}`).likeness[0] === 1))
    return single;
  const bundles = [...new Set(pairs.map(({ bundle }) => bundle))];
  const best = chooseLeader(matchLabelled(index, bundles, terms), MIN_NAMED);
  const [found, another] = pairs.filter(({ bundle }) => bundle === best);
  const isNamed =
    found !== undefined && matchText(index, terms, `${found.bundle.label} ${found.one.label}`).likeness.some((each) => each >= MIN_NAMED);
  return isNamed && !another ? found : undefined;
}

/** Keeps the pairs whose row has a number of the question, where some have: "under 12". */
function keepNumbered(pairs: readonly Pair[], question: string): readonly Pair[] {
  const numbers = new Set(question.match(/(?<![\d.,])\d{1,3}(?![\d.,]*\d)/gu));
  const numbered = pairs.filter(({ bundle }) => bundle.cell && (bundle.name.match(/\d+/gu) ?? []).some((number) => numbers.has(number)));
  return numbered.length > 0 ? numbered : pairs;
}

/** Pairs the prices of sentences and cells of one section: that for several, and that of one of the same. */
function pairSentences(index: OpenIndex, sums: readonly Operand[]): Pair[] {
  return sums.flatMap((bundle): Pair[] => {
    const others = sums.filter(
      (one) =>
        one !== bundle && one.section === bundle.section && one.quantity.unit === bundle.quantity.unit && one.quantity.value < bundle.quantity.value,
    );
    const year = WHOLE_YEAR.test(bundle.label) ? others.flatMap((one) => pairYear(index, bundle, one)) : [];
    // In a table the number opens the name of the row: "Ten visits".
    const label = bundle.cell ? (OPENING.exec(bundle.name)?.[0] ?? '') : bundle.label;
    const several = listCounts(label).flatMap(({ count, noun }) =>
      others.filter((one) => isPriceOfOne(one, noun)).map((one) => ({ bundle, one, count })),
    );
    const [only, another] = [...year, ...several];
    return only && !another ? [only] : [];
  });
}

function listCounts(label: string): { count: number; noun: string }[] {
  return [...label.matchAll(COUNT)].flatMap(({ groups }) => {
    const count = readSmallNumber(groups?.count ?? '');
    const noun = groups?.noun ?? '';
    return count === undefined || count < 2 ? [] : [{ count, noun: /^(?:for|por|für)$/iu.test(noun) ? 'piece' : normalizeUnit(noun) }];
  });
}

function isPriceOfOne({ label, per }: Operand, noun: string): boolean {
  // In German the plural may add an "n" alone: "Karte" and "Karten".
  const isSame = (other: string) => other.replace(/e$/u, '') === noun.replace(/e$/u, '');
  return per.some(isSame) || [...label.matchAll(PRICE_OF_ONE)].some(({ groups }) => isSame(normalizeUnit(groups?.noun ?? '')));
}

/** Pairs the price of a year with that of a month or a term, of which a sentence says how many there are. */
function pairYear(index: OpenIndex, bundle: Operand, one: Operand): Pair[] {
  const [unit] = one.per;
  if (unit === undefined || one.per.length > 1 || unit === 'year') return [];
  if (unit === 'month') return [{ bundle, one, count: MONTHS_OF_YEAR }];
  if (unit === 'week') return [{ bundle, one, count: WEEKS_OF_YEAR }];
  const counted = index.sentences.flatMap((_, sentence) => {
    const text = readOnOneLine(index, sentence);
    if (!/(?<!\p{L})(?:year|season|jahr|año)/iu.test(text)) return [];
    return listCounts(text).flatMap(({ count, noun }) => (noun === unit ? [{ count, text: `${count}`, sentence }] : []));
  });
  const [only, another] = counted;
  return only && !another ? [{ bundle, one, count: only.count, counted: only }] : [];
}

/** Pairs the cells of a row below "ten payments" and below the price at once. */
function pairColumns(sums: readonly Operand[]): Pair[] {
  return sums.flatMap((one): Pair[] => {
    const header = one.cell?.table.header[one.cell.column]?.text.replace(/\s+/g, ' ') ?? '';
    const count = readSmallNumber(INSTALMENTS.exec(header)?.groups?.count ?? '');
    if (count === undefined || count < 2) return [];
    const [bundle, another] = sums.filter((each) => each !== one && each.cell?.row === one.cell?.row && each.quantity.value > one.quantity.value);
    return bundle && !another ? [{ bundle, one, count }] : [];
  });
}

/** Pairs the cells of a row that are paid each month and once a year. */
function pairPeriods(sums: readonly Operand[]): Pair[] {
  return sums.flatMap((one): Pair[] => {
    if (!one.cell || one.per.join() !== 'month') return [];
    const [bundle, another] = sums.filter((each) => each.cell?.row === one.cell?.row && each.per.join() === 'year');
    return bundle && !another ? [{ bundle, one, count: MONTHS_OF_YEAR }] : [];
  });
}

const AT_ONCE =
  /\b(?:at once|in full|up ?front|one (?:sum|payment)|single payment|lump sum)\b|(?<!\p{L})(?:einmal\p{L}*|auf einmal|de una vez|al contado|pago único)(?!\p{L})/iu;

/** Pairs the row of instalments with that of the price at once: "or 12 monthly payments of". */
function pairRows(sums: readonly Operand[]): Pair[] {
  return sums.flatMap((one): Pair[] => {
    const count = one.cell ? readSmallNumber(INSTALMENTS.exec(one.name)?.groups?.count ?? '') : undefined;
    if (count === undefined || count < 2) return [];
    const [bundle, another] = sums.filter(
      ({ cell, name }) => cell?.table === one.cell?.table && cell?.column === one.cell?.column && AT_ONCE.test(name),
    );
    return bundle && !another ? [{ bundle, one, count }] : [];
  });
}

function findSpan(index: OpenIndex, sentence: number): Operand['span'] {
  const { start, end } = index.sentences[sentence] ?? { start: 0, end: 0 };
  return { start, end };
}
