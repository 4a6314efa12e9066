import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text run: text of one font on one line. Lengths are shares of the shown page, so that they hold at every zoom. */
export interface TextPiece {
  text: string;
  /** Where it begins, above its first letter: shares of the page's width and height. */
  left: number;
  top: number;
  /** The size of its letters, a share of the page's width. */
  size: number;
  /** What it looks most like, and how much wider than that it is. */
  family: string;
  stretch: number;
  /** Its direction, in degrees clockwise. */
  angle: number;
  isRightToLeft: boolean;
  endsLine: boolean;
}

/** How a font at hand sets text: in parts of its size. */
export interface FontMeasures {
  measureLength(text: string, family: string): number;
  /** How far below the top of a line of its own height letters stand. */
  findBaseline(family: string): number;
}

/** What pdf.js reports of a page's text, as far as it is used here. */
interface PdfTextItem {
  str: string;
  dir: string;
  transform: number[];
  width: number;
  height: number;
  fontName: string;
  hasEOL: boolean;
}
interface PdfTextStyle {
  fontFamily: string;
  vertical?: boolean;
}
/** The page as it is shown: turned, with its upper left corner at 0, 0. */
interface ShownPage {
  width: number;
  height: number;
  transform: number[];
}

// A page of more pieces is a map or a plan: nobody selects its text, and so many elements would hold up the page.
const MAX_PIECES = 8000;

/** Reads the positioned text pieces of a page. */
export async function readPageText(page: PDFPageProxy, fonts: FontMeasures): Promise<TextPiece[]> {
  const { items, styles } = await page.getTextContent();
  return buildTextPieces(items.flatMap(filterText), styles, page.getViewport({ scale: 1 }), fonts);
}

/** Reads the text of a page as the concatenation of its pieces. */
export async function readPageWords(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .flatMap(filterText)
    .map(({ str, hasEOL }) => str + (hasEOL ? '\n' : ''))
    .join('');
}

/** Beside text pdf.js may report marks around it. */
const filterText = <Item extends object>(item: Item): Extract<Item, PdfTextItem>[] => (isText(item) ? [item] : []);
const isText = <Item extends object>(item: Item): item is Extract<Item, PdfTextItem> => 'str' in item;

/** Builds the pieces of text of a page from the items that pdf.js read. */
export function buildTextPieces(
  items: readonly PdfTextItem[],
  styles: Record<string, PdfTextStyle>,
  page: ShownPage,
  fonts: FontMeasures,
): TextPiece[] {
  const pieces: TextPiece[] = [];
  for (const { str, dir, transform, width, height, fontName, hasEOL } of items) {
    const last = pieces.at(-1);
    if (last && !last.endsLine && str.trim() === '') {
      // Spaces go with the word before them: half as many pieces for the page to hold.
      last.text += str;
      last.endsLine = hasEOL;
      continue;
    }
    if (str === '') continue;
    if (pieces.length === MAX_PIECES) break;
    const { fontFamily: family = 'sans-serif', vertical: isVertical = false } = styles[fontName] ?? {};
    const { left, baseline, size, angle } = measurePlace(transform, page, isVertical);
    const natural = fonts.measureLength(str, family) * size;
    const rise = fonts.findBaseline(family) * size;
    pieces.push({
      text: str,
      left: (left + rise * Math.sin(angle)) / page.width,
      top: (baseline - rise * Math.cos(angle)) / page.height,
      size: size / page.width,
      family,
      stretch: natural > 0 ? (isVertical ? height : width) / natural : 1,
      angle: (angle * 180) / Math.PI,
      isRightToLeft: dir === 'rtl',
      endsLine: hasEOL,
    });
  }
  return pieces;
}

/** Computes the position, size and angle of the first letter on the shown page. */
function measurePlace(text: readonly number[], { transform }: ShownPage, isVertical: boolean) {
  const [a, b, c, d, e, f] = multiplyMatrices(transform, text);
  const quarter = isVertical ? Math.PI / 2 : 0;
  return { left: e, baseline: f, size: Math.hypot(c, d), angle: Math.atan2(b, a) + quarter };
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** Multiplies two matrices: the result applies `inner`, then `outer`. */
function multiplyMatrices(outer: readonly number[], inner: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [p = 1, q = 0, r = 0, s = 1, x = 0, y = 0] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * x + c * y + e, b * x + d * y + f];
}
