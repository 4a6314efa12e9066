import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { transformRectangle } from '@sheaf/pdf-text/page/matrix';
import type { PageGeometry } from '@sheaf/pdf-text/page/pageGeometry';
import type { Rectangle } from '@sheaf/pdf-text/page/readingFrame';
import type { Link } from '../model/documentModel.ts';

/** A place that links of the document lead to: a page from 1 and how far down it, in points, where that is stated. */
export interface Destination {
  page: number;
  top: number | undefined;
}

export interface PlacedLink {
  /** One for each line it runs over. */
  rectangles: Rectangle[];
  target: { to: 'address'; address: string } | { to: 'place'; destination: Destination };
}

const SCRATCH_BYTES = 64;
const MAX_ADDRESS_BYTES = 4096;
const MAX_LINKS = 2000;
const GO_TO = 1;
const SAFE_ADDRESS = /^(https?:|mailto:|tel:|ftp:)/i;

/** Reads the links of an open page. */
export function readLinks(instance: WrappedPdfiumModule, document: number, page: number, geometry: PageGeometry): PlacedLink[] {
  const memory = instance.pdfium;
  const scratch = memory.wasmExports.malloc(SCRATCH_BYTES);
  const links: PlacedLink[] = [];
  try {
    memory.setValue(scratch, 0, 'i32');
    while (links.length < MAX_LINKS && instance.FPDFLink_Enumerate(page, scratch, scratch + 4)) {
      const link = memory.getValue(scratch + 4, 'i32');
      const target = readTarget(instance, document, link);
      const rectangles = target ? readRectangles(instance, link, geometry, scratch + 8) : [];
      if (target && rectangles.length > 0) links.push({ rectangles, target });
    }
    return links;
  } finally {
    memory.wasmExports.free(scratch);
  }
}

function readTarget(instance: WrappedPdfiumModule, document: number, link: number): PlacedLink['target'] | undefined {
  const action = instance.FPDFLink_GetAction(link);
  const address = action ? readAddress(instance, document, action) : undefined;
  if (address !== undefined) return SAFE_ADDRESS.test(address) ? { to: 'address', address } : undefined;
  const isGoTo = action && instance.FPDFAction_GetType(action) === GO_TO;
  const place = instance.FPDFLink_GetDest(document, link) || (isGoTo ? instance.FPDFAction_GetDest(document, action) : 0);
  const destination = place ? readDestination(instance, document, place) : undefined;
  return destination && { to: 'place', destination };
}

function readAddress(instance: WrappedPdfiumModule, document: number, action: number): string | undefined {
  const memory = instance.pdfium;
  const length = instance.FPDFAction_GetURIPath(document, action, 0, 0);
  if (length <= 1 || length > MAX_ADDRESS_BYTES) return undefined;
  const target = memory.wasmExports.malloc(length);
  try {
    instance.FPDFAction_GetURIPath(document, action, target, length);
    return memory.UTF8ToString(target).trim();
  } finally {
    memory.wasmExports.free(target);
  }
}

/** Reads where a destination of PDFium leads, in points from the top of its page as PDFium measures it. */
export function readDestination(instance: WrappedPdfiumModule, document: number, place: number): Destination | undefined {
  const memory = instance.pdfium;
  const page = instance.FPDFDest_GetDestPageIndex(document, place);
  if (page < 0) return undefined;
  const scratch = memory.wasmExports.malloc(SCRATCH_BYTES);
  try {
    const known = instance.FPDFDest_GetLocationInPage(place, scratch, scratch + 4, scratch + 8, scratch + 12, scratch + 16, scratch + 20);
    const hasTop = known && memory.getValue(scratch + 4, 'i32') !== 0;
    return { page: page + 1, top: hasTop ? memory.getValue(scratch + 16, 'float') : undefined };
  } finally {
    memory.wasmExports.free(scratch);
  }
}

function readRectangles(instance: WrappedPdfiumModule, link: number, geometry: PageGeometry, scratch: number): Rectangle[] {
  const memory = instance.pdfium;
  const floats = (count: number) => memory.HEAPF32.slice(scratch >> 2, (scratch >> 2) + count);
  const quads = Math.max(0, instance.FPDFLink_CountQuadPoints(link));
  const rectangles: Rectangle[] = [];
  for (let index = 0; index < quads; index += 1) {
    if (!instance.FPDFLink_GetQuadPoints(link, index, scratch)) continue;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0, x4 = 0, y4 = 0] = floats(8);
    rectangles.push({
      left: Math.min(x1, x2, x3, x4),
      right: Math.max(x1, x2, x3, x4),
      top: Math.max(y1, y2, y3, y4),
      bottom: Math.min(y1, y2, y3, y4),
    });
  }
  if (rectangles.length === 0 && instance.FPDFLink_GetAnnotRect(link, scratch)) {
    const [left = 0, top = 0, right = 0, bottom = 0] = floats(4);
    rectangles.push({ left, top, right, bottom });
  }
  return rectangles.map((rectangle) => transformRectangle(rectangle, geometry.matrix));
}

/** Finds the link of a run of text, as the model writes it. */
export function findLink(mark: string | undefined): Link | undefined {
  if (mark === undefined) return undefined;
  return mark.startsWith('#') ? { to: 'bookmark', bookmark: mark.slice(1) } : { to: 'address', address: mark };
}
