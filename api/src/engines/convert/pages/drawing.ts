import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { Matrix, PageGeometry } from '../../pdfText/page/pageGeometry.ts';
import { joined } from '../../pdfText/page/pageObjects.ts';
import type { PdfiumCalls } from '../../pdfText/page/pdfiumCalls.ts';
import type { Rectangle } from '../../pdfText/page/readingFrame.ts';
import { type PathPart, partsOfPath } from './pathParts.ts';

/** A straight line along an edge of the page, drawn or filled. */
export interface Rule extends Rectangle {
  isHorizontal: boolean;
  thickness: number;
  color: string;
}

/** A filled rectangle. */
export interface Ground extends Rectangle {
  color: string;
}

/** A picture where it stands, with PDFium's number for it. */
export interface PlacedImage extends Rectangle {
  object: number;
  markedContent: number;
}

/** What is drawn on a page beside its text, in points of the page as it is shown, from its top left. */
export interface Drawing {
  rules: Rule[];
  grounds: Ground[];
  images: PlacedImage[];
  /** All that is neither straight nor a rectangle, as parts of charts are. */
  shapes: Rectangle[];
}

const SCRATCH_BYTES = 64;
const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;
const MAX_OBJECTS = 20_000;
const MAX_DEPTH = 6;
/** A filled rectangle thinner than this is a line. */
const RULE_THICKNESS = 3;
const WHITE_FROM = 250;

