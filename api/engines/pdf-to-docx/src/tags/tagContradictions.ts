import type { Block } from '@sheaf/pdf-text/layout/blocks';
import { SENTENCE_END } from '@sheaf/pdf-text/layout/lineEnds';
import type { Line } from '@sheaf/pdf-text/lines/lines';
import type { PageTags, TagPlace } from '@sheaf/pdf-text/read/pageTags';
import { findTag } from './findTag.ts';

/** A page on which tags and looks disagree so often was tagged by a program that guessed. Real tags disagree at most once. */
export const MANY_CONTRADICTIONS = 3;

/** Lines this far apart, in letter heights, are no one's single paragraph; neither are those that differ in size by this much. */
const FAR_APART = 2.2;
const OTHER_SIZE_POINTS = 1.5;

/** Counts how often the tags of a page part a sentence, or hold together lines that nobody would take for one paragraph. */
export function countTagContradictions(blocks: Block[], tags: PageTags | undefined): number {
  if (!tags) return 0;
  let count = 0;
  let before: { line: Line; tag: TagPlace | undefined } | undefined;
  for (const block of blocks) {
    for (const [index, line] of block.lines.entries()) {
      const tag = findTag(line.words, tags);
      if (before && tag && before.tag) {
        const isSame = tag.block === before.tag.block;
        if (index === 0 ? isSame && areApart(before.line, line) : !isSame && isOneSentence(before.line, line)) count += 1;
      }
      before = { line, tag };
    }
  }
  return count;
}

function areApart(before: Line, line: Line): boolean {
  const isFar = line.base - before.base > FAR_APART * line.size;
  return isFar || before.isBold !== line.isBold || Math.abs(before.size - line.size) > OTHER_SIZE_POINTS;
}

function isOneSentence(before: Line, line: Line): boolean {
  return !SENTENCE_END.test(before.words.at(-1)?.text ?? '') && /^\p{Ll}/u.test(line.words[0]?.text ?? '');
}
