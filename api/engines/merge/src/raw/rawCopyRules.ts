/** Knows the new number of an object; 0 for one that is not there. */
export interface Numbering {
  renumberObject(number: number): number;
}

/** What a raw copy has to know about the file it copies from. */
export interface RawCopyRules {
  /** Gives objects their new numbers; without it they keep those they have. */
  numbering: Numbering | undefined;
  /** What is added to StructParent(s); -1 leaves the entry out. */
  structParentOffset: number;
  /** Whether destinations by name, or to pages, must be checked as values. */
  checksNames: boolean;
  checksPages: boolean;
}
