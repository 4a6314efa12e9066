import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { openDocument } from './openDocument.ts';

test('a file whose end is lost is opened all the same', async () => {
  const content = 'BT /F1 20 Tf 10 20 Td (Found again) Tj ET';
  const bytes = new TextEncoder().encode(
    [
      '%PDF-1.7',
      '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
      '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
      '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 50] /Resources <</Font <</F1 4 0 R>>>> /Contents 5 0 R>> endobj',
      '4 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Times-Roman>> endobj',
      `5 0 obj <</Length ${content.length}>> stream\n${content}\nendstream endobj`,
      'trailer <</Root 1 0 R /Size 6 /ID [<904e5a',
    ].join('\n'),
  );
  const { pages, close } = await openDocument(createFileInMemory('report.pdf', bytes), undefined);
  close();
  expect(pages).toBe(1);
});
