import { expect, test } from '@jest/globals';
import { writeDocument } from '../testing/writeDocument.ts';
import { joinBrokenParagraphs } from './joinBrokenParagraphs.ts';

const readParagraphs = (lines: string[]) => {
  const document = writeDocument([lines]);
  return joinBrokenParagraphs(document).map(({ start, end }) => document.text.slice(start, end).replace(/\s+/g, ' '));
};

test.each([
  ['a denial in the second half', ['The meter is read by radio from now on, so you do', 'not have to be at home.']],
  ['an item that goes on below', ['- Los abonados pueden traer a un invitado, que', 'no paga entrada los lunes.']],
  ['a place name at the break', ['Der Schlüssel liegt bei Frau Adler im Laden und', 'wird dort bis 18 Uhr ausgegeben.']],
])('a visitor reads a sentence that a line end broke as one: %s', (_, lines) => {
  expect(readParagraphs(lines)).toEqual([lines.join(' ').replace(/^- /, '')]);
});

test.each([
  ['items of a list', ['- two towels for each guest in the house', '- one key']],
  ['a label', ['Opening hours', 'from nine to five on weekdays']],
  ['a sentence that ends', ['The hall is let by the hour to clubs.', 'iPads are lent too.']],
])('what is no broken sentence stays apart: %s', (_, lines) => {
  expect(readParagraphs(lines)).toHaveLength(2);
});
