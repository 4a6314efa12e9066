import { errorMessages } from '@sheaf/api/contract/messages/errors';
import { waitFor } from '@testing-library/react';
import { isUnsent } from '../calls/classifyFailure';
import { findFileFault } from './findFileFault';
import { hasPdfSignature } from './hasPdfSignature';
import { sendChecked } from './sendChecked';

const mockFaults = jest.fn();
jest.mock('../thumbnails/canReadPages', () => ({ canReadPages: () => true }));
jest.mock('../thumbnails/sharedPageQueue', () => ({ sharedPageQueue: { pageCount: () => mockFaults() } }));
jest.mock('../thumbnails/pageQueue', () => ({ PasswordNeeded: RangeError, ReaderNotStarted: TypeError }));

beforeEach(() => mockFaults.mockResolvedValue(1));

const file = (content: string, name = 'notes.pdf') => new File([content], name, { type: 'application/pdf' });
const largeFile = () => file(`%PDF-1.7${' '.repeat(2 * 1024 * 1024)}`);
const errors = errorMessages.english;

/** Sends a file to a server that never answers, or to the given one. */
function sendTo(send: (listening: { signal: AbortSignal }) => Promise<string>, chosen: File, password = '', signal = new AbortController().signal) {
  return sendChecked({ file: chosen, password }, { listening: { signal }, errors }, send);
}
const neverAnswering = () => jest.fn((_listening: { signal: AbortSignal }) => new Promise<string>(() => undefined));

test.each([
  ['a PDF', '%PDF-1.7', true],
  ['a PDF behind the header of a mail', `${'x'.repeat(900)}%PDF-1.4`, true],
  ['a PDF so far behind that no reader looks there', `${'x'.repeat(1024)}%PDF-1.4`, false],
  ['an empty file', '', false],
  ['a web page with the name of a PDF', '<!doctype html><title>PDF</title>', false],
])('%s is recognised by its bytes', async (_what, content, isPdf) => {
  expect(await hasPdfSignature(file(content))).toBe(isPdf);
});

test.each([
  ['no PDF', file('notes'), 'not_a_pdf', 'notes.pdf is not a PDF file.'],
  ['without a byte', file('', 'rent.pdf'), 'empty_pdf', 'rent.pdf is empty: it has no pages. Choose a file with pages.'],
])('a file that is %s is not sent at all, and refused by name in the words of the server', async (_what, chosen, code, sentence) => {
  const send = neverAnswering();
  const refused = await sendTo(send, chosen).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code, sentence });
  expect(isUnsent(refused)).toBe(true);
  expect(send).not.toHaveBeenCalled();
  expect(await findFileFault(chosen)).toBe(code);
});

test('a password is requested during the upload of a protected file, and the upload is stopped', async () => {
  mockFaults.mockRejectedValue(new RangeError());
  const send = neverAnswering();
  const refused = await sendTo(send, largeFile()).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'password_required', sentence: 'notes.pdf is protected. Enter its password to continue.' });
  expect(send.mock.calls[0]?.[0].signal.aborted).toBe(true);
});

test('a small file is sent without being opened on this device', async () => {
  mockFaults.mockRejectedValue(new RangeError());
  expect(await sendTo(async () => 'read', file('%PDF-1.7'))).toBe('read');
});

test('a file whose password was given is sent without asking this device', async () => {
  mockFaults.mockRejectedValue(new RangeError());
  expect(await sendTo(async () => 'read', largeFile(), 'secret')).toBe('read');
});

test.each([
  ['opens here', () => mockFaults.mockResolvedValue(3)],
  ['does not open here', () => mockFaults.mockRejectedValue(new Error('broken'))],
  ['cannot be looked at', () => mockFaults.mockRejectedValue(new TypeError())],
])('a file that %s is answered by the server', async (_what, prepare) => {
  prepare();
  expect(await sendTo(async () => 'read', largeFile())).toBe('read');
});

test('cancelling stops the upload', async () => {
  const send = neverAnswering();
  const visitor = new AbortController();
  void sendTo(send, file('%PDF-1.7'), '', visitor.signal);
  await waitFor(() => expect(send).toHaveBeenCalled());
  visitor.abort();
  expect(send.mock.calls[0]?.[0].signal.aborted).toBe(true);
});
