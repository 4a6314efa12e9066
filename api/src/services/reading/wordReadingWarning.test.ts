import { readingWarnings as english } from '../../../contract/messages/en/readingWarnings.ts';
import { readingWarnings as spanish } from '../../../contract/messages/es/readingWarnings.ts';
import { phraseReadingWarning } from './wordReadingWarning.ts';

test.each([
  ['a single page', [3], english, 'Some of scan.pdf was hard to read (page 3). Compare the text with the original.'],
  ['pages in a row', [2, 3, 4, 7], english, 'Some of scan.pdf was hard to read (pages 2-4, 7). Compare the text with the original.'],
  ['Spanish', [2, 3], spanish, 'Una parte de scan.pdf costó leerla (páginas 2-3). Compara el texto con el original.'],
])('a visitor sees which pages to check: %s', (_, pages, words, text) => {
  expect(phraseReadingWarning({ code: 'ocr_hard_page', pages }, 'scan.pdf', words)).toEqual({ code: 'ocr_hard_page', file: 'scan.pdf', text });
});
