import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { joinMatrices, type Matrix, measureAreaScale, transformRectangle } from '@sheaf/pdf-text/page/matrix';
import type { PageGeometry } from '@sheaf/pdf-text/page/pageGeometry';
import type { PdfiumCalls } from '@sheaf/pdf-text/page/pdfiumCalls';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import { ObjectKind, type ObjectReader, walkObjects } from '@sheaf/pdf-text/page/walkObjects';
import type { PictureData } from '../model/documentModel.ts';
import { type Clip, cutPart, cutToClips, isCut, readClips } from './clips.ts';
import { findFilledFrames } from './filledFrames.ts';
import { type PathPart, splitPath } from './pathParts.ts';
import { findTextBoxes } from './roundedBoxes.ts';

/** A straight line along an edge of the page, drawn or filled. */
export interface Ruling extends Rectangle {
  isHorizontal: boolean;
  thickness: number;
  color: string;
  /** How it is drawn where it is no stroke throughout. */
  dash?: 'dotted' | 'dashed';
}

/** A filled rectangle. */
export interface Background extends Rectangle {
  color: string;
  /** PDFium's number of what is painted there, where its one colour may not be all of it. */
  painted?: number;
  /** How it looks where it is a blend of colours. */
  picture?: PictureData;
}

/** A picture where it is, with PDFium's number for it. */
export interface PlacedImage extends Rectangle {
  object: number;
  markedContent: number;
  /** Whether only a part of it is seen. */
  isCut?: true;
}

/** What is drawn on a page beside its text, in points of the page as it is shown, from its top left. */
export interface Drawing {
  rulings: Ruling[];
  backgrounds: Background[];
  images: PlacedImage[];
  /** All that is neither straight nor a rectangle, as parts of charts are. */
  shapes: Shape[];
  /** The bounds and colour of every filled shape, in painting order. Text may be painted over them. */
  fills: Background[];
}

/** The bounds of a shape. */
export interface Shape extends Rectangle {
  /** One straight stroke from corner to corner, as each half of a cross is. */
  isSlanted?: true;
  /** It ends elsewhere than it began, as a tick does. */
  isOpen?: true;
  /** PDFium's number of a blend of colours. */
  painted?: number;
}

/** A filled rectangle thinner than this is a line. */
const RULING_THICKNESS = 4;
/** In points; a line of no width is drawn as thin as the device can. */
const HAIRLINE = 0.2;
const WHITE_FROM = 250;
/** PDFium's number for paths of which every second part is a hole. */
const EVEN_ODD = 1;
/** White shapes that are larger, in points, are decoration. */
const MAX_MARK = 12;
/** Dots are no longer than this, in widths of their line. The scratch memory of a path has room for so many lengths. */
const DOT_LENGTH = 2.5;
const MOST_DASHES = 4;
/** Of 255: nobody sees what is fainter. */
const FAINT = 8;

/** Reads what is drawn on an open page, that inside its form objects too. */
export function readDrawing(instance: WrappedPdfiumModule, page: number, geometry: PageGeometry): Drawing {
  const drawing: Drawing = { rulings: [], backgrounds: [], images: [], shapes: [], fills: [] };
  const boxes: RoundedBox[] = [];
  walkObjects(instance, page, (object, reader) => {
    const { handle, kind, matrix } = object;
    const shown = joinMatrices(matrix, geometry.matrix);
    if (kind === ObjectKind.PATH) return takePath(drawing, boxes, { path: handle, shown, clips: readClips(object, geometry.matrix, reader) }, reader);
    const own = kind === ObjectKind.IMAGE || kind === ObjectKind.SHADING ? reader.readBounds(handle) : undefined;
    const whole = own && transformRectangle(own, shown);
    const bounds = whole && cutToClips(whole, readClips(object, geometry.matrix, reader));
    if (!bounds || !isOnPage(bounds, geometry)) return;
    if (kind === ObjectKind.SHADING) drawing.shapes.push({ ...bounds, painted: handle });
    else {
      const markedContent = reader.calls.FPDFPageObj_GetMarkedContentID(handle);
      drawing.images.push({ ...bounds, object: handle, markedContent, ...(isCut(whole, bounds) && { isCut: true }) });
    }
  });
  const ofText = findTextBoxes(
    boxes.map(({ part }) => part),
    [...drawing.shapes, ...drawing.rulings],
  );
  for (const { part, ink } of boxes) takePart(drawing, ofText.has(part) ? { ...part, kind: 'rectangle' } : { ...part, kind: 'shape' }, ink);
  return drawing;
}

