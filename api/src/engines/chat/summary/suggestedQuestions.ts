import type { OpenIndex } from '../index/openChatIndex.ts';
import { isBackMatter, isSummarising, sectionsOf } from '../whole/structure/sections.ts';
import { thingsOfKind } from '../whole/thingsOfKind.ts';

const COUNT = 3;
/** Things of a kind that are worth a question of their own. */
const ENOUGH = 2;
const MOST_TRIED = 4;
const LONGEST_TITLE = 60;

interface Wordings {
  what: (term: string) => string;
  section: (title: string) => string;
  dates: string;
  amounts: string;
  requirements: string;
  people: string;
  points: string;
}

const WORDINGS: Record<'en' | 'es', Wordings> = {
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

/** Three questions that the document answers, of different kinds: what something is, what a section says, which dates or amounts there are. */
export function suggestedQuestions(index: OpenIndex, isAnswered: (question: string) => boolean): string[] {
  const words = WORDINGS[index.language === 'es' ? 'es' : 'en'];
  const has = (kind: 'amounts' | 'dates' | 'requirements' | 'people') => (thingsOfKind(index, kind).length >= ENOUGH ? [words[kind]] : []);
  const kinds: (() => string[])[] = [
    () => definedTerms(index).map(words.what),
    () => sectionTitles(index).map(words.section),
    () => [...has('dates'), ...has('amounts'), ...has('requirements'), ...has('people')],
    () => [words.points],
  ];
  const questions: string[] = [];
  // One of each kind first; then whatever else is answered.
  const rest: string[] = [];
  for (const kind of kinds) {
    if (questions.length >= COUNT) break;
    const candidates = kind().slice(0, MOST_TRIED);
    const found = candidates.find(isAnswered);
    if (found === undefined) continue;
    questions.push(found);
    rest.push(...candidates.slice(candidates.indexOf(found) + 1));
  }
  for (const question of rest) {
    if (questions.length >= COUNT) break;
    if (isAnswered(question)) questions.push(question);
  }
  return questions;
}

const DEFINED =
  /^(an? |the |el |la |un |una )?((?:\p{Lu}|\p{Ll})[\p{L}\p{N}’'-]*(?: [\p{L}\p{N}’'-]+){0,3}?),?(?: \([^)]{1,80}\))? (?:is (?:an?|the|defined as) |means |refers to |es (?:una?|el|la) |significa |se define como )/iu;
const NO_TERM =
  /\b(?:it|this|that|there|he|she|they|who|which|one|these|here|what|aim|goal|purpose|result|reason|esto|este|esta|ello|quien|you|we|i|its|our|their|his|her)\b/i;

/** What the document explains, the terms it speaks of most first. */
function definedTerms(index: OpenIndex): string[] {
  const small = index.text.toLowerCase();
  const found = new Map<string, number>();
  for (const { start, end, paragraph } of index.sentences) {
    if (index.paragraphs[paragraph]?.kind !== 'text') continue;
    const said = index.text.slice(start, Math.min(end, start + 200)).replace(/\s+/g, ' ');
    const [, article = '', term] = DEFINED.exec(said) ?? [];
    if (!term || NO_TERM.test(term) || term.length < 3) continue;
    const name = asInSentence(index, term);
    found.set(`${article.toLowerCase()}${name}`, small.split(name.toLowerCase()).length - 1);
  }
  return [...found]
    .filter(([, times]) => times >= 2)
    .sort(([, one], [, other]) => other - one)
    .map(([term]) => term);
}

/** Without the capital that only began a sentence. */
function asInSentence({ text }: OpenIndex, term: string): string {
  const small = term.charAt(0).toLowerCase() + term.slice(1);
  return !/^\p{Lu}[\p{Lu}\d]/u.test(term) && text.includes(` ${small}`) ? small : term;
}

const GENERIC =
  /^(?:introduction|background|conclusions?|summary|abstract|discussion|methods?|materials? and methods?|results?|welcome.*|contents|general|miscellaneous|appendix.*|introducción|conclusiones|resumen|resultados|métodos)$/i;

function sectionTitles(index: OpenIndex): string[] {
  const sections = sectionsOf(index).filter((section) => !section.isTitle && !isBackMatter(section) && !isSummarising(section));
  const size = ({ heading, end }: { heading: number; end: number }) => (index.paragraphs[end - 1]?.end ?? 0) - (index.paragraphs[heading]?.end ?? 0);
  return sections
    .filter((section) => size(section) > 80)
    .sort((one, other) => size(other) - size(one))
    .map(({ title }) =>
      title.replace(/^(?:(?:chapter|section|part|article|capítulo|sección|artículo)\s+)?[\dIVX.]+[.):]?\s+/i, '').replace(/[.:\s]+$/, ''),
    )
    .filter((title) => title.length <= LONGEST_TITLE && !GENERIC.test(title) && !/[?]$/.test(title))
    .map((title) => asInSentence(index, /^\p{Lu}[^\p{Lu}]*$/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title));
}
