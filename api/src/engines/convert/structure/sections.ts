import type { Block, Paper, Section } from '../documentModel.ts';
import type { FlowedBlock } from './documentFlow.ts';
import type { RunningHeads } from './runningHeads.ts';

/** Paper that differs by less than this, in points, is one. */
const SAME_PAPER = 3;

/** The blocks of a document in sections of one paper and one number of columns; a page that keeps its look is one by itself. */
export function sectionsOf(flow: FlowedBlock[], paperOf: (page: number) => Paper, heads: RunningHeads): Section[] {
  const sections: Section[] = [];
  let last: { paper: Paper; count: number; fixedPage: number | undefined } | undefined;
  for (const { block, page, columns, isFixed = false } of flow) {
    const paper = paperOf(page);
    const fixedPage = isFixed ? page : undefined;
    const isOtherPaper =
      last !== undefined && (Math.abs(last.paper.width - paper.width) > SAME_PAPER || Math.abs(last.paper.height - paper.height) > SAME_PAPER);
    const isOtherPage = isOtherPaper || last?.fixedPage !== fixedPage;
    const section = sections.at(-1);
    if (section && last && !isOtherPage && last.count === columns.count) {
      section.blocks.push(block);
      continue;
    }
    const { firstPageNumber, headDistance, footDistance, ...running } = heads;
    sections.push({
      start: isOtherPage || !section ? 'nextPage' : 'continuous',
      paper: isFixed ? paper : { ...paper, ...(headDistance !== undefined && { headDistance }), ...(footDistance !== undefined && { footDistance }) },
      columns: { ...columns },
      blocks: [block],
      ...(isFixed ? withoutHeads(heads) : running),
      ...(!section && firstPageNumber !== undefined && { firstPageNumber }),
    });
    last = { paper, count: columns.count, fixedPage };
  }
  const [first, ...others] = sections;
  // What begins the document does not begin it again behind a page that keeps its look.
  if (first && flow.some(({ isFixed }) => isFixed)) for (const section of others) withoutFirst(section);
  return first ? sections : [{ start: 'nextPage', paper: paperOf(1), columns: { count: 1, gap: 0 }, blocks: [] as Block[] }];
}

/** A page that keeps its look has its running heads where they stood. */
function withoutHeads({ header, footer }: RunningHeads): Pick<Section, 'header' | 'footer'> {
  return { ...(header && { header: [] }), ...(footer && { footer: [] }) };
}

function withoutFirst(section: Section): void {
  delete section.firstHeader;
  delete section.firstFooter;
}
