import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { portableCodec } from '@sheaf/pdf/flate/portableCodec';
import { refuseActiveContent } from '@sheaf/pdf/guard/activeContentGuard';

/** Throws `ActiveContentFound` if any object of a PDF that we wrote runs, launches, sends or fetches. For files that are small. */
export function refuseActivePdf(pdf: Uint8Array): void {
  refuseActiveContent(PdfFile.open('written.pdf', createMemorySource(pdf), portableCodec));
}
