import type { Correction, GrammarResult } from '../../../contract/grammar.ts';
import { applied } from './corrections.ts';

type Findings = Pick<GrammarResult, 'correctedText' | 'totalCorrections' | 'grammarCount' | 'spellingCount' | 'styleCount' | 'corrections'>;

/** The part of a result that follows from the corrections alone, which are in order and do not overlap. */
export function findingsOf(text: string, corrections: Correction[]): Findings {
  const count = (type: Correction['type']) => corrections.filter((correction) => correction.type === type).length;
  return {
    correctedText: applied(text, corrections),
    totalCorrections: corrections.length,
    grammarCount: count('grammar'),
    spellingCount: count('spelling'),
    styleCount: count('style'),
    corrections,
  };
}
