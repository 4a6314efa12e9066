import { findStemMeaning } from '@sheaf/language/meaning/stemMeanings';
import { findMeaning, joinMeanings, type Meaning } from '@sheaf/language/meaning/wordMeanings';
import { findTerms, normalizeTerm, type Term } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { asksForConsent, namesConsent } from './asksForConsent.ts';
import { correctSpelling } from './correctSpelling.ts';
import { findDocumentWords, isInPhrase } from './everydayPhrases.ts';
import { findParaphrases, type Paraphrase } from './findParaphrases.ts';
import { findTermForms, type TermForm } from './findTermForms.ts';
import { detectFollowUp, type FollowUp } from './followUpQuestion.ts';
import { dateHolidays } from './namedDays.ts';
import { detectQuestionLanguage, type QuestionLanguage } from './questionLanguage.ts';
import { findRelatedTerms } from './relatedTerms.ts';

/** A question, and those the visitor asked before it, the oldest first. */
export interface ChatQuestion {
  question: string;
  history: readonly string[];
}

/** A word of the question as the document has it. */
export interface QuestionTerm {
  term: string;
  /** Its weight: higher for words that are rarer in the document. */
  weight: number;
  forms: TermForm[];
  /** Terms of the document for the everyday phrases that it is in. */
  reworded: TermForm[];
  /** Terms of the document with a related meaning, which count less than its forms. */
  related: TermForm[];
  meaning: Meaning | undefined;
  /** Whether it is in an everyday phrase, which has been mapped to words of documents. */
  isParaphrased: boolean;
  /** Whether it only frames the question, such as "get" or "find". */
  isFraming: boolean;
}

export interface ParsedQuestion {
  /** Terms of the document that match the question's everyday phrases. */
  phraseForms: TermForm[];
  /** Everyday phrases that the document words otherwise. */
  paraphrases: Paraphrase[];
  terms: QuestionTerm[];
  /** The new question's own words alone. */
  question: string;
  language: QuestionLanguage;
  /** How much it depends on earlier questions, whose terms it then has too. */
  followUp: FollowUp;
}

/** Words that frame a question without saying what it is about, and what share of their inverse document frequency counts. */
const FRAMING_SHARE = 0.4;
const ENGLISH_FRAMING =
  'still myself ourselves yourself yourselves himself herself themselves compulsory mandatory obligatory necessary name call type kind sort example describe refer know term word mean tell give list explain happen use long often find state say document text article paper report author accord show page go get put take make come keep bring allow permit possible want include';
/** They ask for an amount: the type of the answer, which a sentence meets with a figure and seldom with the word. */
const AMOUNT_SHARE = 0.05;
const ENGLISH_AMOUNT = 'much many once';
/** "How long does it last" asks for a time, which is said without the verb. */
const HOW_LONG_LASTS = /\bhow long\b.*\blasts?\b/i;
const LAST = normalizeTerm('last', 'en');
const NEED = normalizeTerm('need', 'en');
/** "What time does it open" asks for an hour, which is seldom called a time. */
const ASKED_TIME = /(?<!\p{L})(?:what|which|qué|que|welche[rmns]?) (?<kind>time|hour|day|date|hora|día|fecha|tag|datum|uhrzeit)(?!\p{L})/iu;
/** "Opening hours" are stated as times of day, and not as hours. */
const HOURS_OF_DAY = /\b(?:opening|closing|visiting|office|business|quiet) (?<kind>hours?|times?)\b/iu;
const SPANISH_FRAMING =
  'llama llaman pasa ocurre dice significa valer vale cuesta hago puede pueden puedo podemos hijo hija niño usar utilizar necesito necesita necesitamos tengo tiene tienen tenemos poner pongo ponemos conmigo mis propio propia propios propias';
const GERMAN_FRAMING =
  'sein seine seinen seinem seiner seines ihr ihre ihren ihrem ihrer eigene eigenen eigener eigenes eigenem hoch groß lang lange oft weit schwer teuer heißt passiert steht bedeutet bekomme bekommt benutzen nutzen brauche braucht brauchen benötige benötigt';
const FRAMING: Record<QuestionLanguage, ReadonlyMap<string, number>> = {
  en: new Map([...mapFramingWords(ENGLISH_FRAMING, 'en'), ...mapFramingWords(ENGLISH_AMOUNT, 'en', AMOUNT_SHARE)]),
  es: mapFramingWords(SPANISH_FRAMING, 'es'),
  de: mapFramingWords(GERMAN_FRAMING, 'de'),
};

