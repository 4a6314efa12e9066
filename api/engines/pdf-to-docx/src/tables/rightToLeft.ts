import type { Paragraph, Table, TableCell, TableRow } from '../model/documentModel.ts';

const LETTER = /\p{L}/u;

/** Returns a table whose words run from right to left, with its cells in the order in which they are read: the first of each row at the right. */
export function readFromTheRight(table: Table): Table {
  const paragraphs = table.rows.flatMap(listParagraphsIn);
  const worded = paragraphs.filter(({ inlines }) => inlines.some((inline) => inline.kind === 'text' && LETTER.test(inline.text)));
  const isRightToLeft = worded.filter((paragraph) => paragraph.isRightToLeft).length > 0.5 * worded.length;
  if (!isRightToLeft) return table;
  // What has no letters runs as the table does.
  for (const paragraph of paragraphs) if (!worded.includes(paragraph) && paragraph.inlines.length > 0) paragraph.isRightToLeft = true;
  const { padding } = table;
  return {
    ...table,
    isRightToLeft,
    columns: [...table.columns].reverse(),
    rows: table.rows.map((row) => ({ ...row, cells: [...row.cells].reverse().map(turnCell) })),
    padding: { ...padding, left: padding.right, right: padding.left },
  };
}

function listParagraphsIn({ cells }: TableRow): Paragraph[] {
  return cells.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'paragraph'));
}

/** Word counts the sides of such a table's cells from where its rows begin. */
function turnCell(cell: TableCell): TableCell {
  const { left, right, ...borders } = cell.borders;
  return { ...cell, borders: { ...borders, ...(right && { left: right }), ...(left && { right: left }) } };
}
