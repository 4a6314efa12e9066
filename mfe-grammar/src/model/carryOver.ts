import type { GrammarResult } from '@sheaf/api/contract/grammar';
import { type Decisions, type Review, splitPieces, writeCorrectedText } from './review';

/** Finds the offset of a part of one text in another; null when that part was changed. */
type FindOffset = (offset: number, length: number) => number | null;

/** Carries decisions over to findings that are unchanged in the new text, so that the visitor decides only once. */
export function carryOverDecisions(before: Review, decisions: Decisions, text: string, result: GrammarResult): Decisions {
  const findOffset = mapOffsets(before, decisions, text);
  const again = new Map(result.corrections.map((correction) => [buildKey(correction.offset, correction), correction]));
  const carried: Record<string, Decisions[string]> = {};
  for (const old of before.result.corrections) {
    const decision = decisions[old.id];
    const newOffset = decision && findOffset(old.offset, old.length);
    const same = typeof newOffset === 'number' ? again.get(buildKey(newOffset, old)) : undefined;
    if (decision && same) carried[same.id] = decision;
  }
  return carried;
}

function buildKey(offset: number, { original, ruleId }: { original: string; ruleId: string }): string {
  return `${offset} ${ruleId} ${original}`;
}

/**
 * Maps offsets of the checked text to the new one. The visitor edited either the original or the corrected text: the common start and end are
 * unchanged, and the edit is between them.
 */
function mapOffsets(before: Review, decisions: Decisions, text: string): FindOffset {
  const corrected = writeCorrectedText(before, decisions);
  const fromOriginal = alignTexts(before.text, text);
  const fromCorrected = alignTexts(corrected, text);
  if (fromOriginal.kept >= fromCorrected.kept) return fromOriginal.findOffset;
  const starts = mapCorrectedOffsets(before, decisions);
  return (offset, length) => {
    const start = starts.get(offset);
    return start === undefined ? null : fromCorrected.findOffset(start, length);
  };
}

/** Maps the offset of each uncorrected finding to its offset in the corrected text. */
function mapCorrectedOffsets(before: Review, decisions: Decisions): Map<number, number> {
  const offsets = new Map<number, number>();
  let written = 0;
  for (const { offset, original, replacement } of splitPieces(before, decisions)) {
    if (replacement === null) offsets.set(offset, written);
    written += (replacement ?? original).length;
  }
  return offsets;
}

/** Measures how much two texts share at their beginning and end, and maps offsets of one to the other. */
export function alignTexts(from: string, to: string): { kept: number; findOffset: FindOffset } {
  const most = Math.min(from.length, to.length);
  let atStart = 0;
  while (atStart < most && from[atStart] === to[atStart]) atStart += 1;
  let atEnd = 0;
  while (atEnd < most - atStart && from[from.length - 1 - atEnd] === to[to.length - 1 - atEnd]) atEnd += 1;
  return {
    kept: atStart + atEnd,
    findOffset(offset, length) {
      if (offset + length <= atStart) return offset;
      return offset >= from.length - atEnd ? offset + to.length - from.length : null;
    },
  };
}
