/** What scans take from visitors whose files have none, with one sandboxed worker for each queue. */
import { readFileSync } from 'node:fs';
import { createFile } from '@sheaf/merge/testing/samplePdf';
import { createApiClient } from '../../client/createApiClient.ts';
import { createTextPdf } from '../../mocks/createTextPdf.ts';
import { startApp } from '../testing/startApp.ts';

const text = () => createTextPdf('text.pdf', [['The harbour was quiet when the first boats came back.']]);
const scan = createFile('scan.pdf', readFileSync(new URL('../../engines/cover-letter/fixtures/scanned.pdf', import.meta.url)));

test('scans keep no other conversion waiting, whatever is asked of them', async () => {
  const app = await startApp();
  try {
    const client = createApiClient({ baseUrl: app.address });
    await client.convertPdf(text());
    const over: string[] = [];
    const scans = [
      client.convertPdf(scan).then(({ report }) => over.push(`conversion of ${report.ocrPages.length} scan`)),
      client.makeSearchable(scan).then(({ report }) => over.push(`searchable PDF of ${report.ocrPages.length} scan`)),
      client.convertPdf(scan, { ocr: 'force' }).then(({ report }) => over.push(`conversion of ${report.ocrPages.length} scan`)),
    ];
    for (let file = 0; file < 3; file += 1) await client.convertPdf(text()).then(() => over.push('conversion of text'));
    expect(over).toEqual(Array(3).fill('conversion of text'));
    await Promise.all(scans);
    expect(over.slice(3).toSorted()).toEqual(['conversion of 1 scan', 'conversion of 1 scan', 'searchable PDF of 1 scan']);
  } finally {
    await app.stop();
  }
}, 120_000);
