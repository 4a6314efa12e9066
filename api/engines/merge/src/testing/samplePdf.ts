import { readFileSync } from 'node:fs';
import { writePdf } from '@sheaf/pdf/testing/writePdf';
import { type PDFContext, PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';

const FIXTURES = new URL('../../fixtures/', import.meta.url);

/** Builds a PDF whose pages have their number as text and differ in width. */
export async function buildSamplePdf(pages: number, prepare: (document: PDFDocument) => void = () => undefined): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1) document.addPage([200 + page, 300]).drawText(`Page ${page}`, { x: 20, y: 200, font });
  prepare(document);
  return document.save();
}

/** Adds scripts that run when the file or its first page is opened, a link that runs one, and a harmless link. */
export function withScripts(document: PDFDocument): void {
  const { context } = document;
  const script = context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') });
  document.catalog.set(PDFName.of('OpenAction'), script);
  const page = document.getPage(0);
  page.node.set(PDFName.of('AA'), context.obj({ O: script }));
  page.node.set(PDFName.of('Annots'), context.obj([link(context, 'java\tscript:alert(1)'), link(context, 'https://example.com/')]));
}

function link(context: PDFContext, address: string) {
  const action = context.obj({ S: 'URI', URI: PDFString.of(address) });
  return context.register(context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 50, 50], A: action }));
}

/** Reads an encrypted PDF of three pages, or of one with "The secret is under the mat."; passwords are "secret". */
export function encryptPdf(name: 'needs-password' | 'needs-password-rc4' | 'needs-password-text' | 'owner-password-only'): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`${name}.pdf`, FIXTURES)));
}

/** Writes a PDF of one page whose object breaks off within a string, which PDFium reads and the engine does not. */
export function writeMendablePdf(): Uint8Array {
  return writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Broken <zz)',
    '<</Length 12>>\nstream\n0 0 9 9 re f\nendstream',
  ]);
}

/** Creates a file as a visitor chooses it. */
export function createFile(name: string, bytes: Uint8Array): File {
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
}
