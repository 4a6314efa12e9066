/** What a word can be, one bit each, after the tags of the Penn Treebank. */
export const TAG = {
  NN: 1 << 0,
  NNS: 1 << 1,
  NNP: 1 << 2,
  VB: 1 << 3,
  VBZ: 1 << 4,
  VBD: 1 << 5,
  VBN: 1 << 6,
  VBG: 1 << 7,
  JJ: 1 << 8,
  JJR: 1 << 9,
  JJS: 1 << 10,
  RB: 1 << 11,
  IN: 1 << 12,
  DT: 1 << 13,
  PRP: 1 << 14,
  POSS: 1 << 15,
  MD: 1 << 16,
  CC: 1 << 17,
  CD: 1 << 18,
  WH: 1 << 19,
  UH: 1 << 20,
} as const;

/** The likeliest tag of a word is in the bits above all others, as the place of its own bit. */
export const LIKELIEST_SHIFT = 24;
export const ANY_TAG = (1 << 21) - 1;
