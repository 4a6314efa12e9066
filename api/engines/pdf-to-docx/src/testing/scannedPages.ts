import { deflateSync } from 'node:zlib';
import { openRecogniser } from '@sheaf/ocr/recogniser';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { loadPdfium, openInPdfium } from '@sheaf/pdf/pdfium/pdfium';
import { drawPage, PIXELS } from '@sheaf/pdf-text/page/drawnPage';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { convertToModel } from '../buildModel.ts';
import type { ConvertedModel } from '../conversion.ts';
import { encodePng } from '../read/png.ts';
import type { Draw } from './drawnPages.ts';

const DPI = 200;
const POINTS_PER_INCH = 72;

/** Converts drawn pages as scans, whose pictures may come in strips. */
export async function convertScannedPages(pages: Draw[], { strips = 1 } = {}): Promise<ConvertedModel> {
  const printed = await PDFDocument.create();
  const plain = await printed.embedFont(StandardFonts.TimesRoman);
  const bold = await printed.embedFont(StandardFonts.HelveticaBold);
  for (const draw of pages) await draw({ page: printed.addPage([595, 842]), plain, bold, document: printed });
  const scan = await PDFDocument.create();
  for (const pngs of await drawStrips(await printed.save(), strips)) {
    const page = scan.addPage([595, 842]);
    const height = 842 / strips;
    for (const [index, png] of pngs.entries()) page.drawImage(await scan.embedPng(png), { x: 0, y: 842 - (index + 1) * height, width: 595, height });
  }
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const request = { maxPages: 0, recognition: { mode: 'auto' as const, open: openRecogniser } };
  return convertToModel(createFileInMemory('scan.pdf', await scan.save()), request, hooks);
}

/** So many strips of each page, from the top. */
async function drawStrips(pdf: Uint8Array, strips: number): Promise<Uint8Array[][]> {
  const instance = await loadPdfium();
  const opening = openInPdfium(instance, createFileInMemory('printed.pdf', pdf));
  if (opening.state !== 'open') throw new Error('The printed pages do not open.');
  const { document } = opening;
  const pictures: Uint8Array[][] = [];
  for (let index = 0; index < document.pages; index += 1) {
    const page = instance.FPDF_LoadPage(document.handle, index);
    const how = { scale: DPI / POINTS_PER_INCH, pixels: PIXELS.color };
    const pngs = drawPage(instance, page, { width: 595, height: 842 }, how, ({ pixels, across, down, stride }) => {
      const edges = Array.from({ length: strips + 1 }, (_, place) => Math.round((place * down) / strips));
      return edges.slice(1).map((bottom, place) => {
        const top = edges[place] ?? 0;
        return encodePng(pixels.subarray(top * stride), { width: across, height: bottom - top, stride }, deflateSync);
      });
    });
    instance.FPDF_ClosePage(page);
    if (pngs) pictures.push(pngs);
  }
  document.close();
  return pictures;
}
