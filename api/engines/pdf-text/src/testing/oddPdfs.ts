import { brotliCompressSync } from 'node:zlib';
import { encodeLatin1 } from '@sheaf/pdf/syntax/characters';
import { writePdf } from '@sheaf/pdf/testing/writePdf';

/** Files that PDFium refuses, or opens without finding their text. */

const FONT = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
/** Bytes as text for `latin1Bytes`. */
const decodeLatin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const compressBrotli = (text: string) => decodeLatin1(brotliCompressSync(encodeLatin1(text)));
const stream = (entries: string, content: string) => `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`;

/** Returns the content stream of a page with one line below the other. */
export function writeTextLines(...lines: string[]): string {
  return `BT /F1 14 Tf 40 150 Td 18 TL ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
}

interface Packed {
  /** The content of each page, or its bytes where they are packed already. */
  pages: (string | Uint8Array)[];
  /** More entries of every page. */
  page?: string;
  /** More objects: what is in the first of them is number `4 + 2 * pages`. */
  extra?: string[];
}

/** Builds a PDF with all its streams compressed by Brotli, as a draft of the standard allows. */
export function buildBrotliPdf({ pages, page = '', extra = [] }: Packed): Uint8Array {
  const getPageNumber = (index: number) => 4 + index;
  const firstStream = 4 + pages.length;
  const packed = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages.map((_, index) => `${getPageNumber(index)} 0 R`).join(' ')}]/Count ${pages.length}/MediaBox[0 0 300 200]>>`,
    FONT,
    ...pages.map(
      (_, index) =>
        `<</Type/Page/Parent 2 0 R/Contents ${firstStream + index} 0 R/Resources<</Font<</F1 3 0 R>>/XObject<</X ${firstStream + pages.length} 0 R>>>>${page}>>`,
    ),
  ];
  const offsets = packed.map((_, index) => packed.slice(0, index).join(' ').length + (index > 0 ? 1 : 0));
  const index = packed.map((_, place) => `${place + 1} ${offsets[place]}`).join(' ');
  const inStreams = [
    ...pages.map((content) => stream('/Filter/BrotliDecode', typeof content === 'string' ? compressBrotli(content) : decodeLatin1(content))),
    ...extra,
  ];
  const container = stream(
    `/Type/ObjStm/N ${packed.length}/First ${index.length + 1}/Filter/BrotliDecode`,
    compressBrotli(`${index} ${packed.join(' ')}`),
  );
  return withXrefStream(packed.length, [...inStreams, container]);
}

/** The objects from number `packed + 1` on, the last of them the object stream that holds those before. */
function withXrefStream(packed: number, objects: string[]): Uint8Array {
  let text = '%PDF-2.0\n';
  const containerNumber = packed + objects.length;
  const rows = [[0, 0, 255], ...Array.from({ length: packed }, (_, index) => [2, containerNumber, index])];
  for (const [index, object] of objects.entries()) {
    rows.push([1, text.length, 0]);
    text += `${packed + 1 + index} 0 obj\n${object}\nendobj\n`;
  }
  const start = text.length;
  rows.push([1, start, 0]);
  const table = rows
    .map(([kind = 0, where = 0, place = 0]) => String.fromCharCode(kind, where >> 16, (where >> 8) & 255, where & 255, place))
    .join('');
  const xref = stream(`/Type/XRef/W[1 3 1]/Size ${rows.length}/Root 1 0 R`, table);
  return encodeLatin1(`${text}${containerNumber + 1} 0 obj\n${xref}\nendobj\nstartxref\n${start}\n%%EOF\n`);
}

/** Builds a PDF whose xref table gives the offset of the content stream for the page object. */
export function buildMisplacedPagePdf(content: string): Uint8Array {
  const pdf = decodeLatin1(buildOnePage(content, FONT));
  const place = (number: number) => String(pdf.indexOf(`\n${number} 0 obj`) + 1).padStart(10, '0');
  return encodeLatin1(pdf.replace(`${place(3)} 00000 n`, `${place(4)} 00000 n`));
}

/** Builds a PDF with its own character codes and glyph names that only contain numbers. Letters in `untold` have meaningless names. */
export function buildNamedLettersPdf(lines: string[], { more = '', unmapped = '' } = {}): Uint8Array {
  const letters = [...new Set(lines.join(''))];
  const names = letters.map((letter) =>
    unmapped.includes(letter) ? '/odd' : `/G${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
  const encodeLine = (line: string) => [...line].map((letter) => (letters.indexOf(letter) + 1).toString(16).padStart(2, '0')).join('');
  const content = `BT /F1 14 Tf 40 150 Td 18 TL ${lines.map((line) => `<${encodeLine(line)}> Tj T*`).join(' ')} ET ${more}`;
  const widths = letters.map(() => 556).join(' ');
  const descriptor =
    '<</Type/FontDescriptor/FontName/Odd/Flags 4/FontBBox[0 -200 1000 800]/ItalicAngle 0/Ascent 800/Descent -200/CapHeight 700/StemV 80>>';
  const font = `<</Type/Font/Subtype/Type1/BaseFont/Odd/FirstChar 1/LastChar ${letters.length}/Widths[${widths}]/FontDescriptor ${descriptor}/Encoding<</Differences[1${names.join('')}]>>>>`;
  return buildOnePage(content, font);
}

function buildOnePage(content: string, font: string): Uint8Array {
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
    `<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>`,
    stream('', content),
    font,
    FONT,
  ]);
}
