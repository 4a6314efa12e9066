import { runsRightToLeft } from './bidi.ts';
import { blocksOf } from './blocks.ts';
import { linesOf } from './lines.ts';
import { markNotes } from './notes.ts';
import type { PlacedBlock } from './pageBlocks.ts';
import { frameSize } from './readingFrame.ts';
import type { PageSegments } from './readPage.ts';
import { regionsOf } from './regions.ts';
import { prevailingSize, type Segment } from './textLine.ts';

/** The paragraphs of a page in reading order, text in its main direction first. */
export function blocksOfPage({ groups, width, height }: Pick<PageSegments, 'groups' | 'width' | 'height'>, bodySize: number): PlacedBlock[] {
  return groups.flatMap(({ turn, segments, isInOrder }) => {
    const regions = isInOrder ? stacksOf(segments) : regionsOf(segments, isMostlyRightToLeft(segments)).map((region) => region.segments);
    const blocks = regions.flatMap((region) => blocksOf(linesOf(region), bodySize).map((block) => ({ ...block, turn })));
    markNotes(blocks, frameSize(turn, { width, height }).height, bodySize);
    return blocks;
  });
}

/** Lines in reading order parted where one does not stand below the one before it. */
function stacksOf(segments: Segment[]): Segment[][] {
  const stacks: Segment[][] = [];
  for (const segment of segments) {
    const stack = stacks.at(-1);
    const last = stack?.at(-1);
    const isBelow = last && segment.base > last.base - 0.5 * last.size && segment.left < last.right && segment.right > last.left;
    const isBeside = last && Math.abs(segment.base - last.base) <= 0.3 * last.size && segment.left >= last.right - last.size;
    if (stack && (isBelow || isBeside)) stack.push(segment);
    else stacks.push([segment]);
  }
  return stacks;
}

/** The size that most letters of a document have. */
export function bodySizeOf(pages: PageSegments[]): number {
  return prevailingSize(pages.flatMap(({ groups }) => groups.flatMap(({ segments }) => segments.flatMap(({ words }) => words))));
}

function isMostlyRightToLeft(segments: Segment[]): boolean {
  const words = segments.flatMap((segment) => segment.words);
  return words.filter(({ text }) => runsRightToLeft(text)).length > words.length / 2;
}
