import type { TermKind } from '../wording/terms/termsByKind.ts';

/** What a description asks for. */
export interface JobTerm {
  /** By our own name for it, or in the words of the description. */
  term: string;
  kind: TermKind;
  isRequired: boolean;
  /** Where the description says it. */
  places: { start: number; end: number }[];
  /** Of experience that must be so long. */
  years?: number;
}
