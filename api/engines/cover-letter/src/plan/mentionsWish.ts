import { tokenizeWithStems } from '@sheaf/language/tokens/stemmedTokens';
import { emptyWords } from '../wording/alike.ts';

/** Words of a wish that name nothing themselves. */
const BESIDE = new Set('experience work time job skill skills knowledge fact part'.split(' '));

/** Detects that a line tells of what a wish names, in its words or other forms of them: "mentoring of nurses" in "Mentor six nurses". */
export function mentionsWish(line: string, wish: string): boolean {
  if (wish.trim() !== '' && line.toLowerCase().includes(wish.toLowerCase())) return true;
  const wanted = stemsOf(wish);
  if (wanted.length === 0) return false;
  const told = new Set(stemsOf(line));
  return wanted.every((stem) => told.has(stem));
}

function stemsOf(text: string): string[] {
  return tokenizeWithStems(text).flatMap(({ kind, lower, stem }) => (kind === 'mark' || emptyWords.has(lower) || BESIDE.has(lower) ? [] : [stem]));
}
