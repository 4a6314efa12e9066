import { measureWorstMatch } from '../answer/certainty.ts';
import { findMatchedOffsets } from '../answer/findMatchedOffsets.ts';
import { findNearest } from '../answer/findNearest.ts';
import { MONEY_WORDS } from '../answer/moneyWords.ts';
import { type RankedSentence, rankSentences } from '../answer/rankSentences.ts';
import { citeStretch } from '../cite/citeStretch.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import { type Asked, type ReadQuestion, readQuestion } from '../retrieve/readQuestion.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { type Amount, findAmounts, findCurrency, writeAmount } from './amounts.ts';
import { answerWithDuration } from './answerWithDuration.ts';
import { findComputation } from './askedComputation.ts';

type Lead = NonNullable<BuiltInAnswer['lead']>;

/** An amount and the sentence it is from. */
interface FoundAmount {
  sentence: number;
  amount: Amount;
}

const MOST_CANDIDATES = 4;
/** A sentence is about the matter if it has this share of its words. */
const ENOUGH_COVER = 0.4;
const ENOUGH_MEANING = 0.5;
const MOST_UNLIKE = 0.5;

const POINTS_BACK = /(?<!\p{L})(?:it|that|this|those|they|eso|esto|ello|das|dies|dafür|davon)(?!\p{L})|^\W*(?:and|y|und)\s/iu;
/** Answers with a value computed from the running text and the numbers it is from. Returns undefined unless every number is certain. */
export function answerWithComputation(index: OpenIndex, asked: Asked): BuiltInAnswer | undefined {
  const computation = findComputation(asked.question);
  if (!computation) return undefined;
  switch (computation.task) {
    case 'over months':
      return multiply(index, { ...asked, question: computation.about }, computation.months);
    case 'sum':
    case 'difference':
      return combine(index, computation.parts, computation.task);
    case 'duration':
      return answerWithDuration(index, asked, computation.unit);
  }
}

function multiply(index: OpenIndex, asked: Asked, months: number): BuiltInAnswer | undefined {
  // Earlier questions count only if the new one points back to them.
  const only = findOnlyMonthly(index, readQuestion(index, asked));
  if (only) return composeMultiple(index, only, months);
  const read = readQuestion(index, POINTS_BACK.test(asked.question) ? asked : { ...asked, history: [] });
  for (const { sentence, features } of rankSentences(index, read).slice(0, MOST_CANDIDATES)) {
    const amounts = findAmounts(readOnOneLine(index, sentence));
    const [monthly, another] = amounts.filter(({ period }) => period === 'month');
    const isMeant = (features.cover > 0 || features.meaning >= ENOUGH_MEANING) && hasMainWord(index, read, sentence);
    // Nothing is computed where the document itself names the price of a year.
    if (isMeant && amounts.some(({ period }) => period === 'year')) return undefined;
    if (!monthly || another || !isMeant) continue;
    return composeMultiple(index, { sentence, amount: monthly }, months);
  }
  return undefined;
}

/** Finds the only monthly amount of a document, for a question that names no subject. */
function findOnlyMonthly(index: OpenIndex, { terms }: ReadQuestion): FoundAmount | undefined {
  if (terms.some(({ term }) => !MONEY_WORDS.has(term))) return undefined;
  const all = index.sentences.flatMap((_, sentence) => {
    const amounts = findAmounts(readOnOneLine(index, sentence)).filter(({ period }) => period === 'month');
    return amounts.map((amount) => ({ sentence, amount }));
  });
  return all.length === 1 ? all[0] : undefined;
}

function composeMultiple(index: OpenIndex, { sentence, amount }: FoundAmount, months: number): BuiltInAnswer {
  const value = writeAmount(Math.round(100 * months * amount.value) / 100, amount, index.language);
  return compose(index, [{ sentence, text: `${months} × ${amount.text}` }], { code: 'computed', value });
}

function combine(index: OpenIndex, parts: readonly string[], task: 'sum' | 'difference'): BuiltInAnswer | undefined {
  const found = parts.map((part) => findNamedAmount(index, part));
  const all = found.flatMap((each) => (each ? [each] : []));
  const [first] = all;
  if (!first || all.length < parts.length || !areComparable(all)) return undefined;
  const [one = 0, other = 0] = all.map(({ amount }) => amount.value);
  const total = task === 'sum' ? all.reduce((sum, { amount }) => sum + amount.value, 0) : Math.abs(one - other);
  const precise = all.find(({ amount }) => !Number.isInteger(amount.value)) ?? first;
  const value = writeAmount(Math.round(100 * total) / 100, precise.amount, index.language);
  return compose(
    index,
    all.map(({ sentence, amount }) => ({ sentence, text: amount.text })),
    { code: task, value },
  );
}

/** Tells whether amounts are of one currency and period, and no two are the same one. */
function areComparable(all: readonly FoundAmount[]): boolean {
  const currencies = new Set(all.map(({ amount }) => findCurrency(amount)));
  const periods = new Set(all.flatMap(({ amount }) => (amount.period ? [amount.period] : [])));
  const places = new Set(all.map(({ sentence, amount }) => `${sentence}-${amount.at}`));
  return currencies.size === 1 && periods.size <= 1 && places.size === all.length;
}

/** Finds the one amount that a few words mean. */
function findNamedAmount(index: OpenIndex, words: string): FoundAmount | undefined {
  const read = readQuestion(index, { question: words, history: [] });
  const [best] = rankSentences(index, read)
    .slice(0, MOST_CANDIDATES)
    .filter(
      ({ sentence, features }) => isAbout(features) && hasMainWord(index, read, sentence) && findAmounts(readOnOneLine(index, sentence)).length > 0,
    );
  const amount = best && chooseAmount(index, read, best.sentence);
  return amount && { sentence: best.sentence, amount };
}

/** Tells whether a sentence has the word of the question that says most, or a word of nearly its meaning. */
function hasMainWord(index: OpenIndex, { terms }: ReadQuestion, sentence: number): boolean {
  const telling = terms.filter(({ term }) => !MONEY_WORDS.has(term));
  return telling.length === 0 || measureWorstMatch(index, telling, sentence) <= MOST_UNLIKE;
}

function isAbout({ cover, meaning }: RankedSentence['features']): boolean {
  return cover >= ENOUGH_COVER || meaning >= ENOUGH_MEANING;
}

function chooseAmount(index: OpenIndex, read: ReadQuestion, sentence: number): Amount | undefined {
  const text = readOnOneLine(index, sentence);
  return findNearest(findAmounts(text), findMatchedOffsets(index, read, text));
}

function compose(index: OpenIndex, parts: readonly { sentence: number; text: string }[], lead: Lead): BuiltInAnswer {
  const citations = parts.map(({ sentence }, place) => {
    const { start, end } = index.sentences[sentence] ?? { start: 0, end: 0 };
    return { id: place + 1, score: 1, ...citeStretch(index, { start, end }) };
  });
  return {
    status: 'grounded',
    lead,
    sentences: parts.map(({ text }, place) => ({ text: `${text} (“${citations[place]?.quote ?? ''}”)`, citation: place + 1 })),
    isList: false,
    isSeries: true,
    citations,
    closest: [],
    searchedPages: index.pages.length,
  };
}

function readOnOneLine(index: OpenIndex, sentence: number): string {
  return sliceSentence(index, sentence).replace(/\s+/g, ' ');
}
