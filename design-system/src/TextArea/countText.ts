/** Counts the characters (code points) or words of a text. */
export function countText(text: string, unit: 'characters' | 'words' = 'characters'): number {
  if (unit === 'words') return text.split(/\s+/u).filter(Boolean).length;
  return [...text].length;
}