interface Paint {
  color: string;
  isWhite: boolean;
  object: number;
}

interface Ink {
  fill: Paint | undefined;
  stroke: Paint | undefined;
  thickness: number;
  dash?: 'dotted' | 'dashed' | undefined;
}

/** A box with rounded corners and how it is painted: what it is can be decided once all that is drawn about it is known. */
interface RoundedBox {
  part: PathPart;
  ink: Ink;
}

function takePath(
  drawing: Drawing,
  boxes: RoundedBox[],
  { path, shown, clips }: { path: number; shown: Matrix; clips: readonly Clip[] },
  reader: ObjectReader,
): void {
  const { memory, calls, scratch } = reader;
  if (!calls.FPDFPath_GetDrawMode(path, scratch, scratch + 4)) return;
  const [fillMode = 0, isStroked = 0] = memory.HEAP32.slice(scratch >> 2, (scratch >> 2) + 2);
  const fill = fillMode ? readPaint(path, calls.FPDFPageObj_GetFillColor, reader) : undefined;
  const stroke = isStroked ? readPaint(path, calls.FPDFPageObj_GetStrokeColor, reader) : undefined;
  if (!fill && !stroke) return;
  const width = stroke && calls.FPDFPageObj_GetStrokeWidth(path, scratch) ? (memory.HEAPF32[scratch >> 2] ?? 1) : 0;
  const own = reader.readMatrix(path);
  const whole = own ? joinMatrices(own, shown) : shown;
  const thickness = Math.max(HAIRLINE, width * Math.sqrt(measureAreaScale(whole)));
  const painted = { fill, stroke, thickness, dash: stroke && readDash(path, width, reader) };
  const segments = { count: calls.FPDFPath_CountSegments(path), at: (index: number) => calls.FPDFPath_GetPathSegment(path, index) };
  const { frames, others } = splitFrames(splitPath(segments, reader, whole), painted, fillMode === EVEN_ODD);
  const pieces = [
    ...frames.map(({ part, thickness: wide }) => ({ part, ink: { fill: undefined, stroke: fill, thickness: wide } })),
    ...others.map((part) => ({ part, ink: painted })),
  ];
  for (const { part, ink } of pieces.flatMap((piece) => clipPart(piece.part, piece.ink, clips))) {
    if (ink.fill && part.kind !== 'line')
      drawing.fills.push({ left: part.left, top: part.top, right: part.right, bottom: part.bottom, color: ink.fill.color });
    if (part.kind === 'roundedBox') boxes.push({ part, ink });
    else takePart(drawing, part, ink);
  }
}

/** Cuts off what is outside the paths that a part is clipped to. The frame of a box that is cut is only those of its lines that are left. */
function clipPart(part: PathPart, ink: Ink, clips: readonly Clip[]): { part: PathPart; ink: Ink }[] {
  if (clips.length === 0) return [{ part, ink }];
  const { fill, stroke, thickness } = ink;
  const cut = cutPart(part, clips, stroke ? thickness / 2 : 0);
  if (part.kind !== 'rectangle' || !stroke || (cut && !isCut(part, cut))) return cut ? [{ part: cut, ink }] : [];
  const background = fill && cutPart(part, clips, 0);
  const frame = listEdges(part).flatMap((edge) => cutPart({ kind: 'line', ...edge }, clips, thickness / 2) ?? []);
  return [
    ...(background ? [{ part: background, ink: { ...ink, stroke: undefined } }] : []),
    ...frame.map((edge) => ({ part: edge, ink: { ...ink, fill: undefined } })),
  ];
}

