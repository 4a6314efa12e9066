import { deflateSync } from 'node:zlib';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { fileInMemory } from '../../fileInMemory.ts';
import { openRecogniser } from '../../ocr/recogniser.ts';
import { openInPdfium, pdfium } from '../../pdfium.ts';
import { drawnPage, PIXELS } from '../../pdfText/page/drawnPage.ts';
import type { ConvertedModel } from '../conversion.ts';
import { convertedModel } from '../modelOf.ts';
import { pngOf } from '../pages/png.ts';
import type { Draw } from './drawnPages.ts';

const DPI = 200;
const POINTS_PER_INCH = 72;

/** Pages drawn for tests as a scanner sees them, and what they are read as. */
export async function scanned(pages: Draw[]): Promise<ConvertedModel> {
  const printed = await PDFDocument.create();
  const plain = await printed.embedFont(StandardFonts.TimesRoman);
  const bold = await printed.embedFont(StandardFonts.HelveticaBold);
  for (const draw of pages) await draw({ page: printed.addPage([595, 842]), plain, bold, document: printed });
  const scan = await PDFDocument.create();
  for (const png of await picturesOf(await printed.save())) {
    const page = scan.addPage([595, 842]);
    page.drawImage(await scan.embedPng(png), { x: 0, y: 0, width: 595, height: 842 });
  }
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const request = { maxPages: 0, recognition: { mode: 'auto' as const, open: openRecogniser } };
  return convertedModel(fileInMemory('scan.pdf', await scan.save()), request, hooks);
}

async function picturesOf(pdf: Uint8Array): Promise<Uint8Array[]> {
  const instance = await pdfium();
  const opening = openInPdfium(instance, fileInMemory('printed.pdf', pdf));
  if (opening.state !== 'open') throw new Error('The printed pages do not open.');
  const { document } = opening;
  const pictures: Uint8Array[] = [];
  for (let index = 0; index < document.pages; index += 1) {
    const page = instance.FPDF_LoadPage(document.handle, index);
    const how = { scale: DPI / POINTS_PER_INCH, pixels: PIXELS.color };
    const png = drawnPage(instance, page, { width: 595, height: 842 }, how, ({ pixels, across, down, stride }) =>
      pngOf(pixels, { width: across, height: down, stride }, deflateSync),
    );
    instance.FPDF_ClosePage(page);
    if (png) pictures.push(png);
  }
  document.close();
  return pictures;
}
