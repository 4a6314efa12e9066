import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  type IBorderOptions,
  type ITableBordersOptions,
  type ITableCellBorders,
  type ITableFloatOptions,
  RelativeHorizontalPosition,
  TableAnchorType,
  TableLayoutType,
  TextDirection,
  VerticalAlignTable,
  VerticalMergeType,
  WidthType,
  TableCell as WordCell,
  type Paragraph as WordParagraph,
  TableRow as WordRow,
  Table as WordTable,
} from 'docx';
import type { Block, Border, FloatPlace, Table, TableCell } from '../model/documentModel.ts';
import { writeShading } from './formatting.ts';
import { type PlacedCell, placeRows } from './tableGrid.ts';
import { toEighths, toTwips } from './units.ts';

/** As narrow as a column may be: Word draws no narrower one. */
const LEAST_COLUMN_TWIPS = 100;

type Content = (blocks: readonly Block[]) => (WordParagraph | WordTable)[];

/** Writes a table with its own grid, whose cells are filled by `content`. */
export function writeTable(table: Table, content: Content): WordTable | undefined {
  if (table.columns.length === 0 || table.rows.length === 0) return undefined;
  const columnWidths = table.columns.map((width) => Math.max(LEAST_COLUMN_TWIPS, toTwips(width)));
  const shared = findSharedBorders(table);
  const { top, right, bottom, left } = table.padding;
  return new WordTable({
    columnWidths,
    width: { size: sum(columnWidths), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    alignment: alignments[table.align],
    ...(table.align === 'left' && { indent: { size: toTwips(table.indent), type: WidthType.DXA } }),
    ...(table.isRightToLeft && { visuallyRightToLeft: true }),
    ...(table.float && { float: writeTableFloat(table.float) }),
    borders: shared ? buildAllBorders(shared) : NO_BORDERS,
    margins: { marginUnitType: WidthType.DXA, left: toTwips(left), right: toTwips(right), top: toTwips(top), bottom: toTwips(bottom) },
    rows: placeRows(table).map((cells, index) => {
      const height = table.rows[index]?.height;
      return new WordRow({
        ...(index < table.headerRows && index < table.rows.length - 1 && { tableHeader: true }),
        ...(height !== undefined && height > 0 && { height: { value: toTwips(height), rule: HeightRule.ATLEAST } }),
        children: cells.map((placed) => writeCell(placed, columnWidths, shared !== undefined, content)),
      });
    }),
  });
}

/** Word takes a table at a distance of 0 for one that does not float. */
const LEAST_BELOW_TWIPS = 1;

function writeTableFloat({ side, below, gap }: FloatPlace): ITableFloatOptions {
  return {
    horizontalAnchor: TableAnchorType.TEXT,
    relativeHorizontalPosition: side === 'left' ? RelativeHorizontalPosition.LEFT : RelativeHorizontalPosition.RIGHT,
    verticalAnchor: TableAnchorType.TEXT,
    absoluteVerticalPosition: Math.max(LEAST_BELOW_TWIPS, toTwips(below)),
    leftFromText: side === 'right' ? toTwips(gap) : 0,
    rightFromText: side === 'left' ? toTwips(gap) : 0,
    bottomFromText: toTwips(gap),
  };
}

const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;

const textDirections = { up: TextDirection.BOTTOM_TO_TOP_LEFT_TO_RIGHT, down: TextDirection.TOP_TO_BOTTOM_RIGHT_TO_LEFT } as const;

const verticalAligns = { top: VerticalAlignTable.TOP, middle: VerticalAlignTable.CENTER, bottom: VerticalAlignTable.BOTTOM } as const;

function writeCell(
  { cell, column, columnSpan, merge }: PlacedCell,
  columnWidths: readonly number[],
  hasSharedBorders: boolean,
  content: Content,
): WordCell {
  return new WordCell({
    width: { size: sum(columnWidths.slice(column, column + columnSpan)), type: WidthType.DXA },
    ...(columnSpan > 1 && { columnSpan }),
    ...(merge && { verticalMerge: merge === 'starts' ? VerticalMergeType.RESTART : VerticalMergeType.CONTINUE }),
    ...(cell.shading !== undefined && { shading: writeShading(cell.shading) }),
    ...(cell.sidePadding && {
      margins: { marginUnitType: WidthType.DXA, left: toTwips(cell.sidePadding.left), right: toTwips(cell.sidePadding.right) },
    }),
    ...(!hasSharedBorders && { borders: writeCellBorders(cell) }),
    ...(cell.runs && { textDirection: textDirections[cell.runs] }),
    ...(cell.verticalAlign !== 'top' && { verticalAlign: verticalAligns[cell.verticalAlign] }),
    children: content(merge === 'continues' ? [] : cell.blocks),
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

const NO_BORDER: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const NO_BORDERS: ITableBordersOptions = {
  top: NO_BORDER,
  bottom: NO_BORDER,
  left: NO_BORDER,
  right: NO_BORDER,
  insideHorizontal: NO_BORDER,
  insideVertical: NO_BORDER,
};
const sides = ['top', 'left', 'bottom', 'right'] as const;

/** The one border all cells have on all sides; undefined when they differ. */
function findSharedBorders({ rows }: Table): Border | undefined {
  const borders = rows.flatMap(({ cells }) => cells.flatMap((cell) => sides.map((side) => cell.borders[side])));
  const first = borders[0];
  return first && borders.every((border) => border && toEighths(border.width) === toEighths(first.width) && border.color === first.color)
    ? first
    : undefined;
}

function buildAllBorders(border: Border): ITableBordersOptions {
  const all = writeBorder(border);
  return { top: all, bottom: all, left: all, right: all, insideHorizontal: all, insideVertical: all };
}

function writeCellBorders({ borders }: TableCell): ITableCellBorders {
  return Object.fromEntries(sides.flatMap((side) => (borders[side] ? [[side, writeBorder(borders[side])]] : [])));
}

function writeBorder({ width, color }: Border): IBorderOptions {
  return { style: BorderStyle.SINGLE, size: toEighths(width), color, space: 0 };
}
