import { splitText } from '@sheaf/language/sentences/splitText';
import { findAbbreviations } from '@sheaf/language/terms/findAbbreviations';
import { findIndexTerms } from '@sheaf/language/terms/searchTerms';
import type { DocumentText, PageText, Paragraph } from '@sheaf/pdf-text/documentText';
import type { Sentence } from '../types/chatIndex.ts';
import { packIndex } from './indexFile.ts';
import { splitLabelledLine } from './splitLabelledLine.ts';
import { splitWindows } from './splitWindows.ts';

export const PARAGRAPH_KINDS: Paragraph['kind'][] = ['heading', 'text', 'listItem', 'tableRow', 'note'];
/** Boxes are kept in this many steps of a page's width and height. */
export const BOX_STEPS = 0xffff;
const MAX_COUNTED = 255;

/** Makes a document ready for questions: everything that is ever asked of it, as bytes that open without further work. */
export function buildChatIndex(document: DocumentText): Uint8Array {
  const { text, language, pages, paragraphs } = document;
  const sentences = findSentences(document);
  const terms = numberTerms(sentences.map(({ contentStart, end }) => findIndexTerms(text.slice(contentStart, end), language)));
  return packIndex(
    { language, abbreviations: findAbbreviations(text, language), pages: pages.map(({ words: _, paginationArtifacts: __, ...page }) => page) },
    {
      text: encodeUtf16(text),
      paragraphs: Uint32Array.from(paragraphs.flatMap(({ start, end, kind, page }) => [start, end, PARAGRAPH_KINDS.indexOf(kind), page])),
      sentences: Uint32Array.from(sentences.flatMap(({ start, end, page, paragraph }) => [start, end, page, paragraph])),
      windows: Uint32Array.from(splitWindows(sentences, paragraphs, text).flat()),
      ...packBoxes(pages),
      ...terms,
    },
  );
}

/** A sentence and where its text begins, which may be before the quoted part. */
type IndexedSentence = Sentence & { contentStart: number };

function findSentences({ text, paragraphs, pages }: DocumentText): IndexedSentence[] {
  return paragraphs.flatMap((paragraph, index) => {
    const spans =
      paragraph.kind === 'text' || paragraph.kind === 'note' || paragraph.kind === 'listItem'
        ? splitText(text, paragraph)
        : splitIfLong(text, paragraph);
    return spans
      .flatMap((span) => splitLabelledLine(text, span))
      .map((span): IndexedSentence => {
        const { start, page } = findSentenceStart(text, pages, span, findPageAt(pages, span.start, paragraph.page));
        return { start, end: span.end, paragraph: index, page, contentStart: span.start };
      });
  });
}

/** With fewer letters before the page end a sentence cannot be found there by who looks for it. */
const MIN_WORDS_BEFORE_PAGE_END = 12;

/** Finds where the quote of a sentence begins: on the next page where a page has only its first word. */
function findSentenceStart(text: string, pages: readonly PageText[], { start, end }: { start: number; end: number }, page: number) {
  const next = pages[page];
  const runsOver = next !== undefined && next.start > start && next.start < end;
  const isHardlyBegun = runsOver && text.slice(start, next.start).replace(/\s/g, '').length < MIN_WORDS_BEFORE_PAGE_END;
  return isHardlyBegun ? { start: next.start, page: next.page } : { start, page };
}

/** A heading and a row of a table are quoted whole, unless they are longer than any quote. */
const MAX_UNSPLIT_LENGTH = 600;

function splitIfLong(text: string, { start, end }: Paragraph) {
  return end - start <= MAX_UNSPLIT_LENGTH ? [{ start, end }] : splitText(text, { start, end });
}

function findPageAt(pages: readonly PageText[], position: number, otherwise: number): number {
  let [low, high] = [0, pages.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const page = pages[middle];
    if (!page) break;
    if (position < page.start) high = middle - 1;
    else if (position >= page.end) low = middle + 1;
    else return page.page;
  }
  return otherwise;
}

/** Encodes text as UTF-16, since text from a PDF may have half a surrogate pair, which UTF-8 cannot. */
function encodeUtf16(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  return units;
}

/** Packs the box of each word in the order of the text. */
function packBoxes(pages: readonly PageText[]) {
  const toSteps = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * BOX_STEPS);
  const placed = pages.flatMap(({ page, words }) =>
    words.flatMap(({ start, end, boxes }) => boxes.map((box) => ({ start, length: end - start, page, box }))),
  );
  placed.sort((one, other) => one.start - other.start);
  return {
    boxStarts: Uint32Array.from(placed.map(({ start }) => start)),
    boxes: Uint16Array.from(
      placed.flatMap(({ length, page, box: { x, y, w, h } }) => [Math.min(length, BOX_STEPS), page, toSteps(x), toSteps(y), toSteps(w), toSteps(h)]),
    ),
  };
}

/** Numbers the terms in alphabetical order, and builds the inverted index. */
function numberTerms(sentences: string[][]) {
  const vocabulary = [...new Set(sentences.flat())].sort();
  const numberByTerm = new Map(vocabulary.map((term, number): [string, number] => [term, number]));
  const numbers = sentences.map((terms) => terms.map((term) => numberByTerm.get(term) ?? 0));
  const found: Map<number, number>[] = vocabulary.map(() => new Map());
  for (const [sentence, terms] of numbers.entries()) {
    for (const term of terms) {
      const counts = found[term];
      counts?.set(sentence, Math.min(MAX_COUNTED, (counts.get(sentence) ?? 0) + 1));
    }
  }
  return {
    vocabulary: encodeUtf16(vocabulary.join('')),
    vocabularyStarts: computeStarts(vocabulary),
    sentenceTerms: Uint32Array.from(numbers.flat()),
    sentenceTermStarts: computeStarts(numbers),
    postingStarts: computeStarts(found.map((counts) => ({ length: counts.size }))),
    postingSentences: Uint32Array.from(found.flatMap((counts) => [...counts.keys()])),
    postingCounts: Uint8Array.from(found.flatMap((counts) => [...counts.values()])),
  };
}

/** Computes where each list begins in their concatenation, and where the last one ends. */
function computeStarts(lists: readonly { length: number }[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, { length }] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + length;
  return starts;
}
