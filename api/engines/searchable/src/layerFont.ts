import type { Codec } from '@sheaf/pdf/bytes/codec';
import { decodeLatin1, encodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { buildDictionary, NewReference, name, type PdfDictionary, PdfString } from '@sheaf/pdf/syntax/values';
import type { WrittenObject } from '@sheaf/pdf/write/increment';
import { formatPdfValue } from '@sheaf/pdf/write/pdfSyntax';
import { ADVANCE, ASCENT, DESCENT, writeBlankFont } from './blankFont.ts';

const FONT_NAME = 'SheafBlank';
/** The flag of a font without a Latin character set (ISO 32000-2 table 121). */
const SYMBOLIC = 4;
const MAX_CODES = 65_535;
/** The limit of a CMap block (ISO 32000-2 9.10.3). */
const ENTRIES_PER_BLOCK = 100;

/** The font of the text layer for any script: each grapheme cluster gets a two-byte code, mapped to its text by a ToUnicode table. */
export interface LayerFont {
  /** Returns the code of a grapheme cluster as two bytes in hexadecimal digits. */
  code(cluster: string): string;
  /** Writes the font's objects under the numbers from `number` on; the first is the font. */
  objects(number: number, codec: Codec): WrittenObject[];
}

/** The number of objects that make up the font. */
export const FONT_OBJECTS = 6;

/** Creates a font without any code. */
export function createLayerFont(): LayerFont {
  const codes = new Map<string, number>();
  return {
    code(cluster) {
      const known = codes.get(cluster) ?? codes.size + 1;
      if (known > MAX_CODES) throw new RangeError('The document has too many different characters for one font.');
      codes.set(cluster, known);
      return formatHex(known);
    },
    objects: (number, codec) => buildFontObjects(number, codes, codec),
  };
}

function buildFontObjects(number: number, codes: ReadonlyMap<string, number>, codec: Codec): WrittenObject[] {
  const [descendant, descriptor, file, toUnicode, glyphs] = Array.from(
    { length: FONT_OBJECTS - 1 },
    (_, index) => new NewReference(number + 1 + index),
  );
  const program = writeBlankFont();
  const written = [
    formatPdfValue(
      buildDictionary({
        Type: name('Font'),
        Subtype: name('Type0'),
        BaseFont: name(FONT_NAME),
        Encoding: name('Identity-H'),
        DescendantFonts: [descendant ?? null],
        ToUnicode: toUnicode,
      }),
    ),
    formatPdfValue(
      buildDictionary({
        Type: name('Font'),
        Subtype: name('CIDFontType2'),
        BaseFont: name(FONT_NAME),
        CIDSystemInfo: buildDictionary({ Registry: new PdfString('Adobe'), Ordering: new PdfString('Identity'), Supplement: 0 }),
        FontDescriptor: descriptor,
        DW: ADVANCE,
        CIDToGIDMap: glyphs,
      }),
    ),
    formatPdfValue(
      buildDictionary({
        Type: name('FontDescriptor'),
        FontName: name(FONT_NAME),
        Flags: SYMBOLIC,
        FontBBox: [0, DESCENT, ADVANCE, ASCENT],
        ItalicAngle: 0,
        Ascent: ASCENT,
        Descent: DESCENT,
        CapHeight: ASCENT,
        StemV: 0,
        FontFile2: file,
      }),
    ),
    formatStream(program, codec, buildDictionary({ Length1: program.length })),
    formatStream(encodeLatin1(formatToUnicodeMap(codes)), codec),
    // Maps every code to the one blank glyph.
    formatStream(new Uint8Array(2 * (codes.size + 1)), codec),
  ];
  return written.map((syntax, index) => ({ number: number + index, generation: 0, syntax }));
}

/** Compresses data and formats it as a stream object. */
export function formatStream(data: Uint8Array, codec: Codec, more: PdfDictionary = new Map()): string {
  const compressed = codec.deflate(data);
  const dictionary = new Map(more).set('Filter', name('FlateDecode')).set('Length', compressed.length);
  return `${formatPdfValue(dictionary)}\nstream\n${decodeLatin1(compressed, 0, compressed.length)}\nendstream`;
}

function formatToUnicodeMap(codes: ReadonlyMap<string, number>): string {
  const entries = [...codes].map(([cluster, code]) => `<${formatHex(code)}> <${formatUtf16(cluster)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < entries.length; at += ENTRIES_PER_BLOCK) {
    const block = entries.slice(at, at + ENTRIES_PER_BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict /CMap defineresource pop',
    'end',
    'end',
  ].join('\n');
}

function formatUtf16(text: string): string {
  return Array.from({ length: text.length }, (_, at) => formatHex(text.charCodeAt(at))).join('');
}

function formatHex(value: number): string {
  return value.toString(16).toUpperCase().padStart(4, '0');
}
