import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ListStyle } from '../model/documentModel.ts';
import type { ListMarker } from './listMarkers.ts';
import { buildLists, type ListCandidate } from './lists.ts';

const STEP = 20;

function item(level: number, value: number): ListCandidate {
  const left = level * STEP;
  const mark: ListMarker = { format: 'decimal', before: '', after: '.', value, left, textLeft: left + 15, isDoubtful: false };
  return { mark, lineCount: 1, restLeft: undefined, left, column: '', tag: undefined };
}

const prose: ListCandidate = { mark: undefined, lineCount: 3, restLeft: 0, left: 0, column: '', tag: undefined };

test('items keep the levels at which they are, however they follow each other', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(steps, (wanted) => {
      // No item is more than one level below the one before it.
      const levels: number[] = [];
      for (const level of wanted) levels.push(Math.min(level, (levels.at(-1) ?? -1) + 1));
      const counts: number[] = [];
      const items = levels.map((level) => {
        counts.length = level + 1;
        counts[level] = (counts[level] ?? 0) + 1;
        return item(level, counts[level] ?? 1);
      });
      const styles: ListStyle[] = [];
      expect(buildLists(items, styles).map((place) => place?.level)).toEqual(levels);
      expect(styles).toHaveLength(1);
    }),
  );
});

test('a list that begins to count again is another list, and one that counts on over a paragraph is the same', () => {
  const lists = (candidates: ListCandidate[]) => buildLists(candidates, []).map((place) => place?.list);
  expect(lists([item(0, 1), item(0, 2), prose, item(0, 1)])).toEqual([0, 0, undefined, 1]);
  expect(lists([item(0, 1), item(0, 2), prose, item(0, 3)])).toEqual([0, 0, undefined, 0]);
});

test('letters that are under a long number are a level below it, though its text begins where theirs does', () => {
  const mark = (own: Partial<ListMarker>): ListCandidate => ({
    ...prose,
    mark: { format: 'decimal', before: '', after: '', value: 1, left: 0, textLeft: 70, isDoubtful: false, ...own },
  });
  const letter = (value: number) => mark({ format: 'lowerLetter', before: '(', after: ')', left: 50, value });
  const candidates = [mark({ value: 1 }), mark({ above: [1, 1], left: 25 }), letter(1), letter(2), mark({ above: [1, 1], value: 2, left: 25 })];
  expect(buildLists(candidates, []).map((place) => place?.level)).toEqual([0, 2, 3, 3, 2]);
});

test('a number by parts behind a list that has counted past it is the beginning of a text', () => {
  const part: ListCandidate = {
    ...prose,
    mark: { format: 'decimal', before: '', after: '', value: 3, above: [2], left: 0, textLeft: 15, isDoubtful: true },
  };
  const places = (candidates: ListCandidate[]) => buildLists(candidates, []).map((place) => place !== undefined);
  expect(places([item(0, 1), item(0, 2), item(0, 3), prose, part])).toEqual([true, true, true, false, false]);
  expect(places([item(0, 1), item(0, 2), part])).toEqual([true, true, true]);
});

const marked = (own: Partial<ListMarker>): ListCandidate => ({
  ...prose,
  mark: { format: 'decimal', before: '', after: '.', value: 1, left: 0, textLeft: 18, isDoubtful: false, ...own },
});
const part = (own: Partial<ListMarker>) => marked({ before: '(', after: ')', format: 'lowerLetter', left: 20, textLeft: 40, ...own });

test.each([
  { what: 'a table', own: {} },
  { what: 'a picture', own: { format: 'lowerRoman', after: '.', before: '', left: 30, textLeft: 55 } as const },
  { what: 'a formula', own: { format: 'upperLetter', after: '', before: '', left: 12, textLeft: 30 } as const },
])('the parts of a question behind $what are a level below it', ({ own }) => {
  const places = buildLists([marked({}), marked({ value: 2 }), prose, part(own), part({ ...own, value: 2 }), marked({ value: 3 })], []);
  expect(places).toEqual([0, 0, undefined, 1, 1, 0].map((level) => (level === undefined ? level : { list: 0, level })));
});

test('boxes to tick below one item have their own signs though letters are below others', () => {
  const styles: ListStyle[] = [];
  const box = part({ format: 'bullet', before: '□', after: '' });
  const places = buildLists([marked({}), part({}), part({ value: 2 }), marked({ value: 2 }), box, box, marked({ value: 3 })], styles);
  expect(places.map((place) => place && styles[place.list]?.levels[place.level]?.text)).toEqual(['%1.', '(%2)', '(%2)', '%1.', '□', '□', '%1.']);
  expect([places[3]?.list, places[6]?.list]).toEqual([0, 0]);
  expect(places[4]).toEqual(places[5]);
});
