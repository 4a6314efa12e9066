import type { Correction, GrammarResult } from '@sheaf/api/contract/grammar';
import type { GrammarChoices } from '@sheaf/api/contract/grammarChoices';
import type { DiffPart } from '@sheaf/design-system';

/** A finding that was decided upon; one without a decision is open. */
export type Decision = { is: 'accepted'; replacement: string } | { is: 'ignored' };

/** By the id of the finding. */
export type Decisions = Readonly<Record<string, Decision>>;

/** A text with what was found in it. */
export interface Review {
  /** As it was sent. */
  text: string;
  settings: GrammarChoices;
  result: GrammarResult;
}

/** Returns whether a correction applies unasked: neither style nor of low confidence. */
export function isAppliedByDefault({ type, confidence }: Correction): boolean {
  return type !== 'style' && confidence !== 'low';
}

/** Returns whether a finding has a replacement. */
export function canBeAccepted({ original, corrected, replacements }: Correction): boolean {
  return replacements.length > 0 || corrected !== original;
}

/** Lists the replacements for a finding, best first. An empty one deletes it. */
export function listOffers({ corrected, original, replacements }: Correction): string[] {
  return [...new Set([...(corrected === original ? [] : [corrected]), ...replacements])];
}

/** Returns the replacement of a finding in the corrected text; null where the original stays. */
export function findReplacement(correction: Correction, decisions: Decisions): string | null {
  const decision = decisions[correction.id];
  if (decision?.is === 'ignored') return null;
  if (decision?.is === 'accepted') return decision.replacement;
  return isAppliedByDefault(correction) ? correction.corrected : null;
}

/** Returns the text with every accepted finding, and every open one that applies by itself, corrected. */
export function writeCorrectedText(review: Review, decisions: Decisions): string {
  return splitPieces(review, decisions)
    .map(({ original, replacement }) => replacement ?? original)
    .join('');
}

/** A part of the text, with its finding and replacement if it has them. */
export interface Piece {
  offset: number;
  original: string;
  replacement: string | null;
  correction: Correction | null;
}

/** Splits the whole text into pieces with and without a finding. */
export function splitPieces({ text, result }: Review, decisions: Decisions): Piece[] {
  const pieces: Piece[] = [];
  const addPlain = (from: number, to: number) => {
    if (to > from) pieces.push({ offset: from, original: text.slice(from, to), replacement: null, correction: null });
  };
  let end = 0;
  for (const correction of result.corrections) {
    const { offset, length } = correction;
    addPlain(end, offset);
    pieces.push({ offset, original: text.slice(offset, offset + length), replacement: findReplacement(correction, decisions), correction });
    end = offset + length;
  }
  addPlain(end, text.length);
  return pieces;
}

/** Builds the difference between the original and the corrected text. */
export function buildDiff(review: Review, decisions: Decisions): DiffPart[] {
  return splitPieces(review, decisions).map(({ original, replacement }): DiffPart => {
    if (replacement === null || replacement === original) return { kind: 'same', text: original };
    if (replacement === '') return { kind: 'deleted', text: original };
    if (original === '') return { kind: 'inserted', text: replacement };
    return { kind: 'replaced', text: original, by: replacement };
  });
}

/** Whether a finding is in the corrected text, waits for the visitor, or was left unchanged. */
export type Status = 'applied' | 'open' | 'ignored';

/** Returns whether a finding is applied, open or ignored. */
export function readStatus(correction: Correction, decisions: Decisions): Status {
  const decision = decisions[correction.id];
  if (decision) return decision.is === 'accepted' ? 'applied' : 'ignored';
  return isAppliedByDefault(correction) ? 'applied' : 'open';
}

/** Finds the open findings, in the order of the text. */
export function findOpen({ result }: Review, decisions: Decisions): Correction[] {
  return result.corrections.filter((correction) => readStatus(correction, decisions) === 'open');
}

/** Counts the findings by status. */
export function countStatuses({ result }: Review, decisions: Decisions): Record<Status, number> {
  const counts = { applied: 0, open: 0, ignored: 0 };
  for (const correction of result.corrections) counts[readStatus(correction, decisions)] += 1;
  return counts;
}

/** Finds the undecided findings, applied or not, in the order of the text. */
export function findUndecided({ result }: Review, decisions: Decisions): Correction[] {
  return result.corrections.filter(({ id }) => !decisions[id]);
}
