import { type PDFContext, type PDFDict, type PDFRef, PDFString } from 'pdf-lib';
import { readFontFile } from '../../node/readFontFile.ts';
import type { FaceName } from '../../typeset/faces/face.ts';
import { getFace } from '../../typeset/faces/face.ts';
import { readCharacterMap } from '../fonts/characterMap.ts';
import { buildGlyphTables, listPartOffsets, readGlyphs } from '../fonts/glyphs.ts';
import { type FontTables, getTable, readTables, toDataView, writeFont } from '../fonts/sfnt.ts';
import { toUnicodeMap } from './toUnicodeMap.ts';

const postScriptNames: Record<FaceName, string> = {
  serif: 'LetterSerif-Regular',
  serifStrong: 'LetterSerif-Semibold',
  sans: 'LetterSans-Regular',
  sansStrong: 'LetterSans-Semibold',
};

interface OpenFont {
  tables: FontTables;
  glyphs: Uint8Array[];
  characters: Map<number, number>;
}

const opened = new Map<FaceName, OpenFont>();

function openFont(face: FaceName): OpenFont {
  const cached = opened.get(face);
  if (cached) return cached;
  const tables = readTables(readFontFile(face));
  const font = { tables, glyphs: readGlyphs(tables), characters: readCharacterMap(tables) };
  opened.set(face, font);
  return font;
}

const SYMBOLIC = 4;
const SERIF = 2;
/** How thick stems are, which readers only use where a font is not embedded. */
const STEM_WIDTH = { regular: 80, strong: 130 };

/** A font in a PDF: only the characters that are used, numbered as they come. */
export class LetterFont {
  readonly reference: PDFRef;
  readonly #face: FaceName;
  readonly #font: OpenFont;
  /** Glyphs of the whole font, in the order of the embedded one. The first stands for what is missing. */
  readonly #glyphs = [0];
  readonly #numbers = new Map<string, number>();

  constructor(face: FaceName, reference: PDFRef) {
    this.#face = face;
    this.#font = openFont(face);
    this.reference = reference;
  }

  /** What stands for a character in the page, four digits. */
  code(character: string): string {
    let number = this.#numbers.get(character);
    if (number === undefined) {
      number = this.#glyphs.length;
      this.#glyphs.push(this.#font.characters.get(character.codePointAt(0) ?? 0) ?? 0);
      this.#numbers.set(character, number);
    }
    return number.toString(16).padStart(4, '0');
  }

  write(context: PDFContext): void {
    const characters = [...this.#numbers.keys()];
    const widths = characters.map((character) => getFace(this.#face).advance(character) ?? 0);
    const font = this.#embedded();
    const baseFont = `${buildSubsetTag(characters)}+${postScriptNames[this.#face]}`;
    const descendant = context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: baseFont,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      CIDToGIDMap: 'Identity',
      W: [1, widths],
      FontDescriptor: context.register(this.#descriptor(context, baseFont, context.register(context.flateStream(font, { Length1: font.length })))),
    });
    context.assign(
      this.reference,
      context.obj({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: baseFont,
        Encoding: 'Identity-H',
        DescendantFonts: [context.register(descendant)],
        ToUnicode: context.register(context.flateStream(toUnicodeMap(characters))),
      }),
    );
  }

  #descriptor(context: PDFContext, baseFont: string, fontFile: PDFRef): PDFDict {
    const { ascent, descent, capHeight } = getFace(this.#face);
    const head = toDataView(getTable(this.#font.tables, 'head'));
    const unitsPerEm = head.getUint16(18);
    return context.obj({
      Type: 'FontDescriptor',
      FontName: baseFont,
      Flags: SYMBOLIC + (this.#face.startsWith('serif') ? SERIF : 0),
      FontBBox: [36, 38, 40, 42].map((at) => Math.round((head.getInt16(at) * 1000) / unitsPerEm)),
      ItalicAngle: 0,
      Ascent: ascent,
      Descent: -descent,
      CapHeight: capHeight,
      StemV: this.#face.endsWith('Strong') ? STEM_WIDTH.strong : STEM_WIDTH.regular,
      FontFile2: fontFile,
    });
  }

  /** The font with these glyphs alone, and with those that they are made of. */
  #embedded(): Uint8Array {
    const { tables, glyphs } = this.#font;
    const chosen = [...this.#glyphs];
    const outlines: Uint8Array[] = [];
    for (let index = 0; index < chosen.length; index++) {
      const outline = (glyphs[chosen[index] ?? 0] ?? new Uint8Array()).slice();
      const view = toDataView(outline);
      for (const at of listPartOffsets(outline)) {
        const part = view.getUint16(at);
        const cached = chosen.indexOf(part);
        view.setUint16(at, cached >= 0 ? cached : chosen.push(part) - 1);
      }
      outlines.push(outline);
    }
    return writeFont(
      new Map([
        ['head', getTable(tables, 'head')],
        ['hhea', withNumber(tables, 'hhea', 34, chosen.length)],
        ['maxp', withNumber(tables, 'maxp', 4, chosen.length)],
        ['hmtx', buildHmtxTable(tables, chosen)],
        ...Object.entries(buildGlyphTables(outlines)),
      ]),
    );
  }
}

function withNumber(tables: FontTables, tag: string, at: number, value: number): Uint8Array {
  const table = getTable(tables, tag).slice();
  toDataView(table).setUint16(at, value);
  return table;
}

/** Builds the `hmtx` table of the subset: advance width and left side bearing of each chosen glyph. */
function buildHmtxTable(tables: FontTables, chosen: number[]): Uint8Array {
  const all = getTable(tables, 'hmtx');
  const sides = new Uint8Array(chosen.length * 4);
  for (const [index, glyph] of chosen.entries()) sides.set(all.subarray(glyph * 4, glyph * 4 + 4), index * 4);
  return sides;
}

/** Builds the six letters that identify a font subset (ISO 32000-1 9.6.4). */
function buildSubsetTag(characters: string[]): string {
  let hash = 0;
  for (const character of characters) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  let prefix = '';
  for (let index = 0; index < 6; index++) {
    prefix += String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
  }
  return prefix;
}
