const ASKED = /\b(?:at|by|until|before|after|um|a las)\s+\d{1,2}(?:[.:]\d{2})?\s?(?:am|pm|o['’]clock|uhr|h)?(?![\d%€£$]|\s?(?:%|euros?|pounds?))/iu;
const LIMIT =
  /\b(?:after|before|until|till|by|from|between|ab|bis|nach|vor|hasta|desde)\s+(?:las\s+)?\d{1,2}(?:[.:]\d{2})?\s?(?:am\b|pm\b|o['’]clock|uhr\b|h\b)/iu;

/** Returns whether a question names a time of day and a sentence says what holds before or after one: "after 6 pm" for "at 6.20". */
export function comparesClockTimes(question: string, sentence: string): boolean {
  return ASKED.test(question) && LIMIT.test(sentence);
}
