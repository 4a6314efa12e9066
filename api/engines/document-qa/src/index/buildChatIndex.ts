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
const MOST_COUNTED = 255;

/** Makes a document ready for questions: everything that is ever asked of it, as bytes that open without further work. */
export function buildChatIndex(document: DocumentText): Uint8Array {
  const { text, language, pages, paragraphs } = document;
  const sentences = sentencesIn(document);
  const terms = numberedTerms(sentences.map(({ saidFrom, end }) => findIndexTerms(text.slice(saidFrom, end), language)));
  return packIndex(
    { language, abbreviations: findAbbreviations(text, language), pages: pages.map(({ words: _, paginationArtifacts: __, ...page }) => page) },
    {
      text: encodeUtf16(text),
      paragraphs: Uint32Array.from(paragraphs.flatMap(({ start, end, kind, page }) => [start, end, PARAGRAPH_KINDS.indexOf(kind), page])),
      sentences: Uint32Array.from(sentences.flatMap(({ start, end, page, paragraph }) => [start, end, page, paragraph])),
      windows: Uint32Array.from(splitWindows(sentences, paragraphs, text).flat()),
      ...boxesIn(pages),
      ...terms,
    },
  );
}

/** A sentence and where it really begins, which may be before what is quoted of it. */
type SaidSentence = Sentence & { saidFrom: number };

function sentencesIn({ text, paragraphs, pages }: DocumentText): SaidSentence[] {
  return paragraphs.flatMap((paragraph, index) => {
    const spans =
      paragraph.kind === 'text' || paragraph.kind === 'note' || paragraph.kind === 'listItem'
        ? splitText(text, paragraph)
        : splitIfLong(text, paragraph);
    return spans
      .flatMap((span) => splitLabelledLine(text, span))
      .map((span): SaidSentence => {
        const { start, page } = findSentenceStart(text, pages, span, pageAt(pages, span.start, paragraph.page));
        return { start, end: span.end, paragraph: index, page, saidFrom: span.start };
      });
  });
}

/** With fewer letters before the page end a sentence cannot be found there by who looks for it. */
const FEWEST_BEFORE_PAGE_END = 12;

/** A sentence of which a page has but the first word is quoted from the next page on. */
function findSentenceStart(text: string, pages: readonly PageText[], { start, end }: { start: number; end: number }, page: number) {
  const next = pages[page];
  const runsOver = next !== undefined && next.start > start && next.start < end;
  const isHardlyBegun = runsOver && text.slice(start, next.start).replace(/\s/g, '').length < FEWEST_BEFORE_PAGE_END;
  return isHardlyBegun ? { start: next.start, page: next.page } : { start, page };
}

/** A heading and a row of a table are quoted whole, unless they are longer than any quote. */
const LONGEST_WHOLE = 600;

function splitIfLong(text: string, { start, end }: Paragraph) {
  return end - start <= LONGEST_WHOLE ? [{ start, end }] : splitText(text, { start, end });
}

function pageAt(pages: readonly PageText[], place: number, otherwise: number): number {
  let [low, high] = [0, pages.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const page = pages[middle];
    if (!page) break;
    if (place < page.start) high = middle - 1;
    else if (place >= page.end) low = middle + 1;
    else return page.page;
  }
  return otherwise;
}

/** UTF-16 as it is, since text from a PDF may hold half a pair, which UTF-8 cannot. */
function encodeUtf16(text: string): Uint16Array {
  const units = new Uint16Array(text.length);
  for (let at = 0; at < text.length; at++) units[at] = text.charCodeAt(at);
  return units;
}

/** The place of each word, in the order of the text: notes may stand before what another page goes on with. */
function boxesIn(pages: readonly PageText[]) {
  const inSteps = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * BOX_STEPS);
  const placed = pages.flatMap(({ page, words }) =>
    words.flatMap(({ start, end, boxes }) => boxes.map((box) => ({ start, length: end - start, page, box }))),
  );
  placed.sort((one, other) => one.start - other.start);
  return {
    boxStarts: Uint32Array.from(placed.map(({ start }) => start)),
    boxes: Uint16Array.from(
      placed.flatMap(({ length, page, box: { x, y, w, h } }) => [Math.min(length, BOX_STEPS), page, inSteps(x), inSteps(y), inSteps(w), inSteps(h)]),
    ),
  };
}

/** Terms in the order of the alphabet, each sentence as their numbers, and for each term the sentences it stands in. */
function numberedTerms(sentences: string[][]) {
  const vocabulary = [...new Set(sentences.flat())].sort();
  const numberByTerm = new Map(vocabulary.map((term, number): [string, number] => [term, number]));
  const numbers = sentences.map((terms) => terms.map((term) => numberByTerm.get(term) ?? 0));
  const found: Map<number, number>[] = vocabulary.map(() => new Map());
  for (const [sentence, terms] of numbers.entries()) {
    for (const term of terms) {
      const counts = found[term];
      counts?.set(sentence, Math.min(MOST_COUNTED, (counts.get(sentence) ?? 0) + 1));
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

/** Where each of several lists begins when they stand one after the other, and where the last one ends. */
function computeStarts(lists: readonly { length: number }[]): Uint32Array {
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, { length }] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + length;
  return starts;
}
