import type { FloatPlace, Table } from '../model/documentModel.ts';
import { roundPoints } from '../paragraphs/spacing.ts';
import type { BlockBesideOthers } from './gatherSideColumns.ts';
import { findBeginning, type Passage } from './passage.ts';
import { buildEmptyBetween } from './setSpacing.ts';

/** Builds the paragraphs, tables and pictures of a document in the order in which they are read. */
export function buildFlow(passages: Passage[], bodySize: number): BlockBesideOthers[] {
  return passages.flatMap((passage, index) => buildFlowedBlocks(passage, passages[index - 1], bodySize));
}

/** What a passage is in the flow, behind an empty paragraph where two tables would touch. */
function buildFlowedBlocks(passage: Passage, above: Passage | undefined, bodySize: number): BlockBesideOthers[] {
  const { block, first, whole } = passage;
  if (first.beginsColumn && block.kind === 'paragraph') block.beginsColumn = true;
  const flowed = {
    block,
    page: whole.parts[0]?.page ?? 1,
    lastPage: whole.parts.at(-1)?.page ?? 1,
    columns: first.columns,
    top: findBeginning(passage).top,
  };
  const empty = buildEmptyBetween(above, passage, bodySize);
  const tables = placeFloats(passage).map((table) => ({ ...flowed, block: table }));
  return [...(empty ? [{ ...flowed, block: empty }] : []), ...tables, flowed].map((each) => ({ flowed: each, first }));
}

/** Places the floats of a paragraph: pictures in it, and tables, which are returned, before it. */
function placeFloats(passage: Passage): Table[] {
  const { block, floats = [] } = passage;
  const { top } = findBeginning(passage);
  return floats.flatMap((each): Table[] => {
    const { float } = each.first;
    if (!float || block.kind !== 'paragraph') return [];
    const place: FloatPlace = { side: float.side, below: roundPoints(Math.max(0, findBeginning(each).top - top)), gap: float.gap };
    if (each.block.kind === 'table') return [{ ...each.block, align: 'left', indent: 0, float: place }];
    const pictures = each.block.inlines.filter((inline) => inline.kind === 'picture');
    block.inlines.unshift(...pictures.map((picture) => ({ ...picture, float: place })));
    return [];
  });
}
