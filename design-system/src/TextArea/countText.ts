/** How many characters (an emoji or a letter beyond the common ones is one) or words a text has. */
export function countText(text: string, what: 'characters' | 'words' = 'characters'): number {
  if (what === 'words') return text.split(/\s+/u).filter(Boolean).length;
  return [...text].length;
}
