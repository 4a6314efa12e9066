/** Counts the characters (code points) or words of a text. */
export function countText(text: string, what: 'characters' | 'words' = 'characters'): number {
  if (what === 'words') return text.split(/\s+/u).filter(Boolean).length;
  return [...text].length;
}
