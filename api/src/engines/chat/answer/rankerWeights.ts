import type { Features } from './sentenceFeatures.ts';

/** What each feature counts, found by `fit/fitRanker.ts`. */
export const rankerWeights: Features = {
  own: 3.82,
  around: 3.72,
  cover: 5.57,
  coverSquared: -0.81,
  before: 4.19,
  after: 0.76,
  heading: 0,
  pairs: 1.7,
  closeness: 0.34,
  sign: 2.68,
  noSign: 0.26,
  softSign: 0.69,
  definition: 0.43,
  isHeading: -1.05,
  isRow: -0.25,
  isNote: 0,
  isQuestion: -0.82,
  isShort: 0.01,
  length: 0.43,
  leans: 0.16,
  opensParagraph: 0.29,
  early: 0.25,
  capitals: -1.68,
};
