import 'fake-indexeddb/auto';
import { chatScenarios } from '@sheaf/api/mocks/chatScenarios';
import { server } from '@sheaf/api/mocks/node';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dropFile, fakeChatShell, openChat, press, uploadLease } from '../../testing/chatVisitor';
import { createSampleLease } from '../../testing/sampleLease';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
  // Otherwise a test would begin with the conversation that the one before left in its closed tab.
  localStorage.clear();
});
afterAll(() => server.close());

describe('a document', () => {
  test('is asked for with what is taken, what is kept, and what leaves the server', async () => {
    const { container } = await openChat();
    expect(screen.getByRole('heading', { level: 1, name: 'Chat with PDF' })).toBeVisible();
    expect(screen.getByText('up to 100 MB, 2,000 pages')).toBeVisible();
    expect(screen.getByText(/Answers are quotes from your PDF; no AI service is used\./)).toBeVisible();
    expect(screen.getByText(/The text is kept here for 1 hour, the PDF only in this browser\./)).toBeVisible();
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test('begins a conversation with its name, its summary and three questions', async () => {
    const { shell, container } = await openChat();
    await uploadLease();
    expect(shell.notices).toEqual([
      { title: 'PDF uploaded successfully!', description: 'You can now ask questions about your document.', tone: 'good' },
    ]);
    expect(screen.getByText('0 questions asked')).toBeVisible();
    expect(screen.getByText(/^Lease agreement between the landlord and the tenant\. The rent is 940 euros/)).toBeVisible();
    const suggestions = screen.getByRole('region', { name: 'You could ask' });
    expect(within(suggestions).getAllByRole('button')).toHaveLength(3);
    expect(screen.getByText(/^Deleted in (59|60) min$/)).toBeVisible();
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test('is named below the drop area while it is read, for anyone who waits for the progress', async () => {
    server.use(chatScenarios.chatReadingTakesItsTime);
    await openChat();
    await dropFile(createSampleLease());
    expect(await screen.findByText('lease.pdf')).toBeInTheDocument();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByText('lease.pdf')).not.toBeInTheDocument());
  });

  test('says which pages were recognised, how sure that is, and what was hard', async () => {
    server.use(chatScenarios.chatReadsAScan);
    await openChat();
    await uploadLease();
    expect(screen.getByText(/^Pages 1 and 2 are pictures and were read by text recognition, 61% sure at the least\./)).toBeVisible();
    expect(screen.getByText(/was hard to read \(page 2\)/)).toBeVisible();
  });

  test('takes its time when it is a scan, shows the page, and can be stopped', async () => {
    server.use(chatScenarios.chatRecognisesText);
    await openChat();
    await dropFile(createSampleLease());
    const dialog = await screen.findByRole('dialog', { name: 'Analyzing your document...' });
    expect(await within(dialog).findByText('Recognising text: page 3 of 12')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'Chat with PDF' })).toBeVisible();
  });

  test('that is protected needs its password, and a wrong one is reported', async () => {
    await openChat();
    await dropFile(createSampleLease('secret.pdf', { isProtected: true }));
    const password = () => screen.getByLabelText(/^Password/, { selector: 'input' });
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(/^secret.pdf is protected. Enter its password to continue./);
    // Nothing has failed: the field alone asks.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.type(password(), 'guess{Enter}');
    expect(await screen.findByText('That password does not open secret.pdf.')).toBeVisible();
    await userEvent.clear(password());
    await userEvent.type(password(), 'secret{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: /secret\.pdf$/ })).toBeVisible();
  });

  test.each([
    ['chatFindsNoText', 'No readable text was found in lease.pdf. It looks like a scan and text recognition found nothing.'],
    ['chatRefusesDamagedPdf', 'lease.pdf is damaged and could not be read.'],
    ['chatUploadServerBusy', 'The server is busy. Try again in 5 seconds.'],
    ['chatUploadUnreachable', 'The server could not be reached. Check your connection and try again.'],
    ['chatUploadFailsOnOurSide', 'Failed to upload PDF. Please try again.'],
  ] as const)('can be chosen again when its upload ends with %s', async (scenario, sentence) => {
    server.use(chatScenarios[scenario]);
    const { shell } = await openChat();
    await dropFile(createSampleLease());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    // It is shown where the file was chosen, and not a second time in the corner.
    expect(shell.notices).toEqual([]);
    server.resetHandlers();
    await uploadLease();
  });

  test.each([
    ['is no PDF', '<!doctype html>', 'page.pdf is not a PDF file. Only its name says so.'],
    ['is empty', '', 'page.pdf is empty: it has no pages.'],
  ])('that %s is refused before it is sent, and no upload is said to have failed', async (_what, content, sentence) => {
    server.use(chatScenarios.chatUploadUnreachable);
    const { shell } = await openChat();
    await dropFile(new File([content], 'page.pdf', { type: 'application/pdf' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`This file cannot be read${sentence}`);
    // Another try would end the same way.
    expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
    expect(shell.notices).toEqual([]);
  });

  test('that could not be sent is sent again with one press, without being chosen anew', async () => {
    server.use(chatScenarios.chatUploadUnreachable);
    await openChat();
    await dropFile(createSampleLease());
    await screen.findByRole('alert');
    server.resetHandlers();
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: /lease\.pdf$/ })).toBeVisible();
  });

  test('that cannot be read is not named any longer once another one is refused', async () => {
    server.use(chatScenarios.chatUploadUnreachable);
    await openChat();
    await dropFile(createSampleLease());
    await screen.findByRole('alert');
    await dropFile(new File(['hello'], 'notes.docx', { type: 'application/msword' }));
    expect(await screen.findByText(/^notes\.docx is not a PDF file/, { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('too large is refused before it is sent', async () => {
    const { config } = fakeChatShell();
    const { shell } = await openChat(fakeChatShell({ config: { ...config, limits: { ...config.limits, maxFileBytes: 100 } } }));
    await dropFile(createSampleLease());
    expect(screen.getByText(/^lease\.pdf is .* The limit here is 100 Bytes\.$/, { selector: 'p' })).toBeVisible();
    expect(shell.notices).toEqual([]);
  });

  test('comes with a file that another tool handed over', async () => {
    await openChat(fakeChatShell({ takeHandedFiles: async () => [createSampleLease('thesis.pdf')] }));
    expect(await screen.findByRole('heading', { level: 1, name: /thesis\.pdf$/ })).toBeVisible();
  });
});