/** Reads what is drawn on an open page, that inside its form objects too. */
export function drawingOf(instance: WrappedPdfiumModule, calls: PdfiumCalls, page: number, geometry: PageGeometry): Drawing {
  const memory = instance.pdfium;
  const scratch = memory.wasmExports.malloc(SCRATCH_BYTES);
  const drawing: Drawing = { rules: [], grounds: [], images: [], shapes: [] };
  let seen = 0;

  const colorOf = (object: number, ask: PdfiumCalls['FPDFPageObj_GetFillColor']) => {
    if (!ask(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return undefined;
    const [red = 0, green = 0, blue = 0, opacity = 0] = memory.HEAPU32.subarray(scratch >> 2, (scratch >> 2) + 4);
    if (opacity < 8) return undefined;
    return {
      color: [red, green, blue].map((part) => (part & 255).toString(16).padStart(2, '0')).join(''),
      isWhite: Math.min(red, green, blue) >= WHITE_FROM,
    };
  };
  const boundsOf = (object: number, matrix: Matrix): Rectangle | undefined => {
    if (!calls.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return undefined;
    const [left = 0, bottom = 0, right = 0, top = 0] = memory.HEAPF32.slice(scratch >> 2, (scratch >> 2) + 4);
    return transformed({ left, top, right, bottom }, joined(matrix, geometry.matrix));
  };
  const takePath = (object: number, matrix: Matrix) => {
    if (!calls.FPDFPath_GetDrawMode(object, scratch, scratch + 4)) return;
    const [fillMode = 0, isStroked = 0] = memory.HEAP32.slice(scratch >> 2, (scratch >> 2) + 2);
    const fill = fillMode ? colorOf(object, calls.FPDFPageObj_GetFillColor) : undefined;
    const stroke = isStroked ? colorOf(object, calls.FPDFPageObj_GetStrokeColor) : undefined;
    if (!fill && !stroke) return;
    const width = stroke && calls.FPDFPageObj_GetStrokeWidth(object, scratch) ? (memory.HEAPF32[scratch >> 2] ?? 1) : 0;
    const own = calls.FPDFPageObj_GetMatrix(object, scratch) ? matrixAt(memory.HEAPF32, scratch) : undefined;
    const whole = joined(own ? joined(own, matrix) : matrix, geometry.matrix);
    const thickness = Math.max(0.2, width * Math.sqrt(Math.abs(whole[0] * whole[3] - whole[1] * whole[2])));
    for (const part of partsOfPath(memory, calls, object, scratch, whole)) takePart(drawing, part, { fill, stroke, thickness });
  };
  const visit = (object: number, matrix: Matrix, depth: number) => {
    seen += 1;
    const type = calls.FPDFPageObj_GetType(object);
    if (type === TEXT) return;
    if (type === FORM) {
      if (depth >= MAX_DEPTH || !calls.FPDFPageObj_GetMatrix(object, scratch)) return;
      const inner = joined(matrixAt(memory.HEAPF32, scratch), matrix);
      const count = Math.max(0, calls.FPDFFormObj_CountObjects(object));
      for (let index = 0; index < count && seen < MAX_OBJECTS; index += 1) visit(calls.FPDFFormObj_GetObject(object, index), inner, depth + 1);
      return;
    }
    if (type === PATH) return takePath(object, matrix);
    const bounds = type === IMAGE || type === SHADING ? boundsOf(object, matrix) : undefined;
    if (!bounds || !isOnPage(bounds, geometry)) return;
    if (type === IMAGE) drawing.images.push({ ...bounds, object, markedContent: calls.FPDFPageObj_GetMarkedContentID(object) });
    else drawing.shapes.push(bounds);
  };
  try {
    const count = Math.max(0, calls.FPDFPage_CountObjects(page));
    for (let index = 0; index < count && seen < MAX_OBJECTS; index += 1) visit(calls.FPDFPage_GetObject(page, index), [1, 0, 0, 1, 0, 0], 0);
    return drawing;
  } finally {
    memory.wasmExports.free(scratch);
  }
}

interface Ink {
  fill: { color: string; isWhite: boolean } | undefined;
  stroke: { color: string; isWhite: boolean } | undefined;
  thickness: number;
}

function takePart(drawing: Drawing, part: PathPart, { fill, stroke, thickness }: Ink): void {
  const { left, top, right, bottom } = part;
  const [width, height] = [right - left, bottom - top];
  if (part.kind === 'shape') {
    if (!fill?.isWhite || stroke) drawing.shapes.push({ left, top, right, bottom });
    return;
  }
  if (part.kind === 'line') {
    if (stroke) drawing.rules.push(ruleOf(part, thickness, stroke.color));
    return;
  }
  if (fill && Math.min(width, height) < RULE_THICKNESS) {
    if (!fill.isWhite) drawing.rules.push(ruleOf(part, Math.min(width, height), fill.color));
  } else if (fill) drawing.grounds.push({ left, top, right, bottom, color: fill.color });
  if (!stroke || Math.min(width, height) < RULE_THICKNESS) return;
  const edges = [
    { left, right, top, bottom: top },
    { left, right, top: bottom, bottom },
    { left, right: left, top, bottom },
    { left: right, right, top, bottom },
  ];
  for (const edge of edges) drawing.rules.push(ruleOf(edge, thickness, stroke.color));
}

/** Drawn as its middle line. */
function ruleOf({ left, top, right, bottom }: Rectangle, thickness: number, color: string): Rule {
  const isHorizontal = right - left >= bottom - top;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const line = isHorizontal ? { left, right, top: y, bottom: y } : { left: x, right: x, top, bottom };
  return { ...line, isHorizontal, thickness, color };
}

function isOnPage({ left, top, right, bottom }: Rectangle, { width, height }: PageGeometry): boolean {
  return right > 0 && bottom > 0 && left < width && top < height && right - left > 0.5 && bottom - top > 0.5;
}

function matrixAt(floats: Float32Array, pointer: number): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = floats.slice(pointer >> 2, (pointer >> 2) + 6);
  return [a, b, c, d, e, f];
}

export function transformed({ left, top, right, bottom }: Rectangle, [a, b, c, d, e, f]: Matrix): Rectangle {
  const xs = [left, right].flatMap((x) => [top, bottom].map((y) => a * x + c * y + e));
  const ys = [left, right].flatMap((x) => [top, bottom].map((y) => b * x + d * y + f));
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
