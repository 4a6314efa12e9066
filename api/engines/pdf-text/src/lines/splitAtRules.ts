import type { Rectangle } from '../page/readingFrame.ts';
import { buildSegment, type Segment } from './textLine.ts';

/** Points by which a letter may touch the rule beside it. */
const TOUCH = 1;
/** The middle of small letters, in letter heights above the baseline: a rule between two cells passes it. */
const MIDDLE = 0.25;
/** The text of a cell begins this near to the rule before it, in letter heights. */
const MAX_PADDING = 2;

/**
 * Splits segments where a vertical rule is drawn between two of their words, and marks those that begin behind one: cells of a narrow table may be
 * closer than words of a justified line.
 */
export function splitAtRules(segments: Segment[], rules: readonly Rectangle[]): Segment[] {
  if (rules.length === 0) return segments;
  return segments.flatMap((segment) => {
    const height = segment.base - MIDDLE * segment.size;
    const from = segment.left - MAX_PADDING * segment.size;
    const beside = rules.filter(({ left, top, bottom }) => top < height && bottom > height && left > from && left < segment.right);
    return beside.length === 0 ? [segment] : splitSegment(segment, beside);
  });
}

function splitSegment(segment: Segment, rules: readonly Rectangle[]): Segment[] {
  const parts: Segment['words'][] = [];
  for (const [index, word] of segment.words.entries()) {
    const before = segment.words[index - 1];
    const isDivided = before !== undefined && rules.some(({ left, right }) => left > before.right - TOUCH && right < word.left + TOUCH);
    if (before === undefined || isDivided) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  const isFirstBehindRule = rules.some(({ right }) => right < segment.left + TOUCH);
  return parts.map((words, index) => {
    const part = parts.length === 1 ? segment : buildSegment(words, segment.base);
    return index > 0 || isFirstBehindRule ? { ...part, isBehindRule: true } : part;
  });
}
