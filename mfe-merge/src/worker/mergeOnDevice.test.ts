import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { messagesIn } from '../messages';
import { DeviceRefusal } from '../model/deviceRefusal';
import { formatReason } from '../model/reason';
import { inspectPdf } from './inspectPdf';
import { mergeOnDevice } from './mergeOnDevice';

const staying = new AbortController().signal;
const letter = new File(['a letter'], 'letter.pdf', { type: 'application/pdf' });

test('merges without a server and reports how far it is', async () => {
  const stages: string[] = [];
  const onProgress = ({ stage }: { stage: string }) => stages.push(stage);
  const { pdf, report } = await mergeOnDevice([createPdfFile('a.pdf', 2), createPdfFile('b.pdf', 3)], undefined, { onProgress });
  expect(report).toMatchObject({
    pages: 5,
    files: [
      { name: 'a.pdf', from: 1, to: 2 },
      { name: 'b.pdf', from: 3, to: 5 },
    ],
  });
  expect(pdf.type).toBe('application/pdf');
  expect(stages).toEqual(expect.arrayContaining(['reading', 'checking']));
});

test('takes the options the server takes', async () => {
  const pages = [
    { file: 1, page: 3 },
    { file: 0, page: 1 },
    { file: 1, page: 3, rotate: 90 as const },
  ];
  const { report } = await mergeOnDevice([createPdfFile('a.pdf', 2), createPdfFile('b.pdf', 3)], { pages });
  expect(report.files).toEqual([
    { name: 'b.pdf', pages: 2, from: 1, to: 3 },
    { name: 'a.pdf', pages: 1, from: 2, to: 2 },
  ]);
});

test.each([
  ['a file that is no PDF', [createPdfFile('a.pdf', 1), letter], undefined, 'not_a_pdf', 'letter.pdf is not a PDF file.', 1],
  [
    'a range that does not exist',
    [createPdfFile('a.pdf', 1), createPdfFile('b.pdf', 2)],
    { ranges: [null, '4'] },
    'invalid_range',
    'Pages "4" do not exist in b.pdf (2 pages).',
    1,
  ],
  [
    'options that contradict each other',
    [createPdfFile('a.pdf', 1), createPdfFile('b.pdf', 2)],
    { order: [0, 1], pages: [{ file: 0, page: 1 }] },
    'invalid_options',
    'The options could not be read: pages takes the place of order, so only one of them can be given.',
    undefined,
  ],
  ['one file alone', [createPdfFile('a.pdf', 1)], undefined, 'not_enough_files', 'Please select at least 2 PDF files to merge.', undefined],
])('refuses %s in the server’s words', async (_, files, options, code, sentence, fileIndex) => {
  const merging = mergeOnDevice(files, options);
  await expect(merging).rejects.toBeInstanceOf(DeviceRefusal);
  const refusal = await merging.catch((error: DeviceRefusal) => error);
  expect(refusal).toMatchObject({ reason: { code }, fileIndex });
  if (refusal instanceof DeviceRefusal) expect(formatReason(refusal.reason, messagesIn('en'))).toBe(sentence);
});

test('gives no result when another reader does not find all its pages', async () => {
  const merging = mergeOnDevice([createPdfFile('a.pdf', 1), createPdfFile('b.pdf', 1)], undefined, { confirmPages: async () => 1 });
  await expect(merging).rejects.toMatchObject({ reason: { code: 'internal' } });
});

test('gives the result where there is no other reader', async () => {
  const merging = mergeOnDevice([createPdfFile('a.pdf', 1), createPdfFile('b.pdf', 1)], undefined, { confirmPages: async () => null });
  await expect(merging).resolves.toMatchObject({ report: { pages: 2 } });
});

test('stops at once when it is cancelled, and merges again after that', async () => {
  const files = [createPdfFile('a.pdf', 400), createPdfFile('b.pdf', 400)];
  const cancelled = new AbortController();
  const merging = mergeOnDevice(files, undefined, { signal: cancelled.signal, onProgress: () => cancelled.abort() });
  await expect(merging).rejects.toMatchObject({ name: 'AbortError' });
  expect((await mergeOnDevice(files, undefined)).report.pages).toBe(800);
});

test('looks at files before they are merged', async () => {
  const [good, bad] = await Promise.all([inspectPdf(createPdfFile('a.pdf', 7), '', staying), inspectPdf(letter, '', staying)]);
  expect(good).toMatchObject({ state: 'read', pages: 7, isEncrypted: false, isSigned: false, hasForm: false, isDamaged: false });
  expect(bad).toEqual({ state: 'unreadable', reason: { code: 'not_a_pdf', details: { file: 'letter.pdf' } } });
});

test('a look that is no longer wanted does not hold up the next', async () => {
  const leaving = new AbortController();
  const first = inspectPdf(createPdfFile('a.pdf', 1), '', leaving.signal);
  leaving.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  expect(await inspectPdf(createPdfFile('b.pdf', 2), '', staying)).toMatchObject({ pages: 2 });
});
