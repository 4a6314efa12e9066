import type { ArrangedPage } from './arrangedPage';

/** Which pages are chosen, and the page from which a range is drawn. */
export interface Selection {
  keys: ReadonlySet<string>;
  anchor: string | null;
}

export const nothingSelected: Selection = { keys: new Set(), anchor: null };

/** This page and no other. */
export function only(key: string): Selection {
  return { keys: new Set([key]), anchor: key };
}

/** This page too, or no longer. */
export function toggled({ keys }: Selection, key: string): Selection {
  const changed = new Set(keys);
  if (!changed.delete(key)) changed.add(key);
  return { keys: changed, anchor: key };
}

/** Everything from the anchor to this page. Without an anchor among the pages, this page alone. */
export function reachingTo({ anchor }: Selection, pages: readonly ArrangedPage[], key: string): Selection {
  const [from, to] = [anchor, key].map((end) => pages.findIndex((page) => page.key === end));
  if (from === undefined || to === undefined || from < 0 || to < 0) return only(key);
  const range = pages.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { keys: new Set(range.map((page) => page.key)), anchor };
}

export function everything(pages: readonly ArrangedPage[]): Selection {
  return { keys: new Set(pages.map(({ key }) => key)), anchor: pages[0]?.key ?? null };
}

/** What is left of a selection after pages went away, by deleting or by an undo. */
export function stillThere({ keys, anchor }: Selection, pages: readonly ArrangedPage[]): Selection {
  const there = pages.filter(({ key }) => keys.has(key)).map(({ key }) => key);
  return there.length === keys.size ? { keys, anchor } : { keys: new Set(there), anchor };
}
