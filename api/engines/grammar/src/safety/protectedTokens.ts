import { isListedWord } from '@sheaf/language/lexicon/wordKnowledge';
import type { Token } from '@sheaf/language/tokens/tokenize';
import { codeLeads, codeOpeners, englishFunctionWords, nameParticles, shortened, units } from './notations.ts';

const CLOSING: Record<string, string> = { '"': '"', '\u201C': '\u201D', '\u2018': "'", "'": "'", '\u00AB': '\u00BB', '\u201E': '\u201C', '`': '`' };
/** The most words of a quotation that is kept as it is. A longer one is checked like other prose. */
const LONGEST_QUOTATION = 14;
/** An unknown word after a number is taken for a unit if it has at most so many letters. */
const LONGEST_UNIT = 4;
/** How many tokens after a command may be its arguments. */
const REACH_OF_COMMAND = 5;

/** Finds the tokens that nobody may respell: units, abbreviations, parts of names, commands, identifiers and quotations of another language. */
export function findProtectedTokens(tokens: readonly Token[]): ReadonlySet<Token> {
  const kept = new Set<Token>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'word' && isNotation(tokens, at)) kept.add(token);
    for (const word of findForeignQuotation(tokens, at)) kept.add(word);
  }
  protectNeighboursOfForeignWords(tokens, kept);
  return kept;
}

function isNotation(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return false;
  if (isOption(tokens, at)) return true;
  if (!isUnknown(token)) return false;
  return (
    hasForeignLetters(token.text) ||
    units.has(token.lower) ||
    shortened.has(token.lower) ||
    (before?.kind === 'number' && token.text.length <= LONGEST_UNIT) ||
    isAbbreviated(token, after, tokens[at + 2]) ||
    isPartOfName(token, after) ||
    isArgument(tokens, at) ||
    token.lower.split('-').length > 2
  );
}

/** Detects an option such as "-rf" or "--no-cache": the dash touches the word behind it and none before it. */
function isOption(tokens: readonly Token[], at: number): boolean {
  const [token, dash] = [tokens[at], tokens[at - 1]];
  return dash?.text === '-' && token?.isGlued === true && (dash.isSpaced || tokens[at - 2]?.text === '-');
}

/** Detects a word that follows a command within a few tokens, with no punctuation between them. */
function isArgument(tokens: readonly Token[], at: number): boolean {
  for (let place = at - 1; place >= 0 && place >= at - REACH_OF_COMMAND; place--) {
    const { lower = '', text = '' } = tokens[place] ?? {};
    if (/^[.,;:!?]$/.test(text)) return false;
    if (codeLeads.has(lower)) return true;
  }
  return false;
}

function isAbbreviated(token: Token, after: Token | undefined, next: Token | undefined): boolean {
  // A full stop that no new sentence follows belongs to the word.
  return after?.text === '.' && after.isGlued && token.text.length <= 6 && next !== undefined && /^[\p{Ll}\d,;)]/u.test(next.text);
}

function isPartOfName(token: Token, after: Token | undefined): boolean {
  if (after?.kind !== 'word' || !/^\p{Lu}/u.test(after.text)) return false;
  if (nameParticles.has(token.lower)) return true;
  return /^\p{Lu}/u.test(token.text) && !isListedWord(after.lower);
}

/** Returns the tokens of the quotation that opens here, if it is code or in another language. */
function findForeignQuotation(tokens: readonly Token[], at: number): Token[] {
  const opening = tokens[at];
  const closing = opening?.kind === 'mark' ? CLOSING[opening.text] : undefined;
  if (!opening || !closing || (at > 0 && !opening.isSpaced && !/^[([]$/.test(tokens[at - 1]?.text ?? ''))) return [];
  const end = tokens.findIndex((token, index) => index > at && token.text === closing && (!token.isSpaced || closing !== opening.text));
  if (end < 0) return [];
  const inside = tokens.slice(at + 1, end);
  const words = inside.filter(({ kind }) => kind === 'word');
  if (words.length > LONGEST_QUOTATION) return [];
  const isEnglish = words.some(({ lower }) => englishFunctionWords.has(lower));
  const isCode = codeOpeners.has(words[0]?.lower ?? '') || inside.some(({ kind, text }) => kind === 'code' || /^[=;{}<>$]$/.test(text));
  return words.some(isUnknown) && (!isEnglish || isCode || words.some(({ text }) => hasForeignLetters(text))) ? inside : [];
}

/** Protects unknown words beside a foreign one, such as "Veinte" in "Veinte a\u00F1os". */
function protectNeighboursOfForeignWords(tokens: readonly Token[], kept: Set<Token>): void {
  for (const [at, token] of tokens.entries()) {
    if (!kept.has(token) || !hasForeignLetters(token.text)) continue;
    for (const step of [-1, 1]) {
      for (let place = at + step; tokens[place]?.kind === 'word' && isUnknown(tokens[place]); place += step) {
        const neighbour = tokens[place];
        if (neighbour) kept.add(neighbour);
      }
    }
  }
}

function isUnknown(token: Token | undefined): boolean {
  return token?.kind === 'word' && !token.text.split('-').every((part) => part.length < 2 || isListedWord(part.replace(/'s?$/i, '')));
}

export function hasForeignLetters(word: string): boolean {
  return /[^\p{ASCII}]/u.test(word.replaceAll('\u2019', "'"));
}
