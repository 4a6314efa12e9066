/** Returns words with a capital at their beginning. */
export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
