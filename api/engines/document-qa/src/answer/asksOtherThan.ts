import { findTerms, type Term } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import { isInPhrase } from '../retrieve/everydayPhrases.ts';
import type { TermForm } from '../retrieve/findTermForms.ts';
import type { ParsedQuestion } from '../retrieve/parseQuestion.ts';
import { namesContrary } from './contrastingWords.ts';
import { findRunInHeadings } from './headings.ts';
import { MONTH_NAMES } from './monthNames.ts';

/** Below this likeness, a form may be another name. */
const MIN_NAME_LIKENESS = 0.8;
const TITLES = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'sir', 'madam']);
const MONTH = new RegExp(`^(?:${MONTH_NAMES.flat().join('|')})$`, 'iu');
/** Matches years and amounts. A lone digit is mostly the number of an item. */
const SPECIFIC_NUMBER = /^\d[\d.,:]+/;
const ASKED_NEGATION = /\b(?:not|never|cannot|without|except|neither|nor|no longer)\b|n['’]t\b/i;
const NEGATION =
  /\b(?:not|never|no|none|nobody|nothing|neither|nor|cannot|without|except|excluding|unable|fail(?:s|ed)?|hardly|least|few|rarely)\b|n['’]t\b|\b(?:un|non|dis)-?\p{L}{4,}/iu;

/** Returns whether a question differs from the best sentence in a name, a number or a negation. */
export function asksOtherThan(index: OpenIndex, parsed: ParsedQuestion, sentence: number): boolean {
  const { question } = parsed;
  const words = findTerms(question, index.language);
  return (
    asksForMissingThing(index, parsed, sentence) ||
    countsAnotherThing(question, sliceSentence(index, sentence)) ||
    namesContrary(question, sliceSentence(index, sentence)) ||
    lacksCounted(index, parsed, sentence) ||
    (ASKED_NEGATION.test(question) && !NEGATION.test(sliceSentence(index, sentence))) ||
    findNames(question, words, index.language).some((name) => !isKnown(index, parsed, name)) ||
    words.some((word) => isSpecificNumber(question, word) && !isOnSamePage(index, sentence, word))
  );
}

/** Matches "How many pitches are there?", with the thing in a group. */
const ASKED_COUNT =
  /\bhow many (\p{L}{4,})(?: \p{L}+)? (?:are|were|is) there\b|\bhow many (\p{L}{4,}) (?:do|does|did) (?:you|they|it|we|the \p{L}+) have\b/iu;
const SAID_NUMBER = '(?:\\d[\\d.,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|dozen)';
const NOT_COUNTED = '(?!(?:per|each|every|an?|of|in|for|on|at|to|and|or|a)\\b)';

/** Returns whether a sentence has the thing whose number is asked for, and a number only of something else: "at most two dogs per pitch". */
export function countsAnotherThing(question: string, sentence: string): boolean {
  const thing = ASKED_COUNT.exec(question)?.slice(1).find(Boolean);
  if (thing === undefined) return false;
  const stem = `${thing.replace(/(?:ies|es|s)$/iu, '')}\\p{L}*`;
  if (!new RegExp(`\\b${stem}`, 'iu').test(sentence)) return false;
  const isCounted = new RegExp(`\\b${SAID_NUMBER}(?:[\\s-]${NOT_COUNTED}[\\p{L}-]+){0,2}[\\s-]${stem}|\\b${stem}[^.;\\d]{0,25}\\b\\d`, 'iu');
  return new RegExp(`\\b${SAID_NUMBER}\\b`, 'iu').test(sentence) && !isCounted.test(sentence);
}

/** "How many pitches …", with the thing in a group. Times and shares are counted by figures of other words. */
const HOW_MANY =
  /(?<!\p{L})(?:how many|cu[aá]nt[oa]s|wie ?viele) (?!(?:more|other|different|hours?|days?|weeks?|months?|years?|minutes?|nights?|times|percent|people|persons|of|horas|días|semanas|meses|años|minutos|noches|veces|personas|stunden|tage|wochen|monate|jahre|minuten|nächte|personen|leute|are|is|do|does|can|hay|son|sind|gibt)(?!\p{L}))(?<thing>\p{L}{3,})(?: (?<head>\p{L}{3,}))?/iu;

/** Figures that count no things: sums, times, dates, measures and shares. */
const OTHER_FIGURES = new RegExp(
  `[£€$]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[£€$%]|euros?|pounds?|kg|km|cm|mm|m²?|l|ml|per cent|percent|prozent|miles?|[ap]\\.?m\\b|uhr|h)(?!\\p{L})|\\b\\d{1,2}[.:]\\d{2}\\b|\\b\\d{1,2}(?:st|nd|rd|th|\\.)?\\s(?:de |of )?(?:${MONTH_NAMES.flat().join('|')})(?!\\p{L})|\\b(?:19|20)\\d\\d\\b|(?:\\d+|\\p{L}+)\\s(?:working |calendar )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?)(?!\\p{L})`,
  'giu',
);
const COUNT_LEFT =
  /\d|(?<!\p{L})(?:no|none|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred\p{L}*|thousand\p{L}*|million\p{L}*|dozens?|both|half|single|several|each|every|un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|cien|ningun\p{L}*|ein|eine[rnms]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|hundert|kein\p{L}*|beide\p{L}*)(?!\p{L})|\p{L}*(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\p{L}*/iu;

/** Returns whether a sentence lacks the thing that is to be counted: "in the first three days a parent stays in the group" for "how many children are in a group". */
function lacksCounted(index: OpenIndex, { question, language, terms }: ParsedQuestion, sentence: number): boolean {
  const { thing, head: headNoun = '' } = HOW_MANY.exec(question)?.groups ?? {};
  if (thing === undefined) return false;
  if (
    index.paragraphs[index.sentences[sentence]?.paragraph ?? -1]?.kind !== 'tableRow' &&
    !COUNT_LEFT.test(sliceSentence(index, sentence).replace(OTHER_FIGURES, ' '))
  )
    return true;
  const found = new Set([...index.termsIn(sentence), ...findTermsAbove(index, sentence)]);
  // "Charging points": the thing is either word.
  const named = findTerms(`${thing} ${headNoun}`, language).flatMap(({ term }) => terms.filter((each) => each.term === term));
  return (
    named.length > 0 &&
    named.every(({ forms, reworded, related }) =>
      [...forms, ...reworded, ...related].every(
        ({ number, likeness }) => !found.has(number) || (likeness < MIN_THING_LIKENESS && !reworded.some((each) => each.number === number)),
      ),
    )
  );
}

const EXISTENCE =
  /^\W*(?:is|are|was|were) there\b|^\W*(?:do|does) (?:it|you|they|the \w+) (?:have(?! to\b)|do|offer|sell|provide|teach|take|accept|serve|supply|stock)\b(?! (?:it|them|this|that|me|us)\b)|^\W*will (?:i|we) have (?:an?|any|some|our own|my own)\b|^\W*(?:hay(?! que)|existe|tiene(?! que))(?!\p{L})|^\W*(?:gibt es|gibts|hat|haben)(?!\p{L})|^\W*(?:do|will|would) (?:i|we) get (?:an?|any|some|free|\p{L}{4,} (?:at|with|for|in|on|too|as well))\b|^\W*(?:me|nos) dan (?:una?|algún|alguna)(?!\p{L})|^\W*(?:bekomm|krieg)(?:e|en)? (?:ich|wir) (?:ein|eine|einen)(?!\p{L})/iu;
/** Adverbials of place, time and purpose after the thing whose existence is asked for. */
const CIRCUMSTANCE =
  /(?<=\p{L}{3}\s(?:\p{L}+\s){0,6})(?:in|on|at|if|when|while|where|after|before|during|near|by|from|over|under|who|that|which|because|si|cuando|para|durante|wenn|falls|während|bei)\s.*$/iu;
const ADVERBS = /\b(?:as well|too|also|at all|still)\b/giu;
const ATTRIBUTE =
  /^\W*(?:who|what|which) (?:is|are|was|were) (?:the |his |her |its |their |my |your )([\p{L}-]+)|^\W*(?:cuál|qué|quién) (?:es|son|fue) (?:el|la|los|las|su) (\p{L}+)|^\W*(?:wer|was|wie) ist (?:der|die|das|ihre?|seine?) (\p{L}+)/iu;
/** A thing named by two to four words, at the end of a question: "what is my account password?" */
const COMPOUND = /^\W*what (?:is|are|was|were) (?:the|my|our|your|his|her|its|their) ((?:[\p{L}'’-]+ ){1,3}[\p{L}-]+)\W*$/iu;
const JOINS_WORDS = /(?<!\p{L})(?:of|for|in|on|at|to|by|from|with|if|when|i|we|you|they|it|he|she|and|or)(?!\p{L})/iu;
/** Matches questions such as "Is parking included?", with the thing in a group. */
const INCLUSION =
  /^\W*(?:is|are) (?:the |a |an |my |any )?([\p{L}\s-]+?) (?:included|covered|provided|insured|free|reimbursed|paid|paid for|refunded|refundable)\b|^\W*(?:est[aá]n? incluid[oa]s?|incluye|incluyen|cubre|cubren)(?: a)? (?:el |la |los |las |mis? |sus? |nuestr[oa]s? |un |una )?([\p{L}-]+)|^\W*(?:el|la|los|las) ([\p{L}-]+) (?:es|son|est[aá]n?) (?:gratis|gratuit|incluid|cubiert)|^\W*(?:es|son) (?:gratis|gratuit[oa]s?) (?:el |la |los |las )?([\p{L}-]+)|^\W*(?:ist|sind) (?:der |die |das |ein |eine )?([\p{L}\s-]+?)(?: (?:im|in der|in dem|am|beim|mit) \p{L}+)? (?:inbegriffen|enthalten|versichert|dabei|kostenlos|kostenfrei|gratis|umsonst)(?!\p{L})/iu;
/** From this likeness on, a word of the document has all parts of a compound. */
const WHOLE_LIKENESS = 0.9;
/** Below this likeness, a word names another thing. */
const MIN_THING_LIKENESS = 0.6;
const MIN_NEAR_LIKENESS = 0.4;
const MIN_LETTERS_BEFORE_HEAD = 3;

/** Returns whether the sentence lacks the thing of the question, such as "a dishwasher" or "the author of". */
export function asksForMissingThing(index: OpenIndex, parsed: ParsedQuestion, sentence: number): boolean {
  const { question, language, terms, phraseForms: meant } = parsed;
  if (lacksPartOfCompound(index, parsed, sentence)) return true;
  const [, ...attribute] = ATTRIBUTE.exec(question) ?? [];
  const [, ...included] = INCLUSION.exec(question) ?? [];
  const isExistence = EXISTENCE.test(question);
  const named = isExistence ? question.replace(CIRCUMSTANCE, '').replace(ADVERBS, ' ') : (attribute.find(Boolean) ?? included.find(Boolean) ?? '');
  const things = findTerms(named, language).flatMap(({ term }) => terms.filter((each) => each.term === term));
  const found = new Set([...index.termsIn(sentence), ...findTermsAbove(index, sentence)]);
  if (things.length === 0 || (!isExistence && !included.some(Boolean) && things.every(({ isParaphrased }) => isParaphrased))) return false;
  if (included.some(Boolean) && meant.some(({ number }) => found.has(number))) return false;
  const isHere = ({ number, likeness }: TermForm) => found.has(number) && likeness >= MIN_THING_LIKENESS;
  const isWholeCompound = things.every(({ forms }) => forms.some(({ number, likeness }) => found.has(number) && likeness >= WHOLE_LIKENESS));
  const matches = things.map(({ term, forms, reworded, related }) => [
    ...[...forms, ...related].filter((form) => isHere(form) && !(isExistence && isCompoundHeadOnly(index, term, form))),
    ...reworded.filter(({ number }) => found.has(number)),
  ]);
  return matches.some((each) => each.length === 0) || (isExistence && !isWholeCompound && shareOneWord(matches));
}

/** Returns whether a document has no such word as one of a compound, and the sentence none that means it: "account password" where only an account is named. */
function lacksPartOfCompound(index: OpenIndex, { question, language, terms }: ParsedQuestion, sentence: number): boolean {
  const compound = COMPOUND.exec(question)?.[1];
  if (compound === undefined || JOINS_WORDS.test(compound)) return false;
  const found = new Set([...index.termsIn(sentence), ...findTermsAbove(index, sentence)]);
  const unknown = findTerms(compound, language).flatMap(({ term }) => terms.filter((each) => each.term === term && each.forms.length === 0));
  return unknown.some(({ isFraming, reworded, related }) => !isFraming && ![...reworded, ...related].some(({ number }) => found.has(number)));
}

/** Returns whether a term is but a later part of a German compound: "Keller" for "Fahrradkeller". */
function isCompoundHeadOnly(index: OpenIndex, term: string, { number }: TermForm): boolean {
  const compoundHead = index.termAt(number);
  return index.language === 'de' && term.lastIndexOf(compoundHead) > MIN_LETTERS_BEFORE_HEAD;
}

/** Finds the terms of the run-in heading of a sentence, which names its topic: "Advance. No interest is charged." */
function findTermsAbove(index: OpenIndex, sentence: number): Uint32Array | [] {
  const heading = findRunInHeadings(index)[sentence] ?? -1;
  return heading < 0 ? [] : index.termsIn(heading);
}

/** Returns whether a sentence names only what the thing asked for is one of: "drink" for "drink coffee". */
export function namesWiderThing(index: OpenIndex, { terms, language }: ParsedQuestion, sentence: number): boolean {
  const found = new Set(index.termsIn(sentence));
  const contentTerms = terms.filter(({ isFraming }) => !isFraming);
  // An object follows its verb: "coffee" in "drink coffee" is the narrower thing, "drink" in "drink juice" is not.
  const exactBefore = (end: number) =>
    new Set(
      (language === 'de' ? contentTerms : contentTerms.slice(0, end)).flatMap(({ forms }) =>
        forms.filter(({ likeness, number }) => likeness === 1 && found.has(number)).map(({ number }) => number),
      ),
    );
  return contentTerms.some(({ forms, related }, position) => {
    const matches = [...forms, ...related].filter(({ number, likeness }) => found.has(number) && likeness >= MIN_NEAR_LIKENESS);
    const exact = exactBefore(position);
    return matches.length > 0 && matches.every(({ number, likeness }) => likeness < 1 && exact.has(number));
  });
}

/** Returns whether one word of a sentence matches two words of the question, as "conditioning" alone does "air conditioning". */
function shareOneWord(matches: readonly (readonly TermForm[])[]): boolean {
  const numbers = new Set(matches.flatMap((each) => each.map(({ number }) => number)));
  return numbers.size < matches.length;
}

/** Finds capitalised words that do not open a sentence. */
function findNames(question: string, words: readonly Term[], language: string): Term[] {
  // German capitalises every noun. A question without lower-case words is a title or is typed in capitals.
  if (language === 'de' || !/\s\p{Ll}/u.test(question)) return [];
  return words.filter(({ word, start }) => {
    const opensSentence = /(?:^|[.?!:]\s)[^\p{L}\p{N}]*$/u.test(question.slice(0, start));
    const isName = /^\p{Lu}/u.test(question.slice(start)) && !/^I(?!\p{L})/u.test(question.slice(start)) && !MONTH.test(word);
    return !opensSentence && isName && !TITLES.has(word) && !isInPhrase(question, start);
  });
}

function isKnown(index: OpenIndex, { terms }: ParsedQuestion, name: Term): boolean {
  if (index.findTermNumber(name.term) !== undefined) return true;
  return terms.some(({ term, forms }) => term === name.term && forms.some(({ likeness }) => likeness >= MIN_NAME_LIKENESS));
}

function isSpecificNumber(question: string, { start, end }: Term): boolean {
  return SPECIFIC_NUMBER.test(question.slice(start, end));
}

/** Returns whether a term occurs on the page of a sentence. The header row of a table is a sentence of its own. */
function isOnSamePage(index: OpenIndex, sentence: number, { term }: Term): boolean {
  const number = index.findTermNumber(term);
  const page = index.sentences[sentence]?.page;
  return number !== undefined && index.sentencesWith(number).sentences.some((each) => index.sentences[each]?.page === page);
}
