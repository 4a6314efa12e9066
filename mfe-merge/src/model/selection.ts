import type { ArrangedPage } from './arrangedPage';

/** Which pages are chosen, and the page from which a range is drawn. */
export interface Selection {
  keys: ReadonlySet<string>;
  anchor: string | null;
}

export const nothingSelected: Selection = { keys: new Set(), anchor: null };

/** Selects only this page. */
export function selectOnly(key: string): Selection {
  return { keys: new Set([key]), anchor: key };
}

/** Selects this page too, or deselects it. */
export function togglePage({ keys }: Selection, key: string): Selection {
  const changed = new Set(keys);
  if (!changed.delete(key)) changed.add(key);
  return { keys: changed, anchor: key };
}

/** Selects everything from the anchor to this page; only this page without an anchor. */
export function extendSelection({ anchor }: Selection, pages: readonly ArrangedPage[], key: string): Selection {
  const [from, to] = [anchor, key].map((end) => pages.findIndex((page) => page.key === end));
  if (from === undefined || to === undefined || from < 0 || to < 0) return selectOnly(key);
  const range = pages.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { keys: new Set(range.map((page) => page.key)), anchor };
}

/** Selects all pages. */
export function selectAll(pages: readonly ArrangedPage[]): Selection {
  return { keys: new Set(pages.map(({ key }) => key)), anchor: pages[0]?.key ?? null };
}

/** Reduces a selection to the pages that still exist after a deletion or an undo. */
export function filterExisting({ keys, anchor }: Selection, pages: readonly ArrangedPage[]): Selection {
  const existing = pages.filter(({ key }) => keys.has(key)).map(({ key }) => key);
  return existing.length === keys.size ? { keys, anchor } : { keys: new Set(existing), anchor };
}
