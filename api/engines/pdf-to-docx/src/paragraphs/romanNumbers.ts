const VALUES: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

/** Parses what a Roman number of small or capital letters counts; letters that are none count nothing. */
export function parseRomanNumber(text: string): number {
  const values = [...text.toLowerCase()].map((letter) => VALUES[letter] ?? 0);
  return values.reduce((sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value), 0);
}
