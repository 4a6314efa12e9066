import { createSeededRandom } from '../merge/createSeededRandom.ts';

export interface Slip {
  /** Where the misspelt word begins in the text. */
  offset: number;
  wrong: string;
  right: string;
}

/** Words shorter than this become other words too easily. */
const MIN_LETTERS = 6;
const EVERY = 9;

/** Adds slips of the hand to about one in nine long words, and returns the text with a list of them. The same seed gives the same slips. */
export function withSlips(text: string, seed: number): { text: string; slips: Slip[] } {
  const random = createSeededRandom(seed);
  const slips: Slip[] = [];
  let written = '';
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/\b[a-z]+\b/g)) {
    if (word.length < MIN_LETTERS || random() * EVERY > 1) continue;
    const wrong = misspellWord(word, random);
    written += text.slice(from, index);
    slips.push({ offset: written.length, wrong, right: word });
    written += wrong;
    from = index + word.length;
  }
  return { text: written + text.slice(from), slips };
}

/** Two letters change places, one is missing, or one is struck twice; the first letter is right, as it mostly is. */
function misspellWord(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, here, next, after] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1), word.slice(at + 2)];
  const kind = Math.floor(random() * 3);
  if (kind === 0 && here !== next) return before + next + here + after;
  if (kind === 1) return before + next + after;
  return before + here + here + next + after;
}
