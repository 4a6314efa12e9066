import { listStems } from '@sheaf/language/tokens/stemmedTokens';
import { stopWords } from '../wording/synonyms.ts';

/** Words that a wish may have besides its subject. */
const GENERIC_NOUNS = new Set('experience work time job skill skills knowledge fact part'.split(' '));

/** Detects whether a line mentions what a wish names, in any form of its words: "Mentor six nurses" has "mentoring of nurses". */
export function mentionsWish(line: string, wish: string): boolean {
  if (wish.trim() !== '' && line.toLowerCase().includes(wish.toLowerCase())) return true;
  const wanted = listSubjectStems(wish);
  if (wanted.length === 0) return false;
  const found = new Set(listSubjectStems(line));
  return wanted.every((stem) => found.has(stem));
}

function listSubjectStems(text: string): string[] {
  return listStems(text, (word) => stopWords.has(word) || GENERIC_NOUNS.has(word));
}
