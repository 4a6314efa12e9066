/** Returns how many words a text has: what is between spaces. */
export function countWords(text: string): number {
  let words = 0;
  for (const _ of text.matchAll(/\S+/g)) words++;
  return words;
}

/** Finds where the first `limit` words of a text end. */
export function findEndOfWords(text: string, limit: number): number {
  let words = 0;
  for (const found of text.matchAll(/\S+/g)) {
    words++;
    if (words === limit) return found.index + found[0].length;
  }
  return text.length;
}
