/** Choices that decide the order of pages; each is declared here, beside its effect. */
export interface PageOrderChoices {
  interleave?: 'none' | 'alternate' | 'alternate-reverse' | undefined;
  /** Adds a blank page to every file with an odd number of pages, for printing on both sides. */
  padEven?: boolean | undefined;
}

/**
 * Returns the pages of whole files in the order of the merged file. `createBlank` makes the page that follows an odd count, for the file at that
 * position. The engine, the fake API and the page grid all order pages by this function.
 */
export function orderPages<Page>(
  files: readonly (readonly Page[])[],
  { interleave = 'none', padEven = false }: PageOrderChoices,
  createBlank: (position: number) => Page,
): Page[] {
  const perFile = files.map((pages, position) => {
    const ordered = interleave === 'alternate-reverse' && position % 2 === 1 ? [...pages].reverse() : [...pages];
    if (padEven && ordered.length % 2 === 1) ordered.push(createBlank(position));
    return ordered;
  });
  if (interleave === 'none') return perFile.flat();
  const rounds = perFile.reduce((most, pages) => Math.max(most, pages.length), 0);
  return Array.from({ length: rounds }, (_, round) => perFile.flatMap((pages) => pages.slice(round, round + 1))).flat();
}
