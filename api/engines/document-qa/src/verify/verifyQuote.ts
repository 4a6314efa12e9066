import { citeStretch, type VerifiedQuote } from '../cite/citeStretch.ts';
import type { ClaimedQuote } from '../types/builtInAnswer.ts';
import type { ChatIndex, IndexedPage } from '../types/chatIndex.ts';
import type { TextSpan } from '../types/textSpan.ts';
import { type FoldedText, foldText } from './foldText.ts';
import { findLiteralMatch } from './literalMatch.ts';
import { findLooseMatch } from './looseMatch.ts';

/** A quote is told by its own words; longer ones are no quotes. */
const MAX_QUOTE_LENGTH = 4000;
const LONGEST_WORDS = 3;

/**
 * Returns the place of a quote in the document, in the document's own words; nothing if it does not stand there. With a page, on that page or running over one
 * of its ends; without, on the first page that has it.
 */
export function verifyQuote(index: ChatIndex, { quote, page }: ClaimedQuote): VerifiedQuote | undefined {
  if (quote.length > MAX_QUOTE_LENGTH) return undefined;
  const stretch = page === undefined ? anywhere(index, quote) : (onPage(index, quote, page, literally) ?? onPage(index, quote, page, loosely));
  return stretch && citeStretch(index, stretch);
}

type Match = (index: ChatIndex, window: Window, quote: string) => TextSpan | undefined;

/** A page and what follows on the next. */
interface Window extends TextSpan {
  page: IndexedPage;
  isWanted(match: TextSpan): boolean;
}

function onPage(index: ChatIndex, quote: string, number: number, match: Match): TextSpan | undefined {
  const page = index.pages[number - 1];
  if (!page) return undefined;
  const here = match(index, buildWindow(index, page), quote);
  if (here) return here;
  // A quote that begins on the page before and ends on this one stands on both.
  const before = index.pages[number - 2];
  const over = before && match(index, buildWindow(index, before), quote);
  return over && over.end > page.start && isOn(index, page, { start: over.end - 1, end: over.end }) ? over : undefined;
}

function anywhere(index: ChatIndex, quote: string): TextSpan | undefined {
  const pages = likelyPages(index, quote);
  for (const match of [literally, loosely]) {
    for (const page of pages) {
      const found = match(index, buildWindow(index, page), quote);
      if (found) return found;
    }
  }
  return undefined;
}

/** Pages that have the longest words of a quote; where none has all of them, as with a divided or misread word, every page. */
function likelyPages({ text, pages }: ChatIndex, quote: string): IndexedPage[] {
  const words = [...new Set(quote.toLowerCase().match(/[\p{L}\p{N}]+/gu))].sort((one, other) => other.length - one.length).slice(0, LONGEST_WORDS);
  const likely = pages.filter((page, index) => {
    const said = text.slice(page.start, pages[index + 1]?.end ?? page.end).toLowerCase();
    return words.every((word) => said.includes(word));
  });
  return likely.length > 0 ? likely : pages;
}

function buildWindow(index: ChatIndex, page: IndexedPage): Window {
  const next = index.pages[page.page];
  return { page, start: page.start, end: Math.max(page.end, next?.end ?? 0), isWanted: ({ start }) => isOn(index, page, { start, end: start + 1 }) };
}

/** The text of two pages can lie one in the other, as where a note stands below a paragraph that runs on: then the boxes tell. */
function isOn({ pages, listBoxes }: ChatIndex, { page, start, end }: IndexedPage, at: TextSpan): boolean {
  if (at.start < start || at.start >= end) return false;
  const isOfOthers = pages.some((other) => other.page !== page && other.start <= at.start && at.start < other.end);
  return !isOfOthers || (listBoxes(at.start, at.end)[0]?.page ?? page) === page;
}

const literally: Match = (index, window, quote) => findLiteralMatch(index.text, foldedWindow(index, window), quote, window.isWanted);

const loosely: Match = (index, window, quote) => {
  if (!hasMostWords(index.text.slice(window.start, window.end).toLowerCase(), quote, window.page.source === 'ocr')) return undefined;
  const found = findLooseMatch(index.text, window, quote, { isRecognised: window.page.source === 'ocr' });
  return found && window.isWanted(found) ? found : undefined;
};

/** Of words recognised in a picture fewer are spelled as they are. */
const MIN_WORDS_ON_PAGE = 0.8;
const MIN_WORDS_RECOGNISED = 0.25;

function hasMostWords(said: string, quote: string, isRecognised: boolean): boolean {
  const words = quote.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  const found = words.filter((word) => said.includes(word)).length;
  return found >= (isRecognised ? MIN_WORDS_RECOGNISED : MIN_WORDS_ON_PAGE) * words.length;
}

const foldedWindows = new WeakMap<ChatIndex, Map<number, FoldedText>>();

function foldedWindow(index: ChatIndex, { page, start, end }: Window): FoldedText {
  const known = foldedWindows.get(index) ?? new Map<number, FoldedText>();
  foldedWindows.set(index, known);
  const folded = known.get(page.page) ?? foldText(index.text, start, end);
  known.set(page.page, folded);
  return folded;
}
