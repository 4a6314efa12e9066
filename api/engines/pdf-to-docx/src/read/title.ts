import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';

const MAX_BYTES = 1024;

/** Reads the title that a PDF gives itself, unless it is the name of a file. */
export function readTitle(open: OpenPdf): string | undefined {
  const title = readMetaText(open, 'Title');
  return title === '' || /^untitled|\.(docx?|pdf|tex|indd|html?)$|^microsoft word/i.test(title) ? undefined : title;
}

/** Reads who wrote a PDF, where it says so and not only which program or user account did. */
export function readAuthor(open: OpenPdf): string | undefined {
  const author = readMetaText(open, 'Author');
  return author === '' || NO_AUTHOR.test(author) ? undefined : author;
}

const NO_AUTHOR = /^(anonymous|unknown|user|admin|administrator|root|owner|\(?unspecified\)?)$/i;

function readMetaText({ instance, document }: OpenPdf, key: 'Title' | 'Author'): string {
  const memory = instance.pdfium;
  const target = memory.wasmExports.malloc(MAX_BYTES);
  try {
    const length = instance.FPDF_GetMetaText(document.handle, key, target, MAX_BYTES);
    return length > 2 && length <= MAX_BYTES ? memory.UTF16ToString(target).trim() : '';
  } finally {
    memory.wasmExports.free(target);
  }
}
