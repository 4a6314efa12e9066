import type { FlowBlock } from '../layout/flowBlock.ts';
import type { SideColumns } from '../layout/pageBands.ts';
import type { Table, TableCell } from '../model/documentModel.ts';
import { roundPoints } from '../paragraphs/spacing.ts';
import type { FlowedBlock } from './flowedBlock.ts';

/** What Word needs below a table for the paragraph that it wants there. */
const SPARE = 4;

export interface BlockBesideOthers {
  flowed: FlowedBlock;
  first: FlowBlock | undefined;
}

/** Returns the blocks of a document with those in columns of unlike width gathered into the cells of one row. */
export function gatherSideColumns(blocks: BlockBesideOthers[]): FlowedBlock[] {
  const tables = new Map<SideColumns, FlowedBlock>();
  const gathered: FlowedBlock[] = [];
  for (const { flowed, first } of blocks) {
    const side = first?.side;
    const columns = side && findRootColumns(side.columns);
    if (!side || !columns || (!tables.has(columns) && isEmpty(flowed))) {
      setSpaceBelow(flowed, gathered.at(-1), tables);
      gathered.push(flowed);
      continue;
    }
    const table = tables.get(columns) ?? beginTable(columns, flowed, gathered.at(-1));
    if (!tables.has(columns)) gathered.push(table);
    tables.set(columns, table);
    table.lastPage = Math.max(table.lastPage ?? table.page, flowed.lastPage ?? flowed.page);
    const row = table.block.kind === 'table' ? table.block.rows[0] : undefined;
    if (side.columns.begun) delete row?.height;
    const cell = row?.cells[side.cell];
    if (!cell) continue;
    if (cell.blocks.length === 0 && flowed.block.kind === 'paragraph') flowed.block.spaceBefore = roundPoints(flowed.top - columns.top);
    cell.blocks.push(flowed.block);
  }
  return gathered;
}

/** Sets how far a paragraph is below columns that ended above it. */
function setSpaceBelow({ block, page, top }: FlowedBlock, above: FlowedBlock | undefined, tables: ReadonlyMap<SideColumns, FlowedBlock>): void {
  if (block.kind !== 'paragraph' || block.spaceBefore !== undefined || above?.page !== page) return;
  const [columns] = [...tables].find(([, table]) => table === above) ?? [];
  if (columns?.isClosed) block.spaceBefore = roundPoints(Math.max(0, top - columns.bottom - SPARE));
}

function findRootColumns(columns: SideColumns): SideColumns {
  return columns.begun ? findRootColumns(columns.begun) : columns;
}

/** What separates two tables is above the row, and in none of its cells. */
function isEmpty({ block }: FlowedBlock): boolean {
  return block.kind === 'paragraph' && block.inlines.length === 0;
}

function beginTable(columns: SideColumns, { page, columns: around, block: first }: FlowedBlock, above: FlowedBlock | undefined): FlowedBlock {
  const { top, bottom, edges, hasBackground, indent } = columns;
  const room = Math.max(SPARE, (first.kind === 'paragraph' && first.spaceBefore) || 0);
  if (above?.block.kind === 'paragraph' && above.page === page) above.block.spaceAfter = Math.max(above.block.spaceAfter, room);
  const cells = columns.frames.map((_, cell) => buildCell(columns, cell as 0 | 1));
  const block: Table = {
    kind: 'table',
    columns: edges.slice(1).map((edge, index) => edge - (edges[index] ?? edge)),
    rows: [{ cells, ...(hasBackground && { height: bottom - top - SPARE }) }],
    headerRows: 0,
    align: 'left',
    indent,
    padding: { top: 0, right: 0, bottom: 0, left: 0 },
    isRightToLeft: false,
    page,
    confidence: 0.8,
  };
  return { block, page, columns: around, top };
}

function buildCell({ edges, frames, shading }: SideColumns, cell: 0 | 1): TableCell {
  const [from, to, frame, color] = [edges[cell], edges[cell + 1] ?? 0, frames[cell], shading[cell]];
  return {
    columnSpan: 1,
    rowSpan: 1,
    blocks: [],
    sidePadding: { left: Math.max(0, frame.left - from), right: Math.max(0, to - frame.right) },
    borders: {},
    verticalAlign: 'top',
    ...(color !== undefined && { shading: color }),
  };
}
