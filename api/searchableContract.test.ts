/** What every API answers to a PDF that is to be made searchable, as in `contract.test.ts`. Scans are read by the real one alone. */

import { createFile, encryptPdf } from '@sheaf/merge/testing/samplePdf';
import { PDF_FILE_TYPE } from './contract/fileTypes.ts';
import { SearchableReport } from './contract/searchable.ts';
import { buildMinimalPdf } from './mocks/buildMinimalPdf.ts';
import { buildCertificateFile } from './mocks/closedFile.ts';
import { createTextPdf } from './mocks/createTextPdf.ts';
import { describeEachApiAndJobMode } from './src/testing/eachApi.ts';

const lease = (name = 'lease.pdf') => createTextPdf(name, [['The tenant pays the rent on the first day.'], ['Dogs are welcome in the yard.']]);

describeEachApiAndJobMode(['ocr'], ({ address, visit, isFake }) => {
  const locked = () =>
    isFake ? createTextPdf('locked.pdf', [['A secret.']], { isProtected: true }) : createFile('locked.pdf', encryptPdf('needs-password'));

  function post(file: File | undefined, options?: object, headers: Record<string, string> = {}): Promise<Response> {
    const form = new FormData();
    if (options) form.append('options', JSON.stringify(options));
    if (file) form.append('file', file);
    return visit(`${address()}/api/pdf/searchable`, { method: 'POST', body: form, headers });
  }

  test('answers a PDF without scans as it is, under a name of its own, and counts its pages', async () => {
    const response = await post(lease('Lease 2026.PDF'));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, PDF_FILE_TYPE]);
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="Lease 2026-searchable.pdf"');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const told = JSON.parse(Buffer.from(response.headers.get('X-Result') ?? '', 'base64url').toString());
    expect(SearchableReport.parse(told)).toEqual({ pages: 2, words: 0, ocrPages: [], warnings: [] });
    expect(await response.text()).toBe(await lease().text());
  });

  test('opens a protected PDF with its password', async () => {
    const response = await post(locked(), { password: 'secret', ocrLanguages: ['eng'] });
    expect(response.status).toBe(200);
    expect((await response.text()).startsWith('%PDF-')).toBe(true);
  });

  test.each([
    ['a protected PDF without its password', locked, {}, 422, 'password_required', 'locked.pdf is protected. Enter its password to continue.'],
    ['a wrong password', locked, { password: 'guess' }, 422, 'wrong_password', 'That password does not open locked.pdf.'],
    [
      'a file locked with a certificate',
      () => buildCertificateFile('cert.pdf'),
      {},
      422,
      'certificate_required',
      'cert.pdf opens only with the private key of a certificate. Print it to PDF where that key is installed, and choose the new file.',
    ],
    [
      'a file without pages',
      () => new File([buildMinimalPdf(0)], 'empty.pdf'),
      {},
      422,
      'empty_pdf',
      'empty.pdf is empty: it has no pages. Choose a file with pages.',
    ],
    ['a text file called .pdf', () => new File(['Just some text.'], 'notes.pdf'), {}, 415, 'not_a_pdf', 'notes.pdf is not a PDF file.'],
  ])('refuses %s', async (_, file, options, status, code, sentence) => {
    const response = await post(file(), options);
    expect([response.status, response.headers.get('X-Error-Code'), response.headers.get('X-Error-File')]).toEqual([status, code, '0']);
    expect(await response.text()).toBe(sentence);
  });

  test('refuses in the language of the caller', async () => {
    const response = await post(locked(), {}, { 'Accept-Language': 'es' });
    expect(await response.text()).toBe('locked.pdf está protegido. Escribe su contraseña para continuar.');
  });

  test('refuses options it does not know, and a call without a file', async () => {
    const codes = await Promise.all([post(lease(), { pages: '1-2' }), post(undefined, {})]);
    expect(codes.map(({ headers }) => headers.get('X-Error-Code'))).toEqual(['invalid_options', 'invalid_upload']);
  });
});
