import { Refusal } from '../../refusal.ts';
import type { SourceFile } from '../engine.ts';
import { MemorySink } from '../merge/raw/bytes/byteSink.ts';
import { memorySource } from '../merge/raw/bytes/byteSource.ts';
import { openInPdfium, type PdfiumDocument, pdfium } from '../pdfium.ts';

const HEADER_BYTES = 1024;
/** A mended copy is read and thrown away, so nobody sees its dates. */
const UNTOLD = new Date(0);

/** Opens a PDF, which the caller closes. Refuses with `not_a_pdf`, `password_required`, `wrong_password` or `damaged_pdf`. */
export async function openedDocument(file: SourceFile, password: string | undefined): Promise<PdfiumDocument> {
  const { name } = file;
  const head = new Uint8Array(HEADER_BYTES);
  file.readInto(head, 0);
  if (!Buffer.from(head).includes('%PDF-')) throw new Refusal('not_a_pdf', { file: name }).about(0);
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

/** What the merge engine can save of a file that PDFium gives up; nothing where that is no page either. */
async function mendedCopy(file: SourceFile, password: string | undefined): Promise<Uint8Array | undefined> {
  // Few files need it, and a cold start is felt.
  const [{ mergeDocuments }, { MergeProblem }, { nodeCodec }] = await Promise.all([
    import('../merge/raw/mergeDocuments.ts'),
    import('../merge/raw/mergeErrors.ts'),
    import('../merge/raw/nodeCodec.ts'),
  ]);
  const sink = new MemorySink(file.length);
  try {
    mergeDocuments([{ name: file.name, source: file, password }], { outline: 'keep' }, { sink, codec: nodeCodec, now: UNTOLD });
  } catch (error) {
    if (error instanceof MergeProblem) return undefined;
    throw error;
  }
  return sink.bytes();
}
