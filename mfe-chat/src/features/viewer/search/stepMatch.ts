/** How many matches each page has; pages without any are left out. */
export type MatchCounts = ReadonlyMap<number, number>;

export interface ChosenMatch {
  page: number;
  /** Which one of its page, from 0. */
  nth: number;
}

/** Returns the next match in one direction; continues at the other end of the document. */
export function stepMatch(counts: MatchCounts, from: ChosenMatch, by: -1 | 1): ChosenMatch {
  const nth = from.nth + by;
  if (nth >= 0 && nth < (counts.get(from.page) ?? 0)) return { page: from.page, nth };
  const pages = sortPages(counts);
  const next = by > 0 ? (pages.find((page) => page > from.page) ?? pages[0]) : (pages.findLast((page) => page < from.page) ?? pages.at(-1));
  const page = next ?? from.page;
  return { page, nth: by > 0 ? 0 : Math.max(0, (counts.get(page) ?? 1) - 1) };
}

/** Returns the number of a match among all matches, from 1. */
export function computeMatchNumber(counts: MatchCounts, { page, nth }: ChosenMatch): number {
  let before = 0;
  for (const [other, count] of counts) if (other < page) before += count;
  return before + nth + 1;
}

/** Counts the matches on all pages. */
export function sumCounts(counts: MatchCounts): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}

function sortPages(counts: MatchCounts): number[] {
  return [...counts.keys()].sort((one, other) => one - other);
}
