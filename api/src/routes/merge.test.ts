import { request } from 'node:http';
import { buildSamplePdf, createFile, encryptPdf, withScripts } from '@sheaf/merge/testing/samplePdf';
import { createApiClient } from '../../client/createApiClient.ts';
import { type RunningApp, startApp } from '../testing/startApp.ts';

const MB = 1024 * 1024;

let app: RunningApp;
let good: Uint8Array;

beforeAll(async () => {
  app = await startApp({ MAX_FILE_MB: '1', MAX_TOTAL_MB: '3', MAX_PAGES: '5' });
  good = await buildSamplePdf(2);
});
afterAll(() => app.stop());
afterEach(() => expect(app.jobs.isReady).toBe(true));

const merge = (...files: File[]) => createApiClient({ baseUrl: app.address }).mergePdfs(files);

function form(files: File[], options?: string): FormData {
  const data = new FormData();
  if (options !== undefined) data.append('options', options);
  for (const file of files) data.append('files', file, file.name);
  return data;
}

const post = (body: FormData, headers: Record<string, string> = {}) => fetch(`${app.address}/api/pdf/merge`, { method: 'POST', body, headers });
const padded = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, ' ')]);

describe('names the file and says what to do', () => {
  test.each([
    ['is protected', () => encryptPdf('needs-password'), 422, 'second.pdf is protected. Enter its password to continue.'],
    ['is damaged', () => padded(2000), 422, 'second.pdf is damaged and could not be read.'],
    ['is cut off', () => good.slice(0, 400), 422, 'second.pdf is damaged and could not be read.'],
    ['is too large', () => padded(MB + 1), 413, 'second.pdf is more than 1 MB. The limit here is 1 MB.'],
  ])('when it %s', async (_, bytes, status, sentence) => {
    await expect(merge(createFile('first.pdf', good), createFile('second.pdf', bytes()))).rejects.toMatchObject({ status, sentence });
  });
});

test('takes a file that is exactly as large as allowed', async () => {
  const filler = padded(MB - good.length);
  const exact = Buffer.concat([good, filler.fill(' ')]);
  expect((await merge(createFile('a.pdf', exact), createFile('b.pdf', good))).pages).toBe(4);
});

test('refuses files that are too large together', async () => {
  const files = Array.from({ length: 5 }, (_, index) => createFile(`${index}.pdf`, padded(MB - 10)));
  await expect(merge(...files)).rejects.toMatchObject({ status: 413, code: 'upload_too_large' });
});

test('refuses more pages than allowed', async () => {
  await expect(merge(createFile('a.pdf', good), createFile('b.pdf', good), createFile('c.pdf', good))).rejects.toMatchObject({
    code: 'too_many_pages',
  });
});

test('reads an arrangement of thousands of pages, and says when they are too many', async () => {
  const pages = Array.from({ length: 5000 }, () => ({ file: 1, page: 2, rotate: 270 }));
  const response = await post(form([createFile('a.pdf', good), createFile('b.pdf', good)], JSON.stringify({ pages })));
  expect([response.status, response.headers.get('X-Error-Code')]).toEqual([413, 'too_many_pages']);
});

test('says in the report what was taken out of a file', async () => {
  const { report } = await merge(createFile('active.pdf', await buildSamplePdf(1, withScripts)), createFile('b.pdf', good));
  expect(report.warnings).toContainEqual(expect.objectContaining({ code: 'active_content_removed', file: 'active.pdf' }));
});

test('keeps names of every language in the report', async () => {
  const { report } = await merge(createFile('résumé 简历 🎓.pdf', good), createFile('../../etc/passwd.pdf', good));
  expect(report.files.map(({ name }) => name)).toEqual(['résumé 简历 🎓.pdf', 'passwd.pdf']);
});

