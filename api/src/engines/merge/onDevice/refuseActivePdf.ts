import { memorySource } from '../raw/bytes/byteSource.ts';
import { PdfFile } from '../raw/file/pdfFile.ts';
import { refuseActiveContent } from '../raw/guard/activeContentGuard.ts';
import { portableCodec } from './portableCodec.ts';

/** Throws `ActiveContentFound` if any object of a PDF that we wrote runs, launches, sends or fetches. For files that are small. */
export function refuseActivePdf(pdf: Uint8Array): void {
  refuseActiveContent(PdfFile.open('written.pdf', memorySource(pdf), portableCodec));
}
