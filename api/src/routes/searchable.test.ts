/** What a caller gets of scans, read by the recogniser itself in a sandboxed worker. */
import { readFileSync } from 'node:fs';
import { buildSamplePdf, createFile, encryptPdf } from '@sheaf/merge/testing/samplePdf';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { readDocument } from '@sheaf/pdf-text/readDocument';
import { PDFDocument } from 'pdf-lib';
import { JOB_ID_HEADER, JobProgress } from '../../contract/progress.ts';
import { SearchableReport } from '../../contract/searchable.ts';
import { createTempFileStore } from '../adapters/tempFileStore.ts';
import { createJobPool } from '../jobs/queues/jobPool.ts';
import { createMetrics } from '../metrics/createMetrics.ts';
import { watchJobs } from '../metrics/watchJobs.ts';
import { buildPoolOptions } from '../testing/buildPoolOptions.ts';
import { createBrowserFetch } from '../testing/createBrowserFetch.ts';
import { startRedis } from '../testing/redisServer.ts';
import { type RunningApp, startApp } from '../testing/startApp.ts';
import { startSharedApp } from '../testing/startSharedApp.ts';

const MB = 1024 * 1024;
const tempFiles = createTempFileStore({ maxBytes: 100 * MB });
const metrics = createMetrics({ version: '1.2.3', tempFileBytes: () => tempFiles.bytesInUse, tempFileLimitBytes: 100 * MB });
const scan = (name: string) => readFileSync(new URL(`../../engines/cover-letter/fixtures/${name}`, import.meta.url));

let app: RunningApp;
beforeAll(async () => {
  const jobs = watchJobs(createJobPool(buildPoolOptions(tempFiles, {}, 'ocr')), metrics);
  app = await startApp({ MAX_PAGES: '5' }, { jobs, tempFiles, metrics });
});
afterAll(() => app.stop());
afterEach(() => expect(tempFiles.bytesInUse).toBe(0));

interface Call {
  to?: RunningApp;
  options?: object;
  headers?: Record<string, string>;
  visit?: typeof fetch;
}

function post(file: File, { to = app, options = {}, headers = {}, visit = fetch }: Call = {}): Promise<Response> {
  const form = new FormData();
  form.append('options', JSON.stringify(options));
  form.append('file', file);
  return visit(`${to.address}/api/pdf/searchable`, { method: 'POST', body: form, headers });
}

async function readAnswer(response: Response) {
  const written = new Uint8Array(await response.arrayBuffer());
  const report = SearchableReport.parse(JSON.parse(Buffer.from(response.headers.get('X-Result') ?? '', 'base64url').toString()));
  return { written, report };
}

/** Reads the text of a PDF without recognising anything. */
async function readText(bytes: Uint8Array): Promise<string> {
  const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
  const request = { maxPages: 0, recognition: { mode: 'off' as const } };
  return (await readDocument(createFileInMemory('answer.pdf', bytes), request, hooks)).text;
}