test.each([
  ['no JSON', '{', 'they are not valid JSON'],
  ['an unknown option', '{"colour":"red"}', 'it has not the right form'],
  ['a crooked rotation', '{"rotate":[45,0]}', 'rotate.0 is not right'],
  ['an order that names a file twice', '{"order":[0,0]}', 'order must name each file once'],
  ['an order that names a file that was not sent', '{"order":[0,2]}', 'order names a file that was not sent'],
  ['too few passwords', '{"passwords":["x"]}', 'passwords must have one entry for each file'],
  ['pages beside an order', '{"order":[1,0],"pages":[{"file":0,"page":1}]}', 'pages takes the place of order, so only one of them can be given'],
  ['pages beside rotations', '{"rotate":[0,90],"pages":[{"file":0,"page":1}]}', 'pages takes the place of rotate, so only one of them can be given'],
  ['a page of a file that was not sent', '{"pages":[{"file":2,"page":1}]}', 'pages names a file that was not sent'],
  ['no pages at all', '{"pages":[]}', 'pages is not right'],
  ['too few ranges', '{"ranges":["1"]}', 'ranges must have one entry for each file'],
])('refuses options with %s', async (_, options, reason) => {
  const response = await post(form([createFile('a.pdf', good), createFile('b.pdf', good)], options));
  expect([response.status, await response.text()]).toEqual([400, `The options could not be read: ${reason}.`]);
});

test('merges exactly the pages asked for', async () => {
  const pages = [
    { file: 1, page: 2 },
    { file: 0, page: 1 },
    { file: 1, page: 2, rotate: 90 as const },
  ];
  const { report } = await createApiClient({ baseUrl: app.address }).mergePdfs([createFile('a.pdf', good), createFile('b.pdf', good)], { pages });
  expect([report.pages, report.files]).toEqual([
    3,
    [
      { name: 'b.pdf', pages: 2, from: 1, to: 3 },
      { name: 'a.pdf', pages: 1, from: 2, to: 2 },
    ],
  ]);
});

test('names the file that has no such page', async () => {
  const pages = [
    { file: 0, page: 1 },
    { file: 1, page: 9 },
  ];
  const merging = createApiClient({ baseUrl: app.address }).mergePdfs([createFile('a.pdf', good), createFile('b.pdf', good)], { pages });
  await expect(merging).rejects.toMatchObject({ status: 400, sentence: 'Pages "9" do not exist in b.pdf (2 pages).' });
});

test('answers a refusal as plain text, or as problem+json for anyone who asks for it', async () => {
  const plain = await post(form([createFile('a.pdf', good)]));
  expect(plain.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(plain.headers.get('X-Error-Code')).toBe('not_enough_files');

  const problem = await post(form([createFile('a.pdf', good)]), { Accept: 'application/problem+json' });
  expect(problem.headers.get('Content-Type')).toBe('application/problem+json');
  expect(await problem.json()).toMatchObject({ status: 400, code: 'not_enough_files', title: 'Please select at least 2 PDF files to merge.' });
});

test.each([
  ['is no PDF', () => Buffer.from('Just some text.'), 'not_a_pdf'],
  ['is too large', () => padded(MB + 1), 'file_too_large'],
  ['is damaged', () => padded(2000), 'damaged_pdf'],
])('says which of two files of one name it is that %s', async (_, bytes, code) => {
  const files = [createFile('same.pdf', good), createFile('same.pdf', bytes())];
  const plain = await post(form(files));
  expect([plain.headers.get('X-Error-Code'), plain.headers.get('X-Error-File')]).toEqual([code, '1']);
  expect(await (await post(form(files), { Accept: 'application/problem+json' })).json()).toMatchObject({ code, fileIndex: 1 });
});

test('a visitor who leaves in the middle of an upload leaves nothing behind', async () => {
  const { hostname, port } = new URL(app.address);
  await new Promise<void>((resolve) => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=B', 'Content-Length': 2 * MB };
    const upload = request({ hostname, port, path: '/api/pdf/merge', method: 'POST', headers });
    upload.on('error', () => undefined).on('close', resolve);
    upload.write('--B\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7');
    upload.write(Buffer.alloc(100_000));
    const poll = setInterval(() => {
      if (app.tempFiles.bytesInUse < 100_000) return;
      clearInterval(poll);
      upload.destroy();
    }, 5);
  });
  expect((await merge(createFile('a.pdf', good), createFile('b.pdf', good))).pages).toBe(4);
  await untilTrue(() => app.tempFiles.bytesInUse === 0);
  expect(app.logged.join()).toMatch(/"status":499.*"wasAborted":true/);
});

test('the log holds neither names nor contents', async () => {
  await expect(merge(createFile('a.pdf', good), createFile('secret-name.pdf', padded(2000)))).rejects.toMatchObject({ code: 'damaged_pdf' });
  await untilTrue(() => app.logged.some((line) => line.includes('damaged_pdf')));
  expect(app.logged.join()).not.toContain('secret-name');
});

test('no temporary file remains after all answers are sent', () => untilTrue(() => app.tempFiles.bytesInUse === 0));

async function untilTrue(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}
