import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpResponse, http } from 'msw';
import { WORD_FILE_TYPE } from '../contract/fileTypes.ts';
import type { JobProgress } from '../contract/progress.ts';
import { answerConversion } from '../mocks/answerConversion.ts';
import { answerLetterFile } from '../mocks/answerLetterFile.ts';
import { createPdfFile } from '../mocks/buildMinimalPdf.ts';
import { createTextPdf } from '../mocks/createTextPdf.ts';
import { server } from '../mocks/node.ts';
import { scenarios } from '../mocks/scenarios.ts';
import { ApiError, ServerUnreachable, sentenceFor, wasCancelled } from './apiError.ts';
import { createApiClient } from './createApiClient.ts';

const FALLBACK = 'Failed to merge PDF files. Please try again.';
const client = createApiClient({ baseUrl: 'http://sheaf.test' });
const twoFiles = [createPdfFile('a.pdf', 2), createPdfFile('résumé.pdf', 3)];

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());

const catchFailure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test('gives the merged PDF with its pages and what each file became', async () => {
  const merged = await client.mergePdfs(twoFiles);
  expect(await merged.pdf.slice(0, 5).text()).toBe('%PDF-');
  expect(merged.pages).toBe(5);
  expect(merged.report.files).toEqual([
    { name: 'a.pdf', pages: 2, from: 1, to: 2 },
    { name: 'résumé.pdf', pages: 3, from: 3, to: 5 },
  ]);
});

test('gives the whole report of a conversion and of a letter, however much there is to say', async () => {
  const ocrPages = Array.from({ length: 900 }, (_, index) => ({ page: index + 1, confidence: 90 }));
  const unsupported = Array.from({ length: 200 }, (_, index) => `In ${1800 + index} I climbed a mountain that nobody has climbed since.`);
  server.use(
    http.post('http://sheaf.test/api/pdf/convert', ({ request }) => answerConversion(request, { ocrPages })),
    http.post('http://sheaf.test/api/cover-letter/export', ({ request }) => answerLetterFile(request, { unsupported })),
  );
  const { docx, report, preview } = await client.convertPdf(createTextPdf('walk.pdf', [['A walk in the hills.']]));
  expect(report.ocrPages).toEqual(ocrPages);
  expect([docx.type, preview?.pages.length]).toEqual([WORD_FILE_TYPE, 1]);
  expect(docx.size).toBe((await client.convertPdf(createTextPdf('walk.pdf', [['A walk in the hills.']]))).docx.size);
  const letter = await client.exportLetter({ coverLetter: 'Dear Sir,', format: 'txt' });
  expect(letter.report.unsupported).toEqual(unsupported);
  expect(await letter.file.text()).toBe('Dear Sir,\r\n');
});

test('raises a refusal as "<status>: <body>" and keeps the sentence apart for the visitor', async () => {
  server.use(scenarios.mergeRefusesEncryptedPdf);
  const error = await catchFailure(client.mergePdfs(twoFiles));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: '422: résumé.pdf is protected. Enter its password to continue.',
    status: 422,
    code: 'password_required',
    sentence: 'résumé.pdf is protected. Enter its password to continue.',
    requestId: expect.stringMatching(/\S/),
  });
});

test('says which of two files of one name a refusal means', async () => {
  server.use(scenarios.mergeRefusesDamagedPdf);
  const sameName = [createPdfFile('a.pdf'), createPdfFile('a.pdf')];
  expect(await catchFailure(client.mergePdfs(sameName))).toMatchObject({ code: 'damaged_pdf', fileIndex: 1 });
});

test('reports how far the server is, and merges all the same when that cannot be known', async () => {
  const reported: JobProgress[] = [];
  const onProgress = (progress: JobProgress) => void reported.push(progress);
  await client.mergePdfs(twoFiles, {}, { onProgress });
  expect(reported[0]).toEqual({ stage: 'receiving' });

  reported.length = 0;
  server.use(scenarios.progressUnreachable);
  expect((await client.mergePdfs(twoFiles, {}, { onProgress })).pages).toBe(5);
  expect(reported).toEqual([]);
});

