import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import { sliceSentence } from '../../index/sliceSentence.ts';
import type { ParsedQuestion } from '../../retrieve/parseQuestion.ts';
import { measureWorstMatch } from '../certainty.ts';
import { hasUnknownTopic } from '../estimateConfidence.ts';
import { comparesChanges } from '../preferComparable.ts';
import type { RankedSentence } from '../rankSentences.ts';
import { asksPermission, COST_QUESTION } from './asksPermission.ts';
import { comparesAccess, comparesPrices, givesRequestedRule } from './decideYesOrNo.ts';
import { comparesDirections } from './directions.ts';
import { decideFromLeadIn, findHeading, findIntroduction, readSentence } from './findRule.ts';
import { decideLackedAbility } from './lackedAbility.ts';
import { comparesValues } from './quantities.ts';
import { FREE } from './ruleWords.ts';

/** A rule after its own label: "Head lice: may attend.", "Bicycles: not in the hall." */
const LABELLED_RULE =
  /^\W*[\p{L}][\p{L}\s,'’-]{2,40}: (?:may|can|cannot|must|not|no|yes|allowed|permitted|welcome|forbidden|free|included|sí|se (?:puede|admite)n?|permitid|prohibid|gratis|ja|nein|erlaubt|dürfen|darf|nicht|kein|verboten|kostenlos)/iu;

/** Returns whether a sentence is a rule after a label that the question has in other words. */
export function isLabelledInOtherWords({ features }: RankedSentence, text: string): boolean {
  return LABELLED_RULE.test(text) && features.paraphrase >= WELL_WORDED;
}

/** From this share on, a sentence words the everyday phrases of a question in its own way. */
export const WELL_WORDED = 0.8;
/** Up to this mismatch, the rarest word of a question counts as found. From this share of its words on, a sentence is about the topic. */
export const MIN_SAME_TOPIC = 0.4;
/** A rule is about the topic if it has this share of those words of the question that the document has, by themselves or in other words. */
export const WORDED_OTHERWISE = 0.5;
/** With less than this share of its words known to the document, a question is about something else. */
const MIN_KNOWN_SHARE = 0.4;
/** From this likeness on, a word is a synonym. */
const SYNONYM = 0.55;

/** Returns whether a sentence or the heading above it has the act that a question names first: "pay" in "Could I pay at the post office?" */
export function namesAct(index: OpenIndex, { terms }: ParsedQuestion, sentence: number): boolean {
  const heading = findHeading(index, sentence);
  return [sentence, ...(heading === undefined ? [] : [heading])].some((each) => hasFirstTerm(terms, index.termsIn(each)));
}

/** Returns whether the heading above a sentence has most words of a question. */
export function headingHasQuestion(index: OpenIndex, { terms }: ParsedQuestion, sentence: number): boolean {
  const heading = findHeading(index, sentence);
  const named = new Set(heading === undefined ? [] : index.termsIn(heading));
  const contentTerms = terms.filter(({ isFraming }) => !isFraming);
  const matched = contentTerms.filter(({ forms, reworded }) => [...forms, ...reworded].some(({ number }) => named.has(number)));
  return matched.length > contentTerms.length / 2;
}

/** Returns whether the first content word of a question, in any form or in other words, is among the terms found. */
export function hasFirstTerm(terms: ParsedQuestion['terms'], found: Iterable<number>): boolean {
  const verb = terms.find(({ isFraming }) => !isFraming);
  const named = new Set(found);
  return verb === undefined || [...verb.forms, ...verb.reworded].some(({ number }) => named.has(number));
}

/** Returns whether a sentence has the rarest word of a question, in some form, or a value to compare with that of the question. */
export function isAboutTopic(index: OpenIndex, parsed: ParsedQuestion, { sentence, features }: RankedSentence): boolean {
  const text = readSentence(index, sentence);
  return (
    listReferencedSentences(index, sentence).some(
      (each) => measureWorstMatch(index, dropPlace(dropContext(parsed), text).terms, each) <= MIN_SAME_TOPIC,
    ) ||
    features.paraphrase >= WELL_WORDED ||
    comparesValues(parsed.question, text)
  );
}

/** Drops the context of a question, which names no topic: "my dog is 9" after "can I insure him". */
export function dropContext(parsed: ParsedQuestion): ParsedQuestion {
  const [question = ''] = parsed.question.split(/,\s|\s(?=(?:if|when|while|once|wenn|falls|sobald|si|cuando|mientras)\s)/iu);
  const questionTerms = new Set(findTerms(question, parsed.language).map(({ term }) => term));
  const terms = parsed.terms.filter(({ term }) => questionTerms.has(term));
  return terms.some(({ isFraming }) => !isFraming) ? { ...parsed, question, terms } : parsed;
}

const ONLY_AT = /\bonly (?:in|on|at|inside|outside|within|from)\b|(?<!\p{L})nur (?:in|im|auf|am|an|bei)(?!\p{L})|(?<!\p{L})s[oó]lo en(?!\p{L})/iu;
const PLACE =
  /(?<!\p{L})(?:in|on|at|inside|outside|under|behind|near|by|im|am|auf|an|bei|en) (?:the |my |our |a |der |dem |den |el |la |los |las )?\p{L}+\W*$/iu;

/** Drops the place at the end of a question where a sentence names the only one: "on the grass" for "fires only in the pits". */
export function dropPlace(parsed: ParsedQuestion, sentence: string): ParsedQuestion {
  const place = ONLY_AT.test(sentence) ? PLACE.exec(parsed.question)?.[0] : undefined;
  if (place === undefined) return parsed;
  const question = parsed.question.replace(place, '').trim();
  const questionTerms = new Set(findTerms(question, parsed.language).map(({ term }) => term));
  const terms = parsed.terms.filter(({ term }) => questionTerms.has(term));
  return terms.some(({ isFraming }) => !isFraming) ? { ...parsed, terms } : parsed;
}

/** Returns whether a sentence names the thing that a question ends with, by itself or by a synonym. */
export function namesThing(index: OpenIndex, { terms }: ParsedQuestion, sentence: number): boolean {
  const named = new Set(index.termsIn(sentence));
  const thing = terms.findLast(({ isFraming }) => !isFraming);
  return thing === undefined || thing.forms.some(({ number, likeness }) => likeness >= SYNONYM && named.has(number));
}

/** Returns whether a question and a sentence have an age, a day, a month, a measure, a price or a change to compare. */
export function isComparableWith(index: OpenIndex, parsed: ParsedQuestion, sentence: number, text: string): boolean {
  return (
    comparesValues(parsed.question, text) ||
    comparesAccess(parsed.question, text) ||
    comparesPrices(parsed.question, text) ||
    comparesChanges(index, parsed, sentence) ||
    decideLackedAbility(parsed.question, text) !== undefined
  );
}

/** Returns whether a sentence sets a rule about the topic of the question, however both are worded. */
export function isRuleAboutTopic(index: OpenIndex, parsed: ParsedQuestion, top: RankedSentence): boolean {
  if (hasUnknownTopic(parsed)) return false;
  const isInList = decideFromLeadIn(parsed.question, findIntroduction(index, top.sentence)) !== undefined;
  const givesRule = isInList || givesRequestedRule(parsed.question, readSentence(index, top.sentence));
  const namesRarest = measureWorstMatch(index, parsed.terms, top.sentence) <= MIN_SAME_TOPIC;
  return givesRule && ((asksPermission(parsed.question) && namesRarest) || measureWording(index, parsed, top) >= WORDED_OTHERWISE);
}

/** Measures which share of those words of the question a sentence has that the document has at all, by themselves or in other words. */
export function measureWording(index: OpenIndex, { terms, question }: ParsedQuestion, { features, sentence }: RankedSentence): number {
  const weigh = (some: ParsedQuestion['terms']) => some.reduce((sum, { weight }) => sum + weight, 0);
  const known = weigh(terms.filter(({ forms }) => forms.length > 0));
  const total = weigh(terms);
  // A direction, such as "down", names no topic.
  const isMostlyKnown = known >= MIN_KNOWN_SHARE * total || comparesDirections(question, sliceSentence(index, sentence));
  const share = isMostlyKnown && known > 0 ? total / known : 1;
  return features.paraphrase + (features.cover + features.heading) * share;
}

/** Finds the words of a sentence that match the question, by themselves or in other words. */
export function findMatchedWords(index: OpenIndex, { terms, language }: ParsedQuestion, text: string): string[] {
  const numbers = new Set(terms.flatMap(({ forms, reworded }) => [...forms, ...reworded].map(({ number }) => number)));
  return findTerms(text, index.language === 'und' ? language : index.language).flatMap(({ term, word }) => {
    const number = index.findTermNumber(term);
    return number !== undefined && numbers.has(number) ? [word] : [];
  });
}

/** Returns whether a sentence with half of the words of a question says that there is nothing to pay for it. */
export function deniesCosts(question: string, sentence: string, { features }: RankedSentence): boolean {
  return COST_QUESTION.test(question) && FREE.test(sentence) && features.cover >= WORDED_OTHERWISE;
}

/** Measures which share of the question a sentence has, with the sentence that it refers to by a pronoun. */
export function measureCover(index: OpenIndex, { sentence, features }: RankedSentence): number {
  return features.cover + (listReferencedSentences(index, sentence).length > 1 ? features.before : 0);
}

const POINTS_BACK = /^\W*(?:it|they|this|these|that|both|es|sie|er|dies\p{L}*|beide|esto|estos|ellos|ambos)(?!\p{L})/iu;

/** Lists a sentence, and the one before it in its paragraph where it refers to that with "it". */
export function listReferencedSentences(index: OpenIndex, sentence: number): number[] {
  const isBeside = index.sentences[sentence - 1]?.paragraph === index.sentences[sentence]?.paragraph;
  return isBeside && POINTS_BACK.test(sliceSentence(index, sentence)) ? [sentence, sentence - 1] : [sentence];
}
