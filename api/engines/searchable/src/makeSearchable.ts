import { openCopy } from '@sheaf/merge/openCopy';
import { readPages } from '@sheaf/merge/read/readPages';
import { openRecogniser } from '@sheaf/ocr/recogniser';
import { type ByteSource, createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import type { Codec } from '@sheaf/pdf/bytes/codec';
import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { portableCodec } from '@sheaf/pdf/bytes/portableCodec';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { holdsActiveContent, refuseActiveContent } from '@sheaf/pdf/guard/activeContentGuard';
import { runWithinMeans } from '@sheaf/pdf/pdfium/withinMeans';
import type { DocumentText } from '@sheaf/pdf-text/documentText';
import { NoFileError } from '@sheaf/pdf-text/errors';
import type { Recognition } from '@sheaf/pdf-text/scans/recognisePages';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { addTextLayers } from './addTextLayers.ts';
import { readScans, type ScansRequest } from './readScans.ts';

const COPIED_BYTES = 1024 * 1024;

export interface SearchableRequest extends ScansRequest {
  /** Tesseract's names of languages, such as `deu`. */
  ocrLanguages?: string[] | undefined;
  /** A folder with Tesseract's data of more languages than English. */
  ocrDataFolder?: string | undefined;
  /** Dates the open copy of a protected file. */
  now: Date;
}

export interface SearchableReport {
  pages: number;
  /** The scanned pages that can be searched now, with the mean confidence of their words, 0 to 100. */
  recognised: { page: number; confidence: number }[];
  words: number;
  warnings: DocumentText['warnings'];
}

export interface SearchableTools {
  codec?: Codec;
  open?: Recognition['open'];
}

/**
 * Writes the file with the words of its scanned pages as invisible text over their letters. Pages that have text do not change. A file without
 * scans is copied. A protected file, or one with active content, is rewritten without it first.
 */
export function makeSearchable(
  files: SourceFile[],
  { ocrLanguages: languages, ocrDataFolder: dataFolder, now, ...request }: SearchableRequest,
  hooks: EngineHooks,
  output: OutputFile,
  { codec = portableCodec, open = openRecogniser }: SearchableTools = {},
): Promise<SearchableReport> {
  return runWithinMeans(files, hooks, async (watched) => {
    const [file] = files;
    if (!file) throw new NoFileError();
    watched.onProgress({ stage: 'reading', file: 0, files: 1 });
    const { pages, scans, confidences, warnings } = await readScans(file, request, { mode: 'auto', languages, dataFolder, open }, watched);
    const original = openWritableSource(file, request.password, codec, now);
    const added = addTextLayers(file.name, original, scans, codec);
    copyTo(output, original);
    output.write(added);
    watched.onProgress({ stage: 'checking' });
    checkWritten(output.written(), file.name, pages, codec);
    const words = [...scans.values()].flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.words.length, 0);
    return { pages, recognised: confidences, words, warnings };
  });
}

/** Returns the file itself, or an open copy when it is protected, has unnumbered pages or contains active content. */
function openWritableSource(file: SourceFile, password: string | undefined, codec: Codec, now: Date): ByteSource {
  const opened = PdfFile.open(file.name, file, codec, password);
  const hasNumberedPages = opened.decryptor !== undefined || readPages(opened).every(({ place }) => !(place instanceof Map));
  if (opened.decryptor === undefined && hasNumberedPages && !holdsActiveContent(opened)) return file;
  return createMemorySource(openCopy(file, password ?? '', codec, now));
}

function copyTo(output: OutputFile, source: ByteSource): void {
  if (output.copy?.(source, 0, source.length)) return;
  const part = new Uint8Array(Math.min(COPIED_BYTES, source.length));
  for (let at = 0; at < source.length; ) {
    const count = source.readInto(part, at);
    if (count === 0) break;
    output.write(part.subarray(0, count));
    at += count;
  }
}

/** Reads the written file again. Throws when a page is missing or active content was found, which are bugs. */
function checkWritten(written: ByteSource, name: string, pages: number, codec: Codec): void {
  const file = PdfFile.open(name, written, codec);
  refuseActiveContent(file);
  const found = readPages(file).length;
  if (found !== pages) throw new Error(`The written file has ${found} pages instead of ${pages}.`);
}
