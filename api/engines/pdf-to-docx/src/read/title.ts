import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import { readPdfiumText } from './pdfiumText.ts';

const MAX_BYTES = 1024;

/** Reads the title that a PDF gives itself, unless it is the name of a file. */
export function readTitle(open: OpenPdf): string | undefined {
  const title = readMetaText(open, 'Title');
  return title === '' || /^untitled|\.(docx?|pdf|tex|indd|html?)$|^microsoft word/i.test(title) ? undefined : title;
}

/** Reads the author of a PDF. Returns undefined where it is missing or a placeholder such as `admin`. */
export function readAuthor(open: OpenPdf): string | undefined {
  const author = readMetaText(open, 'Author');
  return author === '' || NO_AUTHOR.test(author) ? undefined : author;
}

const NO_AUTHOR = /^(anonymous|unknown|user|admin|administrator|root|owner|\(?unspecified\)?)$/i;

function readMetaText({ instance, document }: OpenPdf, key: 'Title' | 'Author'): string {
  return readPdfiumText(instance, MAX_BYTES, (target, bytes) => instance.FPDF_GetMetaText(document.handle, key, target, bytes));
}
