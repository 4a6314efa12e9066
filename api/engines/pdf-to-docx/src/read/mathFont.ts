/** Fonts used only for formulas, by TeX, word processors and browsers. */
const MATH_FONT = /CM(MI|SY|EX|BSY)|MSAM|MSBM|math|MTMI|MTSY|MTEX|MT ?Extra|stix|xits|asana/i;
/** Fonts of large signs, whose letters stand for other signs. */
const SIGN_FONT = /CMEX|MTEX|MT ?Extra/i;

/** Returns whether a font is used only for formulas. */
export function isMathFont(font: string): boolean {
  return MATH_FONT.test(font);
}

/** Returns whether a font has large signs in the places of letters. */
export function isSignFont(font: string): boolean {
  return SIGN_FONT.test(font);
}
