import { countPages } from '../counting';
import type { ArrangedPage } from '../state/arrangedPage';
import { firstPlaceOf } from './arrangement';

type Pages = readonly ArrangedPage[];
type Keys = ReadonlySet<string>;
/** The name of the file with this id. */
export type NameOfFile = (fileId: number) => string;

const number = (count: number) => count.toLocaleString('en');

/** "Page 3 of report.pdf". */
export function pageName({ page, fileId }: ArrangedPage, nameOf: NameOfFile): string {
  return `Page ${number(page)} of ${nameOf(fileId)}`;
}

/** "7, report p. 3, turned by 90 degrees": begins with the words under the page's picture, so that whoever speaks to the screen can say what it shows. */
export function pageInWords({ page, rotate }: ArrangedPage, place: number, fileLabel: string): string {
  const turned = rotate === 0 ? '' : `, turned by ${rotate} degrees`;
  return `${number(place)}, ${fileLabel} p. ${number(page)}${turned}`;
}

/** Where the pages stand after a move: "Page 3 of report.pdf, now 7 of 12", "3 pages moved, now 7 to 9 of 12". */
export function movedInWords(pages: Pages, keys: Keys, nameOf: NameOfFile): string {
  const first = firstPlaceOf(pages, keys);
  const [moved, count] = [pages[first], number(pages.length)];
  if (!moved) return '';
  if (keys.size === 1) return `${pageName(moved, nameOf)}, now ${number(first + 1)} of ${count}`;
  return `${countPages(keys.size)} moved, now ${number(first + 1)} to ${number(first + keys.size)} of ${count}`;
}

/** "Page 3 of report.pdf deleted", "2 pages turned right": what was done, to which of the pages. */
export function doneInWords(pages: Pages, keys: Keys, done: string, nameOf: NameOfFile): string {
  const [page, ...more] = pages.filter(({ key }) => keys.has(key));
  if (!page) return '';
  return `${more.length > 0 ? countPages(keys.size) : pageName(page, nameOf)} ${done}`;
}

export const LAST_PAGE_STAYS = 'One page has to stay. To start again, remove the files from the list.';
