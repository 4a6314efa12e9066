/** What Windows-1252 has beyond ASCII and Latin-1. */
const ABOVE_LATIN = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';
const DELETE = 0x7f;
const NO_BREAK_SPACE = 0xa0;
const LAST_LATIN = 0xff;
const SOFT_HYPHEN = '\u00ad';

/** Widths of Helvetica for the signs from the space to the tilde, in thousandths of its size (Adobe's published metrics). */
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584,
  584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667,
  611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500,
  722, 500, 500, 500, 334, 260, 334, 584,
];
const SPACE = 0x20;
const WIDER: Record<string, number> = { '—': 1000, '…': 1000, '“': 333, '”': 333, '‘': 222, '’': 222, '•': 350, '©': 737, '®': 737, '™': 1000 };
const REGULAR_WIDTH = 556;
/** Helvetica-Bold is so much wider, on the average. */
const BOLD = 1.07;

/** Returns a text with the signs that PDF's own fonts have, and whether it is whole: each other sign becomes a question mark. */
export function encodeForHelvetica(text: string): { text: string; isLossless: boolean } {
  const signs = [...text.replaceAll(SOFT_HYPHEN, '')].map(signInHelvetica);
  return { text: signs.map((sign) => sign ?? '?').join(''), isLossless: !signs.includes(null) };
}

function signInHelvetica(sign: string): string | null {
  const code = sign.codePointAt(0) ?? SPACE;
  if (code < SPACE || code === DELETE || code === NO_BREAK_SPACE) return ' ';
  const isKnown = code < DELETE || (code > NO_BREAK_SPACE && code <= LAST_LATIN) || ABOVE_LATIN.includes(sign);
  return isKnown ? sign : null;
}

/** Measures the width of a text in points. */
export function measureWidth(text: string, size: number, isBold: boolean): number {
  let thousandths = 0;
  for (const sign of text) {
    // An accent makes no letter wider.
    const base = sign.normalize('NFD').codePointAt(0) ?? SPACE;
    thousandths += WIDER[sign] ?? WIDTHS[base - SPACE] ?? (base > LAST_LATIN ? REGULAR_WIDTH * 2 : REGULAR_WIDTH);
  }
  return (thousandths / 1000) * size * (isBold ? BOLD : 1);
}
