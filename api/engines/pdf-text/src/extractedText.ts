import { BOX_UNITS, type ExtractedText } from '../../../contract/grammar.ts';
import type { ReadingWarningMessages } from '../../../contract/messages/readingWarnings.ts';
import type { Box, DocumentText, PageText } from './documentText.ts';
import { readingWarning } from './readingWarning.ts';

/** What a visitor's page is told of a document that was read; where each word stands when it wants `boxes`. */
export function extractedTextOf(
  document: DocumentText,
  filename: string,
  { boxes, words }: { boxes: boolean; words: ReadingWarningMessages },
): ExtractedText {
  const { text, pages, wordCount, language, warnings } = document;
  return {
    text,
    filename,
    pageCount: pages.length,
    wordCount,
    language,
    ocrPages: pages.filter(({ source }) => source === 'ocr').map(({ page, confidence = 0 }) => ({ page, confidence: Math.round(confidence) })),
    pages: pages.map((page) => ({ page: page.page, start: page.start, end: page.end, ...(boxes && { words: wordsOf(page) }) })),
    warnings: warnings.map((warning) => readingWarning(warning, filename, words)),
  };
}

/** `NUMBERS_PER_WORD` numbers a box; a word that is divided over two lines is told twice, once with each of its boxes. */
function wordsOf({ words }: PageText): number[] {
  return words.flatMap(({ start, end, boxes }) => boxes.flatMap((box) => [start, end - start, ...inUnits(box)]));
}

function inUnits({ x, y, w, h }: Box): number[] {
  return [x, y, w, h].map((share) => Math.round(share * BOX_UNITS));
}
