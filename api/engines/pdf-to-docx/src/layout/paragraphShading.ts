import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Background } from '../read/drawing.ts';
import type { FlowBlock } from './flowBlock.ts';

/** A background reaches over the column of its text but for this share at most; a shorter one marks words. */
const MOST_SHORT = 0.2;
/** What covers more than this share of the paper is the paper. */
const MOST_OF_PAPER = 0.5;
/** How far letters may reach over the edge of their background, in points, and where their middle lies, in letter heights over the base. */
const OVER = 2;
const MIDDLE = 0.3;

/** Gives each text that is on a background, such as a call-out or a title in a bar, that background: white letters would else be lost on the page. */
export function placeParagraphShading(blocks: FlowBlock[], backgrounds: readonly Background[], paper: { width: number; height: number }): void {
  const isPaper = (background: Background) =>
    (background.right - background.left) * (background.bottom - background.top) > MOST_OF_PAPER * paper.width * paper.height;
  const own = backgrounds.filter((background) => !isPaper(background));
  for (const block of blocks) {
    if (block.table || block.pictures || block.turn !== 0 || block.lines.length === 0) continue;
    // What is drawn last covers what was drawn before.
    const background = own.findLast((each) => isBehind(each, block));
    const ofColumn = block.side?.columns.shading[block.side.cell === 0 ? 0 : 1];
    if (background && background.color !== 'ffffff' && background.color !== ofColumn) block.background = background.color;
  }
}

function isBehind({ left, top, right, bottom }: Rectangle, { lines, frame }: FlowBlock): boolean {
  const isLong = right - left > (1 - MOST_SHORT) * (frame.right - frame.left);
  return (
    isLong &&
    lines.every((line) => {
      const middle = line.base - MIDDLE * line.size;
      return line.left > left - OVER && line.right < right + OVER && middle > top && middle < bottom;
    })
  );
}