async function expectSearchable(to: RunningApp, name: string, words: string[]): Promise<void> {
  const bytes = scan(name);
  await expect(readText(bytes)).rejects.toMatchObject({ code: 'no_text' });
  const response = await post(createFile(name, bytes), { to, options: { ocrLanguages: ['eng'] } });
  expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="${name.replace('.pdf', '-searchable.pdf')}"`);
  const { written, report } = await readAnswer(response);
  expect(Buffer.compare(written.subarray(0, bytes.length), bytes)).toBe(0);
  const text = await readText(written);
  for (const word of words) expect(text.toLowerCase()).toContain(word.toLowerCase());
  expect(report.ocrPages).toEqual([{ page: 1, confidence: expect.any(Number) }]);
  expect(report.ocrPages[0]?.confidence).toBeGreaterThan(60);
  expect(report.words).toBeGreaterThan(50);
  expect(report).toMatchObject({ pages: 1, warnings: [] });
}

test.each([
  ['scanned.pdf', ['Employment history', 'repair counter']],
  ['scanned-secretary.pdf', ['Education']],
])('the words of %s can be found, and not a byte of the original changes', (name, words) => expectSearchable(app, name, words), 60_000);

test('a worker that fetches the job through Redis finds the same words', async () => {
  const redis = await startRedis();
  const shared = await startSharedApp(redis.url, ['ocr']);
  try {
    await expectSearchable(shared, 'scanned.pdf', ['Employment history', 'repair counter']);
    await expectSearchable(shared, 'scanned-bricklayer.pdf', ['bricklayer']);
    expect(shared.tempFiles.bytesInUse).toBe(0);
  } finally {
    await shared.stop();
    await redis.kill();
  }
}, 60_000);

test('the caller sees the stages of the work, and the operator counts it in the queue of text recognition', async () => {
  const visit = createBrowserFetch();
  await (await visit(`${app.address}/api/config`)).text();
  const jobId = crypto.randomUUID();
  const stream = await visit(`${app.address}/api/progress/${jobId}`);
  const name = 'scanned-bricklayer.pdf';
  const [events] = await Promise.all([
    stream.text(),
    post(createFile(name, scan(name)), { headers: { [JOB_ID_HEADER]: jobId }, visit }).then(readAnswer),
  ]);
  const steps = [...events.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JobProgress.parse(JSON.parse(json)));
  expect(steps).toContainEqual({ stage: 'recognising', page: 1, pages: 1 });
  const stages = steps.map(({ stage }) => stage).filter((stage, index, all) => stage !== 'waiting' && stage !== all[index - 1]);
  expect(stages).toEqual(['receiving', 'reading', 'recognising', 'checking', 'over']);
  const counted = await metrics.registry.metrics();
  expect(counted).toMatch(/sheaf_jobs_total\{queue="ocr",engine="makeSearchable",outcome="done"\} [1-9]/);
  expect(counted).toMatch(/sheaf_http_requests_total\{method="POST",route="\/api\/pdf\/searchable",status="200"\} [1-9]/);
}, 60_000);

test.each([
  ['en', 'Text in pictures cannot be recognised here in Japanese (scanned.pdf, page 1).'],
  ['es', 'Aquí no se puede reconocer texto en imágenes en japonés (scanned.pdf, página 1).'],
])('a language whose data is missing is named in the language of the caller: %s', async (locale, text) => {
  const bytes = scan('scanned.pdf');
  const call = { options: { ocrLanguages: ['jpn'] }, headers: { 'Accept-Language': locale } };
  const { written, report } = await readAnswer(await post(createFile('scanned.pdf', bytes), call));
  expect(report).toEqual({ pages: 1, words: 0, ocrPages: [], warnings: [{ code: 'ocr_language_missing', file: 'scanned.pdf', text }] });
  expect(Buffer.compare(written, bytes)).toBe(0);
});

test('a protected PDF comes back open, with all of its pages', async () => {
  const { written, report } = await readAnswer(await post(createFile('a.pdf', encryptPdf('needs-password')), { options: { password: 'secret' } }));
  expect(report).toMatchObject({ pages: 3, words: 0 });
  expect(Buffer.from(written).includes('/Encrypt')).toBe(false);
  expect((await PDFDocument.load(written)).getPageCount()).toBe(3);
});

test.each([
  ['is damaged', async () => Buffer.from(`%PDF-1.7\n${' '.repeat(2000)}`), 422, 'damaged_pdf', 'a.pdf is damaged and could not be read.'],
  ['is cut off', async () => (await buildSamplePdf(2)).slice(0, 400), 422, 'damaged_pdf', 'a.pdf is damaged and could not be read.'],
  ['has too many pages', () => buildSamplePdf(6), 413, 'too_many_pages', 'These files have 6 pages together. The limit here is 5 pages.'],
])('a file is refused that %s', async (_, bytes, status, code, sentence) => {
  const response = await post(createFile('a.pdf', await bytes()));
  expect([response.status, response.headers.get('X-Error-Code'), await response.text()]).toEqual([status, code, sentence]);
});

test('a caller who leaves while a page is read stops the work, and leaves no file behind', async () => {
  const leave = new AbortController();
  const visit = createBrowserFetch();
  await (await visit(`${app.address}/api/config`)).text();
  const jobId = crypto.randomUUID();
  const stream = await visit(`${app.address}/api/progress/${jobId}`);
  const form = new FormData();
  form.append('file', createFile('scanned.pdf', scan('scanned.pdf')));
  const headers = { [JOB_ID_HEADER]: jobId };
  const call = visit(`${app.address}/api/pdf/searchable`, { method: 'POST', body: form, headers, signal: leave.signal });
  const cancelled = expect(call).rejects.toMatchObject({ name: 'AbortError' });
  let events = '';
  for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    events += chunk;
    if (events.includes('recognising')) leave.abort();
  }
  await cancelled;
  expect(events).toContain('"over"');
  while (tempFiles.bytesInUse > 0) await new Promise((resolve) => setImmediate(resolve));
  expect(await metrics.registry.metrics()).toContain('sheaf_jobs_total{queue="ocr",engine="makeSearchable",outcome="cancelled"} 1');
}, 60_000);
