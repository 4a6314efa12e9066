import type { Correction } from './grammarResult.ts';

/** Something to say about a passage; `start` and `end` count its characters. Without a replacement there is nothing to show the visitor. */
export interface Finding {
  start: number;
  end: number;
  type: Correction['type'];
  ruleId: string;
  confidence: Correction['confidence'];
  /** Ranked, the best first. */
  replacements: string[];
  /** The sentence that explains the finding to the visitor. */
  reason: string;
}
