interface Span {
  start: number;
  end: number;
}

/** A label is a capitalised word, the small words behind it and a colon; behind a figure it may have two capitalised words. */
const LABEL = /(?<=^|\s)(?:(?<=\d{3}\S*\s|^)\p{Lu}[\p{L}-]*\s)?\p{Lu}[\p{L}\p{N}-]*\.?(?:\s\p{Ll}[\p{L}-]*){0,3}:(?=\s+\S)/gu;
const LONGEST_VALUE = 70;
/** A value that goes on as a sentence is no value of a form. */
const IS_PROSE = /\p{Ll}[.;!?]\s|,\s\p{Ll}+\s\p{Ll}+\s\p{Ll}+/u;

/** Splits a line such as "Collected: 4 June Returned: 11 June" into its pairs of label and value. */
export function splitLabels(text: string, { start, end }: Span): Span[] {
  const line = text.slice(start, end);
  const places = [...line.matchAll(LABEL)].map(({ index }) => index);
  if (places.length < 2 || places[0] !== 0) return [{ start, end }];
  const pairs = places.map((from, at): Span => ({ start: start + from, end: start + line.slice(0, places[at + 1] ?? line.length).trimEnd().length }));
  const areShort = pairs.every((pair) => pair.end - pair.start <= LONGEST_VALUE && !IS_PROSE.test(text.slice(pair.start, pair.end)));
  return areShort ? pairs : [{ start, end }];
}
