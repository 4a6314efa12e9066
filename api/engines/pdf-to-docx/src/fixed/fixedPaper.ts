import type { Paper } from '../model/documentModel.ts';

/** Nothing of such a page is within its margins; whoever writes on it gets narrow ones. */
const MARGIN = 36;
const MOST_OF_PAGE = 0.1;

/** Builds the paper of a page that keeps its look. */
export function buildFixedPaper({ width, height }: { width: number; height: number }): Paper {
  const across = Math.min(MARGIN, MOST_OF_PAGE * width);
  const down = Math.min(MARGIN, MOST_OF_PAGE * height);
  return { width, height, top: down, bottom: down, left: across, right: across };
}
