/** The number that a heading begins with: its parts, and how the words behind it begin. */
const NUMBER = /^(\d{1,2}(?:\.\d{1,2}){0,4})\.?\s+\p{L}/u;

/**
 * Measures how far each of some headings of one look is below the highest of them, by their numbers alone: `2.1` is one level below `2`, in whatever
 * letters. All are at one level where a part does not follow what it is a part of, since then they are no numbers of headings.
 */
export function measureDepths(texts: readonly string[]): number[] {
  const numbers = texts.map((text) => NUMBER.exec(text)?.[1]?.split('.') ?? []);
  const counted = numbers.filter(({ length }) => length > 0);
  const least = Math.min(...counted.map(({ length }) => length));
  let above: readonly string[] = [];
  for (const parts of counted) {
    const isPart = parts.length > least;
    const over = parts.slice(0, -1);
    if (isPart && (above.length < over.length || over.some((part, index) => part !== above[index]))) return texts.map(() => 0);
    above = parts;
  }
  return numbers.map(({ length }) => Math.max(0, length - least));
}
