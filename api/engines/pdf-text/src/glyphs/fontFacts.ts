import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

interface FontFacts {
  font: string;
  isBold: boolean;
  isItalic: boolean;
}

const NAME_BYTES = 256;
const FORCE_BOLD = 1 << 18;
const ITALIC = 1 << 6;
const BOLD_WEIGHT = 600;
const BOLD_NAME = /bold|black|heavy|demi|negrita|negreta|grassetto|halbfett|-medi(ital|obli)?$|-(bd|blk|hv)(cn|it|obl)*$|\bcmbx|\bsfbx|,b$/i;
const LIGHT_NAME = /light|thin|regular|book|roman$/i;
/** A name that some program made up. */
const MEANINGLESS_NAME = /^(?!.*\p{L}{4})/u;
const ITALIC_NAME = /italic|oblique|slanted|\bcmti|\bsfti/i;

/**
 * Asks for a font's name and cut once. The name is believed rather than the weight, which PDFium takes from the stem width of the file,
 * where many bold fonts come to 400, and Arial, Open Sans and Computer Modern to more than 700.
 */
export function createFontReader(instance: WrappedPdfiumModule): (font: number) => FontFacts {
  const known = new Map<number, FontFacts>();
  return (font) => {
    const facts = known.get(font) ?? read(instance, font);
    known.set(font, facts);
    return facts;
  };
}

function read(instance: WrappedPdfiumModule, font: number): FontFacts {
  if (!font) return { font: '', isBold: false, isItalic: false };
  const name = readFontName(instance, font);
  const flags = instance.FPDFFont_GetFlags(font);
  const isForced = (flags & FORCE_BOLD) !== 0 && !LIGHT_NAME.test(name);
  const isHeavy = MEANINGLESS_NAME.test(name) && instance.FPDFFont_GetWeight(font) >= BOLD_WEIGHT;
  return {
    font: name,
    isBold: BOLD_NAME.test(name) || isForced || isHeavy,
    isItalic: ITALIC_NAME.test(name) || (flags & ITALIC) !== 0,
  };
}

function readFontName(instance: WrappedPdfiumModule, font: number): string {
  const memory = instance.pdfium;
  const target = memory.wasmExports.malloc(NAME_BYTES);
  try {
    const length = instance.FPDFFont_GetBaseFontName(font, target, NAME_BYTES);
    // The name of a subset begins with six letters of its own.
    return length > 0 && length <= NAME_BYTES ? memory.UTF8ToString(target).replace(/^[A-Z]{6}\+/, '') : '';
  } finally {
    memory.wasmExports.free(target);
  }
}
