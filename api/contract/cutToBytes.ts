/** Made once, since making one takes longer than cutting with it. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the start of a text that takes at most so many bytes as UTF-8, cut between two characters as a reader sees them. */
export function cutToBytes(text: string, maxBytes: number): string {
  let cut = '';
  let bytes = 0;
  // A code unit takes a byte at least, so nothing behind these can be kept.
  for (const { segment } of graphemes.segment(text.slice(0, maxBytes + 1))) {
    bytes += countBytes(segment);
    if (bytes > maxBytes) break;
    cut += segment;
  }
  return cut;
}

/** Returns how many bytes a text takes as UTF-8. */
export function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Returns the part of a file name that says what kind of file it is, such as `.pdf`; nothing where it has none. */
export function readExtension(name: string): string {
  return /\.[a-zA-Z0-9]{1,5}$/.exec(name)?.[0] ?? '';
}
