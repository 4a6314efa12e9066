import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import { memorySource } from '@sheaf/pdf/bytes/byteSource';
import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { isPdf, PDF_END_BYTES, PDF_START_BYTES } from '@sheaf/pdf/file/pdfRecognition';
import { openInPdfium, type PdfiumDocument, pdfium } from '@sheaf/pdf/pdfium/pdfium';
import type { RefusalCode } from '../../../contract/errors.ts';
import { Refusal } from '../../../src/refusal.ts';

/** A mended copy is read and thrown away, so nobody sees its dates. */
const UNTOLD = new Date(0);

/** Opens a PDF, which the caller closes. Refuses with `not_a_pdf`, `password_required`, `wrong_password`, `damaged_pdf` or one of those explained below. */
export async function openedDocument(file: SourceFile, password: string | undefined): Promise<PdfiumDocument> {
  const { name } = file;
  const start = new Uint8Array(Math.min(PDF_START_BYTES, file.length));
  const end = new Uint8Array(Math.min(PDF_END_BYTES, file.length));
  file.readInto(start, 0);
  file.readInto(end, file.length - end.length);
  if (!isPdf(start, end)) throw new Refusal('not_a_pdf', { file: name }).about(0);
  const instance = await pdfium();
  let opening = openInPdfium(instance, file, password);
  if (opening.state === 'locked') throw new Refusal(password === undefined ? 'password_required' : 'wrong_password', { file: name }).about(0);
  if (opening.state === 'open' && opening.document.pages > 0) return opening.document;
  if (opening.state === 'open') opening.document.close();
  const copy = await mendedCopy(file, password);
  if (copy) opening = openInPdfium(instance, memorySource(copy));
  if (copy && opening.state === 'open') return opening.document;
  throw new Refusal('damaged_pdf', { file: name }).about(0);
}

/** Refusals that say more about a file than that it is damaged. */
const EXPLAINED = new Set<string>(['certificate_required', 'unknown_protection', 'empty_pdf'] satisfies RefusalCode[]);

/** What the merge engine can save of a file that PDFium gives up; nothing where that is no page either. Refuses what it can explain. */
async function mendedCopy(file: SourceFile, password: string | undefined): Promise<Uint8Array | undefined> {
  // Few files need it, and a cold start is felt.
  const [{ mergeDocuments }, { PdfError }, { nodeCodec }] = await Promise.all([
    import('@sheaf/merge/mergeDocuments'),
    import('@sheaf/pdf/errors'),
    import('@sheaf/pdf/bytes/nodeCodec'),
  ]);
  const sink = new MemorySink(file.length);
  try {
    mergeDocuments([{ name: file.name, source: file, password }], { outline: 'keep' }, { sink, codec: nodeCodec, now: UNTOLD });
  } catch (error) {
    if (error instanceof PdfError && EXPLAINED.has(error.code)) throw Refusal.withDetails(error.code, { file: file.name }).about(0);
    if (error instanceof PdfError) return undefined;
    throw error;
  }
  return sink.bytes();
}
