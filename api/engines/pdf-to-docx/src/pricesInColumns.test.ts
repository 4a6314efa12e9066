import { expect, test } from '@jest/globals';
import { convertDrawnPages, joinInlines, LEFT, listBlocks, type Pen, RIGHT } from './testing/drawnPages.ts';

interface Entry {
  name: string;
  price: string;
  of?: string;
}

interface Look {
  size: number;
  /** From entry to entry, and from an entry to what it says of it. */
  steps: { entry: number; description: number };
  leader: string;
}

/** Draws entries with a leader to their price, each above what it says of it, and gives where the next one would be. */
function drawEntries(
  { page, plain, bold }: Pen,
  entries: Entry[],
  [left, right]: [number, number],
  { y, size, steps, leader }: Look & { y: number },
): void {
  let base = y;
  for (const { name, price, of } of entries) {
    page.drawText(name, { x: left, y: base, size, font: bold });
    const [from, to] = [left + bold.widthOfTextAtSize(name, size) + 2, right - plain.widthOfTextAtSize(price, size)];
    const dots = leader.repeat(Math.floor((to - from - 2) / plain.widthOfTextAtSize(leader, size)));
    page.drawText(dots, { x: from, y: base, size, font: plain });
    page.drawText(price, { x: to, y: base, size, font: plain });
    if (of) page.drawText(of, { x: left, y: base - steps.description, size: size - 1, font: plain });
    base -= of ? steps.entry + steps.description : steps.entry;
  }
}

const DISHES: Entry[] = [
  { name: 'Barley broth', price: '5.20', of: 'leek, carrot and a slice of bread' },
  { name: 'Pickled herring', price: '7.40', of: 'mustard, dill, new potatoes' },
  { name: 'Stuffed cabbage', price: '9.90', of: 'rice, mushrooms, sour cream' },
  { name: 'Baked trout', price: '14.60', of: 'almonds, green beans' },
];
const MORE: Entry[] = [
  { name: 'Lentil stew', price: '11.30', of: 'smoked paprika, parsley' },
  { name: 'Bread', price: '2.00' },
  { name: 'Salad of the day', price: '4.10' },
  { name: 'Apple cake', price: '4.80' },
  { name: 'Plum wine', price: '5.50' },
  { name: 'Cider', price: '3.90' },
  { name: 'Ale', price: '4.40' },
];

test.each([
  { of: 'a tavern', look: { size: 10, steps: { entry: 19, description: 12 }, leader: '.' }, lower: 6 },
  { of: 'a café', look: { size: 11, steps: { entry: 21, description: 13 }, leader: '·' }, lower: 6.5 },
  { of: 'a canteen in small letters', look: { size: 9, steps: { entry: 17, description: 11 }, leader: '…' }, lower: 5 },
])('the menu of $of in two columns keeps each dish above what is stated of it', async ({ look, lower }) => {
  const model = await convertDrawnPages([
    (pen) => {
      drawEntries(pen, DISHES, [LEFT, 280], { ...look, y: 740 });
      drawEntries(pen, MORE, [315, RIGHT], { ...look, y: 740 - lower });
    },
  ]);
  const texts = listBlocks(model).map((block) =>
    block.kind === 'paragraph' ? joinInlines(block.inlines.filter(({ kind }) => kind !== 'tab')) : 'table',
  );
  const expected = [...DISHES, ...MORE].flatMap(({ name, price, of }) => [`${name}${price}`, ...(of ? [of] : [])]);
  expect(texts.filter((text) => text !== '')).toEqual(expected);
});
