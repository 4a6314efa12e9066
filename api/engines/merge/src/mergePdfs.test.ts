import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPageTexts } from '@sheaf/pdf/testing/pdfiumReader';
import { writeTextPdf } from '@sheaf/pdf/testing/writePdf';
import { mergePdfs } from './mergePdfs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'merge-pdfs-'));
const onDisk = path.join(folder, 'report.pdf');
writeFileSync(onDisk, writeTextPdf({ pages: ['report 1', 'report 2', 'report 3'] }));
afterAll(() => rmSync(folder, { recursive: true }));

const paper = writeTextPdf({ pages: ['paper'] });

test('merges a path, bytes and chosen pages of a file, and reports each by name', async () => {
  const { pdf, report } = await mergePdfs([onDisk, paper, { file: onDisk, name: 'end.pdf', pages: 'r1' }]);
  expect(await readPageTexts(pdf)).toEqual(['report 1', 'report 2', 'report 3', 'paper', 'report 3']);
  expect(report.files.map(({ name, pages }) => `${name} ${pages}`)).toEqual(['report.pdf 3', 'document-2.pdf 1', 'end.pdf 1']);
});

test('follows the choices and names the file that cannot be merged', async () => {
  await expect(mergePdfs([paper, { file: new Uint8Array(9), name: 'notes.pdf' }])).rejects.toMatchObject({
    name: 'PdfError',
    code: 'not_a_pdf',
    message: 'notes.pdf is not a PDF file.',
    fileIndex: 1,
  });
  await expect(mergePdfs([onDisk, paper], { maxPages: 3 })).rejects.toMatchObject({ name: 'MergeError', code: 'too_many_pages' });
  await expect(mergePdfs([onDisk, paper], { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
});
