import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { transformRectangle } from '@sheaf/pdf-text/page/matrix';
import type { PageGeometry } from '@sheaf/pdf-text/page/pageGeometry';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { readPdfiumText } from './pdfiumText.ts';

/** What a reader of a PDF marked in its text, or wrote beside it. */
export interface ReaderMark {
  kind: 'highlight' | 'underline' | 'strike' | 'note';
  /** Where its words are, or where the note is. */
  rectangles: Rectangle[];
  /** Six hexadecimal digits. */
  color: string;
  comment?: ReaderComment;
}

export interface ReaderComment {
  /** Names it within its document. */
  id: string;
  text: string;
  author: string;
  /** ISO 8601. */
  date?: string;
}

/** The subtypes of PDFium. Notes of other kinds, such as an arrow with a text, are comments at their place. */
const KINDS = new Map<number, ReaderMark['kind']>([
  [1, 'note'],
  [4, 'note'],
  [5, 'note'],
  [6, 'note'],
  [9, 'highlight'],
  [10, 'underline'],
  [11, 'underline'],
  [12, 'strike'],
  [14, 'note'],
  [15, 'note'],
]);
const HIDDEN = 2;
const NOT_VIEWED = 32;
const MAX_ANNOTATIONS = 3000;
const MAX_TEXT_BYTES = 16_000;
const MAX_QUADS = 200;
/** Eight floats. */
const QUAD_BYTES = 32;
const YELLOW = 'ffff00';

/** Reads the highlights, strokes and comments that readers added to a page. */
export function readReaderMarks(instance: WrappedPdfiumModule, page: number, number: number, geometry: PageGeometry): ReaderMark[] {
  const count = Math.min(instance.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  const marks: ReaderMark[] = [];
  for (let place = 0; place < count; place += 1) {
    const annotation = instance.FPDFPage_GetAnnot(page, place);
    if (!annotation) continue;
    const mark = readReaderMark(instance, annotation, `${number}:${place}`);
    if (mark) marks.push({ ...mark, rectangles: mark.rectangles.map((each) => transformRectangle(each, geometry.matrix)) });
    instance.FPDFPage_CloseAnnot(annotation);
  }
  return marks;
}

function readReaderMark(instance: WrappedPdfiumModule, annotation: number, id: string): ReaderMark | undefined {
  const kind = KINDS.get(instance.FPDFAnnot_GetSubtype(annotation));
  if (kind === undefined || (instance.FPDFAnnot_GetFlags(annotation) & (HIDDEN | NOT_VIEWED)) !== 0) return undefined;
  const comment = readComment(instance, annotation, id);
  const rectangles = readPlaces(instance, annotation, kind);
  if (rectangles.length === 0 || (kind === 'note' && !comment)) return undefined;
  return { kind, rectangles, color: kind === 'highlight' ? readColor(instance, annotation) : YELLOW, ...(comment && { comment }) };
}

function readComment(instance: WrappedPdfiumModule, annotation: number, id: string): ReaderComment | undefined {
  const read = (key: string) =>
    readPdfiumText(instance, MAX_TEXT_BYTES, (target, length) => instance.FPDFAnnot_GetStringValue(annotation, key, target, length));
  const text = read('Contents');
  if (text === '') return undefined;
  const date = readDate(read('M') || read('CreationDate'));
  return { id, text, author: read('T'), ...(date !== undefined && { date }) };
}

/** Reads a date of a PDF, `D:20260314101500+01'00'`, without its time zone. */
function readDate(date: string): string | undefined {
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00'] =
    /^(?:D:)?(\d{4})(\d{2})?(\d{2})?(\d{2})?(\d{2})?(\d{2})?/.exec(date) ?? [];
  if (year === undefined) return undefined;
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
  return Number.isNaN(Date.parse(written)) ? undefined : written;
}

/** Reads the boxes of the marked words, or the annotation's own where it marks none. */
function readPlaces(instance: WrappedPdfiumModule, annotation: number, kind: ReaderMark['kind']): Rectangle[] {
  const memory = instance.pdfium;
  const target = memory.wasmExports.malloc(QUAD_BYTES);
  const floats = (count: number) => memory.HEAPF32.slice(target >> 2, (target >> 2) + count);
  try {
    const quads = kind === 'note' ? 0 : Math.min(MAX_QUADS, instance.FPDFAnnot_CountAttachmentPoints(annotation));
    const places: Rectangle[] = [];
    for (let index = 0; index < quads; index += 1) {
      if (!instance.FPDFAnnot_GetAttachmentPoints(annotation, index, target)) continue;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, x4 = 0, y4 = 0] = floats(8);
      const [xs, ys] = [[x1, x2, x3, x4] as const, [y1, y2, y3, y4] as const];
      places.push({ left: Math.min(...xs), top: Math.max(...ys), right: Math.max(...xs), bottom: Math.min(...ys) });
    }
    if (places.length === 0 && instance.FPDFAnnot_GetRect(annotation, target)) {
      const [left = 0, top = 0, right = 0, bottom = 0] = floats(4);
      places.push({ left, top, right, bottom });
    }
    return places;
  } finally {
    memory.wasmExports.free(target);
  }
}

/** Reads the colour of a highlight from what it draws: PDFium gives the annotation's own only where it draws nothing. */
function readColor(instance: WrappedPdfiumModule, annotation: number): string {
  const memory = instance.pdfium;
  const target = memory.wasmExports.malloc(16);
  const [red, green, blue, alpha] = [target, target + 4, target + 8, target + 12];
  try {
    const drawn = instance.FPDFAnnot_GetObjectCount(annotation) > 0 ? instance.FPDFAnnot_GetObject(annotation, 0) : 0;
    const isKnown =
      (drawn !== 0 && instance.FPDFPageObj_GetFillColor(drawn, red, green, blue, alpha)) ||
      instance.FPDFAnnot_GetColor(annotation, 0, red, green, blue, alpha);
    if (!isKnown) return YELLOW;
    const parts = [red, green, blue].map((part) => memory.getValue(part, 'i32') & 255);
    // A form within the drawing has no fill of its own, which comes out as black.
    return Math.max(...parts) < 64 ? YELLOW : parts.map((part) => part.toString(16).padStart(2, '0')).join('');
  } finally {
    memory.wasmExports.free(target);
  }
}
