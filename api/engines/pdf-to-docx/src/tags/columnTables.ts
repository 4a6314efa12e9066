import type { PageTags, TaggedTable, TagPlace } from '@sheaf/pdf-text/read/pageTags';

/** So many headings in the cells of one row make them columns of the page. */
const MIN_HEADINGS = 2;

/** Returns the tags of a page without tables that stand for nothing but its columns: one row whose cells have headings of their own. */
export function removeColumnTables(tags: PageTags | undefined): PageTags | undefined {
  if (!tags) return undefined;
  const headings = new Map<TaggedTable, Set<number>>();
  for (const { cell, kind, block } of tags.values()) {
    if (!cell || cell.table.rows.length > 1) continue;
    const own = headings.get(cell.table) ?? new Set();
    headings.set(cell.table, kind === 'heading' ? own.add(block) : own);
  }
  const isColumns = (table: TaggedTable) => (headings.get(table)?.size ?? 0) >= MIN_HEADINGS;
  if (![...headings.keys()].some(isColumns)) return tags;
  const blocks = [...tags.values()].reduce((most, { block }) => Math.max(most, block), 0) + 1;
  return new Map([...tags].map(([content, place]) => [content, place.cell && isColumns(place.cell.table) ? placeInColumn(place, blocks) : place]));
}

/** What a row holds is one block to its tags, though each of its cells has paragraphs. */
function placeInColumn({ cell: _, ...place }: TagPlace, blocks: number): TagPlace {
  if (place.kind !== 'tableRow') return place;
  return { ...place, kind: 'text', block: blocks + (place.paragraph ?? 0) };
}
