import type { Part } from './conversation';
import { ABOVE_BASELINE, type LinePicture, linePicture, PIXELS_PER_POINT } from './linePicture';
import { layOut, MARGIN, PAPER, type PlacedLine } from './pageLayout';
import { inWinAnsi, widthOf } from './winAnsi';

export interface PdfWords {
  title: string;
  language: string;
  pageInWords: (place: { page: number; pages: number }) => string;
}

const GRAY = '0.35 g';
const BLACK = '0.09 g';
/** The highlighter's own yellow, as a pencil: a PDF knows no tokens. */
const MARK = '1 0.894 0.361 rg';
const FOOT_SIZE = 8.5;
const STROKE = { width: 3, gap: 9 } as const;

/** The conversation as a PDF of A4 pages, written here: its fonts are those that every reader of PDFs has. */
export async function conversationPdf(parts: readonly Part[], words: PdfWords): Promise<Blob> {
  const pages = layOut(parts);
  const file = new PdfFile();
  const catalog = file.reserve();
  const tree = file.reserve();
  const fonts = ['Helvetica', 'Helvetica-Bold'].map((name) =>
    file.add(`<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
  );
  const kids: number[] = [];
  for (const [place, lines] of pages.entries()) {
    const foot = words.pageInWords({ page: place + 1, pages: pages.length });
    const x = PAPER.width - MARGIN - widthOf(foot, FOOT_SIZE, false);
    const footLine = { text: foot, x, y: PAPER.height - MARGIN / 2, size: FOOT_SIZE, isBold: false, isQuiet: true, isPassage: false };
    kids.push(await writePage(file, [...lines, footLine], { tree, fonts }));
  }
  file.set(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`);
  file.set(catalog, `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${words.language}) /ViewerPreferences << /DisplayDocTitle true >> >>`);
  const info = file.add(`<< /Title <${inUtf16(words.title)}> /Producer (Sheaf) >>`);
  return file.written(catalog, info);
}

async function writePage(file: PdfFile, lines: PlacedLine[], { tree, fonts }: { tree: number; fonts: number[] }): Promise<number> {
  const drawn: string[] = [];
  const pictures: string[] = [];
  for (const line of lines) {
    if (line.isPassage) drawn.push(stroke(line));
    const codes = inWinAnsi(line.text);
    const picture = codes ? null : await linePicture(line);
    if (picture) {
      const name = `P${pictures.length}`;
      pictures.push(`/${name} ${addPicture(file, picture)} 0 R`);
      drawn.push(placedPicture(line, picture, name));
    } else drawn.push(setLine(line, codes ?? [...line.text].map((sign) => inWinAnsi(sign)?.[0] ?? QUESTION_MARK)));
  }
  const content = drawn.join('\n');
  const contents = file.add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  const resources = `<< /Font << ${fonts.map((font, place) => `/F${place} ${font} 0 R`).join(' ')} >> /XObject << ${pictures.join(' ')} >> >>`;
  return file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${PAPER.width} ${PAPER.height}] /Resources ${resources} /Contents ${contents} 0 R >>`,
  );
}

const QUESTION_MARK = 0x3f;
const up = (y: number) => (PAPER.height - y).toFixed(2);

function setLine({ x, y, size, isBold, isQuiet }: PlacedLine, codes: number[]): string {
  const hex = codes.map((code) => code.toString(16).padStart(2, '0')).join('');
  return `${isQuiet ? GRAY : BLACK}\nBT /F${isBold ? 1 : 0} ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${up(y)} Tm <${hex}> Tj ET`;
}

function stroke({ x, y, size }: PlacedLine): string {
  return `${MARK}\n${(x - STROKE.gap).toFixed(2)} ${up(y + size * 0.35)} ${STROKE.width} ${(size * 1.45).toFixed(2)} re f`;
}

/** What the picture shows is said in words too, so that it can be searched, copied and heard. */
function placedPicture({ text, x, y }: PlacedLine, { width, height }: LinePicture, name: string): string {
  const [wide, high] = [width / PIXELS_PER_POINT, height / PIXELS_PER_POINT];
  const matrix = `${wide.toFixed(2)} 0 0 ${high.toFixed(2)} ${x.toFixed(2)} ${up(y + high * (1 - ABOVE_BASELINE))}`;
  return `/Span << /ActualText <${inUtf16(text)}> >> BDC\nq ${matrix} cm /${name} Do Q\nEMC`;
}

function addPicture(file: PdfFile, { jpeg, width, height }: LinePicture): number {
  const head = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`;
  return file.add(`${head}\nstream\n`, jpeg, '\nendstream');
}

function inUtf16(text: string): string {
  const units = Array.from({ length: text.length }, (_, place) => text.charCodeAt(place).toString(16).padStart(4, '0'));
  return `feff${units.join('')}`;
}

type Chunk = string | Uint8Array;

/** Objects one after the other, and where each begins. */
class PdfFile {
  private readonly bodies: Chunk[][] = [];

  /** A number for an object that is written later. */
  reserve(): number {
    return this.bodies.push([]);
  }

  add(...body: Chunk[]): number {
    return this.bodies.push(body);
  }

  set(number: number, body: string): void {
    this.bodies[number - 1] = [body];
  }

  written(catalog: number, info: number): Blob {
    const chunks: Chunk[] = ['%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n'];
    const offsets = this.bodies.map((body, place) => {
      const offset = chunks.reduce((length, chunk) => length + chunk.length, 0);
      chunks.push(`${place + 1} 0 obj\n`, ...body, '\nendobj\n');
      return offset;
    });
    const start = chunks.reduce((length, chunk) => length + chunk.length, 0);
    const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    const size = offsets.length + 1;
    chunks.push(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    );
    return new Blob(chunks.map(asBytes), { type: 'application/pdf' });
  }
}

/** Every character of ours is one byte. */
function asBytes(chunk: Chunk): Uint8Array<ArrayBuffer> {
  return typeof chunk === 'string' ? Uint8Array.from(chunk, (sign) => sign.charCodeAt(0)) : new Uint8Array(chunk);
}
