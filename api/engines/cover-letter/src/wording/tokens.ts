import { stem } from './stem.ts';

/** A word, a figure or a mark, and where it stands. */
export interface Token {
  text: string;
  /** Small letters, straight apostrophes. */
  lower: string;
  stem: string;
  start: number;
  end: number;
  kind: 'word' | 'figure' | 'mark';
  /** It follows what is before it without a space. */
  isGlued: boolean;
}

// Each alternative begins with what no other takes and never gives back, so reading takes time in proportion to the text.
const token = /\p{L}[\p{L}\p{M}\p{N}]*(?:['’.](?=\p{L})[\p{L}\p{M}\p{N}]+)*['’]?[+#]*|\d+(?:[.,]\d+)*|[^\s\p{L}\d]/gu;

export function tokensIn(text: string): Token[] {
  let last = -1;
  return Array.from(text.matchAll(token), (match) => {
    const word = match[0];
    const kind = /^\p{L}/u.test(word) ? 'word' : /^\d/.test(word) ? 'figure' : 'mark';
    const lower = word.toLowerCase().replaceAll('’', "'");
    const found: Token = {
      text: word,
      lower,
      stem: kind === 'word' ? stem(lower) : lower,
      start: match.index,
      end: match.index + word.length,
      kind,
      isGlued: match.index === last,
    };
    last = found.end;
    return found;
  });
}

const shortForms = new Set('mr mrs ms dr prof st mt no approx ltd inc co corp e.g i.e etc vs dept jr sr ph.d b.sc m.sc u.s u.k'.split(' '));

/** What goes on for longer is cut: reading a sentence may take time in proportion to the square of its length. */
const LONGEST_SENTENCE = 120;

/** The sentences of a text, each by its tokens. A line that ends is a sentence that ends. */
export function sentencesIn(text: string): Token[][] {
  const tokens = tokensIn(text);
  const sentences: Token[][] = [];
  let from = 0;
  tokens.forEach((each, index) => {
    const next = tokens[index + 1];
    const isEnd =
      !next ||
      index - from >= LONGEST_SENTENCE ||
      text.slice(each.end, next.start).includes('\n') ||
      (/^[.!?…]$/.test(each.text) && !next.isGlued && endsSentence(tokens[index - 1], next));
    if (!isEnd) return;
    sentences.push(tokens.slice(from, index + 1));
    from = index + 1;
  });
  return sentences;
}

function endsSentence(before: Token | undefined, next: Token): boolean {
  if (!before) return true;
  // Milliseconds are no Ms.
  if (shortForms.has(before.lower) && before.text !== 'ms') return false;
  if (before.kind === 'word' && before.text.length === 1 && /\p{Lu}/u.test(before.text) && before.text !== 'I') return false;
  return !/^\p{Ll}/u.test(next.text);
}
