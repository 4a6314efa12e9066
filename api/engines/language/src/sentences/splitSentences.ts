import { type StemmedToken, tokenizeWithStems } from '../tokens/stemmedTokens.ts';
import type { Token } from '../tokens/tokenize.ts';
import { ABBREVIATIONS } from './abbreviations.ts';

/** What goes on for longer is cut: reading a sentence of facts may take time in proportion to the square of its length. */
const MAX_FACT_TOKENS = 120;
const OPENING_QUOTE = /^["'\u201C\u2018([]$/;
const CLOSING_QUOTE = /^["'\u201D)\]]$/;

/** Groups the tokens of a passage into sentences, each with its end mark and the quotes that close behind it. */
export function splitSentences(tokens: readonly Token[]): Token[][] {
  return groupTokens(tokens, (index) => endsSentence(tokens, index));
}

/** Splits a text that states facts, such as a CV or a letter, into sentences. The end of a line ends a sentence. */
export function splitFacts(text: string): StemmedToken[][] {
  const tokens = tokenizeWithStems(text);
  return groupTokens(tokens, (index, length) => {
    const [token, next] = [tokens[index], tokens[index + 1]];
    if (!token || !next || length > MAX_FACT_TOKENS || text.slice(token.end, next.start).includes('\n')) return true;
    return /^[.!?…]$/.test(token.text) && !next.isGlued && endsFact(tokens[index - 1], next, tokens[index - 2]);
  });
}

/** Begins a new group behind each token for which `isEnd` holds; `length` counts the tokens of the group so far. */
function groupTokens<Kind extends Token>(tokens: readonly Kind[], isEnd: (index: number, length: number) => boolean): Kind[][] {
  const groups: Kind[][] = [];
  let from = 0;
  for (let index = 0; index < tokens.length; index++) {
    if (index < tokens.length - 1 && !isEnd(index, index - from + 1)) continue;
    groups.push(tokens.slice(from, index + 1));
    from = index + 1;
  }
  return groups;
}

function endsSentence(tokens: readonly Token[], index: number): boolean {
  const [before, token, next, afterNext] = [tokens[index - 1], tokens[index], tokens[index + 1], tokens[index + 2]];
  if (!token) return false;
  const isClosing = CLOSING_QUOTE.test(token.text) && before !== undefined && /^[.!?]$/.test(before.text) && !token.isSpaced;
  if (!isClosing && !/^[.!?\u2026]$/.test(token.text)) return false;
  if (!next) return true;
  if (!next.isSpaced) return false;
  if (token.text === '.' && before && (ABBREVIATIONS.prose.has(before.lower) || /^[A-Z]$/.test(before.text))) return false;
  const opening = OPENING_QUOTE.test(next.text) ? afterNext : next;
  return opening === undefined || opening.kind !== 'word' || /^\p{Lu}/u.test(opening.text);
}

function endsFact(before: Token | undefined, next: Token, beforeThat?: Token): boolean {
  if (!before) return true;
  // Milliseconds are no Ms.
  if (ABBREVIATIONS.facts.has(before.lower) && before.text !== 'ms') return false;
  if (before.kind === 'word' && before.text.length === 1 && /\p{Lu}/u.test(before.text) && before.text !== 'I' && beforeThat?.text !== '&')
    return false;
  return !/^\p{Ll}/u.test(next.text);
}
