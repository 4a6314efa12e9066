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
