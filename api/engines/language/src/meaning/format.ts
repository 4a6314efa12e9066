/** The layout of meanings.bin: two counts, one stem a line, then a row of signed bytes for each stem. */
export const DIMENSIONS = 100;
export const HEAD_NUMBERS = 2;
