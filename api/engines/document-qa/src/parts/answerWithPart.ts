import { findComparableTerms } from '@sheaf/language/terms/comparableTerms';
import { citeSpan } from '../cite/citeSpan.ts';
import { findSections, type Section } from '../documentQuestions/structure/sections.ts';
import { chooseSentences } from '../documentQuestions/summary/chooseSentences.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { findRequestedPart, findTitleNumber, type RequestedPart } from './requestedPart.ts';

/** A longer part is shortened to its most important sentences. */
const MAX_SENTENCES = 14;
const MAX_WORDS = 320;
const SUMMARISES = /summar|sum up|in short|short|briefly|resum|breve|zusammenfass|kurz/i;
const SHORT_COUNT = 5;

/** Answers a request for a section or a page with the sentences of that part in order. */
export function answerWithPart(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const requested = findRequestedPart(question, index.language);
  if (!requested) return undefined;
  const sentences =
    requested.by === 'page' ? listPageSentences(index, requested.page) : listSectionSentences(index, findRequestedSection(index, requested));
  if (sentences.length === 0) return undefined;
  return composePart(index, shortenPart(index, sentences, SUMMARISES.test(question)));
}

function findRequestedSection(index: OpenIndex, requested: Exclude<RequestedPart, { by: 'page' }>): Section | undefined {
  const all = findSections(index);
  if (requested.by === 'number') return all.find(({ title }) => findTitleNumber(title) === requested.number);
  const sections = all.filter(({ isTitle }) => !isTitle);
  const hasAll = ({ terms }: Section) => requested.terms.every((term) => terms.includes(term));
  const named = sections.filter((section) => hasAll(section) && (requested.isWhole !== true || isFullTitle(index, section, requested.terms)));
  return named.sort((one, other) => one.terms.length - other.terms.length)[0];
}

/** Returns whether a few terms are all that a title says besides its number: "visits" for "NINTH. Visits". */
function isFullTitle(index: OpenIndex, { title }: Section, requestedTerms: readonly string[]): boolean {
  const [, rest = title] = findTitleNumber(title) === undefined ? [] : (/^(?:§\s*)?\S+[\s.:)]+(\S.*)$/su.exec(title.trim()) ?? []);
  return findComparableTerms(rest, index.language).every((term) => requestedTerms.includes(term) || /^\d+$/.test(term));
}

function listSectionSentences(index: OpenIndex, section: Section | undefined): number[] {
  if (!section) return [];
  return index.sentences.flatMap(({ paragraph }, sentence) => (paragraph > section.heading && paragraph < section.end ? [sentence] : []));
}

function listPageSentences(index: OpenIndex, page: number): number[] {
  return index.sentences.flatMap((sentence, position) => (sentence.page === page ? [position] : []));
}

function shortenPart(index: OpenIndex, sentences: number[], isSummary: boolean): number[] {
  const most = isSummary ? SHORT_COUNT : MAX_SENTENCES;
  if (sentences.length <= most) return sentences;
  const wanted = new Set(sentences);
  const chosen = chooseSentences(index, { count: most, maxWords: MAX_WORDS, isWanted: ({ sentence }) => wanted.has(sentence) });
  return chosen.length > 0 ? chosen : sentences.slice(0, most);
}

function composePart(index: OpenIndex, sentences: readonly number[]): BuiltInAnswer {
  const citations = sentences.map((sentence, position) => {
    const { start, end } = index.sentences[sentence] ?? { start: 0, end: 0 };
    return { id: position + 1, score: 1, ...citeSpan(index, { start, end }) };
  });
  const isList = sentences.some((sentence) => {
    const kind = index.paragraphs[index.sentences[sentence]?.paragraph ?? -1]?.kind;
    return kind === 'listItem' || kind === 'tableRow' || kind === 'heading';
  });
  return {
    status: 'grounded',
    sentences: citations.map(({ quote, id }) => ({ text: quote, citation: id })),
    isList,
    citations,
    closest: [],
    searchedPages: index.pages.length,
  };
}
