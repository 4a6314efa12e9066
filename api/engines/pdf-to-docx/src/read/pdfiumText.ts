import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

/** PDFium counts the two bytes of the final zero. */
const EMPTY_BYTES = 2;

/** Reads a UTF-16 text that a PDFium call writes into memory, trimmed. Returns '' where it is missing or has more than `maxBytes`. */
export function readPdfiumText(instance: WrappedPdfiumModule, maxBytes: number, read: (target: number, bytes: number) => number): string {
  const target = instance.pdfium.wasmExports.malloc(maxBytes);
  try {
    const length = read(target, maxBytes);
    return length > EMPTY_BYTES && length <= maxBytes ? instance.pdfium.UTF16ToString(target).trim() : '';
  } finally {
    instance.pdfium.wasmExports.free(target);
  }
}
