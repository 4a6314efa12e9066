import { buildLines } from '../lines/lines.ts';
import { buildSegment, type Segment } from '../lines/textLine.ts';
import { findBounds } from '../page/readingFrame.ts';
import type { PageTags, TagPlace } from '../read/pageTags.ts';
import type { Block } from './blocks.ts';

/** In letter heights; what is narrower is a bullet. */
const COLUMN_WIDTH = 8;

/** Builds the paragraphs of a page from its tags, and lists the segments without a tag. */
export function buildTaggedBlocks(segments: Segment[], tags: PageTags, isRightToLeft: boolean): { blocks: Block[]; rest: Segment[] } {
  const rest: Segment[] = [];
  const byBlock = new Map<number, { kind: TagPlace['kind']; parts: Map<number, Segment[]> }>();
  for (const piece of segments.flatMap((segment) => splitAtTags(segment, tags))) {
    const place = tags.get(piece.words[0]?.markedContent ?? -1);
    if (!place) {
      rest.push(piece);
      continue;
    }
    const block = byBlock.get(place.block) ?? { kind: place.kind, parts: new Map<number, Segment[]>() };
    byBlock.set(place.block, block);
    block.parts.set(place.part, [...(block.parts.get(place.part) ?? []), piece]);
  }
  const blocks = sortByKey(byBlock).map(([, { kind, parts }]): Block => {
    const pieces = sortByKey(parts).map(([, part]) => part);
    const lines = pieces.flatMap((part) => splitColumns(part, isRightToLeft).flatMap((column) => buildLines(column)));
    const { left, right } = findBounds(lines);
    return { kind, lines, left, right };
  });
  return { blocks, rest };
}

/** Splits a tagged paragraph that runs over two columns, so that its lines are in order in each. */
function splitColumns(segments: Segment[], isRightToLeft: boolean): Segment[][] {
  const fromLeft = [...segments].sort((one, other) => one.left - other.left);
  let end = Number.NEGATIVE_INFINITY;
  for (const [index, segment] of fromLeft.entries()) {
    const sides = [fromLeft.slice(0, index), fromLeft.slice(index)] as const;
    if (index > 0 && segment.left > end + 0.5 * segment.size && sides.every(isWide)) {
      return (isRightToLeft ? [...sides].reverse() : [...sides]).flatMap((side) => splitColumns(side, isRightToLeft));
    }
    end = Math.max(end, segment.right);
  }
  return [segments];
}

function isWide(segments: Segment[]): boolean {
  const { left, right } = findBounds(segments);
  return right - left > COLUMN_WIDTH * (segments[0]?.size ?? 0);
}

/** Splits a segment where one tagged block ends and another begins. */
function splitAtTags({ words, base }: Segment, tags: PageTags): Segment[] {
  const getTagKey = (content: number) => {
    const place = tags.get(content);
    return place ? `${place.block} ${place.part}` : '';
  };
  const runs: Segment['words'][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    if (run?.[0] && getTagKey(run[0].markedContent) === getTagKey(word.markedContent)) run.push(word);
    else runs.push([word]);
  }
  return runs.map((run) => buildSegment(run, base));
}

function sortByKey<Value>(map: Map<number, Value>): [number, Value][] {
  return [...map].sort(([one], [other]) => one - other);
}
