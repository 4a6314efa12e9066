import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildMinimalPdf } from '@sheaf/api/mocks/buildMinimalPdf';
import { buildAnnotatedPdf } from './annotatedPdf';
import type { PdfMark } from './downloadInputs';

const mark: PdfMark = { page: 2, boxes: [{ left: 1000, top: 2000, width: 3000, height: 500 }], type: 'spelling', comment: 'It is “receive”.' };
const facts = { author: 'Sheaf', date: new Date('2026-03-04T05:06:07Z') };

async function annotated(pdf: Uint8Array<ArrayBuffer>, password = '', marks = [mark]): Promise<Buffer> {
  const { file: blob } = await buildAnnotatedPdf({ pdf, password, marks, ...facts });
  expect(blob.type).toBe('application/pdf');
  return Buffer.from(await blob.arrayBuffer());
}

test('the file is the visitor’s own with comments behind it', async () => {
  const pdf = new TextEncoder().encode(buildMinimalPdf(2));
  const annotatedFile = await annotated(pdf);
  expect(annotatedFile.subarray(0, pdf.length).equals(pdf)).toBe(true);
  const added = annotatedFile.subarray(pdf.length).toString('latin1');
  expect(added.match(/\/Subtype \/Highlight/g)).toHaveLength(1);
  expect(added).toContain('/T <5368656166>');
  expect(added).toContain('%%EOF');
});

test('a protected file is opened with its password, and refused with another', async () => {
  const folder = join(__dirname, '../../../../api/engines/pdf/src/testing/encrypted');
  const locked = Uint8Array.from(readFileSync(join(folder, 'aes-256-no-password.pdf')));
  const annotatedFile = (await annotated(locked, '', [{ ...mark, page: 1 }])).toString('latin1');
  expect(annotatedFile).toContain('/Subtype /Highlight');
  expect(annotatedFile).not.toContain('/Encrypt');
  await expect(annotated(Uint8Array.from(readFileSync(join(folder, 'aes-256.pdf'))), 'wrong')).rejects.toThrow('password');
});

test('a mark beyond the last page is an error, never a comment somewhere else', async () => {
  await expect(annotated(new TextEncoder().encode(buildMinimalPdf(2)), '', [{ ...mark, page: 3 }])).rejects.toThrow('no page 3');
});
