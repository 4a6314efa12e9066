import type { OpenIndex } from '../index/openChatIndex.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import type { Matches } from '../retrieve/rankWindows.ts';
import { type AnswerType, detectAnswerType, TYPES_WITH_CUE } from './answerType.ts';
import { findRunInHeadings, isRunInHeading, statesSomething } from './headings.ts';
import { isYesOrNo } from './isYesOrNo.ts';
import { createMeaningComparer } from './meaningSimilarity.ts';
import { requiresCue, scoreAnswerCue } from './scoreAnswerCue.ts';
import { hasRuleWord } from './yesNo/ruleWords.ts';

/** The features of a sentence as an answer, each from 0 to about 1. */
export const featureNames = [
  'termScore',
  'around',
  'cover',
  'coverSquared',
  'before',
  'after',
  'heading',
  'meaning',
  'meaningBefore',
  'meaningHeading',
  'meaningSimilarity',
  'phrase',
  'phraseHeading',
  'paraphrase',
  'paraphraseHeading',
  'pairs',
  'closeness',
  'answerCue',
  'noAnswerCue',
  'looseAnswerCue',
  'definition',
  'isHeading',
  'isRunIn',
  'rule',
  'ruleRow',
  'isRow',
  'isHeaderRow',
  'isNote',
  'isQuestion',
  'isShort',
  'length',
  'startsWithPronoun',
  'opensParagraph',
  'early',
  'capitals',
] as const;
export type FeatureName = (typeof featureNames)[number];
export type Features = Record<FeatureName, number>;

/** A related word counts less than a form of the word itself. */
const MEANING_SHARE = 0.8;
const FULL_PHRASE_SCORE = 2;
/** One word of the document for an everyday phrase is no proof yet. */
const ONE_WORD_SHARE = 0.8;
const SHORT_TERMS = 4;
const LONG_TERMS = 40;
const STARTS_WITH_PRONOUN = /^(?:it|its|they|their|this|these|that|those|he|she|his|her|such|both|however|also|thus|therefore)\b/i;
const QUESTION_WORD = /[^\p{L}\p{N}.]+/u;

/** Of a sum of money: a figure without a currency is none. */
const MIN_MONEY_CUE = 0.6;

/** Returns whether a sentence lacks what alone answers questions of a kind: a time, a telephone number or a sum of money. */
export function lacksAnswerCue(kind: AnswerType, { answerCue, noAnswerCue }: Features): boolean {
  return TYPES_WITH_CUE.has(kind) && (noAnswerCue === 1 || (kind === 'money' && answerCue < MIN_MONEY_CUE));
}

export interface SentenceView {
  /** What share of the question each sentence has. */
  cover(sentence: number): number;
  measureFeatures(sentence: number): Features;
}

