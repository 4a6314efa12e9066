import { server } from '@sheaf/api/mocks/node';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { messagesIn } from '../../messages';
import { check, openGrammar, press, readLetter } from '../../testing/grammarVisitor';
import { buildDocxInput } from './downloadInput';

const correctedDocx = jest.fn(async (input: object) => new Blob([JSON.stringify(input)]));
const annotatedPdf = jest.fn(async (input: object) => ({ file: new Blob([JSON.stringify(input)]), lost: [] as string[] }));
jest.mock('../downloads/correctedDocx', () => ({ buildCorrectedDocx: (input: object) => correctedDocx(input) }));
jest.mock('../downloads/annotatedPdf', () => ({ buildAnnotatedPdf: (input: object) => annotatedPdf(input) }));

const saved: string[] = [];
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const download = async (name: RegExp) => {
  await press('More downloads');
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};

test('a Word file and the PDF carry every finding that was not ignored; what the PDF lost and a failure are reported', async () => {
  const { shell } = await openGrammar();
  await readLetter();
  await check();
  await press('Undo the correction of “recieve”');
  await download(/^Word with tracked changes/);
  await waitFor(() => expect(saved).toEqual(['letter-corrected.docx']));
  const [docx] = correctedDocx.mock.calls[0] ?? [];
  expect(docx).toMatchObject({ author: 'Sheaf', corrections: { length: 15 } });

  await download(/^PDF with comments/);
  await waitFor(() => expect(saved).toEqual(['letter-corrected.docx', 'letter-corrected.pdf']));
  const [pdf] = annotatedPdf.mock.calls[0] ?? [];
  expect(pdf).toMatchObject({
    marks: expect.arrayContaining([expect.objectContaining({ page: 2, comment: expect.stringMatching(/^Spelling: enviroment → environment\./) })]),
  });

  expect(shell.notices.at(-1)?.title).toBe('Grammar check complete!');
  annotatedPdf.mockResolvedValueOnce({ file: new Blob(['x']), lost: ['scripts', 'signature'] });
  await download(/^PDF with comments/);
  const description = 'Scripts and automatic actions are no longer in it. Its signature is no longer in it.';
  await waitFor(() => expect(shell.notices.at(-1)).toEqual({ title: 'Your PDF was rewritten', description }));

  annotatedPdf.mockRejectedValueOnce(new Error('This file cannot be written.'));
  jest.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  await download(/^PDF with comments/);
  await waitFor(() => expect(shell.notices.at(-1)).toMatchObject({ title: 'Download failed', tone: 'bad' }));
});

test('what a Word file has of a finding: its place, what becomes of it, and why', () => {
  const correction = {
    id: '1',
    original: 'very very',
    corrected: '',
    type: 'style',
    suggestion: 'Said twice.',
    offset: 2,
    length: 9,
    replacements: [''],
    ruleId: 'twice',
    confidence: 'high',
  } as const;
  const result = {
    corrections: [{ ...correction, replacements: [''] }],
    correctedText: '',
    totalCorrections: 1,
    grammarCount: 0,
    spellingCount: 0,
    styleCount: 1,
  };
  const checked = { ...result, wordCount: 2, checkedWordCount: 2, truncated: false, language: 'en', engine: 'fake' };
  const review = { text: 'A very very old one', settings: { preset: 'general', language: 'en' } as const, result: checked };
  const date = new Date(0);
  const words = messagesIn('en');
  const finding = { offset: 2, length: 9, original: 'very very', type: 'style', comment: 'Style: very very → Delete it. Said twice.' };
  expect(buildDocxInput(review, {}, words, date).corrections).toEqual([{ ...finding, replacement: null }]);
  expect(buildDocxInput(review, { 1: { is: 'accepted', replacement: '' } }, words, date).corrections).toEqual([{ ...finding, replacement: '' }]);
  expect(buildDocxInput(review, { 1: { is: 'ignored' } }, words, date).corrections).toEqual([]);
});
