import type { Paper } from '../model/documentModel.ts';
import type { FlowedBlock } from './flowedBlock.ts';

/** So much of the page has to be empty below its end: less might be what a heading and its first lines have no room in. */
const EMPTY_SHARE = 0.18;

/** Begins a page where the one before ended early though text would have had room on it: somebody wanted it to. */
export function setPageBreaks(flow: FlowedBlock[], fillByPage: ReadonlyMap<number, number>, getPaper: (page: number) => Paper | undefined): void {
  for (const [index, { block, page, isFixed }] of flow.entries()) {
    const above = flow[index - 1];
    const paper = above && getPaper(above.page);
    const end = above && fillByPage.get(above.page);
    if (!above || above.isFixed || isFixed || !paper || end === undefined || page !== above.page + 1 || block.kind !== 'paragraph') continue;
    // A paragraph that runs over the page's end fills it, and pictures need more room than was left.
    const reaches = above.block.kind === 'paragraph' && above.lastPage !== undefined && above.lastPage > above.page;
    const isPicture = block.inlines.some(({ kind }) => kind === 'picture');
    const room = paper.height - paper.bottom - end;
    if (!reaches && !isPicture && room > EMPTY_SHARE * paper.height) block.beginsPage = true;
  }
}
