import type { Paper } from '../model/documentModel.ts';
import { roundPoints, USUAL_LINE } from '../paragraphs/spacing.ts';
import { buildEmptyParagraph } from './emptyParagraph.ts';
import type { FlowedBlock } from './flowedBlock.ts';

/** For the paragraph that Word wants behind a table. */
const SPARE = 2;

interface PageFacts {
  getPaper: (page: number) => Paper | undefined;
  /** Where what is on each page ends. */
  endByPage: ReadonlyMap<number, number>;
  bodySize: number;
}

/**
 * What begins the document, and what begins a page because somebody wanted it to, as a title or a chapter, may begin lower than the margin:
 * Word leaves the space above a paragraph there, and at no other top of a page. Above a table it takes an empty one.
 */
export function setSpaceBefore(flow: FlowedBlock[], { getPaper, endByPage, bodySize }: PageFacts): void {
  const gapAbove = ({ page, top }: FlowedBlock) => {
    const paper = getPaper(page);
    if (!paper) return 0;
    // Margins may be wider than what the page left, and then its end has to move up.
    const over = (endByPage.get(page) ?? 0) - paper.height + paper.bottom;
    return roundPoints(top - paper.top - (over > 0 ? over + SPARE : 0));
  };
  const [first] = flow;
  for (const flowed of flow) {
    const { block, isFixed } = flowed;
    if (block.kind === 'paragraph' && !isFixed && (flowed === first || block.beginsPage)) block.spaceBefore = gapAbove(flowed);
  }
  const line = USUAL_LINE * bodySize;
  const room = first?.block.kind === 'table' ? gapAbove(first) - line : 0;
  if (first && room > 0) flow.unshift({ ...first, block: { ...buildEmptyParagraph(first.page), spaceAfter: roundPoints(room) } });
}
