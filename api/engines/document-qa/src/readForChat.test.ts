import { expect, test } from '@jest/globals';
import { MemorySink } from '@sheaf/pdf/bytes/byteSink';
import type { OutputFile } from '@sheaf/pdf/bytes/engineFiles';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import type { EngineProgress } from '@sheaf/platform/engineHooks';
import { createTextPdf } from '../../../mocks/createTextPdf.ts';
import { type AskDocumentRequest, AskDocumentResult, ReadForChatReport } from '../../../src/jobs/chatJobs.ts';
import { askDocument } from './askDocument.ts';
import { createReadForChat } from './readForChat.ts';

const PAGES = [
  ['The harbour office opens at seven in the morning.', '', 'Every boat pays a fee of 40 euros a night.'],
  ['The lighthouse was built in 1874 by Clara Weiss.', '', 'It was painted red because of the fog.'],
];

async function readPdf(bytes: Uint8Array, maxPages = 0) {
  const sink = new MemorySink();
  const output: OutputFile = {
    write: (written) => sink.write(written),
    written: () => createFileInMemory('', sink.bytes()),
    startOver: () => undefined,
  };
  const reported: EngineProgress[] = [];
  const hooks = { onProgress: (progress: EngineProgress) => void reported.push(progress), signal: new AbortController().signal };
  const report = await createReadForChat(undefined)([createFileInMemory('harbour.pdf', bytes)], { options: { ocr: 'off' }, maxPages }, hooks, output);
  return { report: ReadForChatReport.parse(report), index: createFileInMemory('index', sink.bytes()), reported };
}

const harbourPdf = async () => new Uint8Array(await createTextPdf('harbour.pdf', PAGES).arrayBuffer());
const harbour = harbourPdf().then((bytes) => readPdf(bytes));
type Question<Request = AskDocumentRequest> = Request extends unknown ? Omit<Request, 'documents'> : never;
const askHarbour = async (request: Question) =>
  askDocument([(await harbour).index], { ...request, documents: [{ number: 1, name: 'harbour.pdf' }] } as AskDocumentRequest);

test('reports how much was read, in which language, and suggested questions', async () => {
  const { report, reported } = await harbour;
  expect(report).toMatchObject({ pageCount: 2, wordCount: 36, language: 'en', ocrPages: [], warnings: [] });
  expect(report.summary).not.toBe('');
  expect(reported).toContainEqual(expect.objectContaining({ stage: 'reading' }));
});

test('suggests only questions that it answers with a citation', async () => {
  const { report } = await harbour;
  for (const question of report.suggestedQuestions) {
    expect(await askHarbour({ ask: 'answer', question, history: [] })).toMatchObject({
      status: 'grounded',
      citations: expect.arrayContaining([expect.objectContaining({ id: 1 })]),
    });
  }
});

test('answers a question with its quote, on its page', async () => {
  const answer = AskDocumentResult.answer.parse(await askHarbour({ ask: 'answer', question: 'Who built the lighthouse in 1874?', history: [] }));
  expect(answer).toMatchObject({ status: 'grounded', searchedPages: 2 });
  expect(answer.citations[0]).toMatchObject({ page: 2, quote: 'The lighthouse was built in 1874 by Clara Weiss.', rects: [expect.anything()] });
});

test('gives a model the passages to read, or the whole text where it is short enough', async () => {
  const passages = AskDocumentResult.passages.parse(await askHarbour({ ask: 'passages', question: 'What does a boat pay?', history: [], count: 3 }));
  expect(passages[0]?.text).toContain('Every boat pays a fee of 40 euros a night.');
  const whole = AskDocumentResult.whole.parse(await askHarbour({ ask: 'whole', maxLetters: 1000 }));
  expect(whole.map(({ page, text }) => [page, text])).toEqual([
    [1, expect.stringContaining('Every boat')],
    [2, expect.stringContaining('because of the fog')],
  ]);
  expect(await askHarbour({ ask: 'whole', maxLetters: 100 })).toEqual([]);
});

test('reports which of the claimed quotes are in the document', async () => {
  const quotes = [{ quote: 'painted red because of the fog', page: 2 }, { quote: 'Every boat pays a fee of 50 euros a night.' }];
  expect(AskDocumentResult.verify.parse(await askHarbour({ ask: 'verify', quotes }))).toEqual([expect.objectContaining({ page: 2 }), null]);
});

test('refuses more pages than are allowed, and what is no PDF', async () => {
  const bytes = await harbourPdf();
  await expect(readPdf(bytes, 1)).rejects.toMatchObject({ code: 'too_many_pages' });
  await expect(readPdf(new TextEncoder().encode('no pdf'))).rejects.toMatchObject({ code: 'not_a_pdf' });
});

test('refuses a question without a document', async () => {
  await expect(askDocument([], { ask: 'whole', documents: [], maxLetters: 1 })).rejects.toMatchObject({ code: 'missing_document' });
});
