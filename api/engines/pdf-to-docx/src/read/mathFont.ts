/** Fonts used only for formulas, by TeX, word processors and browsers. */
const MATH_FONT = /CM(MI|SY|EX|BSY)|MSAM|MSBM|math|MTMI|MTSY|MTEX|MT ?Extra|stix|xits|asana/i;
/** Fonts of large signs, whose letters stand for other signs. */
const SIGN_FONT = /CMEX|MathExtension|MTEX|MT ?Extra/i;
/** Their sums, products and integrals. */
const LARGE_SIGN = /^[XPYQZR]$/;

/** Returns whether a font is used only for formulas. */
export function isMathFont(font: string): boolean {
  return MATH_FONT.test(font);
}

/** Returns whether a font has large signs in the places of letters. */
export function isSignFont(font: string): boolean {
  return SIGN_FONT.test(font);
}

/** Returns whether a run is a sum, a product or an integral in such a font: an expression with one needs no sign of relation. */
export function isLargeSign({ text, style }: { text: string; style: { font: string } }): boolean {
  return isSignFont(style.font) && LARGE_SIGN.test(text);
}