/** Creates functions that measure the features of single sentences for a question. */
export function measureSentences(index: OpenIndex, parsed: ParsedQuestion, matches: Matches): SentenceView {
  const { terms } = parsed;
  const total = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const kind = detectAnswerType(parsed.question, parsed.language);
  const words = new Set(parsed.question.toLowerCase().split(QUESTION_WORD));
  const questionWordByTerm = mapFormsToWords(terms);
  const relatedTo = mapRelatedToWords(terms);
  const compareMeaning = createMeaningComparer(index, parsed);
  const headings = findHeadings(index);
  const runIns = findRunInHeadings(index);
  const wantsVerdict = isYesOrNo(parsed);
  const mostAround = Math.max(1e-9, ...matches.around);

  /** Returns how well a sentence matches each word of the question, from 0 to 1. */
  const matchWords = (sentence: number): Float64Array => {
    const met = new Float64Array(terms.length);
    if (sentence < 0 || sentence >= index.sentences.length) return met;
    for (const number of index.termsIn(sentence)) {
      const [position, likeness] = questionWordByTerm.get(number) ?? [];
      if (position !== undefined && likeness !== undefined) met[position] = Math.max(met[position] ?? 0, likeness);
    }
    return met;
  };
  /** Returns the same with related words counted too. */
  const matchMeanings = (sentence: number): Float64Array => {
    const met = matchWords(sentence);
    if (sentence < 0 || sentence >= index.sentences.length) return met;
    for (const number of index.termsIn(sentence)) {
      for (const [position, likeness] of relatedTo.get(number) ?? []) met[position] = Math.max(met[position] ?? 0, MEANING_SHARE * likeness);
    }
    return met;
  };
  const phraseLikeness = new Map(parsed.phraseForms.map(({ number, likeness }): [number, number] => [number, likeness]));
  /** Measures from 0 to 1 how many document words for the question's everyday phrases a sentence has. */
  const measurePhrases = (sentence: number) => {
    const found = new Set(Array.from(index.termsIn(sentence)).filter((number) => phraseLikeness.has(number)));
    return Math.min(1, [...found].reduce((sum, number) => sum + (phraseLikeness.get(number) ?? 0), 0) / FULL_PHRASE_SCORE);
  };
  const measureParaphrases = createParaphraseMeter(index, parsed);
  const share = (met: Float64Array, without?: Float64Array) =>
    terms.reduce((sum, { weight }, position) => sum + weight * Math.max(0, (met[position] ?? 0) - (without?.[position] ?? 0)), 0) / total;

  return {
    cover: (sentence) => share(matchWords(sentence)),
    measureFeatures(sentence) {
      const span = index.sentences[sentence] ?? { start: 0, end: 0, page: 1, paragraph: 0 };
      const text = index.text.slice(span.start, span.end);
      const paragraph = index.paragraphs[span.paragraph];
      const met = matchWords(sentence);
      const related = matchMeanings(sentence);
      const isInParagraph = (other: number) => index.sentences[other]?.paragraph === span.paragraph;
      const cover = share(met);
      const numbers = index.termsIn(sentence);
      const answerCue = scoreAnswerCue(kind, text, words);
      const heading = headings[span.paragraph] ?? -1;
      const above = [heading, runIns[sentence] ?? -1].filter((each) => each >= 0 && each !== sentence);
      const mostAbove = (measure: (each: number) => number) => Math.max(0, ...above.map(measure));
      const isStrict = requiresCue(kind);
      return {
        termScore: (matches.sentences[sentence] ?? 0) / total,
        around: (matches.around[sentence] ?? 0) / mostAround,
        cover,
        coverSquared: cover * cover,
        before: isInParagraph(sentence - 1) ? share(matchWords(sentence - 1), met) : 0,
        after: isInParagraph(sentence + 1) ? share(matchWords(sentence + 1), met) : 0,
        heading: mostAbove((each) => share(matchWords(each), met)),
        meaning: share(related),
        meaningBefore: isInParagraph(sentence - 1) ? share(matchMeanings(sentence - 1), related) : 0,
        meaningHeading: mostAbove((each) => share(matchMeanings(each), related)),
        meaningSimilarity: compareMeaning(sentence),
        phrase: measurePhrases(sentence),
        phraseHeading: mostAbove((each) => measurePhrases(each)),
        paraphrase: measureParaphrases(sentence),
        paraphraseHeading: mostAbove((each) => measureParaphrases(each)),
        pairs: measurePairs(numbers, questionWordByTerm, terms.length),
        closeness: measureCloseness(numbers, questionWordByTerm),
        answerCue: isStrict ? answerCue : 0,
        noAnswerCue: isStrict && answerCue === 0 ? 1 : 0,
        looseAnswerCue: isStrict ? 0 : answerCue,
        definition: kind === 'define' && isDefinition(text, parsed.question) ? 1 : 0,
        // "Your collection day is Wednesday" is a statement, although it is set as a heading.
        isHeading: paragraph?.kind === 'heading' && !statesSomething(text) ? 1 : 0,
        isRunIn: isRunInHeading(index, sentence) ? 1 : 0,
        rule: wantsVerdict && paragraph?.kind !== 'heading' && paragraph?.kind !== 'tableRow' && hasRuleWord(text) ? 1 : 0,
        ruleRow: wantsVerdict && paragraph?.kind === 'tableRow' ? 1 : 0,
        isRow: paragraph?.kind === 'tableRow' ? 1 : 0,
        isHeaderRow: isHeaderRow(index, span.paragraph) ? 1 : 0,
        isNote: paragraph?.kind === 'note' ? 1 : 0,
        isQuestion: text.endsWith('?') ? 1 : 0,
        isShort: Math.max(0, SHORT_TERMS - numbers.length) / SHORT_TERMS,
        length: Math.min(1, numbers.length / LONG_TERMS),
        startsWithPronoun: STARTS_WITH_PRONOUN.test(text) ? 1 : 0,
        opensParagraph: isInParagraph(sentence - 1) ? 0 : 1,
        early: 1 - span.start / (index.text.length || 1),
        capitals: measureCapitals(text),
      };
    },
  };
}

