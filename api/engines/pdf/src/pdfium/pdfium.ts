import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { ByteSource } from '../bytes/byteSource.ts';
import { compilePdfium } from './compilePdfium.ts';
import { lendFunction } from './lendFunction.ts';

const PASSWORD_ERROR = 4;
const FILE_ACCESS_BYTES = 12;
const FILE_WRITER_BYTES = 8;
const FILE_WRITER_VERSION = 1;

let loading: Promise<WrappedPdfiumModule> | undefined;

/** Loads PDFium at its first use. */
export function loadPdfium(): Promise<WrappedPdfiumModule> {
  loading ??= start();
  return loading;
}

/** Gives up an instance whose memory can no longer be trusted; the next use starts a fresh one. */
export function forgetPdfium(): void {
  loading = undefined;
}

async function start(): Promise<WrappedPdfiumModule> {
  const code = await compilePdfium();
  const instance = await init({
    instantiateWasm: (imports, receive) => {
      const started = new WebAssembly.Instance(code, imports);
      receive(started);
      return started.exports;
    },
  });
  instance.PDFiumExt_Init();
  return instance;
}

export type PdfiumOpening = { state: 'open'; document: PdfiumDocument } | { state: 'locked' } | { state: 'unreadable' };

export interface PdfiumDocument {
  /** PDFium's own number of the document, for its other calls. */
  readonly handle: number;
  readonly pages: number;
  close(): void;
}

/** Opens a PDF without copying it: PDFium asks for the parts it wants, a few hundred bytes at a time. Close it when done. */
export function openInPdfium(instance: WrappedPdfiumModule, source: ByteSource, password = ''): PdfiumOpening {
  const memory = instance.pdfium;
  const readBlock = lendFunction(functionTable(memory), 4, (_, position, target, size) => {
    // Numbers come signed; a position over 2 GB is one all the same.
    const count = source.readInto(memory.HEAPU8.subarray(target, target + size), position >>> 0);
    return count === size ? 1 : 0;
  });
  const access = memory.wasmExports.malloc(FILE_ACCESS_BYTES);
  memory.setValue(access, source.length, 'i32');
  memory.setValue(access + 4, readBlock.address, 'i32');
  memory.setValue(access + 8, 0, 'i32');
  const release = () => {
    readBlock.release();
    memory.wasmExports.free(access);
  };

  const handle = instance.FPDF_LoadCustomDocument(access, password);
  if (handle) {
    const close = () => {
      instance.FPDF_CloseDocument(handle);
      release();
    };
    return { state: 'open', document: { handle, pages: instance.FPDF_GetPageCount(handle), close } };
  }
  const isLocked = instance.FPDF_GetLastError() === PASSWORD_ERROR;
  release();
  return { state: isLocked ? 'locked' : 'unreadable' };
}

/** Rewrites a PDF with PDFium, which repairs what it can; undefined when it cannot take over every page. */
export function rewriteWithPdfium(instance: WrappedPdfiumModule, source: PdfiumDocument): Uint8Array | undefined {
  const target = instance.FPDF_CreateNewDocument();
  try {
    if (!instance.FPDF_ImportPagesByIndex(target, source.handle, 0, source.pages, 0)) return undefined;
    if (instance.FPDF_GetPageCount(target) !== source.pages) return undefined;
    return saveCopy(instance, target);
  } finally {
    instance.FPDF_CloseDocument(target);
  }
}

/** Takes what PDFium writes block by block, so that no second copy of it is in PDFium's memory, which never shrinks. */
function saveCopy(instance: WrappedPdfiumModule, document: number): Uint8Array {
  const memory = instance.pdfium;
  const blocks: Uint8Array[] = [];
  const takeBlock = lendFunction(functionTable(memory), 3, (_, block, size) => {
    blocks.push(memory.HEAPU8.slice(block, block + size));
    return 1;
  });
  const writer = memory.wasmExports.malloc(FILE_WRITER_BYTES);
  memory.setValue(writer, FILE_WRITER_VERSION, 'i32');
  memory.setValue(writer + 4, takeBlock.address, 'i32');
  try {
    instance.FPDF_SaveAsCopy(document, writer, 0);
    return joinBlocks(blocks);
  } finally {
    takeBlock.release();
    memory.wasmExports.free(writer);
  }
}

/** Emscripten exports it, but its types do not say so. */
const functionTable = ({ wasmExports }: WrappedPdfiumModule['pdfium']) =>
  (wasmExports as unknown as { __indirect_function_table: WebAssembly.Table }).__indirect_function_table;

function joinBlocks(blocks: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(blocks.reduce((size, block) => size + block.length, 0));
  let place = 0;
  for (const block of blocks) {
    joined.set(block, place);
    place += block.length;
  }
  return joined;
}
