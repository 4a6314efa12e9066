/** Letters of those scripts; their digits are written from left to right, as all digits are. */
const RIGHT_TO_LEFT = /[\u0590-\u065f\u066d-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;
const DIGIT = /^\p{Nd}$/u;
/** Between two digits these belong to the number, behind or before one the others do (UAX #9, rules W4 and W5). */
const WITHIN_NUMBER = /^[.,:/\u066b\u066c]$/;
/** A hyphen or a plus as well, but not behind Arabic letters: what they make of digits there is no number to W4. */
const WITHIN_HEBREW_NUMBER = /^[-+]$/;
const BESIDE_NUMBER = /^[%$€£¥°#٪]$/;
const PERCENT_BEFORE_NUMBER = /^([%٪])(\p{Nd}[\p{Nd}.,\u066b\u066c]*)$/u;
const MIRRORED = new Map([...'()[]{}<>«»‹›'].map((sign, index, all) => [sign, all[index % 2 === 0 ? index + 1 : index - 1] ?? sign]));

/** Returns true for text in a script that runs from right to left. */
export function runsRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Returns the text of glyphs that are beside each other from left to right, in the order in which it is read. */
export function toLogicalOrder(glyphs: string[]): string {
  const text = glyphs.join('');
  if (!runsRightToLeft(text)) return text;
  return reverseGlyphs(glyphs, isArabicScript(text));
}

/**
 * Returns the text of glyphs of a word in a line that runs from right to left, where the word has no letters that say so themselves: `.1` is the number `1.` there.
 * Behind Arabic letters a sign of shares is set at the left of its number (UAX #9, W2), behind Hebrew ones at the right.
 */
export function reverseNeutralWord(word: string, isArabic = false): string {
  // A sign of those scripts, as the Arabic comma is, has had its word turned already.
  if (LETTER.test(word) || runsRightToLeft(word)) return word;
  const [, sign, number] = (isArabic && PERCENT_BEFORE_NUMBER.exec(word)) || [];
  return sign && number ? number + sign : reverseGlyphs([...word], isArabic);
}

/** Returns true for text with letters of Arabic, Persian or Urdu. */
export function isArabicScript(text: string): boolean {
  return /[\u0620-\u064a\u066e-\u06d3\u06fa-\u06ff\u0750-\u077f]/.test(text);
}

const LETTER = /\p{L}/u;

function reverseGlyphs(glyphs: string[], isArabic: boolean): string {
  const isNumber = (place: number) => {
    const [glyph = '', before = '', after = ''] = [glyphs[place], glyphs[place - 1], glyphs[place + 1]];
    if (WITHIN_NUMBER.test(glyph) || (!isArabic && WITHIN_HEBREW_NUMBER.test(glyph))) return DIGIT.test(before) && DIGIT.test(after);
    return BESIDE_NUMBER.test(glyph) && (DIGIT.test(before) || DIGIT.test(after));
  };
  const places = [...glyphs.keys()];
  const keeps = (place: number) => {
    const glyph = glyphs[place] ?? '';
    return (LEFT_TO_RIGHT.test(glyph) && !runsRightToLeft(glyph)) || isNumber(place);
  };
  return reverseButRuns(places, keeps)
    .map((place) => MIRRORED.get(glyphs[place] ?? '') ?? glyphs[place])
    .join('');
}

/** Sorts the words of one line, given from left to right, into reading order. */
export function orderWordsLogically<Word extends { text: string }>(words: Word[]): Word[] {
  const rightToLeft = words.filter(({ text }) => runsRightToLeft(text)).length;
  if (rightToLeft === 0) return words;
  const forward = words.filter(({ text }) => /\p{L}/u.test(text) && !runsRightToLeft(text)).length;
  if (rightToLeft >= forward)
    return reverseButRuns(
      words,
      ({ text }) => LEFT_TO_RIGHT.test(text) && !runsRightToLeft(text),
      ({ text }) => LETTER.test(text),
    );
  return reverseRuns(words, ({ text }) => runsRightToLeft(text));
}

/** Everything the other way round, except that runs of what satisfies `keeps` stay as they are, where something in them is `strong`. */
function reverseButRuns<Item>(items: Item[], keeps: (item: Item) => boolean, strong: (item: Item) => boolean = () => true): Item[] {
  return reverseRuns([...items].reverse(), keeps, strong);
}

function reverseRuns<Item>(items: Item[], turns: (item: Item) => boolean, strong: (item: Item) => boolean = () => true): Item[] {
  const turned: Item[] = [];
  let run: Item[] = [];
  const end = () => {
    turned.push(...(run.some(strong) ? run.reverse() : run));
    run = [];
  };
  for (const item of items) {
    if (turns(item)) run.push(item);
    else {
      end();
      turned.push(item);
    }
  }
  end();
  return turned;
}