/** Creates a function that measures from 0 to 1 how well a sentence words the everyday phrases of a question. Rare words count more. */
function createParaphraseMeter(index: OpenIndex, { paraphrases }: ParsedQuestion): (sentence: number) => number {
  const rarest = Math.log(1 + index.sentences.length);
  const evidence = paraphrases.map(
    ({ forms }) =>
      new Map(
        forms.map(({ number, likeness }): [number, number] => {
          const rarity = Math.log(1 + index.sentences.length / index.sentencesWith(number).sentences.length) / rarest;
          return [number, ONE_WORD_SHARE * likeness * Math.min(1, rarity)];
        }),
      ),
  );
  return (sentence) => {
    if (evidence.length === 0) return 0;
    const terms = new Set(index.termsIn(sentence));
    const chances = evidence.map(
      (termChances) => 1 - [...termChances].reduce((doubt, [number, chance]) => (terms.has(number) ? doubt * (1 - chance) : doubt), 1),
    );
    return chances.reduce((sum, chance) => sum + chance, 0) / evidence.length;
  };
}

/** Maps each term of the document to the question word that it matches best, and the likeness. */
function mapFormsToWords(terms: ParsedQuestion['terms']): Map<number, [number, number]> {
  const places = new Map<number, [number, number]>();
  for (const [index, { forms, reworded }] of terms.entries()) {
    for (const { number, likeness } of [...forms, ...reworded]) if (likeness > (places.get(number)?.[1] ?? 0)) places.set(number, [index, likeness]);
  }
  return places;
}

/** Returns whether a paragraph is the header row of a table. */
export function isHeaderRow({ paragraphs }: OpenIndex, position: number): boolean {
  const isRow = (at: number) => paragraphs[at]?.kind === 'tableRow';
  return isRow(position) && !isRow(position - 1) && isRow(position + 1);
}

/** Maps each term of the document to the question words that it is related to. */
function mapRelatedToWords(terms: ParsedQuestion['terms']): Map<number, [number, number][]> {
  const places = new Map<number, [number, number][]>();
  for (const [index, { related }] of terms.entries()) {
    for (const { number, likeness } of related) {
      const known = places.get(number);
      if (known) known.push([index, likeness]);
      else places.set(number, [[index, likeness]]);
    }
  }
  return places;
}

/** Finds for each paragraph the sentence number of its heading, or -1. */
function findHeadings({ sentences, paragraphs }: OpenIndex): Int32Array {
  const found = new Int32Array(paragraphs.length).fill(-1);
  const headings = sentences.flatMap(({ paragraph }, index) => (paragraphs[paragraph]?.kind === 'heading' ? [{ paragraph, place: index }] : []));
  // The only heading is the title of the whole document, and distinguishes no sentences.
  if (headings.length > 1) for (const { paragraph, place: position } of headings) found[paragraph] = position;
  for (let at = 1; at < found.length; at++) if ((found[at] ?? -1) < 0) found[at] = found[at - 1] ?? -1;
  return found;
}

/** Measures the share of adjacent question words that are adjacent in the sentence too. */
function measurePairs(numbers: Uint32Array, questionWordByTerm: ReadonlyMap<number, [number, number]>, count: number): number {
  if (count < 2) return 0;
  const found = new Set<number>();
  for (let at = 0; at < numbers.length; at++) {
    const first = questionWordByTerm.get(numbers[at] ?? -1)?.[0];
    if (first === undefined) continue;
    for (let next = at + 1; next <= at + 2 && next < numbers.length; next++) {
      const second = questionWordByTerm.get(numbers[next] ?? -1)?.[0];
      if (second === first + 1) found.add(first);
    }
  }
  return found.size / (count - 1);
}

/** Measures from 0 to 1 how close together the question words are in a sentence. */
function measureCloseness(numbers: Uint32Array, questionWordByTerm: ReadonlyMap<number, [number, number]>): number {
  const places: number[] = [];
  const seen = new Set<number>();
  for (const [at, number] of numbers.entries()) {
    const position = questionWordByTerm.get(number)?.[0];
    if (position === undefined) continue;
    places.push(at);
    seen.add(position);
  }
  if (seen.size < 2) return 0;
  return seen.size / Math.max(seen.size, (places.at(-1) ?? 0) - (places[0] ?? 0) + 1);
}

/** Returns whether a sentence defines the last word of the question. */
function isDefinition(text: string, question: string): boolean {
  const lastWord =
    question
      .toLowerCase()
      .match(/[\p{L}\p{N}-]{3,}/gu)
      ?.at(-1) ?? '';
  const at = text.toLowerCase().indexOf(lastWord);
  if (at < 0) return false;
  return (
    /^[^.;]{0,40}\b(?:is|are|was|were|refers?|means?|denotes?|describes?)\b/.test(text.slice(at + lastWord.length)) ||
    /\b(?:called|known as|termed|named|referred to as)\b[^.;]{0,12}$/.test(text.slice(0, at))
  );
}

function measureCapitals(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 1 : (text.match(/\p{Lu}/gu)?.length ?? 0) / letters;
}
