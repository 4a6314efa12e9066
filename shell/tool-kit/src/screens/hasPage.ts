/** Returns whether a tool has a page for the last part of an address. */
export function hasPage<Pages extends object>(pages: Pages, slug: PropertyKey): slug is keyof Pages {
  return Object.hasOwn(pages, slug);
}
