import type { Correction } from './types/grammarResult.ts';

/** Tells whether a correction is made in the corrected text without being asked. */
export function isApplied({ type, confidence }: Correction): boolean {
  return type !== 'style' && confidence !== 'low';
}

/** Returns the text with every correction that is applied unasked. */
export function applyCorrections(text: string, corrections: readonly Correction[]): string {
  let whole = '';
  let at = 0;
  for (const correction of corrections) {
    if (!isApplied(correction)) continue;
    whole += text.slice(at, correction.offset) + correction.corrected;
    at = correction.offset + correction.length;
  }
  return whole + text.slice(at);
}
