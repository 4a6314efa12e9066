/** `node textOnly.ts IN.pdf OUT.docx`: the text of each page line by line and nothing else, on the libraries ours is made with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { loadPdfium, openInPdfium } from '@sheaf/pdf/pdfium/pdfium';
import { Document, Packer, Paragraph } from 'docx';

const [input = '', output = ''] = process.argv.slice(2);
const instance = await loadPdfium();
const opening = openInPdfium(instance, createFileInMemory(input, readFileSync(input)));
if (opening.state !== 'open') throw new Error(`${input} is ${opening.state}.`);
const lines: string[] = [];
for (let index = 0; index < opening.document.pages; index++) {
  const page = instance.FPDF_LoadPage(opening.document.handle, index);
  const text = instance.FPDFText_LoadPage(page);
  const count = instance.FPDFText_CountChars(text);
  let words = '';
  for (let at = 0; at < count; at++) words += String.fromCodePoint(instance.FPDFText_GetUnicode(text, at));
  lines.push(...words.split(/\r?\n/));
  instance.FPDFText_ClosePage(text);
  instance.FPDF_ClosePage(page);
}
writeFileSync(output, await Packer.toBuffer(new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] })));
