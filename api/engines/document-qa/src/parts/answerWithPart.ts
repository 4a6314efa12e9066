import { findComparableTerms } from '@sheaf/language/terms/comparableTerms';
import { citeStretch } from '../cite/citeStretch.ts';
import { findSections, type Section } from '../documentQuestions/structure/sections.ts';
import { chooseSentences } from '../documentQuestions/summary/chooseSentences.ts';
import type { OpenIndex } from '../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../types/builtInAnswer.ts';
import { type AskedPart, findAskedPart, findTitleNumber } from './askedPart.ts';

/** A longer part is shortened to its most important sentences. */
const MOST_SENTENCES = 14;
const MOST_WORDS = 320;
const SUMMARISES = /summar|sum up|in short|short|briefly|resum|breve|zusammenfass|kurz/i;
const SHORT_COUNT = 5;

/** Answers a request for a section or a page with the sentences of that part in order. */
export function answerWithPart(index: OpenIndex, question: string): BuiltInAnswer | undefined {
  const asked = findAskedPart(question, index.language);
  if (!asked) return undefined;
  const sentences = asked.by === 'page' ? listPageSentences(index, asked.page) : listSectionSentences(index, findAskedSection(index, asked));
  if (sentences.length === 0) return undefined;
  return composePart(index, shorten(index, sentences, SUMMARISES.test(question)));
}

function findAskedSection(index: OpenIndex, asked: Exclude<AskedPart, { by: 'page' }>): Section | undefined {
  const all = findSections(index);
  if (asked.by === 'number') return all.find(({ title }) => findTitleNumber(title) === asked.number);
  const sections = all.filter(({ isTitle }) => !isTitle);
  const hasAll = ({ terms }: Section) => asked.terms.every((term) => terms.includes(term));
  const named = sections.filter((section) => hasAll(section) && (asked.isWhole !== true || isNamedWhole(index, section, asked.terms)));
  return named.sort((one, other) => one.terms.length - other.terms.length)[0];
}

/** Returns whether a few terms are all that a title says besides its number: "visits" for "NINTH. Visits". */
function isNamedWhole(index: OpenIndex, { title }: Section, asked: readonly string[]): boolean {
  const [, rest = title] = findTitleNumber(title) === undefined ? [] : (/^(?:§\s*)?\S+[\s.:)]+(\S.*)$/su.exec(title.trim()) ?? []);
  return findComparableTerms(rest, index.language).every((term) => asked.includes(term) || /^\d+$/.test(term));
}

function listSectionSentences(index: OpenIndex, section: Section | undefined): number[] {
  if (!section) return [];
  return index.sentences.flatMap(({ paragraph }, sentence) => (paragraph > section.heading && paragraph < section.end ? [sentence] : []));
}

function listPageSentences(index: OpenIndex, page: number): number[] {
  return index.sentences.flatMap((sentence, place) => (sentence.page === page ? [place] : []));
}

function shorten(index: OpenIndex, sentences: number[], isSummary: boolean): number[] {
  const most = isSummary ? SHORT_COUNT : MOST_SENTENCES;
  if (sentences.length <= most) return sentences;
  const wanted = new Set(sentences);
  const chosen = chooseSentences(index, { count: most, maxWords: MOST_WORDS, isWanted: ({ sentence }) => wanted.has(sentence) });
  return chosen.length > 0 ? chosen : sentences.slice(0, most);
}

function composePart(index: OpenIndex, sentences: readonly number[]): BuiltInAnswer {
  const citations = sentences.map((sentence, place) => {
    const { start, end } = index.sentences[sentence] ?? { start: 0, end: 0 };
    return { id: place + 1, score: 1, ...citeStretch(index, { start, end }) };
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
