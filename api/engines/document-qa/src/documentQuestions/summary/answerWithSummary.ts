import { citeSpan } from '../../cite/citeSpan.ts';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { BuiltInAnswer } from '../../types/builtInAnswer.ts';
import type { Citation } from '../../types/citation.ts';
import { findSections } from '../structure/sections.ts';
import { chooseSentences } from './chooseSentences.ts';
import { findKeyRows } from './findKeyRows.ts';
import type { InformativeSentence } from './informativeSentences.ts';
import { readSentence } from './summarizeDocument.ts';

const SHORT = { count: 5, maxWords: 130 };
const MAX_WORDS = 320;
const MIN_SENTENCES = 5;
const MAX_ROWS = 3;
const MAX_SENTENCES = 12;

interface SummaryRequest {
  isShort: boolean;
  /** How many sentences or points the question requests, if it names a number. */
  sentences?: number | undefined;
  pages?: { from: number; to: number };
  /** Stems of what it is to be about, if of a part. */
  about: string[];
}

/** Returns a summary in sentences of the document, of all of it or of the pages or the section that is named. Nothing if it has no such part. */
export function answerWithSummary(index: OpenIndex, request: SummaryRequest): BuiltInAnswer | undefined {
  const { isShort, pages, about } = request;
  const sections = findSections(index);
  const named = about.length > 0 ? sections.find(({ terms, isTitle }) => !isTitle && about.every((term) => terms.includes(term))) : undefined;
  if (about.length > 0 && !named && !isAboutWhole(index, about)) return undefined;
  const isWanted = ({ sentence }: InformativeSentence) => {
    const { page = 0, paragraph = -1 } = index.sentences[sentence] ?? {};
    if (pages) return page >= pages.from && page <= pages.to;
    return !named || (paragraph > named.heading && paragraph < named.end);
  };
  const sectionCount = sections.filter(({ isTitle }) => !isTitle).length;
  const wanted = request.sentences;
  const count = wanted ?? (pages || named ? MIN_SENTENCES : Math.min(MAX_SENTENCES, Math.max(MIN_SENTENCES + 1, sectionCount)));
  const chosen = chooseSentences(index, { ...(isShort && wanted === undefined ? SHORT : { count, maxWords: MAX_WORDS }), isWanted });
  const rows = named || pages || wanted !== undefined ? [] : findKeyRows(index, MAX_ROWS);
  const parts = [
    ...chosen.map((sentence) => ({ text: readSentence(index, sentence), span: index.sentences[sentence] ?? { start: 0, end: 0 } })),
    ...rows.map(({ text, row }) => ({ text, span: row })),
  ].sort((one, other) => one.span.start - other.span.start);
  if (parts.length === 0) return undefined;
  const citations = parts.map(({ span: { start, end } }, position): Citation => ({ id: position + 1, score: 1, ...citeSpan(index, { start, end }) }));
  return {
    status: 'grounded',
    lead: { code: 'summary' },
    sentences: parts.map(({ text }, position) => ({ text, citation: position + 1 })),
    isList: false,
    citations,
    closest: [],
    searchedPages: index.pages.length,
  };
}

/** Returns whether words name the document itself: they are in its title or its first lines. */
function isAboutWhole({ text }: OpenIndex, about: readonly string[]): boolean {
  const TITLE_LENGTH = 300;
  const beginning = text.slice(0, TITLE_LENGTH).toLowerCase();
  return about.every((term) => beginning.includes(term.slice(0, 5)));
}
