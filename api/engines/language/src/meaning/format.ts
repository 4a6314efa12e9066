/** What the building and the reading of meanings.bin must agree on: two counts, the stems a line each, then a row of signed bytes for each stem. */
export const DIMENSIONS = 100;
export const HEAD_NUMBERS = 2;
