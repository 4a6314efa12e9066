import { EDGE } from '@sheaf/language/lexicon/format';
import type { Lexicon } from '@sheaf/language/lexicon/lexicon';

const LONGEST = 40;

/** Finds the words that `edits` letters left out, put in, changed or swapped make of another. With more edits the first letter is one of the first two. */
export function findSimilarWords({ graph, letters, root }: Lexicon, word: string, edits: 1 | 2 | 3): string[] {
  if (word.length > LONGEST) return [];
  const found: string[] = [];
  const width = word.length + 1;
  const rows = Array.from({ length: word.length + edits + 2 }, () => new Uint8Array(width));
  for (let column = 0; column < width; column++) (rows[0] as Uint8Array)[column] = column;
  const path: string[] = [];

  const walk = (edges: number, depth: number) => {
    const above = rows[depth] as Uint8Array;
    const twoAbove = depth > 0 ? (rows[depth - 1] as Uint8Array) : undefined;
    const row = rows[depth + 1];
    if (!row) return;
    for (let edge = edges; ; edge++) {
      const value = graph[edge] ?? 0;
      const letter = letters[value & EDGE.letter] ?? '';
      if (depth > 0 || edits === 1 || beginsAlike(letter, word)) {
        // Further from the diagonal than there are edits nothing can match.
        const [low, high] = [Math.max(1, depth + 1 - edits), Math.min(width - 1, depth + 1 + edits)];
        row[0] = depth + 1;
        if (low > 1) row[low - 1] = edits + 1;
        if (high + 1 < width) row[high + 1] = edits + 1;
        let least = depth + 1;
        for (let column = low; column <= high; column++) {
          const same = word[column - 1] === letter ? 0 : 1;
          let cost = Math.min((above[column - 1] ?? 0) + same, (above[column] ?? 0) + 1, (row[column - 1] ?? 0) + 1);
          if (twoAbove && column > 1 && word[column - 2] === letter && word[column - 1] === path[depth - 1]) {
            cost = Math.min(cost, (twoAbove[column - 2] ?? 0) + 1);
          }
          row[column] = cost;
          if (cost < least) least = cost;
        }
        if (least <= edits) {
          path[depth] = letter;
          if (value & EDGE.endsWord && high === width - 1 && (row[high] ?? 9) <= edits) found.push(path.slice(0, depth + 1).join(''));
          const behind = value >>> EDGE.targetShift;
          if (behind > 0) walk(behind, depth + 1);
        }
      }
      if (value & EDGE.isLast) return;
    }
  };
  walk(root, 0);
  return found;
}

function beginsAlike(letter: string, word: string): boolean {
  const small = letter.toLowerCase();
  return small === word[0]?.toLowerCase() || small === word[1]?.toLowerCase();
}
