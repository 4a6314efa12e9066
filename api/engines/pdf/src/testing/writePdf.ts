import { encodeLatin1 } from '../syntax/characters.ts';

/** Writes a PDF with a classic xref table from the text of its objects, numbered from 1; object 1 is the catalog. */
export function writePdf(objects: string[], trailer = ''): Uint8Array {
  let text = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return encodeLatin1(text);
}

export interface PdfParts {
  /** The text drawn on each page. */
  pages: string[];
  /** More entries of the catalog, of every page, and of the page of an index. */
  catalog?: string;
  page?: (index: number) => string;
  /** More objects; the first has the number that `getFirstExtra` gives. */
  extra?: string[];
}

/** Returns the object number of a page. */
export function getPageObject(index: number): number {
  return 4 + index * 2;
}

/** Returns the number of the first extra object. */
export function getFirstExtra(pages: number): number {
  return 4 + pages * 2;
}

/** Writes a PDF with one line of text on each page; everything else is given as PDF syntax. */
export function writeTextPdf({ pages, catalog = '', page = () => '', extra = [] }: PdfParts): Uint8Array {
  const kids = pages.map((_, index) => `${getPageObject(index)} 0 R`).join(' ');
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 300 200]/Resources<</Font<</F1 3 0 R>>>>>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  pages.forEach((text, index) => {
    const content = `BT /F1 18 Tf 20 100 Td (${text}) Tj ET`;
    objects.push(
      `<</Type/Page/Parent 2 0 R/Contents ${getPageObject(index) + 1} 0 R${page(index)}>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    );
  });
  return writePdf([...objects, ...extra]);
}
