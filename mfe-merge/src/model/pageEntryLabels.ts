import type { ArrangedPage } from './arrangedPage';
import { findFirstIndex } from './arrangement';
import type { EntryLabel } from './history';

type Pages = readonly ArrangedPage[];
type Keys = ReadonlySet<string>;
/** The name of the file with this id. */
type NameOfFile = (fileId: number) => string;

/** Describes where pages are after a move: "Page 3 of report.pdf, now 7 of 12". */
export function labelPagesMoved(pages: Pages, keys: Keys, findName: NameOfFile): EntryLabel {
  const from = findFirstIndex(pages, keys);
  const [moved, count] = [pages[from], pages.length];
  return moved && keys.size === 1
    ? { says: 'pageMoved', page: moved.page, file: findName(moved.fileId), place: from + 1, count }
    : { says: 'pagesMoved', moved: keys.size, from: from + 1, to: from + keys.size, count };
}

/** Describes a change of pages: "Page 3 of report.pdf deleted", "2 pages turned right". */
export function labelPagesChanged(
  pages: Pages,
  keys: Keys,
  change: 'TurnedLeft' | 'TurnedRight' | 'Duplicated' | 'Deleted',
  findName: NameOfFile,
): EntryLabel {
  const [only, ...more] = pages.filter(({ key }) => keys.has(key));
  return only && more.length === 0
    ? { says: `page${change}`, page: only.page, file: findName(only.fileId) }
    : { says: `pages${change}`, count: keys.size };
}
