import { applyCorrections } from './applyCorrections.ts';
import type { Correction, Findings } from './types/grammarResult.ts';

/** Returns the part of a result that follows from the corrections alone, which are in order and do not overlap. */
export function summarizeCorrections(text: string, corrections: Correction[]): Findings {
  const count = (type: Correction['type']) => corrections.filter((correction) => correction.type === type).length;
  return {
    correctedText: applyCorrections(text, corrections),
    totalCorrections: corrections.length,
    grammarCount: count('grammar'),
    spellingCount: count('spelling'),
    styleCount: count('style'),
    corrections,
  };
}
