/**
 * The characters our fonts hold, first and last of each run: Western Europe's letters, quotation marks, dashes, arrows and signs, enough for every
 * language we speak and most names in Latin letters. Other scripts are the device's own business.
 */
const RUNS = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
] as const;

const formatHex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** As a style sheet wants it, so that a text without any of them fetches no font. */
export const unicodeRange = RUNS.map(([first, last]) => `U+${formatHex(first)}-${formatHex(last)}`).join(', ');

/** All of them in one string. */
export const fontCharacters = RUNS.map(([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index)),
).join('');
