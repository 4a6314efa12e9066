import type { Abbreviation } from '@sheaf/language/terms/findAbbreviations';
import type { Paragraph } from '@sheaf/pdf-text/documentText';
import * as z from 'zod/mini';
import type { ChatIndex, Sentence } from '../types/chatIndex.ts';
import { BOX_STEPS, PARAGRAPH_KINDS } from './buildChatIndex.ts';
import { type UnpackedIndex, unpackIndex } from './indexFile.ts';

/** The inverted index. Terms, sentences and windows are numbers from 0. */
export interface Postings {
  termCount: number;
  /** The number of a term, if the document has it. */
  findTermNumber(term: string): number | undefined;
  termAt(number: number): string;
  /** The number of the first term, in the order of the alphabet, that is not before this one. */
  firstFrom(term: string): number;
  /** The sentences of a term, in the order of the text, and how often each has it. */
  sentencesWith(term: number): { sentences: Uint32Array; counts: Uint8Array };
  /** The terms of a sentence in its own order. */
  termsIn(sentence: number): Uint32Array;
  /** Windows of about 110 words: the first sentence of each and the one after its last, alternately. */
  windows: Uint32Array;
}

export interface OpenIndex extends ChatIndex, Postings {
  abbreviations: Abbreviation[];
}

const Facts = z.object({
  language: z.string(),
  abbreviations: z.array(z.object({ short: z.string(), long: z.array(z.string()) })),
  pages: z.array(
    z.object({
      page: z.int(),
      start: z.int(),
      end: z.int(),
      width: z.number(),
      height: z.number(),
      source: z.enum(['text', 'ocr', 'none']),
      confidence: z.optional(z.number()),
    }),
  ),
});

/** Opens what `buildChatIndex` made. */
export function openChatIndex(bytes: Uint8Array): OpenIndex {
  const unpacked = unpackIndex(bytes);
  const { language, pages, abbreviations } = Facts.parse(unpacked.facts);
  return {
    language,
    pages,
    abbreviations,
    text: decodeUtf16(unpacked.u16('text')),
    paragraphs: unpackParagraphs(unpacked.u32('paragraphs')),
    sentences: unpackSentences(unpacked.u32('sentences')),
    listBoxes: createBoxFinder(unpacked),
    ...unpackPostings(unpacked),
  };
}

function decodeUtf16(units: Uint16Array): string {
  return Buffer.from(units.buffer, units.byteOffset, units.byteLength).toString('utf16le');
}

function unpackParagraphs(numbers: Uint32Array): Paragraph[] {
  return Array.from({ length: numbers.length / 4 }, (_, at) => {
    const [start = 0, end = 0, kind = 0, page = 0] = numbers.subarray(4 * at, 4 * at + 4);
    return { start, end, kind: PARAGRAPH_KINDS[kind] ?? 'text', page };
  });
}

function unpackSentences(numbers: Uint32Array): Sentence[] {
  return Array.from({ length: numbers.length / 4 }, (_, at) => {
    const [start = 0, end = 0, page = 0, paragraph = 0] = numbers.subarray(4 * at, 4 * at + 4);
    return { start, end, page, paragraph };
  });
}

function unpackPostings(unpacked: UnpackedIndex): Postings {
  const vocabulary = decodeUtf16(unpacked.u16('vocabulary'));
  const starts = unpacked.u32('vocabularyStarts');
  const [postingStarts, postingSentences, postingCounts] = [
    unpacked.u32('postingStarts'),
    unpacked.u32('postingSentences'),
    unpacked.u8('postingCounts'),
  ];
  const [termStarts, terms] = [unpacked.u32('sentenceTermStarts'), unpacked.u32('sentenceTerms')];
  const termAt = (number: number) => vocabulary.slice(starts[number], starts[number + 1]);
  const termCount = starts.length - 1;
  const firstFrom = (term: string) => {
    let [low, high] = [0, termCount];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (termAt(middle) < term) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    termCount,
    termAt,
    firstFrom,
    findTermNumber(term) {
      const number = firstFrom(term);
      return number < termCount && termAt(number) === term ? number : undefined;
    },
    sentencesWith(term) {
      const [from, to] = [postingStarts[term], postingStarts[term + 1]];
      return { sentences: postingSentences.subarray(from, to), counts: postingCounts.subarray(from, to) };
    },
    termsIn: (sentence) => terms.subarray(termStarts[sentence], termStarts[sentence + 1]),
    windows: unpacked.u32('windows'),
  };
}

type LineBox = ReturnType<ChatIndex['listBoxes']>[number];

function createBoxFinder(unpacked: UnpackedIndex): ChatIndex['listBoxes'] {
  const [starts, numbers] = [unpacked.u32('boxStarts'), unpacked.u16('boxes')];
  return (start, end) => {
    const lines: LineBox[] = [];
    for (let at = findFirstFrom(starts, start); at < starts.length && (starts[at] ?? 0) < end; at++) {
      const [length = 0, page = 0, x = 0, y = 0, w = 0, h = 0] = numbers.subarray(6 * at, 6 * at + 6);
      if ((starts[at] ?? 0) + length <= start) continue;
      const box = { page, x: x / BOX_STEPS, y: y / BOX_STEPS, w: w / BOX_STEPS, h: h / BOX_STEPS };
      const line = lines.at(-1);
      if (line && isOnLine(line, box)) extendBox(line, box);
      else lines.push(box);
    }
    return lines;
  };
}

/** The longest word there may be before `start` and still reach over it. */
const MAX_WORD_LENGTH = 200;

/** Finds the first box from an offset on by binary search. Boxes are in the order of the text. */
function findFirstFrom(starts: Uint32Array, start: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) < start - MAX_WORD_LENGTH) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The width of a space at most, for what is written from right to left. */
const WIDEST_SPACE = 0.03;

function isOnLine(line: LineBox, box: LineBox): boolean {
  const isBeside = box.x >= line.x || (box.x + box.w <= line.x && line.x - box.x - box.w < WIDEST_SPACE);
  if (line.page !== box.page || !isBeside) return false;
  const shared = Math.min(line.y + line.h, box.y + box.h) - Math.max(line.y, box.y);
  return shared > 0.5 * Math.min(line.h, box.h);
}

function extendBox(line: LineBox, box: LineBox): void {
  const [right, bottom] = [Math.max(line.x + line.w, box.x + box.w), Math.max(line.y + line.h, box.y + box.h)];
  line.x = Math.min(line.x, box.x);
  line.y = Math.min(line.y, box.y);
  line.w = right - line.x;
  line.h = bottom - line.y;
}
