import { platform } from '@sheaf/platform/platform';
import type { PDFDocumentProxy, TextContent, TextItem, TextStyle } from 'pdfjs-dist/types/src/display/api.js';

/** No page that people read has more characters. */
const MAX_CHARACTERS = 200_000;
/** Asks pdf-parse to open a file and read no page of it. */
const NO_PAGE = 0;
const ERRORS_ONLY = 0;
/** pdf.js finishes its current work first, which may never end. */
const CLOSING_MS = 1000;

/** A run of text as pdf.js found it, and whether its characters are below each other. */
export interface TextRun extends Pick<TextItem, 'str' | 'dir' | 'transform' | 'width' | 'height' | 'fontName'> {
  isVertical: boolean;
}

/** What pdf.js finds on a page. */
export interface PageRuns {
  /** As the page is shown, in points. */
  width: number;
  height: number;
  /** From the page's own space to the page as it is shown, from its top left. */
  matrix: readonly number[];
  runs: TextRun[];
}

/** A document that the second reader has open. */
export interface SecondReader {
  readonly pages: number;
  /** Returns the text of a page, from 1; nothing when pdf.js cannot read it. */
  read(page: number): Promise<PageRuns | undefined>;
  close(): Promise<void>;
}

/**
 * Opens a PDF by pdf-parse, which reads with pdf.js; nothing when that cannot. Neither draws, fetches or runs anything. Every wait ends with `signal`,
 * since pdf.js may wait for ever for a part that a damaged file lacks. The bytes are the reader's from here on.
 */
export async function openSecondReader(bytes: Uint8Array, password: string | undefined, signal: AbortSignal): Promise<SecondReader | undefined> {
  // Few files need it, and a cold start is felt.
  const { PDFParse } = await import('pdf-parse');
  const parser = new PDFParse({
    data: bytes,
    ...(password !== undefined && { password }),
    verbosity: ERRORS_ONLY,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    cMapUrl: findCharacterMaps(),
    cMapPacked: true,
  });
  const opened = await attempt(() => parser.getText({ partial: [NO_PAGE] }), signal);
  // pdf-parse returns no places of words; the document that it has open does.
  const document: unknown = Reflect.get(parser, 'doc');
  if (!isOpenDocument(document)) return undefined;
  const close = async () => void (await attempt(() => document.loadingTask.destroy(), AbortSignal.timeout(CLOSING_MS)));
  if (!opened || opened.total < 1) {
    await close();
    return undefined;
  }
  return { pages: opened.total, read: (page) => attempt(() => readPageRuns(document, page), signal), close };
}

/** Returns the folder of the CMaps for East Asian scripts that files name but do not embed. */
function findCharacterMaps(): string {
  return platform.findPackageFile('pdfjs-dist/package.json', import.meta.url).replace('package.json', 'cmaps/');
}

function isOpenDocument(value: unknown): value is PDFDocumentProxy {
  return typeof value === 'object' && value !== null && 'getPage' in value && 'loadingTask' in value;
}

async function readPageRuns(document: PDFDocumentProxy, number: number): Promise<PageRuns> {
  const page = await document.getPage(number);
  try {
    const { width, height, transform } = page.getViewport({ scale: 1 });
    return { width, height, matrix: transform, runs: await readRuns(page.streamTextContent()) };
  } finally {
    page.cleanup();
  }
}

async function readRuns(contents: ReadableStream<TextContent>): Promise<TextRun[]> {
  const runs: TextRun[] = [];
  const styles = new Map<string, TextStyle>();
  const reader = contents.getReader();
  let characters = 0;
  // The stream is left where it is, and not cancelled: pdf.js would close it once more, which nobody could catch.
  while (characters <= MAX_CHARACTERS) {
    const { value, done } = await reader.read();
    if (done) break;
    for (const [font, style] of Object.entries(value.styles)) styles.set(font, style);
    for (const item of value.items) {
      if (!('str' in item)) continue;
      characters += item.str.length;
      if (item.str !== '' && characters <= MAX_CHARACTERS) runs.push({ ...item, isVertical: styles.get(item.fontName)?.vertical ?? false });
    }
  }
  return runs;
}

/** Returns what pdf.js makes of it; nothing when it fails, for whichever of its many reasons, or when the time is up. */
async function attempt<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result | undefined> {
  if (signal.aborted) return undefined;
  const ended = Promise.withResolvers<undefined>();
  const end = () => ended.resolve(undefined);
  signal.addEventListener('abort', end, { once: true });
  try {
    // What fails when nobody waits for it any more must not end the process.
    return await Promise.race([work().catch(() => undefined), ended.promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
