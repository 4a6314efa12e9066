/** Measures the share of characters that are wrong, missing or too many (Levenshtein distance by the length of the truth). Spaces and line ends count alike. */
export function measureCharacterError(truth: string, read: string): number {
  const [wanted, got] = [normalizeSpaces(truth), normalizeSpaces(read)];
  let row = Array.from({ length: got.length + 1 }, (_, index) => index);
  for (let i = 1; i <= wanted.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= got.length; j += 1) {
      const same = wanted[i - 1] === got[j - 1];
      next.push(Math.min((row[j - 1] ?? 0) + (same ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[got.length] ?? 0) / Math.max(1, wanted.length);
}

function normalizeSpaces(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim();
}
