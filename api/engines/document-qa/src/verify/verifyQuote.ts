import { citeSpan, type VerifiedQuote } from '../cite/citeSpan.ts';
import type { ClaimedQuote } from '../types/builtInAnswer.ts';
import type { ChatIndex, IndexedPage } from '../types/chatIndex.ts';
import type { TextSpan } from '../types/textSpan.ts';
import { type FoldedText, foldText } from './foldText.ts';
import { findLiteralMatch } from './literalMatch.ts';
import { findLooseMatch } from './looseMatch.ts';

/** Longer texts are no quotes. */
const MAX_QUOTE_LENGTH = 4000;
const LONGEST_WORD_COUNT = 3;

/**
 * Returns the place of a quote in the document, in the document's own words; nothing if it does not stand there. With a page, on that page or running over one
 * of its ends; without, on the first page that has it.
 */
export function verifyQuote(index: ChatIndex, { quote, page }: ClaimedQuote): VerifiedQuote | undefined {
  if (quote.length > MAX_QUOTE_LENGTH) return undefined;
  const span =
    page === undefined ? findAnywhere(index, quote) : (findOnPage(index, quote, page, literally) ?? findOnPage(index, quote, page, loosely));
  return span && citeSpan(index, span);
}

type Match = (index: ChatIndex, window: Window, quote: string) => TextSpan | undefined;

/** A page and what follows on the next. */
interface Window extends TextSpan {
  page: IndexedPage;
  isWanted(match: TextSpan): boolean;
}

function findOnPage(index: ChatIndex, quote: string, number: number, match: Match): TextSpan | undefined {
  const page = index.pages[number - 1];
  if (!page) return undefined;
  const here = match(index, buildWindow(index, page), quote);
  if (here) return here;
  // A quote that begins on the page before and ends on this one is on both.
  const before = index.pages[number - 2];
  const over = before && match(index, buildWindow(index, before), quote);
  return over && over.end > page.start && isOnPage(index, page, { start: over.end - 1, end: over.end }) ? over : undefined;
}

function findAnywhere(index: ChatIndex, quote: string): TextSpan | undefined {
  const pages = selectLikelyPages(index, quote);
  for (const match of [literally, loosely]) {
    for (const page of pages) {
      const found = match(index, buildWindow(index, page), quote);
      if (found) return found;
    }
  }
  return undefined;
}

/** Selects the pages that have the longest words of a quote, or all pages where none has them. */
function selectLikelyPages({ text, pages }: ChatIndex, quote: string): IndexedPage[] {
  const words = [...new Set(quote.toLowerCase().match(/[\p{L}\p{N}]+/gu))]
    .sort((one, other) => other.length - one.length)
    .slice(0, LONGEST_WORD_COUNT);
  const likely = pages.filter((page, index) => {
    const pageText = text.slice(page.start, pages[index + 1]?.end ?? page.end).toLowerCase();
    return words.every((word) => pageText.includes(word));
  });
  return likely.length > 0 ? likely : pages;
}

function buildWindow(index: ChatIndex, page: IndexedPage): Window {
  const next = index.pages[page.page];
  return {
    page,
    start: page.start,
    end: Math.max(page.end, next?.end ?? 0),
    isWanted: ({ start }) => isOnPage(index, page, { start, end: start + 1 }),
  };
}

/** Returns whether a span is on a page. Texts of two pages may overlap, so the boxes decide. */
function isOnPage({ pages, listBoxes }: ChatIndex, { page, start, end }: IndexedPage, at: TextSpan): boolean {
  if (at.start < start || at.start >= end) return false;
  const isOnOtherPage = pages.some((other) => other.page !== page && other.start <= at.start && at.start < other.end);
  return !isOnOtherPage || (listBoxes(at.start, at.end)[0]?.page ?? page) === page;
}

const literally: Match = (index, window, quote) => findLiteralMatch(index.text, foldWindow(index, window), quote, window.isWanted);

const loosely: Match = (index, window, quote) => {
  if (!hasMostWords(index.text.slice(window.start, window.end).toLowerCase(), quote, window.page.source === 'ocr')) return undefined;
  const found = findLooseMatch(index.text, window, quote, { isRecognised: window.page.source === 'ocr' });
  return found && window.isWanted(found) ? found : undefined;
};

/** Of words recognised in a picture fewer are spelled as they are. */
const MIN_WORDS_ON_PAGE = 0.8;
const MIN_WORDS_RECOGNISED = 0.25;

function hasMostWords(text: string, quote: string, isRecognised: boolean): boolean {
  const words = quote.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const found = words.filter((word) => text.includes(word)).length;
  return found >= (isRecognised ? MIN_WORDS_RECOGNISED : MIN_WORDS_ON_PAGE) * words.length;
}

const foldedWindows = new WeakMap<ChatIndex, Map<number, FoldedText>>();

function foldWindow(index: ChatIndex, { page, start, end }: Window): FoldedText {
  const known = foldedWindows.get(index) ?? new Map<number, FoldedText>();
  foldedWindows.set(index, known);
  const folded = known.get(page.page) ?? foldText(index.text, start, end);
  known.set(page.page, folded);
  return folded;
}
