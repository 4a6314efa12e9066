import { parseChosenPages } from './chosenPages.ts';

test('takes all pages where none are named', () => {
  expect(parseChosenPages(undefined, 3, 'a.pdf')).toEqual([1, 2, 3]);
});

test('takes pages in the order of the document, each once', () => {
  expect(parseChosenPages('5-3, 1, 4', 6, 'a.pdf')).toEqual([1, 3, 4, 5]);
});

test('names the pages that do not exist', () => {
  expect(() => parseChosenPages('2-9', 3, 'a.pdf')).toThrow('Pages "2-9" do not exist in a.pdf (3 pages).');
});
