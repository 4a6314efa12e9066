/** Something that is known by how it is written, such as a date or a name. */
export interface NamedThing {
  start: number;
  end: number;
  /** By which the same thing is known again. */
  key: string;
}

/** Finds all matches of a pattern in a span of text. */
export function findByPattern(pattern: RegExp, text: string, start: number, end: number): NamedThing[] {
  return [...text.slice(start, end).matchAll(pattern)].map((found) => {
    const matched = found[0].trim();
    const from = start + found.index + found[0].indexOf(matched);
    return { start: from, end: from + matched.length, key: matched.toLowerCase().replace(/\s+/g, ' ') };
  });
}
