import type { Block, Paper, Section } from '../model/documentModel.ts';
import type { FlowedBlock } from '../structure/flowedBlock.ts';
import type { HeaderRange, RunningHeaders } from './runningHeaders.ts';

/** Paper that differs by less than this, in points, is one. */
const SAME_PAPER = 3;

/** Builds the blocks of a document in sections of one paper, one number of columns and the same running headers; a page that keeps its look is one by itself. */
export function buildSections(flow: FlowedBlock[], getPaper: (page: number) => Paper, ranges: readonly HeaderRange[]): Section[] {
  const sections: Section[] = [];
  const rangeByPage = new Map(ranges.flatMap((range) => range.pages.map((page) => [page, range])));
  let last: { paper: Paper; count: number; fixedPage: number | undefined; range: HeaderRange | undefined } | undefined;
  for (const { block, page, columns, isFixed = false } of flow) {
    const paper = getPaper(page);
    const fixedPage = isFixed ? page : undefined;
    const isOtherPaper =
      last !== undefined &&
      (last.paper.border?.style !== paper.border?.style ||
        Math.abs(last.paper.width - paper.width) > SAME_PAPER ||
        Math.abs(last.paper.height - paper.height) > SAME_PAPER);
    const range = rangeByPage.get(page);
    const isOtherRange = last !== undefined && last.range !== range;
    const isOtherPage = isOtherPaper || isOtherRange || last?.fixedPage !== fixedPage;
    const section = sections.at(-1);
    const beginsRange = !section || isOtherRange;
    if (section && last && !isOtherPage && last.count === columns.count) {
      section.blocks.push(block);
      continue;
    }
    const headers = range?.headers ?? {};
    const { firstPageNumber, headerDistance, footerDistance, ...running } = headers;
    sections.push({
      start: isOtherPage || !section ? 'nextPage' : 'continuous',
      paper: isFixed
        ? paper
        : { ...paper, ...(headerDistance !== undefined && { headerDistance }), ...(footerDistance !== undefined && { footerDistance }) },
      columns: { ...columns },
      blocks: [block],
      ...(isFixed ? removeHeaders(headers) : running),
      ...(beginsRange && firstPageNumber !== undefined && { firstPageNumber }),
    });
    // What begins a range does not begin it again on a later page of it.
    const begun = sections.at(-1);
    if (begun && isOtherPage && !beginsRange) removeFirstHeaders(begun);
    last = { paper, count: columns.count, fixedPage, range };
  }
  return sections.length > 0 ? sections : [{ start: 'nextPage', paper: getPaper(1), columns: { count: 1, gap: 0 }, blocks: [] as Block[] }];
}

/** A page that keeps its look has its running headers where they were. */
function removeHeaders({ header, footer, evenHeader, evenFooter, numberFormat }: RunningHeaders): Partial<Section> {
  return {
    ...((header ?? evenHeader) && { header: [] }),
    ...((footer ?? evenFooter) && { footer: [] }),
    ...(numberFormat && { numberFormat }),
  };
}

function removeFirstHeaders(section: Section): void {
  delete section.firstHeader;
  delete section.firstFooter;
}
