/** What every API answers to PDFs that become one ZIP file of Word files, as in `contract.test.ts`. */

import { createFile, encryptPdf } from '@sheaf/merge/testing/samplePdf';
import { unzipSync } from '@sheaf/pdf-to-docx/build/zip';
import { readDocx } from '@sheaf/pdf-to-docx/testing/readDocx';
import { ConvertAllReport, ZIP_FILE_TYPE } from './contract/convertAll.ts';
import { ERROR_FILE_HEADER, JOB_ID_HEADER, JobProgress } from './contract/progress.ts';
import { FILE_AND_REPORT_TYPE } from './contract/resultReport.ts';
import { buildMinimalPdf, createPdfFile } from './mocks/buildMinimalPdf.ts';
import { buildCertificateFile } from './mocks/closedFile.ts';
import { createTextPdf } from './mocks/createTextPdf.ts';
import { describeEachApiAndJobMode } from './src/testing/eachApi.ts';

const note = (name: string, ...pages: string[]) =>
  createTextPdf(
    name,
    pages.map((text) => [text]),
  );

describeEachApiAndJobMode(['convert', 'ocr'], ({ address, visit, isFake }) => {
  const locked = (name: string) =>
    isFake ? createTextPdf(name, [['The secret is under the mat.']], { isProtected: true }) : createFile(name, encryptPdf('needs-password-text'));

  function post(files: File[], options?: object, headers: Record<string, string> = {}): Promise<Response> {
    const form = new FormData();
    if (options) form.append('options', JSON.stringify(options));
    for (const file of files) form.append('files', file, file.name);
    return visit(`${address()}/api/pdf/convert-all`, { method: 'POST', body: form, headers });
  }

  /** The text of each Word file by its name, in the order of the ZIP file. */
  async function readDocuments(response: Response): Promise<[string, string][]> {
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return Object.entries(files).map(([name, bytes]) => [
      name,
      readDocx(bytes)
        .paragraphs.map(({ text }) => text)
        .filter(Boolean)
        .join(' '),
    ]);
  }

  const readReport = (response: Response) =>
    ConvertAllReport.parse(JSON.parse(Buffer.from(response.headers.get('X-Result') ?? '', 'base64url').toString()));

  test('answers one ZIP file with a Word file for each PDF, in the order they were sent, and counts what is in each', async () => {
    const response = await post([
      note('Lease 2026.PDF', 'Dogs are welcome.', 'The rent is due.'),
      note('契約.pdf', 'The harbour was quiet all day.'),
    ]);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, ZIP_FILE_TYPE]);
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="converted.zip"');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(readReport(response)).toEqual({
      pages: 3,
      words: 13,
      files: [
        { name: 'Lease 2026.docx', file: 'Lease 2026.PDF', pages: 2, words: 7, scannedPages: 0 },
        { name: '契約.docx', file: '契約.pdf', pages: 1, words: 6, scannedPages: 0 },
      ],
      warnings: [],
    });
    expect(await readDocuments(response)).toEqual([
      ['Lease 2026.docx', 'Dogs are welcome. The rent is due.'],
      ['契約.docx', 'The harbour was quiet all day.'],
    ]);
  });

  test('gives files of one name numbers, and takes one file too', async () => {
    const twins = await post([note('a.pdf', 'The first one.'), note('a.pdf', 'The second one.')]);
    expect(await readDocuments(twins)).toEqual([
      ['a.docx', 'The first one.'],
      ['a (2).docx', 'The second one.'],
    ]);
    expect(await readDocuments(await post([note('alone.pdf', 'The only one.')]))).toEqual([['alone.docx', 'The only one.']]);
  });

  test('converts the chosen pages of each file', async () => {
    const response = await post([note('a.pdf', 'Page one.', 'Page two.', 'Page three.'), note('b.pdf', 'Whole file.')], { ranges: ['2-', null] });
    expect(readReport(response).files.map(({ pages }) => pages)).toEqual([2, 1]);
    expect(await readDocuments(response)).toEqual([
      ['a.docx', 'Page two. Page three.'],
      ['b.docx', 'Whole file.'],
    ]);
  });

  test('opens each protected PDF with its own password', async () => {
    const options = {
      passwords: [null, 'secret'],
      mode: 'flow',
      ocr: 'off',
      headersFooters: 'drop',
      doubtfulPages: 'text',
      ocrLanguages: ['eng'],
    };
    const response = await post([note('open.pdf', 'Nothing to hide.'), locked('locked.pdf')], options);
    expect(readReport(response).files.map(({ name }) => name)).toEqual(['open.docx', 'locked.docx']);
    expect(await readDocuments(response)).toEqual([
      ['open.docx', 'Nothing to hide.'],
      ['locked.docx', 'The secret is under the mat.'],
    ]);
  });

  test('sends the whole report of many files of long names to who accepts it', async () => {
    const files = Array.from({ length: 40 }, (_, index) => note(`${index} ${'中'.repeat(60)}.pdf`, 'Short.'));
    const response = await post(files, {}, { Accept: FILE_AND_REPORT_TYPE });
    const { truncated, reportBytes = 0 } = readReport(response);
    expect([truncated, response.headers.get('Content-Type')]).toEqual([true, FILE_AND_REPORT_TYPE]);
    const body = Buffer.from(await response.arrayBuffer());
    const whole = ConvertAllReport.parse(JSON.parse(body.subarray(-reportBytes).toString()));
    expect(whole.files.map(({ file }) => file)).toEqual(files.map(({ name }) => name));
    expect(Object.keys(unzipSync(body.subarray(0, -reportBytes)))).toEqual(whole.files.map(({ name }) => name));
  });

  test.each<[string, () => File, object, number, string, string]>([
    ['is protected', () => locked('locked.pdf'), {}, 422, 'password_required', 'locked.pdf is protected. Enter its password to continue.'],
    [
      'has another password',
      () => locked('locked.pdf'),
      { passwords: [null, 'guess', null] },
      422,
      'wrong_password',
      'That password does not open locked.pdf.',
    ],
    [
      'is locked with a certificate',
      () => buildCertificateFile('cert.pdf'),
      {},
      422,
      'certificate_required',
      'cert.pdf opens only with the private key of a certificate. Print it to PDF where that key is installed, and choose the new file.',
    ],
    [
      'has no pages',
      () => new File([buildMinimalPdf(0)], 'empty.pdf'),
      {},
      422,
      'empty_pdf',
      'empty.pdf is empty: it has no pages. Choose a file with pages.',
    ],
    [
      'has no text',
      () => createPdfFile('blank.pdf', 2),
      {},
      422,
      'no_text',
      'No readable text was found in blank.pdf. It looks like a scan and text recognition found nothing.',
    ],
    ['is no PDF', () => new File(['Just some text.'], 'notes.pdf'), {}, 415, 'not_a_pdf', 'notes.pdf is not a PDF file.'],
    [
      'has fewer pages than were chosen',
      () => note('short.pdf', 'One page.'),
      { ranges: [null, '2-9', null] },
      400,
      'invalid_range',
      'Pages "2-9" do not exist in short.pdf (1 page).',
    ],
  ])('refuses all files where one of them %s, and says which', async (_, file, options, status, code, sentence) => {
    const response = await post([note('first.pdf', 'The first one.'), file(), note('last.pdf', 'The last one.')], options);
    expect([response.status, response.headers.get('X-Error-Code'), response.headers.get(ERROR_FILE_HEADER)]).toEqual([status, code, '1']);
    expect(await response.text()).toBe(sentence);
  });

  test('refuses more files than it takes, with what to do about it in the language of the caller', async () => {
    const files = Array.from({ length: 60 }, (_, index) => createPdfFile(`${index}.pdf`));
    expect(await (await post(files)).text()).toBe('You chose 60 files. The limit here is 50; convert them in two steps.');
    const spanish = await post(files, {}, { 'Accept-Language': 'es' });
    expect(await spanish.text()).toBe('Has elegido 60 archivos. El límite aquí es 50; conviértelos en dos pasos.');
  });

  test.each([
    ['unknown options', { speed: 'fast' }, 'invalid_options'],
    ['too few passwords', { passwords: ['secret'] }, 'invalid_options'],
    ['too many page ranges', { ranges: ['1', '1', '1'] }, 'invalid_options'],
  ])('refuses %s', async (_, options, code) => {
    const response = await post([note('a.pdf', 'One.'), note('b.pdf', 'Two.')], options);
    expect([response.status, response.headers.get('X-Error-Code')]).toEqual([400, code]);
  });

  test('refuses a call without a file', async () => {
    expect((await post([], {})).headers.get('X-Error-Code')).toBe('invalid_upload');
  });

  test('tells which of the files it reads, and is over once', async () => {
    await (await visit(`${address()}/api/config`)).text();
    const jobId = crypto.randomUUID();
    const stream = await visit(`${address()}/api/progress/${jobId}`);
    const files = [note('a.pdf', 'One.'), note('b.pdf', 'Two.')];
    const [events] = await Promise.all([stream.text(), post(files, {}, { [JOB_ID_HEADER]: jobId }).then((response) => response.arrayBuffer())]);
    const told = [...events.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JobProgress.parse(JSON.parse(json)));
    const read = told.flatMap((progress) => (progress.stage === 'reading' ? [`${progress.file} of ${progress.files}`] : []));
    expect([...new Set(read)]).toEqual(['0 of 2', '1 of 2']);
    expect(told.filter(({ stage }) => stage === 'over')).toHaveLength(1);
  });
});
