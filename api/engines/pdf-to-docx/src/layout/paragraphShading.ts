import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Ground } from '../read/drawing.ts';
import type { FlowBlock } from './flowBlock.ts';

/** A ground reaches over the column of its text but for this share at most; a shorter one marks words. */
const MOST_SHORT = 0.2;
/** What covers more than this share of the paper is the paper. */
const MOST_OF_PAPER = 0.5;
/** How far letters may reach over the edge of their ground, in points, and where their middle lies, in letter heights over the base. */
const OVER = 2;
const MIDDLE = 0.3;

/** Gives each text that stands on a ground, as a call-out or a title in a bar does, that ground: white letters would else be lost on the page. */
export function placeParagraphShading(blocks: FlowBlock[], grounds: readonly Ground[], paper: { width: number; height: number }): void {
  const isPaper = (ground: Ground) => (ground.right - ground.left) * (ground.bottom - ground.top) > MOST_OF_PAPER * paper.width * paper.height;
  const own = grounds.filter((ground) => !isPaper(ground));
  for (const block of blocks) {
    if (block.table || block.pictures || block.turn !== 0 || block.lines.length === 0) continue;
    // What is drawn last covers what was drawn before.
    const ground = own.findLast((each) => isBehind(each, block));
    const ofColumn = block.side?.columns.shading[block.side.cell === 0 ? 0 : 1];
    if (ground && ground.color !== 'ffffff' && ground.color !== ofColumn) block.ground = ground.color;
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
