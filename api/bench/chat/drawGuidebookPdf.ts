import { PDFDocument, type PDFFont, StandardFonts } from 'pdf-lib';
import type { BookSection } from './buildGuidebook.ts';

const PAGE = { width: 595, height: 842 };
const MARGIN = 64;
const SIZE = 11;
const LEADING = 15;
const TITLE_SIZE = 15;

/** Draws the sections of a book one below the other, each with its title set larger. */
export async function drawGuidebookPdf(sections: readonly BookSection[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const [body, bold] = [await document.embedFont(StandardFonts.Helvetica), await document.embedFont(StandardFonts.HelveticaBold)];
  let page = document.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - MARGIN;
  const put = (line: string, font: PDFFont, size: number) => {
    if (y < MARGIN) {
      page = document.addPage([PAGE.width, PAGE.height]);
      y = PAGE.height - MARGIN;
    }
    page.drawText(line, { x: MARGIN, y, size, font });
    y -= LEADING;
  };
  for (const { title, text } of sections) {
    y -= LEADING;
    if (y < MARGIN + 3 * LEADING) y = 0;
    put(title, bold, TITLE_SIZE);
    y -= LEADING / 2;
    for (const line of breakIntoLines(text, body)) put(line, body, SIZE);
  }
  return document.save();
}

function breakIntoLines(text: string, font: PDFFont): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.widthOfTextAtSize(longer, SIZE) <= PAGE.width - 2 * MARGIN) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
