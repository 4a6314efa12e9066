/** The same conversions against every API there is, as in `contract.test.ts`. */

import { readDocx } from '@sheaf/pdf-to-docx/testing/readDocx';
import { createApiClient } from './client/createApiClient.ts';
import { WORD_FILE_TYPE } from './contract/fileTypes.ts';
import type { JobProgress } from './contract/progress.ts';
import { buildMinimalPdf, createPdfFile } from './mocks/buildMinimalPdf.ts';
import { buildCertificateFile } from './mocks/closedFile.ts';
import { createTextPdf } from './mocks/createTextPdf.ts';
import { describeEachApiAndJobMode } from './src/testing/eachApi.ts';
import { startApp } from './src/testing/startApp.ts';

const lease = (name = 'lease.pdf') =>
  createTextPdf(name, [
    ['The tenant pays the rent on the first day', 'of every month.', '', 'Dogs are welcome in the yard.'],
    ['Bicycles are kept in the cellar and', 'nowhere else.'],
  ]);

describeEachApiAndJobMode(['convert', 'ocr'], ({ address, visit, client }) => {
  const readParagraphs = async (docx: Blob) =>
    readDocx(new Uint8Array(await docx.arrayBuffer()))
      .paragraphs.map(({ text }) => text)
      .filter(Boolean);

  test('makes a PDF a Word file of whole paragraphs, and counts what is in it', async () => {
    const { docx, report } = await client().convertPdf(lease());
    expect(docx.type).toBe(WORD_FILE_TYPE);
    expect(await readParagraphs(docx)).toEqual([
      'The tenant pays the rent on the first day of every month.',
      'Dogs are welcome in the yard.',
      'Bicycles are kept in the cellar and nowhere else.',
    ]);
    expect(report).toEqual({
      pages: 2,
      words: 27,
      headings: 0,
      lists: 0,
      tables: 0,
      images: 0,
      links: 0,
      ocrPages: [],
      lookAt: [],
      previewBytes: expect.any(Number),
      warnings: [],
    });
  });

  test('needs nothing but the file, and names the Word file after it', async () => {
    const form = new FormData();
    form.append('file', lease('Lease 2026.PDF'));
    const response = await visit(`${address()}/api/pdf/convert`, { method: 'POST', body: form });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="Lease 2026.docx"');
    await response.arrayBuffer();
  });

  test('converts the chosen pages alone', async () => {
    const { docx, report } = await client().convertPdf(lease(), { pages: '2' });
    expect(report.pages).toBe(1);
    expect(await readParagraphs(docx)).toEqual(['Bicycles are kept in the cellar and nowhere else.']);
  });

  test('keeps the look of pages where that is asked for, of all or of some', async () => {
    const whole = await client().convertPdf(lease(), { mode: 'exact' });
    expect(whole.report).toMatchObject({ pages: 2, words: 27, warnings: [] });
    const mixed = await client().convertPdf(lease(), { pageModes: [{ page: 2, mode: 'picture' }] });
    expect(await readParagraphs(mixed.docx)).not.toContain('Bicycles are kept in the cellar and nowhere else.');
    expect(await readParagraphs(mixed.docx)).toContain('Dogs are welcome in the yard.');
  });

  test('shows what the Word file holds of each page, to who can show that', async () => {
    const { docx, preview } = await client().convertPdf(lease(), { pageModes: [{ page: 2, mode: 'exact' }] });
    expect(docx.type).toBe(WORD_FILE_TYPE);
    expect(preview?.pages.map(({ page, mode, parts }) => [page, mode, parts.length])).toEqual([
      [1, 'flow', 1],
      [2, 'exact', 0],
    ]);
    const texts = preview?.pages[0]?.parts[0]?.blocks.flatMap((block) => (block.kind === 'paragraph' ? block.pieces : []));
    expect(texts?.map((piece) => (piece.kind === 'text' ? piece.text : ''))).toEqual([
      'The tenant pays the rent on the first day of every month.',
      'Dogs are welcome in the yard.',
    ]);
    expect(await readParagraphs(docx)).toContain('Dogs are welcome in the yard.');
  });

  test('tells how far a conversion is', async () => {
    const told: JobProgress[] = [];
    await client().convertPdf(lease(), {}, { onProgress: (progress) => told.push(progress) });
    expect(told).toContainEqual({ stage: 'receiving' });
  });

  test.each([
    [
      'a file locked with a certificate',
      buildCertificateFile('cert.pdf'),
      422,
      'certificate_required',
      'cert.pdf opens only with the private key of a certificate. Print it to PDF where that key is installed, and choose the new file.',
    ],
    [
      'a file without pages',
      new File([buildMinimalPdf(0)], 'empty.pdf'),
      422,
      'empty_pdf',
      'empty.pdf is empty: it has no pages. Choose a file with pages.',
    ],
    ['a text file called .pdf', new File(['Just some text.'], 'notes.pdf'), 415, 'not_a_pdf', 'notes.pdf is not a PDF file.'],
    [
      'a PDF of empty pages',
      createPdfFile('empty.pdf', 2),
      422,
      'no_text',
      'No readable text was found in empty.pdf. It looks like a scan and text recognition found nothing.',
    ],
  ])('refuses %s', async (_, file, status, code, sentence) => {
    await expect(client().convertPdf(file)).rejects.toMatchObject({ status, code, sentence, fileIndex: 0 });
  });

  test('refuses pages that do not exist, with how many there are', async () => {
    await expect(client().convertPdf(lease(), { pages: '2-9' })).rejects.toMatchObject({ status: 400, code: 'invalid_range' });
  });

  test('refuses options it does not know, and a call without a file', async () => {
    const form = new FormData();
    form.append('options', JSON.stringify({ speed: 'fast' }));
    form.append('file', lease());
    const ask = async (body: FormData) => (await visit(`${address()}/api/pdf/convert`, { method: 'POST', body })).headers.get('X-Error-Code');
    expect(await ask(form)).toBe('invalid_options');
    const empty = new FormData();
    empty.append('options', '{}');
    expect(await ask(empty)).toBe('invalid_upload');
  });
});

