import type { Box, DocumentText, PageText } from '@sheaf/pdf-text/documentText';
import { BOX_UNITS, type ExtractedText } from '../../../contract/grammar.ts';
import type { ReadingWarningMessages } from '../../../contract/messages/readingWarnings.ts';
import { phraseReadingWarning } from './wordReadingWarning.ts';

/** Builds the answer about a document that was read, with the place of each word when `boxes` are wanted. */
export function buildExtractedText(
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
    pages: pages.map((page) => ({ page: page.page, start: page.start, end: page.end, ...(boxes && { words: listWords(page) }) })),
    warnings: warnings.map((warning) => phraseReadingWarning(warning, filename, words)),
  };
}

/** `NUMBERS_PER_WORD` numbers a box; a word that is divided over two lines is listed twice, once with each of its boxes. */
function listWords({ words }: PageText): number[] {
  return words.flatMap(({ start, end, boxes }) => boxes.flatMap((box) => [start, end - start, ...toBoxUnits(box)]));
}

function toBoxUnits({ x, y, w, h }: Box): number[] {
  return [x, y, w, h].map((share) => Math.round(share * BOX_UNITS));
}
