import type { Block, Paper, Section } from '../model/documentModel.ts';
import type { FlowedBlock } from '../structure/flowedBlock.ts';
import type { RunningHeads, Stretch } from './runningHeaders.ts';

/** Paper that differs by less than this, in points, is one. */
const SAME_PAPER = 3;

/** The blocks of a document in sections of one paper, one number of columns and the same running heads; a page that keeps its look is one by itself. */
export function sectionsOf(flow: FlowedBlock[], paperOf: (page: number) => Paper, stretches: readonly Stretch[]): Section[] {
  const sections: Section[] = [];
  const stretchOf = new Map(stretches.flatMap((stretch) => stretch.pages.map((page) => [page, stretch])));
  let last: { paper: Paper; count: number; fixedPage: number | undefined; stretch: Stretch | undefined } | undefined;
  for (const { block, page, columns, isFixed = false } of flow) {
    const paper = paperOf(page);
    const fixedPage = isFixed ? page : undefined;
    const isOtherPaper =
      last !== undefined && (Math.abs(last.paper.width - paper.width) > SAME_PAPER || Math.abs(last.paper.height - paper.height) > SAME_PAPER);
    const stretch = stretchOf.get(page);
    const isOtherStretch = last !== undefined && last.stretch !== stretch;
    const isOtherPage = isOtherPaper || isOtherStretch || last?.fixedPage !== fixedPage;
    const section = sections.at(-1);
    const beginsStretch = !section || isOtherStretch;
    if (section && last && !isOtherPage && last.count === columns.count) {
      section.blocks.push(block);
      continue;
    }
    const heads = stretch?.heads ?? {};
    const { firstPageNumber, headDistance, footDistance, ...running } = heads;
    sections.push({
      start: isOtherPage || !section ? 'nextPage' : 'continuous',
      paper: isFixed ? paper : { ...paper, ...(headDistance !== undefined && { headDistance }), ...(footDistance !== undefined && { footDistance }) },
      columns: { ...columns },
      blocks: [block],
      ...(isFixed ? withoutHeads(heads) : running),
      ...(beginsStretch && firstPageNumber !== undefined && { firstPageNumber }),
    });
    // What begins a stretch does not begin it again on a later page of it.
    const begun = sections.at(-1);
    if (begun && isOtherPage && !beginsStretch) withoutFirst(begun);
    last = { paper, count: columns.count, fixedPage, stretch };
  }
  return sections.length > 0 ? sections : [{ start: 'nextPage', paper: paperOf(1), columns: { count: 1, gap: 0 }, blocks: [] as Block[] }];
}

/** A page that keeps its look has its running heads where they stood. */
function withoutHeads({ header, footer, evenHeader, evenFooter, numberFormat }: RunningHeads): Partial<Section> {
  return {
    ...((header ?? evenHeader) && { header: [] }),
    ...((footer ?? evenFooter) && { footer: [] }),
    ...(numberFormat && { numberFormat }),
  };
}

function withoutFirst(section: Section): void {
  delete section.firstHeader;
  delete section.firstFooter;
}
