import type { Postings } from '../index/openChatIndex.ts';

const MIN_LENGTH = 5;
/** Longer words may have two slips. */
const LONG = 9;

/** Finds the likely terms for a misspelt one: those with the fewest edits and the same first letter. */
export function findLikelySpellings(index: Postings, term: string): number[] {
  if (term.length < MIN_LENGTH) return [];
  const most = term.length >= LONG ? 2 : 1;
  const initial = term.slice(0, 1);
  let found: number[] = [];
  let fewest = most;
  for (let number = index.firstFrom(initial); number < index.termCount; number++) {
    const other = index.termAt(number);
    if (!other.startsWith(initial)) break;
    if (Math.abs(other.length - term.length) > fewest) continue;
    const edits = countEdits(term, other, fewest);
    if (edits > fewest) continue;
    if (edits < fewest) found = [];
    fewest = edits;
    found.push(number);
  }
  return found;
}

/** Counts the letters to insert, delete, replace or swap (Damerau-Levenshtein); more than `most` is `most + 1`. */
function countEdits(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let edits = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwap) edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      current.push(edits);
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return last[other.length] ?? most + 1;
}