function mapFramingWords(words: string, language: QuestionLanguage, share = FRAMING_SHARE): ReadonlyMap<string, number> {
  return new Map(words.split(' ').flatMap((word) => findTerms(word, language).map(({ term }): [string, number] => [term, share])));
}

const EARLIER_QUESTIONS = 2;
const EARLIER_SHARE = 0.5;
const JOINED_LIKENESS = 0.9;
/** From this likeness on, a term of the document is the word itself, such as "llevar" in "llevarme". */
const SAME_WORD_LIKENESS = 0.95;
const SHORT_FORM_LIKENESS = 0.8;
const LONG_FORM_SHARE = 1;
const MAX_SPELLINGS = 3;
const ORDINAL_DAY = /^(\d{1,2})(?:st|nd|rd|th)$/;
/** What a word of the document for an everyday phrase counts, and the same where the document has the word that was typed. */
const PARAPHRASE_SHARE = 0.5;
const PARAPHRASE_BESIDE_WORD_SHARE = 0.2;
/** The least likeness of a term that matches an everyday phrase. */
const PHRASE_LIKENESS = 0.7;

/** Returns a question as it is looked for in a document. */
export function parseQuestion(index: OpenIndex, { question, history }: ChatQuestion): ParsedQuestion {
  const language = detectQuestionLanguage(question, index.language);
  const phraseForms = findPhraseForms(index, question);
  const dated = dateHolidays(question, index.text, index.language);
  const paraphrases = findParaphrases(index, dated, language);
  const ownTerms = findQuestionTerms(index, dated, language, paraphrases);
  const followUp = history.length > 0 ? detectFollowUp(question, (text) => findTerms(text, language).length) : 'none';
  if (followUp === 'none') return { terms: ownTerms, phraseForms, paraphrases, question, language, followUp };
  const earlier = history.slice(-EARLIER_QUESTIONS).flatMap((each) => findQuestionTerms(index, each, language));
  const terms = [...ownTerms];
  for (const each of earlier) {
    if (each.forms.length > 0 && !terms.some(({ term }) => term === each.term)) terms.push({ ...each, weight: EARLIER_SHARE * each.weight });
  }
  return { terms, phraseForms, paraphrases, question, language, followUp };
}

function findQuestionTerms(index: OpenIndex, question: string, language: QuestionLanguage, paraphrases: readonly Paraphrase[] = []): QuestionTerm[] {
  const found = new Map<string, QuestionTerm>();
  const words = findTerms(question, language);
  for (const { word, term, start } of words) {
    if (found.has(term)) continue;
    const forms = findTermForms(index, { word, term, language });
    const meaning = findWordMeaning(word, term, language);
    const related = findRelatedTerms(index, meaning);
    const rarest = Math.max(0, ...forms.filter(({ likeness }) => likeness >= SAME_WORD_LIKENESS).map(({ number }) => weighTerm(index, number)));
    const asksByIt =
      (term === LAST && HOW_LONG_LASTS.test(question)) ||
      [ASKED_TIME, HOURS_OF_DAY].some((each) => each.exec(question)?.groups?.kind?.toLowerCase() === word);
    const framing = asksByIt ? FRAMING_SHARE : chooseFraming({ word, term, question, language });
    const weight = (rarest || computeInverseDocumentFrequency(index, 0)) * (framing ?? 1);
    found.set(term, {
      term,
      forms,
      reworded: [],
      related,
      meaning,
      weight,
      isFraming: framing !== undefined,
      isParaphrased: isInPhrase(question, start),
    });
  }
  addParaphrases(words, paraphrases, found);
  addJoined(index, words, found);
  addAbbreviations(index, words, found);
  addOrdinals(index, words, found);
  return [...found.values()];
}

const POSSESSED = /\b(?:my|our|your|his|her|its|their) own\b/iu;

/** Chooses the share of weight for a framing word: in "Do I need permission?", "need" is one. */
function chooseFraming({
  word,
  term,
  question,
  language,
}: {
  word: string;
  term: string;
  question: string;
  language: QuestionLanguage;
}): number | undefined {
  // In "my own clay" the word names nothing, unlike in "who owns it".
  if (word.toLowerCase() === 'own' && POSSESSED.test(question)) return FRAMING_SHARE;
  if (!asksForConsent(question)) return FRAMING[language].get(term);
  if (namesConsent(word)) return undefined;
  return term === NEED ? FRAMING_SHARE : FRAMING[language].get(term);
}

