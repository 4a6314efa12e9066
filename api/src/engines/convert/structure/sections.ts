import type { Block, Section } from '../documentModel.ts';
import type { FlowedBlock } from './documentFlow.ts';
import type { RunningHeads } from './runningHeads.ts';

export interface Paper {
  width: number;
  height: number;
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Paper that differs by less than this, in points, is one. */
const SAME_PAPER = 3;

/** The blocks of a document in sections of one paper and one number of columns. */
export function sectionsOf(flow: FlowedBlock[], paperOf: (page: number) => Paper, heads: RunningHeads): Section[] {
  const sections: Section[] = [];
  let last: { paper: Paper; count: number } | undefined;
  for (const { block, page, columns } of flow) {
    const paper = paperOf(page);
    const isOtherPaper =
      last !== undefined && (Math.abs(last.paper.width - paper.width) > SAME_PAPER || Math.abs(last.paper.height - paper.height) > SAME_PAPER);
    const section = sections.at(-1);
    if (section && last && !isOtherPaper && last.count === columns.count) {
      section.blocks.push(block);
      continue;
    }
    const { firstPageNumber, ...running } = heads;
    sections.push({
      start: isOtherPaper || !section ? 'nextPage' : 'continuous',
      paper,
      columns: { ...columns },
      blocks: [block],
      ...running,
      ...(!section && firstPageNumber !== undefined && { firstPageNumber }),
    });
    last = { paper, count: columns.count };
  }
  return sections.length > 0 ? sections : [{ start: 'nextPage', paper: paperOf(1), columns: { count: 1, gap: 0 }, blocks: [] as Block[] }];
}
