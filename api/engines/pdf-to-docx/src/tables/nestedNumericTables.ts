import type { Drawing } from '../read/drawing.ts';
import { shadeCells } from './findShading.ts';
import { joinRulings } from './latticeGrids.ts';
import { drawRules } from './levelRules.ts';
import { takeNumericTables } from './numericTables.ts';
import type { TableDraft } from './tableDraft.ts';

/** Lines this near to the edge of a cell, in points, are its own. */
const AT_EDGE = 3;

/** Makes rows of figures in the cells of tables tables of their own: a box around them need not part their columns. */
export function takeNestedNumericTables(tables: readonly TableDraft[], drawing: Drawing, page: number): void {
  const levelRules = joinRulings(drawing.rules.filter(({ isHorizontal }) => isHorizontal));
  for (const cell of tables.flatMap(({ cells }) => cells)) {
    if (cell.tables) takeNestedNumericTables(cell.tables, drawing, page);
    else if (cell.segments.length > 0) {
      const found = takeNumericTables(cell.segments, page);
      if (found.tables.length === 0) continue;
      for (const table of found.tables) {
        const inside = levelRules.filter(({ top }) => top > cell.top + AT_EDGE && top < cell.bottom - AT_EDGE);
        drawRules(table, inside, drawing);
        shadeCells(table, drawing.grounds);
      }
      cell.segments = found.rest;
      cell.tables = found.tables;
    }
  }
}
