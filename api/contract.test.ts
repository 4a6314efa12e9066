/** The same cases against the real application and against the fake API that every page is tested with: they must not drift apart. */

import { createFile, encryptPdf } from '@sheaf/merge/testing/samplePdf';
import { ServerConfig } from './contract/config.ts';
import { type MergeOptions, MergeReport } from './contract/merge.ts';
import { ERROR_FILE_HEADER, JOB_ID_HEADER, JobProgress } from './contract/progress.ts';
import { RESULT_HEADER } from './contract/resultReport.ts';
import { createPdfFile } from './mocks/buildMinimalPdf.ts';
import { buildCertificateFile, buildHeadlessFile } from './mocks/closedFile.ts';
import { mockConfig } from './mocks/mockConfig.ts';
import { describeEachApiAndJobMode } from './src/testing/eachApi.ts';

describeEachApiAndJobMode(['merge'], ({ address, client }) => {
  function post(files: File[], fields: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Response> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const file of files) form.append('files', file, file.name);
    return fetch(`${address()}/api/pdf/merge`, { method: 'POST', body: form, headers });
  }

  const openProgress = (jobId: string) => fetch(`${address()}/api/progress/${jobId}`);
  const textFile = (name: string) => new File(['Just some text.'], name, { type: 'application/pdf' });

  test('merges two files in the order they were sent', async () => {
    const { pdf, pages, report } = await client().mergePdfs([createPdfFile('a.pdf', 2), createPdfFile('b.pdf', 3)]);
    expect(await pdf.slice(0, 5).text()).toBe('%PDF-');
    expect(pages).toBe(5);
    expect(report.files).toEqual([
      { name: 'a.pdf', pages: 2, from: 1, to: 2 },
      { name: 'b.pdf', pages: 3, from: 3, to: 5 },
    ]);
  });

  test('sends the merged file as an attachment called merged.pdf with its page count', async () => {
    const response = await post([createPdfFile('a.pdf'), createPdfFile('b.pdf')]);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="merged.pdf"');
    expect(response.headers.get('X-Page-Count')).toBe('2');
    await response.arrayBuffer();
  });

  test('takes two files of one name for two files', async () => {
    const { report } = await client().mergePdfs([createPdfFile('same.pdf', 1), createPdfFile('same.pdf', 2)]);
    expect(report.files.map(({ name, pages }) => [name, pages])).toEqual([
      ['same.pdf', 1],
      ['same.pdf', 2],
    ]);
  });

  test.each([
    ['Chinese', '中'],
    ['Arabic', 'ب'],
    ['emoji', '👩‍👩‍👧'],
  ])('sends short headers with fifty files of long %s names, and the whole report to who accepts it', async (_, letter) => {
    const names = Array.from(
      { length: 50 },
      (__, index) => `${index} ${letter.repeat(Math.floor(190 / new TextEncoder().encode(letter).length))}.pdf`,
    );
    const files = names.map((name) => createPdfFile(name));
    const response = await post(files);
    expect([...response.headers].join('').length).toBeLessThan(10_000);
    const inHeader = MergeReport.parse(JSON.parse(Buffer.from(response.headers.get(RESULT_HEADER) ?? '', 'base64url').toString()));
    expect(inHeader).toMatchObject({ pages: 50, truncated: true });
    expect(inHeader.reportBytes).toBeUndefined();
    expect(inHeader.files.map(({ from }) => from)).toEqual(names.map((__, index) => index + 1));
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect((await response.text()).trimEnd().endsWith('%%EOF')).toBe(true);

    const { pdf, report } = await client().mergePdfs(files);
    expect(report.files.map(({ name }) => name)).toEqual(names);
    expect(report.truncated).toBeUndefined();
    expect([pdf.type, (await pdf.text()).trimEnd().endsWith('%%EOF')]).toEqual(['application/pdf', true]);
  });

  test('counts the bookmarks, links, form fields and attachments that came along', async () => {
    const thesis = createPdfFile('thesis.pdf', 3, { bookmarks: 4, links: 5, fields: 2 });
    const consent = createPdfFile('consent.pdf', 1, { deadLinks: 1, fields: 3, attachments: 2 });
    const { report } = await client().mergePdfs([thesis, consent]);
    expect(report).toEqual({
      pages: 4,
      files: [place('thesis.pdf', 3, 1, 3), place('consent.pdf', 1, 4, 4)],
      // One of its own for each file besides the four.
      outlineItems: 6,
      links: { total: 6, working: 5 },
      renamedDestinations: 0,
      fields: { total: 5, renamed: 2 },
      attachments: 2,
      warnings: [],
    });
  });

  test('counts none of them where there are none', async () => {
    const { report } = await client().mergePdfs([createPdfFile('a.pdf'), createPdfFile('b.pdf')]);
    expect(report).toEqual({
      pages: 2,
      files: [place('a.pdf', 1, 1, 1), place('b.pdf', 1, 2, 2)],
      warnings: [],
      outlineItems: 2,
      links: { total: 0, working: 0 },
      renamedDestinations: 0,
      fields: { total: 0, renamed: 0 },
      attachments: 0,
    });
  });

  test.each([
    ['one file', [createPdfFile('a.pdf')], 400, 'not_enough_files', 'Please select at least 2 PDF files to merge.'],
    [
      '60 files',
      Array.from({ length: 60 }, () => createPdfFile('a.pdf')),
      400,
      'too_many_files',
      'You chose 60 files. The limit here is 50; merge them in two steps.',
    ],
    ['a text file called .pdf', [createPdfFile('a.pdf'), textFile('notes.pdf')], 415, 'not_a_pdf', 'notes.pdf is not a PDF file.'],
    ['an empty file', [createPdfFile('a.pdf'), new File([], 'empty.pdf')], 415, 'not_a_pdf', 'empty.pdf is not a PDF file.'],
  ])('refuses %s', async (_, files, status, code, sentence) => {
    const refused = client().mergePdfs(files);
    await expect(refused).rejects.toMatchObject({
      status,
      code,
      sentence,
      message: `${status}: ${sentence}`,
      requestId: expect.stringMatching(/\S/),
    });
  });

  test('puts single pages together in any order, across files, twice if asked', async () => {
    const pages = [
      { file: 1, page: 3 },
      { file: 0, page: 1, rotate: 90 as const },
      { file: 1, page: 3 },
    ];
    const { report } = await client().mergePdfs([createPdfFile('a.pdf', 2), createPdfFile('b.pdf', 3), createPdfFile('c.pdf', 4)], { pages });
    expect(report.pages).toBe(3);
    expect(report.files).toEqual([
      { name: 'b.pdf', pages: 2, from: 1, to: 3 },
      { name: 'a.pdf', pages: 1, from: 2, to: 2 },
      { name: 'c.pdf', pages: 0, from: 0, to: 0 },
    ]);
  });

  test.each<[string, MergeOptions, object]>([
    ['an order', { order: [1, 0] }, { pages: 5, files: [place('b.pdf', 3, 1, 3), place('a.pdf', 2, 4, 5)] }],
    ['page ranges', { ranges: ['2', 'odd'] }, { pages: 3, files: [place('a.pdf', 1, 1, 1), place('b.pdf', 2, 2, 3)] }],
    ['turned files', { rotate: [90, 0] }, { pages: 5 }],
    ['pages by turns', { interleave: 'alternate' }, { pages: 5, files: [place('a.pdf', 2, 1, 3), place('b.pdf', 3, 2, 5)] }],
    ['blank pages for printing on both sides', { padEven: true }, { pages: 6, files: [place('a.pdf', 2, 1, 2), place('b.pdf', 3, 3, 5)] }],
    ['a list of contents', { contentsPage: true }, { pages: 6, files: [place('a.pdf', 2, 2, 3), place('b.pdf', 3, 4, 6)] }],
    ['no bookmarks', { outline: 'none' }, { outlineItems: 0 }],
    ['one bookmark for each file', { outline: 'per-file' }, { outlineItems: 2 }],
    ['the bookmarks as they were', { outline: 'keep' }, { outlineItems: 3 }],
    ['fields of one name that stay one field', { forms: 'share' }, { fields: { total: 2, renamed: 0 } }],
    ['fields that become drawings', { forms: 'flatten' }, { fields: { total: 0, renamed: 0 } }],
    ['no attachments', { attachments: false }, { attachments: 0 }],
  ])('merges with %s', async (_, options, expected) => {
    const [a, b] = [createPdfFile('a.pdf', 2, { bookmarks: 3, fields: 2 }), createPdfFile('b.pdf', 3, { fields: 1, attachments: 1 })];
    expect((await client().mergePdfs([a, b], options)).report).toMatchObject(expected);
  });

  test.each<[string, object, string]>([
    ['a list that is too short', { rotate: [90] }, 'rotate must have one entry for each file'],
    ['an order that names a file twice', { order: [1, 1] }, 'order must name each file once'],
    ['pages beside an order', { pages: [{ file: 0, page: 1 }], order: [1, 0] }, 'pages takes the place of order, so only one of them can be given'],
    [
      'pages beside ranges',
      { pages: [{ file: 0, page: 1 }], ranges: ['1', null] },
      'pages takes the place of ranges, so only one of them can be given',
    ],
    ['pages of a file that was not sent', { pages: [{ file: 2, page: 1 }] }, 'pages names a file that was not sent'],
    ['what is no list', { order: 1 }, 'order is not right'],
    ['a name that nobody knows', { shuffle: true }, 'it has not the right form'],
    ['no page at all', { pages: [] }, 'pages is not right'],
  ])('refuses options with %s', async (_, options, reason) => {
    const response = await post([createPdfFile('a.pdf'), createPdfFile('b.pdf')], { options: JSON.stringify(options) });
    expect([response.status, response.headers.get('X-Error-Code')]).toEqual([400, 'invalid_options']);
    expect(await response.text()).toBe(`The options could not be read: ${reason}.`);
  });

  test.each<[string, () => File[], MergeOptions, number, string]>([
    ['a file that is no PDF', () => [createPdfFile('same.pdf'), textFile('same.pdf'), createPdfFile('same.pdf')], {}, 1, 'not_a_pdf'],
    ['a protected file', () => [createPdfFile('same.pdf'), protectedFile('same.pdf')], {}, 1, 'password_required'],
    [
      'a protected file that stands first in the result',
      () => [createPdfFile('a.pdf'), protectedFile('b.pdf')],
      { order: [1, 0] },
      1,
      'password_required',
    ],
    ['a file locked with a certificate', () => [createPdfFile('same.pdf'), buildCertificateFile('same.pdf')], {}, 1, 'certificate_required'],
    ['a file without pages', () => [createPdfFile('same.pdf'), createPdfFile('same.pdf', 0)], {}, 1, 'empty_pdf'],
    ['a wrong password', () => [protectedFile('same.pdf'), createPdfFile('same.pdf')], { passwords: ['guess', null] }, 0, 'wrong_password'],
    ['a wrong page range', () => [createPdfFile('a.pdf', 2), createPdfFile('b.pdf', 3)], { ranges: ['1-2', '2-4'] }, 1, 'invalid_range'],
    ['a page that is not there', () => [createPdfFile('a.pdf', 2), createPdfFile('b.pdf', 3)], { pages: [{ file: 1, page: 4 }] }, 1, 'invalid_range'],
  ])('says with a refusal of %s which of the files it means', async (_, files, options, fileIndex, code) => {
    await expect(client().mergePdfs(files(), options)).rejects.toMatchObject({ code, fileIndex });
  });

  test('merges a file whose header line is missing', async () => {
    const { report } = await client().mergePdfs([buildHeadlessFile('a.pdf', 2), createPdfFile('b.pdf')]);
    expect(report.pages).toBe(3);
  });

  test('refuses options that are no JSON', async () => {
    const response = await post([createPdfFile('a.pdf'), createPdfFile('b.pdf')], { options: '{' });
    expect(await response.text()).toBe('The options could not be read: they are not valid JSON.');
  });

  test.each([
    ['es', 'es', 'notas.pdf no es un archivo PDF.'],
    ['es-MX,es;q=0.9,en;q=0.5', 'es', 'notas.pdf no es un archivo PDF.'],
    ['de, en;q=0.5, es;q=0.1', 'en', 'notas.pdf is not a PDF file.'],
    ['ja', 'en', 'notas.pdf is not a PDF file.'],
    ['*', 'en', 'notas.pdf is not a PDF file.'],
  ])('answers whoever takes %s in %s', async (asked, language, sentence) => {
    const response = await post([createPdfFile('a.pdf'), textFile('notas.pdf')], {}, { 'Accept-Language': asked });
    expect([response.headers.get('Content-Language'), await response.text()]).toEqual([language, sentence]);
    expect(response.headers.get('Vary')).toMatch(/\bAccept-Language\b/);
  });

  test('says what is wrong with options in the language asked for', async () => {
    const options = JSON.stringify({ rotate: [90] });
    const response = await post([createPdfFile('a.pdf'), createPdfFile('b.pdf')], { options }, { 'Accept-Language': 'es' });
    expect(await response.text()).toBe('No se han podido leer las opciones: rotate debe tener un valor por cada archivo.');
  });

  test('tells the client of a Spanish page in Spanish, and that of an English page in English, whatever the browser prefers', async () => {
    const sentences = await Promise.all(
      (['es', 'en', undefined] as const).map((locale) =>
        client(locale)
          .mergePdfs([createPdfFile('a.pdf')])
          .then(String, ({ sentence }) => sentence),
      ),
    );
    const english = 'Please select at least 2 PDF files to merge.';
    expect(sentences).toEqual(['Elige al menos 2 archivos PDF para unir.', english, english]);
  });

  test('leads a donation from a Spanish page to the Spanish practice page', async () => {
    const { url } = await client('es').createDonationPayment({ amount: 500, tool: 'merge' });
    expect(url).toBe('/es/donate/practice?amount=500&tool=merge');
  });

  test('names no file with a refusal that means none', async () => {
    const response = await post([createPdfFile('a.pdf')]);
    expect([response.headers.get('X-Error-Code'), response.headers.get(ERROR_FILE_HEADER)]).toEqual(['not_enough_files', null]);
  });

  test('opens a protected file with its password', async () => {
    const { report } = await client().mergePdfs([createPdfFile('a.pdf'), protectedFile('b.pdf')], { passwords: [null, 'secret'] });
    expect(report.files).toEqual([place('a.pdf', 1, 1, 1), place('b.pdf', 3, 2, 4)]);
  });

  test('tells whoever asks before the merge how far it is, until it is over', async () => {
    const jobId = crypto.randomUUID();
    const stream = await openProgress(jobId);
    expect([stream.status, stream.headers.get('Content-Type'), stream.headers.get('Cache-Control')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      'no-store, no-transform',
    ]);
    const [events] = await Promise.all([readEvents(stream), post([createPdfFile('a.pdf'), createPdfFile('b.pdf')], {}, { [JOB_ID_HEADER]: jobId })]);
    expect(events).toEqual(expect.arrayContaining([{ stage: 'reading', file: 0, files: 2 }, { stage: 'checking' }]));
    expect(listStages(events)).toEqual(['receiving', 'reading', 'writing', 'checking', 'over']);
  });

  test('tells whoever asks after the merge, or after its refusal, that it is over', async () => {
    for (const files of [[createPdfFile('a.pdf'), createPdfFile('b.pdf')], [textFile('notes.pdf')]]) {
      const jobId = crypto.randomUUID();
      await post(files, {}, { [JOB_ID_HEADER]: jobId });
      expect(await readEvents(await openProgress(jobId))).toEqual([{ stage: 'over' }]);
    }
  });

  test('knows no job by a name that is no UUID', async () => {
    const response = await openProgress('1');
    expect([response.status, response.headers.get('X-Error-Code')]).toEqual([404, 'not_found']);
  });

  test('tells the client of a merge how far it is', async () => {
    const events: JobProgress[] = [];
    await client().mergePdfs([createPdfFile('a.pdf'), createPdfFile('b.pdf')], {}, { onProgress: (progress) => events.push(progress) });
    expect(events).toContainEqual({ stage: 'receiving' });
  });

  test('tells its limits and claims', async () => {
    const config = await client().config();
    expect(ServerConfig.parse(config)).toEqual(config);
    expect(config).toEqual(mockConfig);
  });

  test('leads a donation to the practice page', async () => {
    const { url } = await client().createDonationPayment({ amount: 500, tool: 'merge' });
    expect(url).toBe('/donate/practice?amount=500&tool=merge');
  });

  test.each([777, 0, -100])('refuses a donation of %d cents', async (amount) => {
    const body = JSON.stringify({ amount, tool: 'merge' });
    const response = await fetch(`${address()}/api/create-donation-payment`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect([response.status, response.headers.get('X-Error-Code')]).toEqual([400, 'invalid_request']);
    expect(await response.text()).toBe('The request could not be read: amount is not right.');
  });
});

function place(name: string, pages: number, from: number, to: number) {
  return { name, pages, from, to };
}

/** Three pages, opened by "secret". */
function protectedFile(name: string): File {
  return createFile(name, encryptPdf('needs-password'));
}

/** The stages of progress in their order, each once. A job waits only where another runs. */
function listStages(events: unknown[]): string[] {
  const stages = events.map((event) => JobProgress.parse(event).stage).filter((stage) => stage !== 'waiting');
  return stages.filter((stage, index) => stage !== stages[index - 1]);
}

/** Every event of a stream, once it has ended. */
async function readEvents(response: Response): Promise<unknown[]> {
  const text = await response.text();
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json));
}
