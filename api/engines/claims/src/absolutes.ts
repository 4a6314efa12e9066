import type { Token } from '@sheaf/language/tokens/tokenize';

/** The indexes of words that leave no exception; `to` is after the last. */
export interface Absolute {
  from: number;
  to: number;
  /** What the words mean: "not once" means "never". */
  meaning: 'never' | 'always' | 'only' | 'best' | 'perfect';
}

const forms: [meaning: Absolute['meaning'], phrases: string[]][] = [
  ['never', ['never', 'not once', 'not a single', 'without exception', 'without a single', 'nunca', 'jamás', 'ni una sola']],
  ['always', ['always', 'every single', 'every time', 'invariably', 'siempre']],
  ['only', ['the only', 'single-handedly', 'single - handedly', 'all by myself', 'entirely alone', 'el único', 'la única']],
  ['best', ['the best', 'the most', 'the highest', 'the top', 'second to none', 'unrivalled', 'unmatched', 'el mejor', 'la mejor']],
  ['perfect', ['flawless', 'flawlessly', 'perfect', 'perfectly', 'faultless', 'impeccable', 'error-free', 'error - free', 'impecable', 'perfecto']],
];
const phrases = forms.flatMap(([meaning, list]) => list.map((phrase) => ({ meaning, words: phrase.split(' ') })));

/** Finds words that leave no exception. "Among the most useful" leaves some, so it is not found. */
export function findAbsolutes(tokens: readonly Pick<Token, 'lower'>[]): Absolute[] {
  const found: Absolute[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const match = phrases.find(({ words }) => words.every((word, offset) => tokens[at + offset]?.lower === word));
    if (!match || /^(?:among|of|amongst|entre)$/.test(tokens[at - 1]?.lower ?? '')) continue;
    found.push({ from: at, to: at + match.words.length, meaning: match.meaning });
    at += match.words.length - 1;
  }
  return found;
}
