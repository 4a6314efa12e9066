import type { Block, FloatPlace } from '../model/documentModel.ts';
import { roundPoints } from '../paragraphs/spacing.ts';

/**
 * Lowers what text flows around by the space above its paragraph. It was measured from the first line, and word processors measure from where that space begins.
 * Call it once the spaces are settled.
 */
export function lowerFloats(blocks: readonly Block[]): void {
  for (const [index, block] of blocks.entries()) {
    const space = block.kind === 'paragraph' ? (block.spaceBefore ?? 0) : 0;
    if (block.kind !== 'paragraph' || space <= 0) continue;
    for (const place of findPlaces(blocks, index)) place.below = roundPoints(place.below + space);
  }
}

/** Where the pictures within a paragraph and the tables right before it are: one place may serve several pictures. */
function findPlaces(blocks: readonly Block[], index: number): Set<FloatPlace> {
  const places = new Set<FloatPlace>();
  const block = blocks[index];
  for (const inline of block?.kind === 'paragraph' ? block.inlines : []) if (inline.kind === 'picture' && inline.float) places.add(inline.float);
  for (let above = index - 1; above >= 0; above -= 1) {
    const table = blocks[above];
    if (table?.kind !== 'table' || !table.float) break;
    places.add(table.float);
  }
  return places;
}
