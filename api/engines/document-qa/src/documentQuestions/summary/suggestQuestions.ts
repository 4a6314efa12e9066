import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { ThingKind } from '../classify/thingKinds.ts';
import { findSections, isBackMatter, isSummarising } from '../structure/sections.ts';
import { findThings } from '../things/findThings.ts';
import { listFactQuestions } from './factQuestions.ts';

const COUNT = 3;
const MAX_FACTS = 2;
/** Things of a kind that are worth a question of their own. */
const MIN_SENTENCES = 2;
const MAX_TRIES = 4;
const MAX_TITLE_LENGTH = 60;

interface Wordings {
  what: (term: string) => string;
  section: (title: string) => string;
  dates: string;
  amounts: string;
  requirements: string;
  people: string;
  points: string;
}

const WORDINGS: Record<'en' | 'es' | 'de', Wordings> = {
  de: {
    what: (term) => `Was ist ${term}?`,
    section: (title) => `Was steht unter „${title}“?`,
    dates: 'Welche Termine werden genannt?',
    amounts: 'Welche Beträge werden genannt?',
    requirements: 'Was muss ich tun?',
    people: 'Welche Personen werden genannt?',
    points: 'Worum geht es?',
  },
  en: {
    what: (term) => `What is ${term}?`,
    section: (title) => `What does the document say about ${title}?`,
    dates: 'Which dates are mentioned?',
    amounts: 'Which amounts are mentioned?',
    requirements: 'What are the requirements?',
    people: 'Which people are mentioned?',
    points: 'What are the main points?',
  },
  es: {
    what: (term) => `¿Qué es ${term}?`,
    section: (title) => `¿Qué dice el documento sobre ${title}?`,
    dates: '¿Qué fechas se mencionan?',
    amounts: '¿Qué importes se mencionan?',
    requirements: '¿Cuáles son los requisitos?',
    people: '¿Qué personas se mencionan?',
    points: '¿Cuáles son los puntos principales?',
  },
};

/** Returns the quotes that a question is answered with for certain; none otherwise. */
type FindQuotes = (question: string) => string[];

/** Returns three questions that the document answers: about its facts first, then about a definition, a section and the dates. */
export function suggestQuestions(index: OpenIndex, findQuotes: FindQuotes): string[] {
  const words = WORDINGS[index.language === 'es' || index.language === 'de' ? index.language : 'en'];
  const isAnswered = (question: string) => findQuotes(question).length > 0;
  const facts = listFactQuestions(index)
    .slice(0, MAX_TRIES)
    .filter(({ question, states }) =>
      findQuotes(question)
        .slice(0, 1)
        .some((quote) => states.test(quote.replace(/\s+/g, ' '))),
    )
    .slice(0, MAX_FACTS);
  const has = (kind: ThingKind) => findThings(index, kind).length >= MIN_SENTENCES;
  const kinds: (() => Generator<string>)[] = [
    function* () {
      for (const term of findDefinedTerms(index).slice(0, MAX_TRIES)) yield words.what(term);
    },
    function* () {
      for (const title of findSectionTitles(index)) yield words.section(title);
    },
    function* () {
      for (const kind of ['dates', 'amounts', 'requirements', 'people'] as const) if (has(kind)) yield words[kind];
    },
    function* () {
      yield words.points;
    },
  ];
  // One of each kind first; then whatever else is answered.
  const left = kinds.map((kind) => kind());
  const questions: string[] = facts.map(({ question }) => question);
  while (left.length > 0 && questions.length < COUNT) {
    for (const kind of [...left]) {
      if (questions.length >= COUNT) break;
      const next = findNextAnswered(kind, isAnswered);
      if (next === undefined) left.splice(left.indexOf(kind), 1);
      else questions.push(next);
    }
  }
  return questions;
}

function findNextAnswered(kind: Generator<string>, isAnswered: (question: string) => boolean): string | undefined {
  for (let next = kind.next(); !next.done; next = kind.next()) if (isAnswered(next.value)) return next.value;
  return undefined;
}

const DEFINED =
  /^(an? |the |el |la |un |una )?((?:\p{Lu}|\p{Ll})[\p{L}\p{N}’'-]*(?: [\p{L}\p{N}’'-]+){0,3}?),?(?: \([^)]{1,80}\))? (?:is (?:an?|the|defined as) |means |refers to |es (?:una?|el|la) |significa |se define como )/iu;
/** Of what is explained first; each is counted through the whole text. */
const MAX_TERMS = 30;
const NO_TERM =
  /\b(?:it|this|that|there|he|she|they|who|which|one|these|here|what|aim|goal|purpose|result|reason|esto|este|esta|ello|quien|you|we|i|its|our|their|his|her)\b/i;

/** Finds the terms that the document defines, the most frequent first. */
function findDefinedTerms(index: OpenIndex): string[] {
  const small = index.text.toLowerCase();
  const found = new Map<string, number>();
  for (const { start, end, paragraph } of index.sentences) {
    if (index.paragraphs[paragraph]?.kind !== 'text') continue;
    const beginning = index.text.slice(start, Math.min(end, start + 200)).replace(/\s+/g, ' ');
    const [, article = '', term] = DEFINED.exec(beginning) ?? [];
    if (!term || NO_TERM.test(term) || term.length < 3) continue;
    const name = writeInSentence(index, term);
    found.set(`${article.toLowerCase()}${name}`, small.split(name.toLowerCase()).length - 1);
    if (found.size >= MAX_TERMS) break;
  }
  return [...found]
    .filter(([, times]) => times >= 2)
    .sort(([, one], [, other]) => other - one)
    .map(([term]) => term);
}

/** Adds the article that the document uses: "the lighthouse of Lomond". */
function addArticle({ text }: OpenIndex, title: string): string {
  const article = ['the', 'el', 'la', 'los', 'las'].find((each) => text.includes(` ${each} ${title}`));
  return article ? `${article} ${title}` : title;
}

/** Writes a phrase as within a sentence: in lower case, unless it is a name. */
function writeInSentence({ text }: OpenIndex, phrase: string): string {
  const [first = phrase] = phrase.split(' ');
  const isName =
    /^\p{Lu}[\p{Lu}\d]/u.test(phrase) || new RegExp(`[\\p{Ll},] ${first.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'u').test(text);
  return isName ? phrase : phrase.charAt(0).toLowerCase() + phrase.slice(1);
}

const GENERIC =
  /^(?:introduction|background|conclusions?|summary|abstract|discussion|methods?|materials? and methods?|results?|welcome.*|contents|general|miscellaneous|appendix.*|introducción|conclusiones|resumen|resultados|métodos)$/i;

function findSectionTitles(index: OpenIndex): string[] {
  const sections = findSections(index).filter((section) => !section.isTitle && !isBackMatter(section) && !isSummarising(section));
  const size = ({ heading, end }: { heading: number; end: number }) => (index.paragraphs[end - 1]?.end ?? 0) - (index.paragraphs[heading]?.end ?? 0);
  return sections
    .filter((section) => size(section) > 80)
    .sort((one, other) => size(other) - size(one))
    .map(({ title }) =>
      title.replace(/^(?:(?:chapter|section|part|article|capítulo|sección|artículo)\s+)?[\dIVX.]+[.):]?\s+/i, '').replace(/[.:\s]+$/, ''),
    )
    .filter((title) => title.length <= MAX_TITLE_LENGTH && !GENERIC.test(title) && !/[?]$/.test(title))
    .slice(0, MAX_TRIES)
    .map((title) => addArticle(index, writeInSentence(index, title)));
}
