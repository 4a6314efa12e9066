import type { Features } from './sentenceFeatures.ts';

/** What each feature counts, found by `fit/fitRanker.ts`; headings of the articles it was found from say too little to count against any. */
export const rankerWeights: Features = {
  own: 2.9,
  around: 3.71,
  cover: 6.28,
  coverSquared: -0.72,
  before: 4.24,
  after: 0.97,
  heading: 0,
  pairs: 1.9,
  closeness: 0.44,
  sign: 2.51,
  noSign: 0.23,
  softSign: 0.75,
  definition: 0.44,
  isHeading: -0.72,
  isRow: -0.15,
  isNote: 0,
  isQuestion: -0.94,
  isShort: 0.09,
  length: 0.41,
  leans: 0.19,
  opensParagraph: 0.37,
  early: 0.22,
  capitals: -1.48,
};
