import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { PageGeometry } from '../page/pageGeometry.ts';
import type { PdfiumCalls } from '../page/pdfiumCalls.ts';
import { createFontReader } from './fontFacts.ts';
import type { Glyph, GlyphStyle } from './glyph.ts';

const SCRATCH_BYTES = 64;
/** PDFium writes this for a hyphen at the end of a line, whether it was a soft one or not. */
const LINE_END_HYPHEN = 2;
const SPACE = 32;
/** PDFium reports a character beyond U+FFFF as two, such as an emoji or an italic letter of a formula. */
const [FIRST_SURROGATE, FIRST_LOW_SURROGATE, LAST_SURROGATE] = [0xd800, 0xdc00, 0xdfff];
const MIN_SPACE_POINTS = 0.01;
const INVISIBLE_MODE = 3;
/** Filled and drawn around as well, which makes up for a bold font that is missing. */
const OUTLINED_MODE = 2;
/** An upright font that leans this far makes up for an italic one. */
const MIN_SLANT = 0.15;
const WHITE_FROM = 245;
/** No page that people read has more characters. */
const MAX_GLYPHS = 200_000;

/** Reads every glyph of a page in the order of its content; PDFium's own guesses at spaces and line ends are left out. */
export function readGlyphs(instance: WrappedPdfiumModule, calls: PdfiumCalls, page: number, geometry: PageGeometry): Glyph[] {
  const memory = instance.pdfium;
  const textPage = instance.FPDFText_LoadPage(page);
  if (!textPage) return [];
  const scratch = memory.wasmExports.malloc(SCRATCH_BYTES);
  try {
    const count = Math.min(instance.FPDFText_CountChars(textPage), MAX_GLYPHS);
    const readStyle = createStyleReader(instance, calls, { textPage, scratch, geometry });
    const glyphs: Glyph[] = [];
    const [a, b, c, d, e, f] = geometry.matrix;
    for (let index = 0; index < count; index += 1) {
      const object = calls.FPDFText_GetTextObject(textPage, index);
      // Only what PDFium made up belongs to no object.
      if (!object) continue;
      const { style, slant } = readStyle(object, index);
      const code = readCodePoint(calls, textPage, index);
      if (code === undefined) continue;
      calls.FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8);
      calls.FPDFText_GetLooseCharBox(textPage, index, scratch + 16);
      const { HEAPF64, HEAPF32 } = memory;
      const x = HEAPF64[scratch >> 3] ?? 0;
      const y = HEAPF64[(scratch >> 3) + 1] ?? 0;
      const place = (scratch + 16) >> 2;
      const [x1, y1] = [HEAPF32[place] ?? 0, HEAPF32[place + 1] ?? 0];
      const [x2, y2] = [HEAPF32[place + 2] ?? 0, HEAPF32[place + 3] ?? 0];
      const [left, right] = [a * x1 + c * y1 + e, a * x2 + c * y2 + e];
      // A space without width is PDFium's guess at a gap, and may follow the letter that it belongs before.
      if (code === SPACE && Math.min(Math.abs(x2 - x1), Math.abs(y2 - y1)) < MIN_SPACE_POINTS) continue;
      const [top, bottom] = [b * x1 + d * y1 + f, b * x2 + d * y2 + f];
      const glyph: Glyph = {
        text: code === LINE_END_HYPHEN ? '-' : decodeCodePoint(code),
        left: Math.min(left, right),
        top: Math.min(top, bottom),
        right: Math.max(left, right),
        bottom: Math.max(top, bottom),
        originX: a * x + c * y + e,
        originY: b * x + d * y + f,
        style,
        isUnmapped: code === 0 || code === 0xfffd || calls.FPDFText_HasUnicodeMapError(textPage, index) === 1,
      };
      if (slant > 0) setUpright(glyph, slant);
      glyphs.push(glyph);
    }
    return glyphs;
  } finally {
    memory.wasmExports.free(scratch);
    instance.FPDFText_ClosePage(textPage);
  }
}

