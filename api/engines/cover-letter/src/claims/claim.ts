import type { StemmedToken } from '@sheaf/language/tokens/stemmedTokens';
import type { Passage, Sources } from './sources.ts';

/** What a claim stands on, or that it stands on nothing. */
export interface EvidenceFound {
  passage: Passage;
  at: number;
}

/** A claim by its tokens in the sentence; `to` is after the last. */
export interface Claim {
  from: number;
  to: number;
  evidence: EvidenceFound | undefined;
}

/** A sentence of a letter, and what is known of it before its claims are looked for. */
export interface Sentence {
  tokens: StemmedToken[];
  sources: Sources;
  today: Date;
  /** Employments of the profile that it speaks of, by name or by "there"; null when it names none. */
  employments: ReadonlySet<number> | null;
  /** Where it names them. */
  employerIndexes: readonly number[];
  /** Which tokens name the company that is applied to. */
  companyIndexes: ReadonlySet<number>;
}
