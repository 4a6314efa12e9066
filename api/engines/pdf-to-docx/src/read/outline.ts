import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';

const MAX_ENTRIES = 5000;
const MAX_DEPTH = 6;
const MAX_TITLE_BYTES = 2048;

/** Levels by the text of headings, as the outline of the document has them. */
export type OutlineLevels = ReadonlyMap<string, number>;

/** Reads the level of each heading that the document's outline names, by its text without spaces and signs. */
export function readOutlineLevels({ instance, document }: OpenPdf): Map<string, number> {
  const memory = instance.pdfium;
  const levels = new Map<string, number>();
  const title = memory.wasmExports.malloc(MAX_TITLE_BYTES);
  let seen = 0;
  const visit = (parent: number, level: number) => {
    let entry = instance.FPDFBookmark_GetFirstChild(document.handle, parent);
    while (entry && seen < MAX_ENTRIES) {
      seen += 1;
      const length = instance.FPDFBookmark_GetTitle(entry, title, MAX_TITLE_BYTES);
      const text = length > 2 && length <= MAX_TITLE_BYTES ? normalizeHeadingText(memory.UTF16ToString(title)) : '';
      if (text !== '' && !levels.has(text)) levels.set(text, level);
      if (level < MAX_DEPTH) visit(entry, level + 1);
      entry = instance.FPDFBookmark_GetNextSibling(document.handle, entry);
    }
  };
  try {
    visit(0, 1);
    return levels;
  } finally {
    memory.wasmExports.free(title);
  }
}

/** Returns the text by which the outline's words and the page's are compared. */
export function normalizeHeadingText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\u00ad\p{P}]+/gu, '')
    .toLowerCase();
}
