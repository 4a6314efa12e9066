/** A word, number, mark or piece of code of a passage. */
export interface Token {
  text: string;
  lower: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'mark' | 'code';
  /** Whether a space stands before it. */
  isSpaced: boolean;
}

/** Bounded wherever something may fail to follow: a text without spaces would else be gone through anew from each of its letters. */
const CODE = [
  '`[^`]{0,500}`',
  '(?:https?:\\/\\/|www\\.)\\S+',
  '[\\w.+-]{1,100}@[\\w-]{1,100}(?:\\.[\\w-]+)+',
  '[\\w-]{1,100}(?:\\.[\\w-]{1,100}){0,10}\\.(?:com|org|net|io|dev|edu|gov|co|uk|de|info|ai|js|jsx|ts|tsx|py|rs|java|html?|css|json|md|txt|pdf|docx?|xlsx?|csv|exe|png|jpe?g|gif|svg|zip|sh|toml|ya?ml|xml)\\b[^\\s,;)]*',
  '[^\\s,;()]{0,200}[_\\\\={}<>|@#~^\\u263A][^\\s,;()]*',
  '[^\\s,;()]{0,200}\\/[^\\s,;()]{0,200}\\/[^\\s,;()]*',
  '\\.[\\p{L}]+\\b',
  '[\\p{L}]{1,100}\\(\\)',
  '[\\p{L}-]{0,100}\\p{L}\\d[\\p{L}\\d-]*',
].join('|');
const NUMBER = "[$\\u00A3\\u20AC]?\\d+(?:[.,:]\\d+)*(?:[\\p{L}']+(?:-[\\p{L}]+)*)?%?";
const WORD = "\\p{L}[\\p{L}\\p{M}]*(?:['-][\\p{L}][\\p{L}\\p{M}]*)*";
const TOKEN = new RegExp(`(?<code>${CODE})|(?<number>${NUMBER})|(?<word>${WORD})|(?<mark>\\S)`, 'gu');

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const found of text.matchAll(TOKEN)) {
    const said = found[0];
    const start = found.index;
    const kind =
      found.groups?.word !== undefined ? 'word' : found.groups?.number !== undefined ? 'number' : found.groups?.code !== undefined ? 'code' : 'mark';
    tokens.push({ text: said, lower: said.toLowerCase(), start, end: start + said.length, kind, isSpaced: start > 0 && text[start - 1] === ' ' });
  }
  return tokens;
}

const SHORTENED = new Set(
  'mr mrs ms dr prof st sr jr vs etc e.g i.e eg ie al fig figs no nos vol pp cf approx dept inc ltd co corp jan feb mar apr jun jul aug sep sept oct nov dec spp sp ca est gen col lt sgt capt rev hon ed eds'.split(
    ' ',
  ),
);

/** The sentences of a passage, each with its end mark. */
export function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  let sentence: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    sentence.push(token);
    if (!endsSentence(token, tokens[at - 1], tokens[at + 1], tokens[at + 2])) continue;
    sentences.push(sentence);
    sentence = [];
  }
  if (sentence.length > 0) sentences.push(sentence);
  return sentences;
}

function endsSentence(token: Token, before: Token | undefined, next: Token | undefined, afterNext: Token | undefined): boolean {
  const isClosing = /^["'\u201D)\]]$/.test(token.text) && before !== undefined && /^[.!?]$/.test(before.text) && !token.isSpaced;
  if (!isClosing && !/^[.!?\u2026]$/.test(token.text)) return false;
  if (!next) return true;
  if (/^["'\u201D)\]]$/.test(next.text) && !next.isSpaced) return false;
  if (!next.isSpaced) return false;
  if (token.text === '.' && before && (SHORTENED.has(before.lower) || /^[A-Z]$/.test(before.text))) return false;
  const opening = /^["'\u201C\u2018([]$/.test(next.text) ? afterNext : next;
  return opening === undefined || opening.kind !== 'word' || /^\p{Lu}/u.test(opening.text);
}
