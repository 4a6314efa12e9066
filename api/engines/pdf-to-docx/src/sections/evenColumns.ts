import { findBounds } from '@sheaf/pdf-text/page/readingFrame';
import type { PageFlow } from '../layout/flowBlock.ts';
import type { Section } from '../model/documentModel.ts';
import { buildEmptyParagraph } from '../structure/emptyParagraph.ts';

/** Columns are even when their ends differ by less than this share of their height, and end before the page does by this share of its own. */
const EVEN = 0.25;
const ROOM = 0.12;

/**
 * Keeps the columns of the last page as long as each other where they were. Word fills one after the other to the foot of the page, unless something
 * follows in one column: then it evens them out.
 */
export function keepColumnsEven(sections: Section[], page: PageFlow | undefined): void {
  const [last, band] = [sections.at(-1), page?.lastBand];
  if (!page || !last || last.columns.count < 2 || band?.gap === undefined || band.columns.length !== last.columns.count) return;
  const columns = band.columns.map(({ segments }) => findBounds(segments));
  const [top, end] = [Math.min(...columns.map((column) => column.top)), Math.max(...columns.map((column) => column.bottom))];
  const isEven = columns.every(({ bottom }) => end - bottom < EVEN * (end - top));
  const { paper } = last;
  if (!isEven || paper.height - paper.bottom - end < ROOM * paper.height) return;
  sections.push({ start: 'continuous', paper, columns: { count: 1, gap: 0 }, blocks: [buildEmptyParagraph(page.page)] });
}
