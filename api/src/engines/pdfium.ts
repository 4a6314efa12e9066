import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

const PASSWORD_ERROR = 4;
const FILE_ACCESS_BYTES = 12;

let loading: Promise<WrappedPdfiumModule> | undefined;

/** PDFium, started at its first use. */
export function pdfium(): Promise<WrappedPdfiumModule> {
  loading ??= start();
  return loading;
}

/** Gives up an instance whose memory can no longer be trusted; the next use starts a fresh one. */
export function forgetPdfium(): void {
  loading = undefined;
}

async function start(): Promise<WrappedPdfiumModule> {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const bytes = await readFile(wasm);
  const instance = await init({ wasmBinary: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) });
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

/** Opens a PDF without copying it: PDFium asks for the parts it wants. Close it when done. */
export function openInPdfium(instance: WrappedPdfiumModule, bytes: Uint8Array, password = ''): PdfiumOpening {
  const memory = instance.pdfium;
  const readBlock = memory.addFunction((_: number, position: number, target: number, size: number) => {
    memory.HEAPU8.set(bytes.subarray(position, position + size), target);
    return 1;
  }, 'iiiii');
  const access = memory.wasmExports.malloc(FILE_ACCESS_BYTES);
  memory.setValue(access, bytes.length, 'i32');
  memory.setValue(access + 4, readBlock, 'i32');
  memory.setValue(access + 8, 0, 'i32');
  const release = () => {
    memory.removeFunction(readBlock);
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

/** A PDF's pages written anew by PDFium, which mends what it can; nothing when it cannot take over every page. */
export function rewrittenByPdfium(instance: WrappedPdfiumModule, source: PdfiumDocument): Uint8Array | undefined {
  const target = instance.FPDF_CreateNewDocument();
  const writer = instance.PDFiumExt_OpenFileWriter();
  try {
    if (!instance.FPDF_ImportPagesByIndex(target, source.handle, 0, source.pages, 0)) return undefined;
    if (instance.FPDF_GetPageCount(target) !== source.pages) return undefined;
    instance.PDFiumExt_SaveAsCopy(target, writer);
    return writtenBytes(instance, writer);
  } finally {
    instance.PDFiumExt_CloseFileWriter(writer);
    instance.FPDF_CloseDocument(target);
  }
}

function writtenBytes(instance: WrappedPdfiumModule, writer: number): Uint8Array {
  const memory = instance.pdfium;
  const size = instance.PDFiumExt_GetFileWriterSize(writer);
  const address = memory.wasmExports.malloc(size);
  try {
    instance.PDFiumExt_GetFileWriterData(writer, address, size);
    return memory.HEAPU8.slice(address, address + size);
  } finally {
    memory.wasmExports.free(address);
  }
}