test('a server that meters conversions refuses more pages than are free, whatever file they are from, and converts as many', async () => {
  const metered = await startApp({ PRICING_MODE: 'metered' });
  try {
    const client = createApiClient({ baseUrl: metered.address });
    const six = createTextPdf(
      'six.pdf',
      Array.from({ length: 6 }, (_, page) => [`This is page ${page + 1} of six.`]),
    );
    await expect(client.convertPdf(six)).rejects.toMatchObject({
      status: 402,
      code: 'convert_limit_reached',
      sentence: 'Converting is free up to 5 pages, and these are 6. Choose fewer pages to continue.',
    });
    expect((await client.convertPdf(six, { pages: '2-6' })).report.pages).toBe(5);
  } finally {
    await metered.stop();
  }
});

test('corrects what a visitor says was read wrong', async () => {
  const app = await startApp({});
  try {
    const client = createApiClient({ baseUrl: app.address });
    const { preview } = await client.convertPdf(lease());
    const place = preview?.pages[0]?.parts[0]?.blocks[0]?.place;
    if (!place) throw new Error('The preview names no block.');
    const { docx, report } = await client.convertPdf(lease(), {
      corrections: [
        { page: 1, ...place, as: 'joined', count: 2 },
        { page: 1, ...place, as: 'heading' },
      ],
    });
    expect(report.headings).toBe(1);
    const { paragraphs } = readDocx(new Uint8Array(await docx.arrayBuffer()));
    expect(paragraphs.find(({ style }) => style.startsWith('Heading'))?.text).toMatch(/of every month\. Dogs are welcome/);
  } finally {
    await app.stop();
  }
});