/** A stroke leaves no room between two boxes. */
function splitFrames(parts: PathPart[], { fill, stroke }: Ink, isEvenOdd: boolean): ReturnType<typeof findFilledFrames> {
  return fill && !stroke && !fill.isWhite ? findFilledFrames(parts, isEvenOdd) : { frames: [], others: parts };
}

/** Dots are hardly longer than they are thick. */
function readDash(path: number, width: number, { memory, calls, scratch }: ObjectReader): Ruling['dash'] {
  const count = calls.FPDFPageObj_GetDashCount(path);
  if (count < 1 || count > MOST_DASHES || !calls.FPDFPageObj_GetDashArray(path, scratch, count)) return undefined;
  const [first = 0] = memory.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 1);
  return first > DOT_LENGTH * width ? 'dashed' : 'dotted';
}

function readPaint(path: number, ask: PdfiumCalls['FPDFPageObj_GetFillColor'], { memory, scratch }: ObjectReader): Paint | undefined {
  if (!ask(path, scratch, scratch + 4, scratch + 8, scratch + 12)) return undefined;
  const [red = 0, green = 0, blue = 0, opacity = 0] = memory.HEAPU32.subarray(scratch >> 2, (scratch >> 2) + 4);
  if (opacity < FAINT) return undefined;
  return {
    color: [red, green, blue].map((part) => (part & 255).toString(16).padStart(2, '0')).join(''),
    isWhite: Math.min(red, green, blue) >= WHITE_FROM,
    object: path,
  };
}

function takePart(drawing: Drawing, part: PathPart, { fill, stroke, thickness, dash }: Ink): void {
  const { left, top, right, bottom } = part;
  const [width, height] = [right - left, bottom - top];
  if (part.kind === 'shape') {
    if (!fill?.isWhite || stroke || isMarkOnBackground(part, drawing.fills))
      drawing.shapes.push({ left, top, right, bottom, ...(part.isSlanted && { isSlanted: true }), ...(part.isOpen && { isOpen: true }) });
    return;
  }
  if (part.kind === 'line') {
    if (stroke) drawing.rulings.push({ ...buildRuling(part, thickness, stroke.color), ...(dash && { dash }) });
    return;
  }
  if (fill && Math.min(width, height) < RULING_THICKNESS) {
    if (!fill.isWhite) drawing.rulings.push(buildRuling(part, Math.min(width, height), fill.color));
  } else if (fill) drawing.backgrounds.push({ left, top, right, bottom, color: fill.color, ...(fill.isWhite && { painted: fill.object }) });
  if (!stroke || Math.min(width, height) < RULING_THICKNESS) return;
  for (const edge of listEdges(part)) drawing.rulings.push({ ...buildRuling(edge, thickness, stroke.color), ...(dash && { dash }) });
}

function listEdges({ left, top, right, bottom }: Rectangle): Rectangle[] {
  return [
    { left, right, top, bottom: top },
    { left, right, top: bottom, bottom },
    { left, right: left, top, bottom },
    { left: right, right, top, bottom },
  ];
}

/** Returns whether a white shape is small, as a bullet is, and on a filled area that is not white. */
function isMarkOnBackground({ left, top, right, bottom }: Rectangle, fills: readonly Background[]): boolean {
  if (Math.max(right - left, bottom - top) > MAX_MARK) return false;
  const holds = (fill: Background) => fill.left < left && fill.right > right && fill.top < top && fill.bottom > bottom;
  const background = fills.findLast(holds);
  return background !== undefined && [0, 2, 4].some((place) => Number.parseInt(background.color.slice(place, place + 2), 16) < WHITE_FROM);
}

/** Drawn as its middle line. */
function buildRuling({ left, top, right, bottom }: Rectangle, thickness: number, color: string): Ruling {
  const isHorizontal = right - left >= bottom - top;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const line = isHorizontal ? { left, right, top: y, bottom: y } : { left: x, right: x, top, bottom };
  return { ...line, isHorizontal, thickness, color };
}

function isOnPage({ left, top, right, bottom }: Rectangle, { width, height }: PageGeometry): boolean {
  return right > 0 && bottom > 0 && left < width && top < height && right - left > 0.5 && bottom - top > 0.5;
}
