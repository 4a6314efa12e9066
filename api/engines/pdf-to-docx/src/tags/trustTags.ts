import type { PageSegments } from '@sheaf/pdf-text/read/readPage';

/** Trusts paragraph-only tags of pages in a document that has richer tags on other pages. */
export function trustTags(pages: PageSegments[]): void {
  const isTagged = pages.some(({ tags }) => tags);
  for (const page of pages) {
    if (isTagged) page.tags ??= page.plainTags;
    delete page.plainTags;
  }
}