test('reports nothing more once the merge was cancelled', async () => {
  server.use(scenarios.mergeReadsTheLastFile);
  const cancel = new AbortController();
  const firstReport = Promise.withResolvers<void>();
  const reported: JobProgress[] = [];
  const onProgress = (progress: JobProgress) => {
    reported.push(progress);
    firstReport.resolve();
  };
  const merging = catchFailure(client.mergePdfs(twoFiles, {}, { signal: cancel.signal, onProgress }));
  await firstReport.promise;
  cancel.abort();
  expect(wasCancelled(await merging)).toBe(true);
  expect(reported).toEqual([{ stage: 'reading', file: 1, files: 2 }]);
});

test("does not show a visitor the error page of a proxy that answered in the server's place", async () => {
  server.use(scenarios.mergeMeetsBrokenProxy);
  const error = await catchFailure(client.mergePdfs(twoFiles));
  expect(error).toMatchObject({ message: '502: <h1>Bad Gateway</h1>' });
  expect(sentenceFor(error, FALLBACK)).toBe(FALLBACK);
});

test('uses the status text when the answer has no body', async () => {
  server.use(http.get('*/api/config', () => new HttpResponse(null, { status: 404, statusText: 'Not Found' })));
  expect(await catchFailure(client.config())).toMatchObject({ message: '404: Not Found' });
});

test('says that the server could not be reached when no answer comes', async () => {
  server.use(scenarios.serverUnreachable);
  const error = await catchFailure(client.mergePdfs(twoFiles));
  expect(error).toBeInstanceOf(ServerUnreachable);
  expect(sentenceFor(error, FALLBACK)).toBe('The server could not be reached. Check your connection and try again.');
});

test('says in the language of the page that the server could not be reached', async () => {
  server.use(scenarios.serverUnreachable);
  const error = await catchFailure(createApiClient({ baseUrl: 'http://sheaf.test', locale: 'es' }).config());
  expect(error).toBeInstanceOf(ServerUnreachable);
  expect(sentenceFor(error, FALLBACK)).toBe('No se ha podido conectar con el servidor. Comprueba tu conexión e inténtalo de nuevo.');
});

test('asks for the language of the page in every call, and where it looks how far a merge is', async () => {
  const languages: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => void languages.push(request.headers.get('Accept-Language')));
  const spanish = createApiClient({ baseUrl: 'http://sheaf.test', locale: 'es' });
  await spanish.config();
  await spanish.createDonationPayment({ amount: 500, tool: 'merge' });
  await spanish.mergePdfs(twoFiles, {}, { onProgress: () => undefined });
  server.events.removeAllListeners();
  expect(languages).toEqual(['es', 'es', 'es', 'es']);
});

test('distinguishes a cancelled merge from a failed one', async () => {
  server.use(scenarios.mergeTakesItsTime);
  const cancel = new AbortController();
  const merging = catchFailure(client.mergePdfs(twoFiles, {}, { signal: cancel.signal }));
  cancel.abort();
  expect(wasCancelled(await merging)).toBe(true);
});

describe('when the server stops in the middle', () => {
  let real: Server;
  let address: string;
  let stopAt: 'upload' | 'answer';

  beforeAll(async () => {
    // The fake API would answer in its place.
    server.close();
    real = createServer((request, response) => {
      if (stopAt === 'upload') request.once('data', () => request.socket.destroy());
      else {
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 }).write('{');
        setImmediate(() => request.socket.destroy());
      }
    });
    await new Promise<void>((resolve) => real.listen(0, '127.0.0.1', resolve));
    const { port } = real.address() as AddressInfo;
    address = `http://127.0.0.1:${port}`;
  });
  afterAll(() => new Promise((resolve) => real.close(resolve)));

  test('of an upload, the visitor reads that the server could not be reached', async () => {
    stopAt = 'upload';
    const large = new File(['%PDF-1.7 '.repeat(1_000_000)], 'large.pdf');
    expect(await catchFailure(createApiClient({ baseUrl: address }).mergePdfs([large, large]))).toBeInstanceOf(ServerUnreachable);
  });

  test('of an answer, the visitor reads that the server could not be reached', async () => {
    stopAt = 'answer';
    expect(await catchFailure(createApiClient({ baseUrl: address }).config())).toBeInstanceOf(ServerUnreachable);
  });
});
