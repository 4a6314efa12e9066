import { openCopy } from '@sheaf/merge/openCopy';
import { openInput } from '@sheaf/merge/read/openInput';
import { readPages } from '@sheaf/merge/read/readPages';
import { openRecogniser } from '@sheaf/ocr/recogniser';
import type { ByteSource } from '@sheaf/pdf/bytes/byteSource';
import type { Codec } from '@sheaf/pdf/bytes/codec';
import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { portableCodec } from '@sheaf/pdf/flate/portableCodec';
import { holdsActiveContent, refuseActiveContent } from '@sheaf/pdf/guard/activeContentGuard';
import { loadPdfium, openInPdfium } from '@sheaf/pdf/pdfium/pdfium';
import { runWithinMeans } from '@sheaf/pdf/pdfium/withinMeans';
import type { DocumentText } from '@sheaf/pdf-text/documentText';
import { NoFileError, TooManyPagesError } from '@sheaf/pdf-text/errors';
import type { Recognition } from '@sheaf/pdf-text/scans/recognisePages';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { addTextLayers } from './addTextLayers.ts';
import { readScans, type ScansRequest } from './readScans.ts';

const COPIED_BYTES = 1024 * 1024;
/** What a visitor learns about a file that is rewritten. */
const NAMED_LOSSES = ['active_content_removed', 'links_removed', 'signature_removed', 'xfa_dropped', 'xfa_dynamic'] as const;

/** A file that words can be added to. */
interface WritableFile {
  file: SourceFile;
  losses: DocumentText['warnings'];
}

export interface SearchableRequest extends ScansRequest {
  /** A file with more pages is refused; 0 or left out for no limit. */
  maxPages?: number | undefined;
  /** Tesseract's names of languages, such as `deu`. */
  ocrLanguages?: string[] | undefined;
  /** A folder with Tesseract's data of further languages. */
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
 * scans is copied. A protected or damaged file, or one with active content, is rewritten first.
 */
export function makeSearchable(
  files: SourceFile[],
  request: SearchableRequest,
  hooks: EngineHooks,
  output: OutputFile,
  { codec = portableCodec, open = openRecogniser }: SearchableTools = {},
): Promise<SearchableReport> {
  return runWithinMeans(files, hooks, async (watched) => {
    const [file] = files;
    if (!file) throw new NoFileError();
    watched.onProgress({ stage: 'reading', file: 0, files: 1 });
    const { ocrLanguages: languages, ocrDataFolder: dataFolder } = request;
    const { file: original, losses } = await openWritableFile(file, request, codec);
    const { pages, scans, confidences, warnings } = await readScans(original, request, { mode: 'auto', languages, dataFolder, open }, watched);
    const added = addTextLayers(file.name, original, scans, codec);
    copyTo(output, original);
    output.write(added);
    watched.onProgress({ stage: 'checking' });
    checkWritten(output.written(), file.name, pages, codec);
    const words = [...scans.values()].flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.words.length, 0);
    return { pages, recognised: confidences, words, warnings: [...losses, ...warnings] };
  });
}

/**
 * Returns the file itself where words can be added to it. Otherwise returns an open copy and what it lost: of a file that is protected or damaged, or has
 * active content or unnumbered pages. A file is damaged too when PDFium counts other pages, since words would go to the wrong ones.
 */
async function openWritableFile(file: SourceFile, { password, maxPages = 0, now }: SearchableRequest, codec: Codec): Promise<WritableFile> {
  const { file: opened, pages } = openInput({ name: file.name, source: file, password }, 0, codec);
  if (maxPages > 0 && pages.length > maxPages) throw new TooManyPagesError(file.name, pages.length, maxPages);
  const isWritable = opened.decryptor === undefined && pages.every(({ object }) => !(object instanceof Map)) && !holdsActiveContent(opened);
  // Asked after every object was looked at, since that can find the table of objects wrong.
  if (isWritable && !opened.wasRepaired && (await countPagesInPdfium(file)) === pages.length) return { file, losses: [] };
  const copy = openCopy(file, password ?? '', codec, now);
  const lost = new Set<string>(copy.warnings.map(({ code }) => code));
  const losses = NAMED_LOSSES.filter((code) => lost.has(code)).map((code) => ({ code, pages: [] }));
  return { file: createFileInMemory(file.name, copy.bytes), losses };
}

/** Counts the pages that PDFium finds in a file without a password; nothing when it cannot open the file. */
async function countPagesInPdfium(file: SourceFile): Promise<number | undefined> {
  const opening = openInPdfium(await loadPdfium(), file);
  if (opening.state !== 'open') return undefined;
  const { pages } = opening.document;
  opening.document.close();
  return pages;
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
