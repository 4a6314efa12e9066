import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { isPdf, PDF_END_BYTES, PDF_START_BYTES } from '@sheaf/pdf/file/pdfRecognition';
import { loadPdfium, openInPdfium, type PdfiumDocument } from '@sheaf/pdf/pdfium/pdfium';
import {
  CertificateRequiredError,
  DamagedPdfError,
  EmptyPdfError,
  EncryptedPdfError,
  NotAPdfError,
  type ReadingError,
  UnknownProtectionError,
  WrongPasswordError,
} from './errors.ts';

/** A mended copy is read and thrown away, so nobody sees its dates. */
const UNEXPLAINED = new Date(0);

/** Opens a PDF, which the caller closes. Throws a `ReadingError` that says why it cannot. */
export async function openDocument(file: SourceFile, password: string | undefined): Promise<PdfiumDocument> {
  const { name } = file;
  const start = new Uint8Array(Math.min(PDF_START_BYTES, file.length));
  const end = new Uint8Array(Math.min(PDF_END_BYTES, file.length));
  file.readInto(start, 0);
  file.readInto(end, file.length - end.length);
  if (!isPdf(start, end)) throw new NotAPdfError(name);
  const instance = await loadPdfium();
  let opening = openInPdfium(instance, file, password);
  if (opening.state === 'locked') throw password === undefined ? new EncryptedPdfError(name) : new WrongPasswordError(name);
  if (opening.state === 'open' && opening.document.pages > 0) return opening.document;
  if (opening.state === 'open') opening.document.close();
  const copy = await mendCopy(file, password);
  if (copy) opening = openInPdfium(instance, createMemorySource(copy));
  if (copy && opening.state === 'open') return opening.document;
  throw new DamagedPdfError(name);
}

/** Problems of the merge engine that say more about a file than that it is damaged. */
const EXPLAINED = new Map<string, new (file: string) => ReadingError>([
  ['certificate_required', CertificateRequiredError],
  ['unknown_protection', UnknownProtectionError],
  ['empty_pdf', EmptyPdfError],
]);

/** Repairs a file that PDFium rejects with the merge engine; undefined when that finds no page either. */
async function mendCopy(file: SourceFile, password: string | undefined): Promise<Uint8Array | undefined> {
  // Few files need it, and a cold start is felt.
  const [{ mergeDocuments }, { PdfError }, { nodeCodec }] = await Promise.all([
    import('@sheaf/merge/mergeDocuments'),
    import('@sheaf/pdf/errors'),
    import('@sheaf/pdf/bytes/nodeCodec'),
  ]);
  const sink = new MemorySink(file.length);
  try {
    mergeDocuments([{ name: file.name, source: file, password }], { outline: 'keep' }, { sink, codec: nodeCodec, now: UNEXPLAINED });
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    const Explained = EXPLAINED.get(error.code);
    if (Explained) throw new Explained(file.name);
    return undefined;
  }
  return sink.bytes();
}
