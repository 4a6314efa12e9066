/** A run of letters and digits, small and without accents; `1,000` is one word, and so is `37.5`. */
export interface SearchWord {
  word: string;
  /** In the text that was given. */
  start: number;
  end: number;
}

const WORD = /\d+(?:[.,:]\d+)+(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)*|[%€$£¥]/gu;
const THOUSANDS = /,(?=\d{3}(?!\d))/g;
const WITHOUT_SPACES = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;
const SIGNS = new Map(Object.entries({ '%': 'percent', '€': 'euro', $: 'dollar', '£': 'pound', '¥': 'yen' }));
const NUMBERS = new Map(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index): [string, string] => [word, `${index + 2}`]),
);

/** Finds the words of a text in order; writing without spaces becomes pairs of neighbouring signs. */
export function findSearchWords(text: string): SearchWord[] {
  const words: SearchWord[] = [];
  for (const found of text.matchAll(WORD)) {
    const start = found.index;
    const end = start + found[0].length;
    if (WITHOUT_SPACES.test(found[0])) words.push(...splitSignPairs(found[0], start));
    else words.push({ word: normalizeWord(found[0]), start, end });
  }
  return words;
}

/** As it is compared: small, without accents, without the s of possession, numbers in digits. */
function normalizeWord(text: string): string {
  const sign = SIGNS.get(text);
  if (sign) return sign;
  // "The 1950's" are the 1950s.
  if (/^\d/.test(text)) return text.replace(THOUSANDS, '').replace(/['’]/, '').toLowerCase().normalize('NFKC');
  const small = isAscii(text) ? text.toLowerCase() : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'");
  const owned = small.includes("'")
    ? small
        .replace(/'s$/, '')
        .replace(/^(?:[ldmtscnj]|qu)'(?=.{3})/, '')
        .replaceAll("'", '')
    : small;
  return NUMBERS.get(owned) ?? owned;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

/** Where no spaces divide the words, two signs in a row stand for one. */
function splitSignPairs(text: string, start: number): SearchWord[] {
  if (text.length < 2) return [{ word: text, start, end: start + 1 }];
  return Array.from({ length: text.length - 1 }, (_, at) => ({ word: text.slice(at, at + 2), start: start + at, end: start + at + 2 }));
}
