import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import type { TextStyle } from '../model/documentModel.ts';

/** Families that are as wide as the fonts every PDF reader has, letter for letter. */
const ALIKE: [RegExp, Record<'plain' | 'bold' | 'italic' | 'boldItalic', string>][] = [
  [/^(times|liberation serif|tinos)/i, { plain: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic', boldItalic: 'Times-BoldItalic' }],
  [
    /^(arial$|helvetica|liberation sans$|arimo)/i,
    { plain: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique', boldItalic: 'Helvetica-BoldOblique' },
  ],
  [/^(courier|liberation mono|cousine)/i, { plain: 'Courier', bold: 'Courier-Bold', italic: 'Courier-Oblique', boldItalic: 'Courier-BoldOblique' }],
];
/** What these fonts have in any reader. */
const KNOWN = /^[\u0020-\u007e\u00a1-\u00ff–—‘’“”•…€]$/;

/** How wide words are in the fonts that every PDF reader has, and those that were made to match them. To be closed before the document. */
export class StandardWidths {
  readonly #open: OpenPdf;
  readonly #scratch: number;
  readonly #fonts = new Map<string, { handle: number; widths: Map<string, number> }>();

  constructor(open: OpenPdf) {
    this.#open = open;
    this.#scratch = open.instance.pdfium.wasmExports.malloc(8);
  }

  /** In points; undefined for other fonts, and for letters that not all of these have. */
  measureTextWidth(text: string, { font, size, isBold, isItalic }: TextStyle): number | undefined {
    const family = ALIKE.find(([pattern]) => pattern.test(font))?.[1];
    if (!family) return undefined;
    const name = isBold ? (isItalic ? family.boldItalic : family.bold) : isItalic ? family.italic : family.plain;
    let width = 0;
    for (const letter of text) {
      const own = KNOWN.test(letter) ? this.#letter(letter, name) : 0;
      if (own <= 0) return undefined;
      width += own * size;
    }
    return width;
  }

  close(): void {
    for (const { handle } of this.#fonts.values()) this.#open.instance.FPDFFont_Close(handle);
    this.#open.instance.pdfium.wasmExports.free(this.#scratch);
  }

  /** For letters of one point. */
  #letter(letter: string, name: string): number {
    const { instance, document } = this.#open;
    const font = this.#fonts.get(name) ?? { handle: instance.FPDFText_LoadStandardFont(document.handle, name), widths: new Map<string, number>() };
    this.#fonts.set(name, font);
    const known = font.widths.get(letter);
    if (known !== undefined) return known;
    const isKnown = font.handle !== 0 && instance.FPDFFont_GetGlyphWidth(font.handle, letter.codePointAt(0) ?? 0, 1, this.#scratch);
    const width = isKnown ? (instance.pdfium.HEAPF32[this.#scratch >> 2] ?? 0) : 0;
    font.widths.set(letter, width);
    return width;
  }
}
