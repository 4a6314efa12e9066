/** What a Spanish word can be. A word of several readings has the bits of all of them. */
export const FEATURE = {
  noun: 1,
  adjective: 1 << 1,
  masculine: 1 << 2,
  feminine: 1 << 3,
  singular: 1 << 4,
  plural: 1 << 5,
  infinitive: 1 << 6,
  gerund: 1 << 7,
  participle: 1 << 8,
  firstSingular: 1 << 9,
  secondSingular: 1 << 10,
  thirdSingular: 1 << 11,
  firstPlural: 1 << 12,
  secondPlural: 1 << 13,
  thirdPlural: 1 << 14,
  past: 1 << 15,
  conditional: 1 << 16,
  subjunctive: 1 << 17,
  adverb: 1 << 18,
  name: 1 << 19,
  /** Has pronouns at its end, as in "dámelo". */
  enclitic: 1 << 20,
} as const;

/** Every person and number of a finite verb. */
export const FINITE =
  FEATURE.firstSingular | FEATURE.secondSingular | FEATURE.thirdSingular | FEATURE.firstPlural | FEATURE.secondPlural | FEATURE.thirdPlural;
