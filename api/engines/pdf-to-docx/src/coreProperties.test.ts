import { expect, test } from '@jest/globals';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { strFromU8, unzipSync } from 'fflate';
import { PDFDocument } from 'pdf-lib';
import { buildModel } from './buildModel.ts';
import { writeDocx } from './docx/writeDocx.ts';

async function convertToCoreXml(author: string | undefined): Promise<string> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Minutes of the harbour board');
  if (author !== undefined) document.setAuthor(author);
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const model = await buildModel(createFileInMemory('a.pdf', await document.save()), { maxPages: 0, recognition: { mode: 'off' } }, hooks);
  return strFromU8(unzipSync(await writeDocx(model))['docProps/core.xml'] ?? new Uint8Array(0));
}

test.each([
  ['Ada Marsden', 'Ada Marsden'],
  ['Wren & Söhne', 'Wren &amp; Söhne'],
  ['admin', 'Sheaf'],
  [undefined, 'Sheaf'],
])('a PDF whose author is %s becomes a Word file whose creator is %s', async (author, creator) => {
  expect(await convertToCoreXml(author)).toContain(`<dc:creator>${creator}</dc:creator>`);
});
