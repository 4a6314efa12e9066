import type { Correction } from './types/grammarResult.ts';

/** Checks whether a correction is applied automatically: no style advice and no low confidence. */
export function isApplied({ type, confidence }: Pick<Correction, 'type' | 'confidence'>): boolean {
  return type !== 'style' && confidence !== 'low';
}

/** Returns the text with all automatic corrections. Expects them sorted by offset. */
export function applyCorrections(text: string, corrections: readonly Correction[]): string {
  let corrected = '';
  let at = 0;
  for (const correction of corrections) {
    if (!isApplied(correction)) continue;
    corrected += text.slice(at, correction.offset) + correction.corrected;
    at = correction.offset + correction.length;
  }
  return corrected + text.slice(at);
}
