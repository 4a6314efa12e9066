import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { loadPdfium } from '@sheaf/pdf/pdfium/pdfium';
import { openDocument } from '../openDocument.ts';
import { readPageGeometry } from '../page/pageGeometry.ts';
import { bindPdfiumCalls } from '../page/pdfiumCalls.ts';
import { readGlyphs } from './readGlyphs.ts';

/** Returns whether the text of a page in this font is taken for bold, where the file states such a width of its stems. */
async function looksBold(name: string, stems: number): Promise<boolean> {
  const content = 'BT /F1 20 Tf 10 20 Td (Harbour) Tj ET';
  const file = [
    '%PDF-1.7',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 50] /Resources <</Font <</F1 4 0 R>>>> /Contents 5 0 R>> endobj',
    `4 0 obj <</Type /Font /Subtype /TrueType /BaseFont /${name} /FontDescriptor 6 0 R>> endobj`,
    `5 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
    `6 0 obj <</Type /FontDescriptor /FontName /${name} /Flags 32 /StemV ${stems}>> endobj`,
    'trailer <</Root 1 0 R /Size 7>>',
  ].join('\n');
  const instance = await loadPdfium();
  const document = await openDocument(createFileInMemory('font.pdf', new TextEncoder().encode(file)), undefined);
  const page = instance.FPDF_LoadPage(document.handle, 0);
  const [first] = readGlyphs(instance, bindPdfiumCalls(instance), page, readPageGeometry(instance, page));
  instance.FPDF_ClosePage(page);
  document.close();
  if (!first) throw new Error('The page is empty.');
  return first.style.isBold;
}

test.each([
  ['OpenSans', 190, false],
  ['OpenSans-Bold', 80, true],
  ['NimbusRomNo9L-Medi', 80, true],
  ['HelveticaNeueLTStd-Bd', 80, true],
  ['TTE1A07', 190, true],
  ['TTE1A07', 80, false],
])('the font %s with stems of %i is bold: %s, as its name says where it says anything', async (name, stems, isBold) => {
  expect(await looksBold(name, stems)).toBe(isBold);
});
