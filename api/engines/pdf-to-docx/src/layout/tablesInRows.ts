import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import { findBounds, type Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Background, Ruling } from '../read/drawing.ts';
import { addTextInSameBoxes } from '../tables/boxesApart.ts';
import type { CellDraft, TableDraft } from '../tables/tableDraft.ts';
import { findTextBeside, isLevel } from './textBeside.ts';
import { findTitlesOver } from './titlesOverParts.ts';

/** Tables are beside each other when they share this much of the height of the lower one. */
const BESIDE = 0.5;
/** The space that Word leaves beside the text of a cell, in points. */
const PADDING = 5.4;

interface PageFacts {
  textArea: { left: number; right: number };
  page: number;
  bodySize: number;
  rulings: readonly Ruling[];
  backgrounds: readonly Background[];
  pictures: readonly Rectangle[];
}

interface Part extends Rectangle {
  table?: TableDraft;
  segments: Segment[];
}

/**
 * Puts tables beside each other into the cells of one row, as in a payslip, each with the title over it. So it does a short text or a picture with the
 * table beside it. Read as columns they would be separated from the text below both.
 */
export function placeTablesInRows(tables: TableDraft[], segments: Segment[], facts: PageFacts): { tables: TableDraft[]; rest: Segment[] } {
  let rest = segments;
  const placed: TableDraft[] = [];
  for (const group of groupBeside(tables)) {
    const row = findRow(group, rest, facts);
    if (!row) {
      placed.push(...group);
      continue;
    }
    const taken = new Set(row.parts.flatMap((part) => part.segments));
    placed.push({ ...buildRow(row.parts, facts), ...(row.hasTitles && { holdsTitle: true }) });
    rest = rest.filter((segment) => !taken.has(segment));
  }
  return { tables: placed, rest };
}

/** Finds what is in one row with tables beside each other, from left to right. */
function findRow(group: readonly TableDraft[], rest: readonly Segment[], facts: PageFacts): { parts: Part[]; hasTitles: boolean } | undefined {
  const bounds = findBounds(group);
  const atHeight = rest.filter((segment) => isLevel(segment, bounds));
  const boxes = facts.backgrounds.filter(({ left, right }) => right < bounds.left || left > bounds.right);
  const level = addTextInSameBoxes(atHeight, rest, boxes);
  const [table, ...others] = group;
  const text = table && others.length === 0 && level.length > 0 ? findTextBeside(table, level, { ...facts, rest }) : undefined;
  const pictured = table && others.length === 0 && !text ? addPictureBeside(table, level, facts.pictures) : undefined;
  const parts = pictured ?? [...group.map(buildTablePart), ...(text ? [text] : [])];
  if (parts.length < 2 || (level.length > 0 && !text && !pictured)) return undefined;
  parts.sort((one, other) => one.left - other.left);
  const inParts = new Set(parts.flatMap((part) => part.segments));
  const titles = findTitlesOver(
    parts,
    rest.filter((segment) => !inParts.has(segment)),
    facts.bodySize,
  );
  if (!titles) return pictured ? undefined : { parts, hasTitles: false };
  return { parts: parts.map((part, index) => addTitle(part, titles[index])), hasTitles: true };
}

function buildTablePart(table: TableDraft): Part {
  const { left, top, right, bottom } = table;
  return { left, top, right, bottom, table, segments: [] };
}

/** Returns a table and the only picture beside it, with its labels: nothing else is level with the table. */
function addPictureBeside(table: TableDraft, level: readonly Segment[], pictures: readonly Rectangle[]): Part[] | undefined {
  const [picture, ...others] = pictures.filter((each) => areBeside(table, each));
  if (!picture || others.length > 0) return undefined;
  const areLabels = level.every(({ left, right }) => left >= picture.left && right <= picture.right);
  const { left, top, right, bottom } = findBounds([picture, ...level]);
  return areLabels ? [buildTablePart(table), { left, top, right, bottom, segments: [...level] }] : undefined;
}

function addTitle(part: Part, title: Segment | undefined): Part {
  if (!title) return part;
  const { left, top, right, bottom } = findBounds([part, title]);
  return { ...part, left, top, right, bottom, segments: [title, ...part.segments] };
}

/** Groups tables that share their heights and not their widths. */
function groupBeside(tables: readonly TableDraft[]): TableDraft[][] {
  const groups: TableDraft[][] = [];
  for (const table of [...tables].sort((one, other) => one.top - other.top)) {
    const group = groups.find((each) => each.every((other) => areBeside(table, other)));
    if (group) group.push(table);
    else groups.push([table]);
  }
  return groups;
}

function areBeside(one: Rectangle, other: Rectangle): boolean {
  const shared = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const isApart = one.left >= other.right || other.left >= one.right;
  return isApart && shared > BESIDE * Math.min(one.bottom - one.top, other.bottom - other.top);
}

function buildRow(parts: Part[], { textArea, page }: Pick<PageFacts, 'textArea' | 'page'>): TableDraft {
  const sorted = [...parts].sort((one, other) => one.left - other.left);
  const all = findBounds(sorted);
  const inner = sorted.slice(1).map(({ left }, index) => Math.max(left - PADDING, ((sorted[index]?.right ?? left) + left) / 2));
  const edges = [Math.min(all.left, textArea.left) - PADDING, ...inner, Math.max(all.right, textArea.right) + PADDING];
  const cells = sorted.map(({ table, segments }, column): CellDraft => {
    const box = { left: edges[column] ?? 0, right: edges[column + 1] ?? 0, top: all.top, bottom: all.bottom };
    return { ...box, row: 0, column, rowSpan: 1, columnSpan: 1, segments, borders: {}, ...(table && { tables: [table] }) };
  });
  const [left, right, { top, bottom }] = [edges[0] ?? all.left, edges.at(-1) ?? all.right, all];
  return { left, right, top, bottom, page, edges, rows: [{ top, bottom }], cells, headerRows: 0, isRuled: false, hasOwnLines: true };
}
