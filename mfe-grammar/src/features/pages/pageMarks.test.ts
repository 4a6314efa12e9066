import type { ExtractedText } from '@sheaf/api/contract/grammar';
import { fakeCheck } from '@sheaf/api/mocks/fakeCheck';
import type { Review } from '../../model/review';
import { listPageMarks } from './pageMarks';

const TEXT = 'They could of come.\n\nWe recieve it.';
const word = (text: string, left: number, top: number) => [TEXT.indexOf(text), text.length, left, top, text.length * 100, 200];
const extracted: ExtractedText = {
  text: TEXT,
  filename: 'a.pdf',
  pageCount: 2,
  wordCount: 7,
  language: 'en',
  ocrPages: [],
  pages: [
    // "of" begins the second line.
    {
      page: 1,
      start: 0,
      end: 19,
      words: [...word('They', 1000, 1000), ...word('could', 1500, 1000), ...word('of', 1000, 1300), ...word('come.', 1300, 1300)],
    },
    { page: 2, start: 21, end: 35, words: [...word('We', 1000, 1000), ...word('recieve', 1300, 1000), ...word('it.', 2100, 1000)] },
  ],
  warnings: [],
};
const review = (text: string): Review => ({ text, settings: { preset: 'general', language: 'en' }, result: fakeCheck({ text }) });
const found = (text: string) =>
  listPageMarks(review(text), extracted).map(({ correction, page, boxes }) => [correction.original, page, boxes.length]);

test('every finding has its page, and a box on each line it is on', () => {
  expect(found(TEXT)).toEqual([
    ['could of', 1, 2],
    ['recieve', 2, 1],
  ]);
  expect(listPageMarks(review(TEXT), extracted).at(-1)?.boxes).toEqual([{ left: 1300, top: 1000, width: 700, height: 200 }]);
});

test('words on one line share a box', () => {
  const [page] = extracted.pages;
  const oneLine = { ...extracted, pages: [{ page: 1, start: 0, end: 19, words: [...(page?.words?.slice(0, 12) ?? []), ...word('of', 2100, 1000)] }] };
  expect(listPageMarks(review(TEXT), oneLine).map(({ boxes }) => boxes)).toEqual([[{ left: 1500, top: 1000, width: 800, height: 200 }]]);
});

test('what the visitor wrote is on no page, and all else stays where it is', () => {
  expect(found(`Teh letter: ${TEXT}`)).toEqual([
    ['could of', 1, 2],
    ['recieve', 2, 1],
  ]);
});