function findPhraseForms(index: OpenIndex, question: string): TermForm[] {
  const found = new Map<number, number>();
  for (const word of findDocumentWords(question)) {
    const forms = findTermForms(index, { word, term: normalizeTerm(word, 'en'), language: 'en' });
    for (const { number, likeness } of forms) if (likeness >= PHRASE_LIKENESS) found.set(number, Math.max(found.get(number) ?? 0, likeness));
    const exactNumber = index.findTermNumber(normalizeTerm(word, index.language));
    if (exactNumber !== undefined) found.set(exactNumber, 1);
  }
  return [...found].map(([number, likeness]) => ({ number, likeness }));
}

/** Finds the meaning of a word, or of its likely corrections if it is misspelt. */
function findWordMeaning(word: string, term: string, language: QuestionLanguage): Meaning | undefined {
  const known = findStemMeaning(term, language);
  if (known || language !== 'en') return known;
  return joinMeanings(
    correctSpelling(word)
      .slice(0, MAX_SPELLINGS)
      .flatMap((each) => findMeaning(normalizeTerm(each, 'en')) ?? []),
  );
}

/** Adds the words of the document for an everyday phrase to each word of it. */
function addParaphrases(words: readonly Term[], paraphrases: readonly Paraphrase[], found: ReadonlyMap<string, QuestionTerm>): void {
  for (const { start, end, forms } of paraphrases) {
    for (const { term } of words.filter((word) => word.start >= start && word.end <= end)) {
      const questionTerm = found.get(term);
      if (!questionTerm) continue;
      const share = questionTerm.forms.some(({ likeness }) => likeness >= SAME_WORD_LIKENESS) ? PARAPHRASE_BESIDE_WORD_SHARE : PARAPHRASE_SHARE;
      questionTerm.reworded.push(...forms.map(({ number, likeness }) => ({ number, likeness: share * likeness })));
    }
  }
}

/** Adds the joined form of two words: "workplace" for "work place". */
function addJoined(index: OpenIndex, words: readonly Term[], found: ReadonlyMap<string, QuestionTerm>): void {
  for (const [at, { word, term }] of words.entries()) {
    const next = words[at + 1];
    if (!next) continue;
    // "Breaks down" is found as "breakdown".
    for (const joined of new Set([word + next.word, term + next.word])) {
      const number = index.findTermNumber(normalizeTerm(joined, index.language));
      for (const half of [term, next.term]) addForm(found.get(half), number, JOINED_LIKENESS);
    }
  }
}

/** Adds the short form of a long name, and the long form of a short one. */
function addAbbreviations(index: OpenIndex, words: readonly Term[], found: ReadonlyMap<string, QuestionTerm>): void {
  for (const { short, long } of index.abbreviations) {
    const number = index.findTermNumber(short);
    for (const { term } of words)
      if (term === short) for (const part of long) addForm(found.get(term), index.findTermNumber(part), LONG_FORM_SHARE / long.length);
    const isSpelledOut = words.some((_, at) => long.every((part, position) => words[at + position]?.term === part));
    if (isSpelledOut) for (const part of long) addForm(found.get(part), number, SHORT_FORM_LIKENESS);
  }
}

/** Adds the number of an ordinal day: "22 May" for "the 22nd". */
function addOrdinals(index: OpenIndex, words: readonly Term[], found: ReadonlyMap<string, QuestionTerm>): void {
  for (const { word, term } of words) {
    const day = ORDINAL_DAY.exec(word)?.[1];
    if (day === undefined) continue;
    addForm(found.get(term), index.findTermNumber(day), JOINED_LIKENESS);
  }
}

function addForm(questionTerm: QuestionTerm | undefined, number: number | undefined, likeness: number): void {
  if (questionTerm && number !== undefined && !questionTerm.forms.some((form) => form.number === number))
    questionTerm.forms.push({ number, likeness });
}

function weighTerm(index: OpenIndex, term: number): number {
  return computeInverseDocumentFrequency(index, index.sentencesWith(term).sentences.length);
}

function computeInverseDocumentFrequency({ sentences }: OpenIndex, found: number): number {
  return Math.log(1 + (sentences.length - found + 0.5) / (found + 0.5));
}
