/** What Windows-1252 has between 0x80 and 0x9f; the rest of it is Latin-1. */
const ABOVE_ASCII = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const FIRST_ABOVE = 0x80;
const FIRST_LATIN = 0xa0;
const LAST_LATIN = 0xff;

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

/** The bytes of a text in the encoding of PDF's own fonts; null when it has a sign that those lack. */
export function inWinAnsi(text: string): number[] | null {
  const codes = [...text].map(codeOf);
  return codes.includes(-1) ? null : codes;
}

function codeOf(sign: string): number {
  const code = sign.codePointAt(0) ?? -1;
  if (code < FIRST_ABOVE) return Math.max(code, SPACE);
  if (code >= FIRST_LATIN && code <= LAST_LATIN) return code;
  const place = ABOVE_ASCII.indexOf(sign);
  return place < 0 || code < FIRST_LATIN ? -1 : FIRST_ABOVE + place;
}

/** How wide a text is set, for a size in points. */
export function widthOf(text: string, size: number, isBold: boolean): number {
  let thousandths = 0;
  for (const sign of text) {
    // An accent makes no letter wider.
    const base = sign.normalize('NFD').codePointAt(0) ?? SPACE;
    thousandths += WIDER[sign] ?? WIDTHS[base - SPACE] ?? (base > LAST_LATIN ? REGULAR_WIDTH * 2 : REGULAR_WIDTH);
  }
  return (thousandths / 1000) * size * (isBold ? BOLD : 1);
}
