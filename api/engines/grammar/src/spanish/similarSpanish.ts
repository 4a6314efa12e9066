import { EDGE } from '@sheaf/language/lexicon/format';
import { loadSpanish } from '@sheaf/language/spanish/spanishLexicon';
import { stripAccents } from './words/spanishWords.ts';

const COST = { accent: 0.3, sound: 0.5, silent: 0.4, doubling: 0.7, swap: 0.8, other: 1, first: 0.3 } as const;
/** Letters that sound alike, or are beside each other for who writes by ear. */
const SOUND_ALIKE = ['bv', 'csz', 'gj', 'yl', 'kcq', 'xs', 'nm', 'iy', 'wu', 'nñ', 'xj', 'cx'];
const LONGEST = 30;

export interface SimilarWord {
  word: string;
  /** How unlikely the slip is; one letter wrong is 1. */
  cost: number;
}

/** Finds the Spanish words that a misspelt one may be meant for, no costlier than `limit`. */
export function findSimilarSpanish(word: string, limit: number): SimilarWord[] {
  if (word.length > LONGEST) return [];
  const { graph, letters } = loadSpanish();
  const found: SimilarWord[] = [];
  const width = word.length + 1;
  const rows = Array.from({ length: word.length + 5 }, () => new Float64Array(width));
  const first = rows[0];
  for (let column = 1; first && column < width; column++) first[column] = (first[column - 1] ?? 0) + rateExtraLetter(word, column - 1);
  const path: string[] = [];

  const walk = (edges: number, depth: number) => {
    const [above, twoAbove, row] = [rows[depth], rows[depth - 1], rows[depth + 1]];
    if (!above || !row) return;
    for (let edge = edges; ; edge++) {
      const value = graph[edge] ?? 0;
      const letter = letters[value & EDGE.letter] ?? '';
      const isMute = letter === 'h' || (letter === 'u' && /^[gq]$/.test(path[depth - 1] ?? ''));
      const missing = isMute ? COST.silent : letter === path[depth - 1] ? COST.doubling : COST.other;
      row[0] = (above[0] ?? 0) + missing;
      let least = row[0];
      for (let column = 1; column < width; column++) {
        const written = word.charAt(column - 1);
        let cost = Math.min(
          (above[column - 1] ?? 0) +
            (costs[letter.charCodeAt(0) * CODES + written.charCodeAt(0)] ?? COST.other) +
            (depth === 0 && column === 1 && letter !== written && !soundsSame(letter, written) ? COST.first : 0),
          (above[column] ?? 0) + missing,
          (row[column - 1] ?? 0) + rateExtraLetter(word, column - 1),
        );
        const isSwapped = twoAbove && column > 1 && letter !== written && written === path[depth - 1] && word.charAt(column - 2) === letter;
        if (isSwapped) cost = Math.min(cost, (twoAbove[column - 2] ?? 0) + COST.swap);
        row[column] = cost;
        if (cost < least) least = cost;
      }
      if (least <= limit) {
        path[depth] = letter;
        const cost = row[width - 1] ?? limit + 1;
        if (value & EDGE.endsWord && cost <= limit) found.push({ word: path.slice(0, depth + 1).join(''), cost });
        const behind = value >>> EDGE.targetShift;
        if (behind > 0) walk(behind, depth + 1);
      }
      if (value & EDGE.isLast) return;
    }
  };
  walk(1, 0);
  return found;
}

/** Returns whether two letters at the start of a word sound alike. */
function soundsSame(letter: string, written: string): boolean {
  return ['bv', 'csz', 'gj', 'yl', 'kcq'].some((group) => group.includes(letter) && group.includes(written));
}

/** The cost of a letter that was written and does not belong. */
function rateExtraLetter(word: string, at: number): number {
  const letter = word.charAt(at);
  if (letter === 'h') return COST.silent;
  return letter === word.charAt(at - 1) ? COST.doubling : COST.other;
}

/** What it costs to write one letter for another, by their codes. */
const CODES = 256;
const costs = Float64Array.from({ length: CODES * CODES }, (_, pair) =>
  changed(String.fromCharCode(Math.floor(pair / CODES)), String.fromCharCode(pair % CODES)),
);

function changed(letter: string, written: string): number {
  if (letter === written) return 0;
  if (stripAccents(letter) === stripAccents(written)) return COST.accent;
  return SOUND_ALIKE.some((group) => group.includes(letter) && group.includes(written)) ? COST.sound : COST.other;
}
