import type { ArrangedPage } from './arrangedPage';

/** Pages are named by their keys, since a page and its duplicate are otherwise the same. Every function leaves its arguments as they are. */
type Pages = readonly ArrangedPage[];
type Keys = ReadonlySet<string>;

/** Moves the named pages together, in their order, so that the first of them is at `place`, counted from 0. */
export function movePagesTo(pages: Pages, keys: Keys, place: number): ArrangedPage[] {
  const [moved, staying] = splitByKeys(pages, keys);
  const at = Math.min(Math.max(place, 0), staying.length);
  return [...staying.slice(0, at), ...moved, ...staying.slice(at)];
}

/** Moves the named pages towards the end by so many places, or towards the beginning when `places` is negative. */
export function movePagesBy(pages: Pages, keys: Keys, places: number): ArrangedPage[] {
  return movePagesTo(pages, keys, findFirstIndex(pages, keys) + places);
}

/** Puts the named pages between two pages; `gap` counts the pages before it, from 0 to the number of pages. */
export function movePagesIntoGap(pages: Pages, keys: Keys, gap: number): ArrangedPage[] {
  return movePagesTo(pages, keys, pages.slice(0, gap).filter(({ key }) => !keys.has(key)).length);
}

/** Returns the pages without the named ones. */
export function removePages(pages: Pages, keys: Keys): ArrangedPage[] {
  return pages.filter(({ key }) => !keys.has(key));
}

/** Puts a copy behind each of the named pages. */
export function duplicatePages(pages: Pages, keys: Keys): ArrangedPage[] {
  const existing = new Set(pages.map(({ key }) => key));
  return pages.flatMap((page) => (keys.has(page.key) ? [page, { ...page, key: newKey(page.key, existing) }] : [page]));
}

/** Turns the named pages by a quarter, on top of how they are turned already. */
export function rotatePages(pages: Pages, keys: Keys, direction: 'left' | 'right'): ArrangedPage[] {
  const turn = direction === 'right' ? toTheRight : toTheLeft;
  return pages.map((page) => (keys.has(page.key) ? { ...page, rotate: turn[page.rotate] } : page));
}

/** Returns the index of the first of the named pages, 0 if there is none. */
export function findFirstIndex(pages: Pages, keys: Keys): number {
  return Math.max(
    0,
    pages.findIndex(({ key }) => keys.has(key)),
  );
}

/** Returns whether two arrangements have the same pages in the same order. */
export function isSameOrder(one: Pages, other: Pages): boolean {
  return one.length === other.length && one.every(({ key }, index) => key === other[index]?.key);
}

const toTheRight = { 0: 90, 90: 180, 180: 270, 270: 0 } as const;
const toTheLeft = { 0: 270, 90: 0, 180: 90, 270: 180 } as const;

function splitByKeys(pages: Pages, keys: Keys): [named: ArrangedPage[], staying: ArrangedPage[]] {
  return [pages.filter(({ key }) => keys.has(key)), pages.filter(({ key }) => !keys.has(key))];
}

function newKey(original: string, existing: Set<string>): string {
  let copy = 2;
  while (existing.has(`${original}x${copy}`)) copy += 1;
  const key = `${original}x${copy}`;
  existing.add(key);
  return key;
}
