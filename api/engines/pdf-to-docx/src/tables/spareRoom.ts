import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { Paragraph, TableCell } from '../model/documentModel.ts';
import { roundPoints } from '../paragraphs/spacing.ts';
import type { PlacedLine } from '../paragraphs/textDraft.ts';

/** How much wider the letters of another font may be, as a share of the width of the text. */
const WIDER = 0.12;
/** What is always left between a text and the edge of its cell, in points. */
const LEAST_PADDING = 0.5;
/** Less room than this, in points, is not worth a padding of its own. */
const LEAST_GAIN = 0.5;

interface Sides {
  left: number;
  right: number;
}

/** The width of what was one line of its cell, for each paragraph. */
export type LineWidths = Map<Paragraph, number>;

/** Notes the width of a paragraph that is one line. */
export function noteLineWidth(widths: LineWidths, paragraph: Paragraph, lines: readonly PlacedLine[]): void {
  const [line, ...others] = lines;
  if (!line || others.length > 0) return;
  const { left, right } = findBounds(line.words);
  widths.set(paragraph, right - left);
}

/**
 * Lets what was one line in its cell reach into the padding at the side where it ends, if it has hardly room to spare: set in a wider font, an amount would
 * else break before its unit. `width` is that of the cell between its borders.
 */
export function leaveSpareRoom(cell: TableCell, width: number, { padding, widths }: { padding: Sides; widths: LineWidths }): void {
  const texts = cell.blocks.flatMap((block) => (block.kind === 'paragraph' && widths.has(block) ? block : []));
  const [first] = texts;
  const areAlike = texts.length === cell.blocks.length && texts.every(({ align, isRightToLeft }) => align === first?.align && !isRightToLeft);
  if (!first || !areAlike || cell.runs) return;
  const room = width - padding.left - padding.right;
  const isTight = texts.some((text) => (1 + WIDER) * (widths.get(text) ?? 0) > room - text.indent.left - text.indent.right);
  const [left, right] = [padding.left, padding.right].map((side) => Math.max(0, side - LEAST_PADDING)) as [number, number];
  // Text in the middle of its cell stays there.
  const both = Math.min(left, right);
  const gain = { left: { left: 0, right }, right: { left, right: 0 }, center: { left: both, right: both }, justify: { left: 0, right } }[first.align];
  if (!isTight || gain.left + gain.right < LEAST_GAIN) return;
  cell.sidePadding = { left: roundPoints(padding.left - gain.left), right: roundPoints(padding.right - gain.right) };
}
