import { buildLines } from '../lines/lines.ts';
import { isMostlyRightToLeft } from '../lines/segmentFacts.ts';
import { findPrevailingSize, type Segment } from '../lines/textLine.ts';
import { getFrameSize } from '../page/readingFrame.ts';
import type { PageSegments } from '../read/readPage.ts';
import { type Block, buildBlocks } from './blocks.ts';
import { markFootnotes } from './footnotes.ts';
import { joinCellLines } from './joinCellLines.ts';
import { markNumberedLines } from './numberedLines.ts';
import type { PlacedBlock } from './pageBlocks.ts';
import { splitRegions } from './regions.ts';
import { buildTaggedBlocks } from './taggedBlocks.ts';

/** Builds the paragraphs of a page in reading order, text in its main direction first. */
export function buildPageBlocks(
  { groups, tags, width, height }: Pick<PageSegments, 'groups' | 'tags' | 'width' | 'height'>,
  bodySize: number,
): PlacedBlock[] {
  return groups.flatMap(({ turn, segments, isInOrder }) => {
    const isRightToLeft = isMostlyRightToLeft(segments);
    const tagged = tags ? buildTaggedBlocks(segments, tags, isRightToLeft) : { blocks: [], rest: segments };
    const regions = isInOrder ? splitStacks(tagged.rest) : splitRegions(joinCellLines(tagged.rest), isRightToLeft).map((region) => region.segments);
    const others = regions.flatMap((region) => buildBlocks(markNumberedLines(buildLines(region), bodySize), bodySize));
    const blocks = placeAmong(tagged.blocks, others).map((block) => ({ ...block, turn }));
    markFootnotes(blocks, getFrameSize(turn, { width, height }).height, bodySize);
    return blocks;
  });
}

/** Blocks without a tag go before the first that begins below them. */
function placeAmong(blocks: Block[], others: Block[]): Block[] {
  const placed = [...blocks];
  const getTop = ({ lines }: Block) => lines[0]?.top ?? 0;
  for (const other of others) {
    const place = blocks.length === 0 ? -1 : placed.findIndex((block) => getTop(block) > getTop(other));
    placed.splice(place < 0 ? placed.length : place, 0, other);
  }
  return placed;
}

/** Splits lines in reading order wherever a line neither follows below nor continues beside the one before it. */
export function splitStacks(segments: Segment[]): Segment[][] {
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

/** Measures the size that most letters of a document have. */
export function measureBodySize(pages: PageSegments[]): number {
  return findPrevailingSize(pages.flatMap(({ groups }) => groups.flatMap(({ segments }) => segments.flatMap(({ words }) => words))));
}