/** Narrows the box of a slanted letter to that of the upright one: around what is drawn, it would reach over its neighbours. */
function setUpright(glyph: Glyph, slant: number): void {
  const { left, top, right, bottom, originY } = glyph;
  const [start, end] = [left + slant * Math.max(0, bottom - originY), right - slant * Math.max(0, originY - top)];
  if (start >= end) return;
  glyph.left = start;
  glyph.right = end;
}

/** Returns the code point of a character, of two surrogates at the first of them; undefined at the second. */
function readCodePoint(calls: PdfiumCalls, textPage: number, index: number): number | undefined {
  const code = calls.FPDFText_GetUnicode(textPage, index);
  if (code < FIRST_SURROGATE || code > LAST_SURROGATE) return code;
  const isHigh = code < FIRST_LOW_SURROGATE;
  const other = calls.FPDFText_GetUnicode(textPage, isHigh ? index + 1 : index - 1);
  const [high, low] = isHigh ? [code, other] : [other, code];
  const isPair = high >= FIRST_SURROGATE && high < FIRST_LOW_SURROGATE && low >= FIRST_LOW_SURROGATE && low <= LAST_SURROGATE;
  if (!isPair) return code;
  return isHigh ? String.fromCharCode(high, low).codePointAt(0) : undefined;
}

function decodeCodePoint(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

interface StyleSource {
  textPage: number;
  scratch: number;
  geometry: PageGeometry;
}

/** Asks how text is drawn, and how far it leans if it is level, once for each text object, at its first character. */
function createStyleReader(instance: WrappedPdfiumModule, calls: PdfiumCalls, { textPage, scratch, geometry }: StyleSource) {
  const memory = instance.pdfium;
  const known = new Map<number, { style: GlyphStyle; slant: number }>();
  const readFont = createFontReader(instance);

  const readFillColor = (object: number) => {
    if (!calls.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return { isWhite: false, color: '000000' };
    const place = scratch >> 2;
    const [red = 0, green = 0, blue = 0, opacity = 0] = memory.HEAPU32.subarray(place, place + 4);
    const color = [red, green, blue].map((part) => (part & 255).toString(16).padStart(2, '0')).join('');
    return { isWhite: Math.min(red, green, blue) >= WHITE_FROM || opacity === 0, color };
  };

  return (object: number, index: number): { style: GlyphStyle; slant: number } => {
    const drawn = known.get(object);
    if (drawn) return drawn;
    const hasMatrix = calls.FPDFText_GetMatrix(textPage, index, scratch);
    const [a = 1, b = 0, c = 0, d = 1] = hasMatrix ? memory.HEAPF32.slice(scratch >> 2, (scratch >> 2) + 4) : [];
    const facts = readFont(calls.FPDFTextObj_GetFont(object));
    const mode = calls.FPDFTextObj_GetTextRenderMode(object);
    const slant = measureSlant(a, b, c, d);
    const style: GlyphStyle = {
      font: facts.font,
      isBold: facts.isBold || mode === OUTLINED_MODE,
      isItalic: facts.isItalic || slant > MIN_SLANT,
      size: calls.FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d),
      angle: ((Math.atan2(-b, a) * 180) / Math.PI + geometry.turn + 360) % 360,
      isInvisible: mode === INVISIBLE_MODE,
      ...readFillColor(object),
      markedContent: calls.FPDFPageObj_GetMarkedContentID(object),
    };
    const read = { style, slant: slant > MIN_SLANT && style.angle === 0 && geometry.turn === 0 ? slant : 0 };
    known.set(object, read);
    return read;
  };
}

/** Computes the slant of letters to the right, as a share of their height. */
function measureSlant(a: number, b: number, c: number, d: number): number {
  const area = a * d - b * c;
  return area === 0 ? 0 : (a * c + b * d) / area;
}
