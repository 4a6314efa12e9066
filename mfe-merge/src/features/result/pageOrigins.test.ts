import { messagesIn } from '../../messages';
import { formatOrigin, formatPlace, splitByFile } from './pageOrigins';

const { result: words } = messagesIn('en');
const contents = [
  { name: 'a.pdf', pages: 3, from: 2, to: 4 },
  { name: 'b.pdf', pages: 1, from: 5, to: 5 },
  { name: 'unused.pdf', pages: 0, from: 0, to: 0 },
];
const alternating = [
  { name: 'odd.pdf', pages: 2, from: 1, to: 3 },
  { name: 'even.pdf', pages: 2, from: 2, to: 4 },
];

test('says where the pages of each file lie', () => {
  expect(contents.map((file) => formatPlace(file, words))).toEqual(['pages 2–4', 'page 5', 'no pages']);
  expect(alternating.map((file) => formatPlace(file, words))).toEqual(['2 of the pages 1–3', '2 of the pages 2–4']);
});

test('says of a page where it is from, and nothing of a page that no file brought', () => {
  expect([1, 2, 3, 5].map((page) => formatOrigin(page, contents, words))).toEqual(['', 'Start of a.pdf', 'From a.pdf', 'Start of b.pdf']);
});

test('claims nothing of a page where files alternate', () => {
  expect([1, 2, 3, 4].map((page) => formatOrigin(page, alternating, words))).toEqual(['Start of odd.pdf', 'Start of even.pdf', '', '']);
  expect(splitByFile(alternating)).toEqual([]);
});
