import { runsRightToLeft } from './bidi.ts';
import { blocksOf } from './blocks.ts';
import { linesOf } from './lines.ts';
import type { PlacedBlock } from './pageBlocks.ts';
import type { PageSegments } from './readPage.ts';
import { regionsOf } from './regions.ts';
import { prevailingSize, type Segment } from './textLine.ts';

/** The paragraphs of a page in reading order, text in its main direction first. */
export function blocksOfPage({ groups }: PageSegments, bodySize: number): PlacedBlock[] {
  return groups.flatMap(({ turn, segments }) =>
    regionsOf(segments, isMostlyRightToLeft(segments)).flatMap((region) =>
      blocksOf(linesOf(region.segments), bodySize).map((block) => ({ ...block, turn })),
    ),
  );
}

/** The size that most letters of a document have. */
export function bodySizeOf(pages: PageSegments[]): number {
  return prevailingSize(pages.flatMap(({ groups }) => groups.flatMap(({ segments }) => segments.flatMap(({ words }) => words))));
}

function isMostlyRightToLeft(segments: Segment[]): boolean {
  const words = segments.flatMap((segment) => segment.words);
  return words.filter(({ text }) => runsRightToLeft(text)).length > words.length / 2;
}
