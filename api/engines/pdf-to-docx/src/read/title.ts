import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';

const MAX_BYTES = 1024;

/** Reads the title that a PDF gives itself, unless it is the name of a file. */
export function readTitle({ instance, document }: OpenPdf): string | undefined {
  const memory = instance.pdfium;
  const target = memory.wasmExports.malloc(MAX_BYTES);
  try {
    const length = instance.FPDF_GetMetaText(document.handle, 'Title', target, MAX_BYTES);
    const title = length > 2 && length <= MAX_BYTES ? memory.UTF16ToString(target).trim() : '';
    return title === '' || /^untitled|\.(docx?|pdf|tex|indd|html?)$|^microsoft word/i.test(title) ? undefined : title;
  } finally {
    memory.wasmExports.free(target);
  }
}
