import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { loadPdfium, openInPdfium } from '@sheaf/pdf/pdfium/pdfium';
import { renderPage } from '@sheaf/pdf-text/scans/renderPage';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { type Area, type GreyImage, WHITE } from '../greyImage.ts';
import type { PagePicture } from '../pagePicture.ts';

/** Returns a white picture. */
export function createBlankImage(width: number, height: number): GreyImage {
  return { width, height, grey: new Uint8Array(width * height).fill(WHITE) };
}

/** Fills a part of the picture with a shade. */
export function fill({ width, grey }: GreyImage, { left, top, right, bottom }: Area, shade = 0): void {
  for (let y = top; y < bottom; y++) grey.fill(shade, y * width + left, y * width + right);
}

/** Draws a page of 800 by 800 pixels with strokes like lines of letters, some of x-height and some taller. */
export function drawLetterLines(): GreyImage {
  const image = createBlankImage(800, 800);
  for (let base = 150; base < 680; base += 40) {
    for (let left = 120 + ((base * 7) % 23), letter = base; left < 660; left += 14, letter++) {
      if (letter % 7 === 5) continue;
      fill(image, { left, top: base - (letter % 4 === 0 ? 22 : 15), right: left + 3, bottom: base });
      fill(image, { left, top: base - 3, right: left + 9, bottom: base });
    }
  }
  return image;
}

/** Draws a small page with these lines at 200 dots per inch. */
export async function drawTextPage(lines: string[]): Promise<PagePicture> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([300, 30 + lines.length * 18]);
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 30, y: lines.length * 18 - index * 18, size: 12, font });
  const instance = await loadPdfium();
  const opening = openInPdfium(instance, createFileInMemory('drawn.pdf', await pdf.save()));
  if (opening.state !== 'open') throw new Error('The drawn page does not open.');
  const handle = instance.FPDF_LoadPage(opening.document.handle, 0);
  const picture = renderPage(instance, handle, page.getSize());
  instance.FPDF_ClosePage(handle);
  opening.document.close();
  if (!picture) throw new Error('The page is not drawn.');
  return picture;
}
