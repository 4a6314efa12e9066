import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { joinMatrices, type Matrix, UNCHANGED } from './matrix.ts';
import { bindPdfiumCalls, type PdfiumCalls } from './pdfiumCalls.ts';
import type { Rectangle } from './readingFrame.ts';

/** What PDFium calls the kinds of objects. */
export const ObjectKind = { TEXT: 1, PATH: 2, IMAGE: 3, SHADING: 4, FORM: 5 } as const;

/** Something drawn on a page, or inside one of its form objects. */
export interface PageObject {
  /** PDFium's number for it. */
  handle: number;
  /** One of `ObjectKind`. */
  kind: number;
  /** From the space the object lies in to the page's: what the forms around it do. */
  matrix: Matrix;
  /** The form objects that it lies in, the outermost first. */
  forms: readonly Pick<PageObject, 'handle' | 'matrix'>[];
}

/** Asks PDFium about single objects; its answers pass through `scratch`. */
export interface ObjectReader {
  memory: WrappedPdfiumModule['pdfium'];
  calls: PdfiumCalls;
  /** Where PDFium writes its answers: room for sixteen numbers. */
  scratch: number;
  /** In the space the object lies in, which begins at the lower left. */
  readBounds(handle: number): Rectangle | undefined;
  readMatrix(handle: number): Matrix | undefined;
}

const SCRATCH_BYTES = 64;
/** Enough for any page that people made; drawings of machines have millions. */
const MAX_OBJECTS = 20_000;
/** Forms inside forms; a form may hold itself. */
const MAX_DEPTH = 6;

/** Shows each object of an open page in the order in which they are drawn; in place of a form object what it holds. */
export function walkObjects(
  instance: WrappedPdfiumModule,
  page: number,
  take: (object: PageObject, reader: ObjectReader) => void,
  maxObjects = MAX_OBJECTS,
): void {
  const scratch = instance.pdfium.wasmExports.malloc(SCRATCH_BYTES);
  try {
    const reader = createObjectReader(instance, scratch);
    walk(reader, page, (object) => take(object, reader), maxObjects);
  } finally {
    instance.pdfium.wasmExports.free(scratch);
  }
}

function walk({ calls, readMatrix }: ObjectReader, page: number, take: (object: PageObject) => void, maxObjects: number): void {
  let seen = 0;
  const visit = (handle: number, matrix: Matrix, forms: PageObject['forms']) => {
    seen += 1;
    const kind = calls.FPDFPageObj_GetType(handle);
    if (kind !== ObjectKind.FORM) return take({ handle, kind, matrix, forms });
    const own = forms.length < MAX_DEPTH ? readMatrix(handle) : undefined;
    if (!own) return;
    const inner = joinMatrices(own, matrix);
    const within = [...forms, { handle, matrix }];
    // PDFium answers -1 where it cannot count.
    const count = calls.FPDFFormObj_CountObjects(handle);
    for (let index = 0; index < count && seen < maxObjects; index += 1) visit(calls.FPDFFormObj_GetObject(handle, index), inner, within);
  };
  const count = calls.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && seen < maxObjects; index += 1) visit(calls.FPDFPage_GetObject(page, index), UNCHANGED, []);
}

function createObjectReader(instance: WrappedPdfiumModule, scratch: number): ObjectReader {
  const memory = instance.pdfium;
  const calls = bindPdfiumCalls(instance);
  // The memory may have grown, and moved, since the last answer.
  const answer = (count: number) => memory.HEAPF32.slice(scratch >> 2, (scratch >> 2) + count);
  return {
    memory,
    calls,
    scratch,
    readBounds(handle) {
      if (!calls.FPDFPageObj_GetBounds(handle, scratch, scratch + 4, scratch + 8, scratch + 12)) return undefined;
      const [left = 0, bottom = 0, right = 0, top = 0] = answer(4);
      return { left, top, right, bottom };
    },
    readMatrix(handle) {
      if (!calls.FPDFPageObj_GetMatrix(handle, scratch)) return undefined;
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = answer(6);
      return [a, b, c, d, e, f];
    },
  };
}
