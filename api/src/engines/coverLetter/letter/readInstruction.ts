import type { LetterLength, LetterTone } from '../../../../contract/coverLetter.ts';

/** What the built-in writer can do of what a visitor asked for. */
export interface Instruction {
  tone?: LetterTone;
  length?: LetterLength;
  /** To be told of before all else. */
  mention: string[];
  /** Not to be told of. */
  without: string[];
  /** Whether all of it is understood; what is not needs a model. */
  isUnderstood: boolean;
}

/** Understands simple wishes for the next wording, such as "shorter" or "more formal". */
export function readInstruction(text: string): Instruction {
  const asked = text.trim().toLowerCase().replace(/[.!]$/, '');
  if (asked === 'shorter') return { length: 'short', mention: [], without: [], isUnderstood: true };
  if (asked === 'longer') return { length: 'long', mention: [], without: [], isUnderstood: true };
  return { mention: [], without: [], isUnderstood: asked === '' };
}
