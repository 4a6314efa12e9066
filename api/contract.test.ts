/** The same cases against the real application and against the fake API that every page is tested with: they must not drift apart. */
import { createApiClient } from './client/createApiClient.ts';
import { ServerConfig } from './contract/config.ts';
import { pdfFile } from './mocks/minimalPdf.ts';
import { mockConfig } from './mocks/mockConfig.ts';
import { server as fakeApi } from './mocks/node.ts';
import { type RunningApp, startApp } from './src/testing/startApp.ts';

let real: RunningApp;
const fakeAddress = 'http://sheaf.test';

beforeAll(async () => {
  real = await startApp();
});
afterAll(() => real.stop());

describe.each(['the real application', 'the fake API'])('%s', (which) => {
  const isFake = which === 'the fake API';
  const address = () => (isFake ? fakeAddress : real.address);
  const client = () => createApiClient({ baseUrl: address() });

  beforeAll(() => {
    if (isFake) fakeApi.listen();
  });
  afterAll(() => {
    if (isFake) fakeApi.close();
  });

  const textFile = (name: string) => new File(['Just some text.'], name, { type: 'application/pdf' });

  test('merges two files in the order they were sent', async () => {
    const { pdf, pages, report } = await client().mergePdfs([pdfFile('a.pdf', 2), pdfFile('b.pdf', 3)]);
    expect(await pdf.slice(0, 5).text()).toBe('%PDF-');
    expect(pages).toBe(5);
    expect(report.files).toEqual([
      { name: 'a.pdf', pages: 2, from: 1, to: 2 },
      { name: 'b.pdf', pages: 3, from: 3, to: 5 },
    ]);
  });

  test('sends the merged file as an attachment called merged.pdf with its page count', async () => {
    const form = new FormData();
    for (const file of [pdfFile('a.pdf'), pdfFile('b.pdf')]) form.append('files', file, file.name);
    const response = await fetch(`${address()}/api/pdf/merge`, { method: 'POST', body: form });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="merged.pdf"');
    expect(response.headers.get('X-Page-Count')).toBe('2');
    await response.arrayBuffer();
  });

  test('takes two files of one name for two files', async () => {
    const { report } = await client().mergePdfs([pdfFile('same.pdf', 1), pdfFile('same.pdf', 2)]);
    expect(report.files.map(({ name, pages }) => [name, pages])).toEqual([
      ['same.pdf', 1],
      ['same.pdf', 2],
    ]);
  });

  test('counts the bookmarks, links, form fields and attachments that came along', async () => {
    const thesis = pdfFile('thesis.pdf', 3, { bookmarks: 4, links: 5, fields: 2 });
    const consent = pdfFile('consent.pdf', 1, { deadLinks: 1, fields: 3, attachments: 2 });
    const { report } = await client().mergePdfs([thesis, consent]);
    expect(report).toMatchObject({
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
    const { report } = await client().mergePdfs([pdfFile('a.pdf'), pdfFile('b.pdf')]);
    expect(report).toMatchObject({
      outlineItems: 2,
      links: { total: 0, working: 0 },
      renamedDestinations: 0,
      fields: { total: 0, renamed: 0 },
      attachments: 0,
    });
  });

  test.each([
    ['one file', [pdfFile('a.pdf')], 400, 'not_enough_files', 'Please select at least 2 PDF files to merge.'],
    [
      '60 files',
      Array.from({ length: 60 }, () => pdfFile('a.pdf')),
      400,
      'too_many_files',
      'You chose 60 files. The limit here is 50; merge them in two steps.',
    ],
    ['a text file called .pdf', [pdfFile('a.pdf'), textFile('notes.pdf')], 415, 'not_a_pdf', 'notes.pdf is not a PDF file.'],
    ['an empty file', [pdfFile('a.pdf'), new File([], 'empty.pdf')], 415, 'not_a_pdf', 'empty.pdf is not a PDF file.'],
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
    expect(response.status).toBe(400);
    expect(response.headers.get('X-Error-Code')).toBe('invalid_request');
  });
});
