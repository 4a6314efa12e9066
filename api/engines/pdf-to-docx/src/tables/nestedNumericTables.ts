import { buildLines } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { Drawing } from '../read/drawing.ts';
import { shadeCells } from './findShading.ts';
import { joinRulings } from './latticeGrids.ts';
import { drawRulings } from './levelRulings.ts';
import { takeNumericTables } from './numericTables.ts';
import { findStreamTables } from './streamTables.ts';
import type { CellDraft, TableDraft } from './tableDraft.ts';

/** Lines this near to the edge of a cell, in points, are its own. */
const AT_EDGE = 3;

/** Labels and what they stand for are two columns, of so many lines at least. */
const LABELLED = { edges: 3, lines: 3 };

/** Makes rows of figures or of labels in the cells of tables tables of their own: a box around them need not part their columns. */
export function takeNestedNumericTables(tables: readonly TableDraft[], drawing: Drawing, page: number): void {
  const levelRulings = joinRulings(drawing.rulings.filter(({ isHorizontal }) => isHorizontal));
  for (const cell of tables.flatMap(({ cells }) => cells)) {
    if (cell.tables) takeNestedNumericTables(cell.tables, drawing, page);
    else if (cell.segments.length > 0) {
      const pairs = takeLabelledLines(cell, drawing, page);
      const found = pairs.tables.length > 0 ? pairs : takeNumericTables(cell.segments, page);
      if (found.tables.length === 0) continue;
      for (const table of found.tables) {
        const inside = levelRulings.filter(({ top }) => top > cell.top + AT_EDGE && top < cell.bottom - AT_EDGE);
        drawRulings(table, inside, drawing);
        shadeCells(table, drawing.backgrounds);
      }
      cell.segments = found.rest;
      cell.tables = found.tables;
    }
  }
}

/** Takes the lines of a box that are labels with what they stand for, one below the other: read as text, one ran into the next. */
function takeLabelledLines({ segments }: CellDraft, drawing: Drawing, page: number): { tables: TableDraft[]; rest: Segment[] } {
  const lines = buildLines(segments);
  const tables = findStreamTables(lines, drawing, page).filter(
    (part) => !Array.isArray(part) && part.edges.length === LABELLED.edges && part.rows.length >= LABELLED.lines,
  ) as TableDraft[];
  const rest = segments.filter(({ base }) => !tables.some(({ top, bottom }) => base > top && base < bottom));
  return { tables, rest };
}
