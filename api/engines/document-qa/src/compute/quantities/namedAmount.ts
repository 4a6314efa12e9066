import { measureWorstMatch } from '../../answer/certainty.ts';
import { findMatchedOffsets } from '../../answer/findMatchedOffsets.ts';
import { findNearest } from '../../answer/findNearest.ts';
import { MONEY_WORDS } from '../../answer/moneyWords.ts';
import { type RankedSentence, rankSentences } from '../../answer/rankSentences.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { sliceSentence } from '../../index/sliceSentence.ts';
import { type ParsedQuestion, parseQuestion } from '../../retrieve/parseQuestion.ts';
import { type Amount, findAmounts } from './amounts.ts';

/** An amount and the sentence it is from. */
export interface FoundAmount {
  sentence: number;
  amount: Amount;
}

const MAX_CANDIDATES = 4;
/** A sentence is about the topic if it has this share of its words. */
const MIN_COVER = 0.4;
const MIN_MEANING = 0.5;
const MAX_UNLIKE = 0.5;

/** Finds the one amount that a few words mean, in another sentence than one. */
export function findNamedAmount(index: OpenIndex, words: string, except?: number): FoundAmount | undefined {
  const parsed = parseQuestion(index, { question: words, history: [] });
  const [best] = rankSentences(index, parsed)
    .slice(0, MAX_CANDIDATES)
    .filter(
      ({ sentence, features }) =>
        sentence !== except && isAbout(features) && hasMainWord(index, parsed, sentence) && findAmounts(readOnOneLine(index, sentence)).length > 0,
    );
  const amount = best && chooseAmount(index, parsed, best.sentence);
  return amount && { sentence: best.sentence, amount };
}

/** Returns whether a sentence has the most distinctive word of the question, or a word of nearly its meaning. */
export function hasMainWord(index: OpenIndex, { terms }: ParsedQuestion, sentence: number): boolean {
  const distinctive = terms.filter(({ term }) => !MONEY_WORDS.has(term));
  return distinctive.length === 0 || measureWorstMatch(index, distinctive, sentence) <= MAX_UNLIKE;
}

function isAbout({ cover, meaning }: RankedSentence['features']): boolean {
  return cover >= MIN_COVER || meaning >= MIN_MEANING;
}

function chooseAmount(index: OpenIndex, parsed: ParsedQuestion, sentence: number): Amount | undefined {
  const text = readOnOneLine(index, sentence);
  return findNearest(findAmounts(text), findMatchedOffsets(index, parsed, text), text);
}

/** Reads a sentence without its line ends. */
export function readOnOneLine(index: OpenIndex, sentence: number): string {
  return sliceSentence(index, sentence).replace(/\s+/g, ' ');
}
