import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import '../lateCompiling.ts';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { FileSink, openFileSource } from '@sheaf/pdf/bytes/nodeFiles';
import { PdfError } from '@sheaf/pdf/errors';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { mayHoldActiveContent } from '@sheaf/pdf/guard/activeContentHints';
import type { ObjectWatcher } from '@sheaf/pdf/write/pdfWriter';
import { mergeDocuments } from '../mergeDocuments.ts';
import type { MergeChoices, MergeInput, MergeWarning } from '../model/mergeOptions.ts';
import { buildSimplerMergeWarning } from '../model/mergeWarnings.ts';
import { countContentsInSteps } from '../report/writtenContents.ts';

/** Files are read whole, which is faster, up to so many bytes together. */
const IN_MEMORY_BYTES = 16 * 1024 * 1024;

/** Works on any bytes, and is called for every stream: a buffer over them would cost more than the scan of most. */
const { latin1Slice } = Buffer.prototype;

/** A file on disk to merge, with what can be said about it. */
export type MergeFile = Omit<MergeInput, 'name' | 'source'> & { path: string };

/** Merges PDF files on this machine into the file `out`. Rejects with an error that names the file when one cannot be merged. */
export async function merge(files: string[], out: string): Promise<void> {
  await mergeFiles(
    files.map((file) => ({ path: file })),
    out,
  );
}

/** Merges files into one on disk and returns the warnings. Memory use stays flat, unless a damaged file needs the PDF library. */
export async function mergeFiles(files: MergeFile[], out: string, choices: MergeChoices = {}): Promise<MergeWarning[]> {
  try {
    return mergeFileToFile(files, out, choices);
  } catch (error) {
    if (!(error instanceof PdfError) || error.code !== 'damaged_pdf') throw error;
    return mergeWithLibraryInMemory(files, out, error);
  }
}

/** Writes beside `out` first, so that nothing is left there when the merge fails. */
function mergeFileToFile(files: MergeFile[], out: string, choices: MergeChoices): MergeWarning[] {
  const partial = `${out}.part`;
  const sources: ReturnType<typeof openFileSource>[] = [];
  let memoryLeft = IN_MEMORY_BYTES;
  const sink = new FileSink(partial);
  try {
    const inputs = files.map(({ path: file, ...rest }) => {
      const source = openFileSource(file, memoryLeft);
      memoryLeft -= source.whole ? source.length : 0;
      sources.push(source);
      return { ...rest, name: path.basename(file), source };
    });
    let isSuspicious = false;
    const onObjects: ObjectWatcher = (bytes, start, end) => {
      isSuspicious ||= mayHoldActiveContent(latin1Slice.call(bytes, start, end));
    };
    const { warnings } = mergeDocuments(inputs, choices, { sink, codec: nodeCodec, now: new Date(), onObjects });
    sink.close();
    if (isSuspicious) refuseActiveResult(partial);
    renameSync(partial, out);
    return warnings;
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  } finally {
    for (const source of sources) source.close();
  }
}

/** Reads what was written, as any reader would, and throws if anything in it runs or fetches. */
function refuseActiveResult(written: string): void {
  const source = openFileSource(written, IN_MEMORY_BYTES);
  try {
    for (const _ of countContentsInSteps(PdfFile.open(path.basename(written), source, nodeCodec)));
  } finally {
    source.close();
  }
}

/** The fallback is loaded only when it is needed: it brings PDFium and a whole library along. */
async function mergeWithLibraryInMemory(files: MergeFile[], out: string, damage: PdfError): Promise<MergeWarning[]> {
  const { mergeInThread } = await import('../library/mergeInThread.ts');
  const sources = files.map(({ path: file, password }) => ({ name: path.basename(file), bytes: new Uint8Array(readFileSync(file)), password }));
  try {
    const { pdf, report } = await mergeInThread(sources, damage.file);
    writeFileSync(out, pdf);
    return [buildSimplerMergeWarning(damage.file), ...report.warnings];
  } catch (error) {
    throw error instanceof PdfError ? error : damage;
  }
}
