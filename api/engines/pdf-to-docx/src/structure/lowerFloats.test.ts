import { expect, test } from '@jest/globals';
import type { Block, FloatPlace, Paragraph } from '../model/documentModel.ts';
import { cell, heading, paragraph, table } from '../testing/models.ts';
import { lowerFloats } from './lowerFloats.ts';

const buildPlace = (below: number): FloatPlace => ({ side: 'left', below, gap: 9 });
const withPicture = (block: Paragraph, float: FloatPlace): Paragraph => ({
  ...block,
  inlines: [{ kind: 'picture', picture: 'p', width: 90, height: 60, float }, ...block.inlines],
});
const withSpace = (block: Paragraph, spaceBefore: number | undefined): Paragraph => ({ ...block, spaceBefore });

test.each<[string, (place: FloatPlace) => Block[], number]>([
  ['a picture beside a title', (place) => [paragraph('kettle'), withPicture(withSpace(heading('Gooseneck kettle', 1), 14), place)], 16.5],
  ['a picture beside a paragraph close to the one above', (place) => [withPicture(withSpace(paragraph('The harbour'), 3), place)], 5.5],
  ['a picture beside a paragraph without space', (place) => [withPicture(withSpace(paragraph('The harbour'), undefined), place)], 2.5],
  [
    'a table beside a paragraph',
    (place) => [{ ...table([50, 50], [[cell('Class'), cell('Aves')]]), float: place }, withSpace(paragraph('The kestrel'), 10)],
    12.5,
  ],
  [
    'a table of the text above a paragraph with space, not beside it',
    (place) => [{ ...table([50], [[cell('Class')]]), float: place }, table([50], [[cell('Pairs')]]), withSpace(paragraph('The kestrel'), 10)],
    2.5,
  ],
])('%s is as far down as it was drawn, counted from the space above the text', (_, build, below) => {
  const place = buildPlace(2.5);
  lowerFloats(build(place));
  expect(place.below).toBe(below);
});

test('two pictures at one place are lowered once', () => {
  const place = buildPlace(0);
  lowerFloats([withPicture(withPicture(withSpace(paragraph('The harbour'), 8), place), place)]);
  expect(place.below).toBe(8);
});
