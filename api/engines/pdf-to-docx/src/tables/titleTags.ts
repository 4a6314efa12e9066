import type { PageTags } from '@sheaf/pdf-text/read/pageTags';
import { findTag } from '../tags/findTag.ts';
import type { TableDraft } from './tableDraft.ts';

/** Keeps what the tags say of the titles in the cells of a table. */
export function tagTitlesInCells({ cells, holdsTitle }: TableDraft, tags: PageTags | undefined): void {
  if (!holdsTitle) return;
  for (const cell of cells) {
    const tag = findTag(cell.segments[0]?.words ?? [], tags);
    if (tag) cell.tag = tag;
  }
}
