/** What a conversion of several files does on the server: what it costs, what it holds, and what it leaves behind. */

import { buildSamplePdf, createFile } from '@sheaf/merge/testing/samplePdf';
import { unzipSync } from '@sheaf/pdf-to-docx/build/zip';
import { JOB_ID_HEADER } from '../../contract/progress.ts';
import { createTextPdf } from '../../mocks/createTextPdf.ts';
import { createBrowserFetch } from '../testing/createBrowserFetch.ts';
import { type RunningApp, startApp } from '../testing/startApp.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ PRICING_MODE: 'metered', MAX_PAGES: '20' });
});
afterAll(() => app.stop());
afterEach(async () => {
  while (app.tempFiles.bytesInUse > 0) await new Promise((resolve) => setImmediate(resolve));
});

const pages = (name: string, count: number) =>
  createTextPdf(
    name,
    Array.from({ length: count }, (_, page) => [`This is page ${page + 1} of ${count}.`]),
  );

function post(files: File[], options = {}, init: RequestInit & { visit?: typeof fetch } = {}): Promise<Response> {
  const { visit = fetch, ...request } = init;
  const form = new FormData();
  form.append('options', JSON.stringify(options));
  for (const file of files) form.append('files', file, file.name);
  return visit(`${app.address}/api/pdf/convert-all`, { method: 'POST', body: form, ...request });
}

test('each document is free up to the pages that a conversion by itself is, and the one beyond is named with a remedy', async () => {
  const free = await post([pages('a.pdf', 5), pages('b.pdf', 5)]);
  expect(Object.keys(unzipSync(new Uint8Array(await free.arrayBuffer())))).toEqual(['a.docx', 'b.docx']);
  const beyond = await post([pages('a.pdf', 5), pages('b.pdf', 6)]);
  expect([beyond.status, beyond.headers.get('X-Error-Code'), beyond.headers.get('X-Error-File')]).toEqual([402, 'convert_limit_reached', '1']);
  expect(await beyond.text()).toBe('Converting is free up to 5 pages, and b.pdf has 6. Choose fewer pages to continue.');
  const spanish = await post([pages('b.pdf', 6)], {}, { headers: { 'Accept-Language': 'es' } });
  expect(await spanish.text()).toBe('Convertir es gratis hasta 5 páginas, y las de b.pdf son 6. Elige menos para continuar.');
  expect((await post([pages('a.pdf', 5), pages('b.pdf', 6)], { ranges: [null, '2-6'] })).status).toBe(200);
});

test.each([
  ['is damaged', async () => createFile('b.pdf', Buffer.from(`%PDF-1.7\n${' '.repeat(2000)}`)), 422, 'damaged_pdf'],
  ['is cut off', async () => createFile('b.pdf', (await buildSamplePdf(2)).slice(0, 400)), 422, 'damaged_pdf'],
  ['has too many pages', async () => createFile('b.pdf', await buildSamplePdf(21)), 413, 'too_many_pages'],
])('a file that %s is named apart from those before it, and nothing of them is kept', async (_, file, status, code) => {
  const response = await post([pages('a.pdf', 1), await file(), pages('c.pdf', 1)]);
  expect([response.status, response.headers.get('X-Error-Code'), response.headers.get('X-Error-File')]).toEqual([status, code, '1']);
  await response.text();
  expect(app.tempFiles.bytesInUse).toBe(0);
});

test('a caller who leaves between two files stops the rest, and leaves no file behind', async () => {
  const leave = new AbortController();
  const visit = createBrowserFetch();
  await (await visit(`${app.address}/api/config`)).text();
  const jobId = crypto.randomUUID();
  const stream = await visit(`${app.address}/api/progress/${jobId}`);
  const files = Array.from({ length: 30 }, (_, index) => pages(`${index}.pdf`, 5));
  const cancelled = expect(post(files, {}, { visit, headers: { [JOB_ID_HEADER]: jobId }, signal: leave.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  let events = '';
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    events += chunk;
    if (events.includes('"file":1')) leave.abort();
  }
  await cancelled;
  expect(events).toContain('"over"');
  expect(events).not.toContain('"file":29');
});
