import type { DocumentText, PageText } from '@sheaf/pdf-text/documentText';
import { readingWarningMessages } from '../../../contract/messages/readingWarnings.ts';
import { buildExtractedText } from './buildExtractedText.ts';

const page = (number: number, more: Partial<PageText>): PageText => ({
  page: number,
  start: 0,
  end: 0,
  width: 595,
  height: 842,
  source: 'text',
  words: [],
  paginationArtifacts: [],
  ...more,
});

const document: DocumentText = {
  text: 'Read.',
  pages: [
    page(1, { words: [{ start: 0, end: 5, boxes: [{ x: 0.5, y: 0.25, w: 0.1, h: 0.02 }] }], end: 5 }),
    page(2, { source: 'ocr', confidence: 89.6 }),
  ],
  paragraphs: [],
  language: 'en',
  wordCount: 1,
  warnings: [{ code: 'ocr_hard_page', pages: [2] }],
};
const words = readingWarningMessages.english;

test('a visitor sees which pages were recognised and how surely', () => {
  expect(buildExtractedText(document, 'report.pdf', { boxes: false, words })).toMatchObject({
    pageCount: 2,
    ocrPages: [{ page: 2, confidence: 90 }],
    warnings: [{ code: 'ocr_hard_page', file: 'report.pdf' }],
  });
});

test('a visitor gets the place of every word when it is asked for, and only then', () => {
  const read = (boxes: boolean) => buildExtractedText(document, 'report.pdf', { boxes, words }).pages[0];
  expect(read(true)?.words).toEqual([0, 5, 5000, 2500, 1000, 200]);
  expect(read(false)).not.toHaveProperty('words');
});
