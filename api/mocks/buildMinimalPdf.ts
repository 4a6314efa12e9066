import { type PdfContents, writeContents } from './pdfContents.ts';

/** Writes a valid PDF of empty A4 pages by hand, so that the fake API adds little to a page's size. */
export function buildMinimalPdf(pages: number, contents: PdfContents = {}): string {
  const pageNumbers = Array.from({ length: pages }, (_, index) => index + 3);
  const { catalog, firstPage, objects: extras } = writeContents(contents, pages + 3);
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${catalog} >>`,
    `<< /Type /Pages /Count ${pages} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    ...pageNumbers.map((_, index) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << >>${index === 0 ? firstPage : ''} >>`),
    ...extras,
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** Builds a PDF file as a visitor chooses it. */
export function createPdfFile(name: string, pages = 1, contents: PdfContents = {}): File {
  return new File([buildMinimalPdf(pages, contents)], name, { type: 'application/pdf' });
}

/** Counts the pages of a PDF with uncompressed objects, as `buildMinimalPdf` writes; any other counts as one page. */
export function countPdfPages(text: string): number {
  return text.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 1;
}
