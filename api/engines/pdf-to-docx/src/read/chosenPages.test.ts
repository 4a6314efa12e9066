import { listChosenPages } from './chosenPages.ts';

test('takes all pages where none are named', () => {
  expect(listChosenPages({}, 3, 'a.pdf')).toEqual([1, 2, 3]);
});

test('takes pages in the order of the document, each once', () => {
  expect(listChosenPages({ pages: '5-3, 1, 4' }, 6, 'a.pdf')).toEqual([1, 3, 4, 5]);
});

test('names the pages that do not exist', () => {
  expect(() => listChosenPages({ pages: '2-9' }, 3, 'a.pdf')).toThrow('Pages "2-9" do not exist in a.pdf (3 pages).');
});
