import type { PageSegments } from '@sheaf/pdf-text/read/readPage';

/** Where some pages of a document are tagged with more than paragraphs, those of its pages that hold nothing but paragraphs are tagged as well. */
export function trustTags(pages: PageSegments[]): void {
  const isTagged = pages.some(({ tags }) => tags);
  for (const page of pages) {
    if (isTagged) page.tags ??= page.plainTags;
    delete page.plainTags;
  }
}
