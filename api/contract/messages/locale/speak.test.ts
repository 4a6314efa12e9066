import { expect, test } from '@jest/globals';
import { speak } from './speak.ts';

test('a count is written as its language writes it', () => {
  const pages = { one: '# page', other: '# pages' };
  const paginas = { one: '# página', other: '# páginas' };
  expect([0, 1, 1204].map((count) => speak('en').plural(count, pages))).toEqual(['0 pages', '1 page', '1,204 pages']);
  expect([0, 1, 12_040].map((count) => speak('es').plural(count, paginas))).toEqual(['0 páginas', '1 página', '12.040 páginas']);
});

test('a list ends as its language ends it', () => {
  expect(speak('en').list(['a.pdf', 'b.pdf', 'c.pdf'])).toBe('a.pdf, b.pdf, and c.pdf');
  expect(speak('es').list(['a.pdf', 'b.pdf', 'c.pdf'])).toBe('a.pdf, b.pdf y c.pdf');
});

test('a long list names three things and counts the rest, and never counts a single one', () => {
  const { listFew } = speak('en');
  const names = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}.pdf`);
  const more = (count: string) => `${count} more`;
  expect(listFew(names(4), more)).toBe('1.pdf, 2.pdf, 3.pdf, and 4.pdf');
  expect(listFew(names(5), more)).toBe('1.pdf, 2.pdf, 3.pdf, and 2 more');
});
