import { findTerms } from '@sheaf/language/terms/searchTerms';
import type { OpenIndex } from '../index/openChatIndex.ts';
import { sliceSentence } from '../index/sliceSentence.ts';
import type { TermForm } from '../retrieve/findTermForms.ts';
import type { ParsedQuestion, QuestionTerm } from '../retrieve/parseQuestion.ts';
import { findRunInHeadings } from './headings.ts';

/** Words of number, degree and direction, which name no topic. */
const NAMES_NOTHING = new Set(
  findTerms(
    'more most less other another extra additional still already back away off again also only new old whole longer put every each own later earlier sooner soon sometimes ever',
    'en',
  ).map(({ term }) => term),
);
/** "Do I have to pay for it?" is about the thing: prices and what is free answer it without the verb. */
const ASKS_PAYING =
  /\b(?:have to|need to|must|do|does|will) (?:\p{L}+ )?(?:pay|buy)\b|(?<!\p{L})(?:hay|teng\p{L}+|tienen?) que pagar(?!\p{L})|(?<!\p{L})(?:muss|müssen)(?!\p{L}).*(?:zahlen|bezahlen)(?!\p{L})/iu;
/** Of whom a question is asked says nothing of its topic: "can my daughter bring her bike". */
const VISITORS_PEOPLE =
  /\b(?:my|our) (?:(?:little|older|younger|eldest|youngest|\d{1,2}[- ]year[- ]old) )?(?<en>daughter|son|kids?|child|children|boy|girl|wife|husband|partner|mum|mother|dad|father|parents|sister|brother|friends?|mates?)\b|(?<!\p{L})(?:mi|mis|nuestr[oa]s?) (?<es>hij[oa]s?|niñ[oa]s?|mujer|marido|pareja|madre|padres?|herman[oa]s?|amig[oa]s?)(?!\p{L})|(?<!\p{L})(?:mein|unser)(?:e[nrm]?)? (?<de>Tochter|Töchter|Sohn|Söhne|Kind(?:er)?|Frau|Mann|Partner(?:in)?|Mutter|Vater|Eltern|Schwester|Bruder|Freund(?:e|in)?)(?!\p{L})/giu;
const PAYING = new Set([
  ...findTerms('pay paid buy separately extra', 'en').map(({ term }) => term),
  ...findTerms('pagar aparte', 'es').map(({ term }) => term),
  ...findTerms('zahlen bezahlen extra', 'de').map(({ term }) => term),
]);
/** A German question that opens with such a verb ends with another, which follows its object. */
const OPENS_WITH_MODAL =
  /^\W*(?:und |aber )?(?:darf|dürf\p{L}+|kann|könn\p{L}+|muss|müss\p{L}+|soll\p{L}*|will|woll\p{L}+|werd\p{L}+|wird|ist|sind|hat|haben|habe)(?!\p{L})/iu;
const STARTS_WITH_PRONOUN = /^\W*(?:it|its|they|their|these|those|this|él|ella|ellos|ellas|sie|er|es|diese[rsnm]?)\s/iu;
/** From this likeness on, a word of the document is a form of the word or means the same. */
const MIN_LIKENESS = 0.6;

/** Returns whether a sentence and its heading lack the rarest word of the question, which the document has elsewhere, also in other words. */
export function lacksRarestWord(index: OpenIndex, parsed: ParsedQuestion, sentence: number): boolean {
  return lacks(index, parsed, sentence, ({ forms, reworded }) => [...forms.filter(isSame), ...reworded]);
}

/** Returns the same where other words do not count: of two sentences, the one with the word itself is about the topic. */
export function lacksRarestWordItself(index: OpenIndex, parsed: ParsedQuestion, sentence: number): boolean {
  return lacks(index, parsed, sentence, ({ forms }) => forms.filter(isSame));
}

/** A paragraph that a name opens is about that: "Town Hall, Mill Lane: Monday 9am to 4pm. The cash desk is closed." */
const OPENS_WITH_NAME = /^\W*\p{Lu}[\p{L}\s,.'’-]{2,40}:\s/u;

function findLabelBefore(index: OpenIndex, sentence: number): number[] {
  const paragraph = index.sentences[sentence]?.paragraph;
  const first = index.sentences.findIndex((each) => each.paragraph === paragraph);
  return first < sentence && OPENS_WITH_NAME.test(sliceSentence(index, first)) ? [first] : [];
}

function namesMoreThanPaying(terms: readonly QuestionTerm[]): boolean {
  return terms.some(({ term, isFraming }) => !isFraming && !PAYING.has(term));
}

function isSame({ likeness }: TermForm): boolean {
  return likeness >= MIN_LIKENESS;
}

function lacks(
  index: OpenIndex,
  { terms, language, question }: ParsedQuestion,
  sentence: number,
  listForms: (term: QuestionTerm) => TermForm[],
): boolean {
  const matters = dropVisitorsPeople(terms, question, language);
  const naming = namesMoreThanPaying(matters) && ASKS_PAYING.test(question) ? matters.filter(({ term }) => !PAYING.has(term)) : matters;
  const rarest = findRarest(language === 'de' && OPENS_WITH_MODAL.test(question) ? naming.toReversed() : naming);
  if (!rarest?.forms.some(({ likeness }) => likeness === 1)) return false;
  const numbers = new Set(listForms(rarest).map(({ number }) => number));
  const runIn = findRunInHeadings(index)[sentence] ?? -1;
  // "It costs £49" refers to the sentence before.
  const before = STARTS_WITH_PRONOUN.test(sliceSentence(index, sentence)) ? [sentence - 1] : [];
  return ![sentence, ...before, findHeading(index, sentence), ...findLabelBefore(index, sentence), ...(runIn < 0 ? [] : [runIn])].some((each) =>
    Array.from(index.termsIn(each)).some((number) => numbers.has(number)),
  );
}

/** Drops the terms for the people of the visitor, where the question has other content terms. */
function dropVisitorsPeople(terms: readonly QuestionTerm[], question: string, language: ParsedQuestion['language']): readonly QuestionTerm[] {
  const people = [...question.matchAll(VISITORS_PEOPLE)].flatMap(({ groups }) => groups?.en ?? groups?.es ?? groups?.de ?? []);
  const peopleTerms = new Set(people.flatMap((word) => findTerms(word, language).map(({ term }) => term)));
  const others = terms.filter(({ term }) => !peopleTerms.has(term));
  return others.some(({ isFraming }) => !isFraming) ? others : terms;
}

/** Finds the word with the greatest weight: of several the last, where questions name their object. */
function findRarest(terms: readonly QuestionTerm[]): QuestionTerm | undefined {
  const naming = terms.filter(({ term }) => !NAMES_NOTHING.has(term) && !/\d/.test(term));
  return naming.reduce<QuestionTerm | undefined>((best, term) => (best && best.weight > term.weight ? best : term), undefined);
}

function findHeading({ sentences, paragraphs }: OpenIndex, sentence: number): number {
  for (let above = sentence; above > 0; above--) if (paragraphs[sentences[above]?.paragraph ?? -1]?.kind === 'heading') return above;
  return 0;
}
