import fc from 'fast-check';
import { orderPages, type PageOrderChoices } from './pageOrder.ts';

const order = (choices: PageOrderChoices, ...files: string[]) =>
  orderPages(
    files.map((pages) => [...pages]),
    choices,
    () => '_',
  ).join('');

test.each<[string, PageOrderChoices, string]>([
  ['one file after the other', {}, 'abcde12'],
  ['a page of each file in turn', { interleave: 'alternate' }, 'a1b2cde'],
  ['backs scanned from the last sheet', { interleave: 'alternate-reverse' }, 'a2b1cde'],
  ['a blank page after odd counts', { padEven: true }, 'abcde_12'],
  ['a blank page that takes its turn', { padEven: true, interleave: 'alternate' }, 'a1b2cde_'],
])('%s', (_, choices, expected) => {
  expect(order(choices, 'abcde', '12')).toBe(expected);
});

test('no page is lost or doubled, and every file is even when it shall be', () => {
  const choices = fc.record({ interleave: fc.constantFrom('none', 'alternate', 'alternate-reverse'), padEven: fc.boolean() });
  fc.assert(
    fc.property(fc.array(fc.nat(6), { maxLength: 6 }), choices, (counts, choice) => {
      const files = counts.map((count, file) => Array.from({ length: count }, (_, page) => `${file}.${page}`));
      const ordered = orderPages(files, choice, (file) => `${file}.blank`);
      expect(ordered.filter((page) => !page.endsWith('blank')).sort()).toEqual(files.flat().sort());
      const blanks = ordered.filter((page) => page.endsWith('blank'));
      expect(blanks.sort()).toEqual(counts.flatMap((count, file) => (choice.padEven && count % 2 === 1 ? [`${file}.blank`] : [])));
    }),
  );
});

test('does not change what it is given', () => {
  const pages = ['1', '2', '3'];
  orderPages([['a'], pages], { interleave: 'alternate-reverse', padEven: true }, () => '_');
  expect(pages).toEqual(['1', '2', '3']);
});
