import 'fake-indexeddb/auto';
import { chatScenarios } from '@sheaf/api/mocks/chatScenarios';
import { server } from '@sheaf/api/mocks/node';
import { HOUR_MS, returnAfter } from '@sheaf/tool-kit/returnAfter';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ask, askAndWait, getQuestionField, listAnswers, openChat, press, uploadLease } from '../../testing/chatVisitor';
import { createSampleLease } from '../../testing/sampleLease';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

/** The page is loaded anew: what it had in memory is gone. */
async function reload() {
  cleanup();
  return openChat();
}

test('a page that is loaded anew has the conversation, what was typed, and the PDF', async () => {
  await openChat();
  await uploadLease();
  await askAndWait('How long is the notice period?');
  await userEvent.type(getQuestionField(), 'May I keep');
  await reload();
  expect(await screen.findByRole('heading', { level: 1, name: /lease\.pdf$/ })).toBeInTheDocument();
  expect(listAnswers()).toHaveLength(1);
  expect(screen.getByText('1 question asked')).toBeVisible();
  expect(getQuestionField()).toHaveValue('May I keep');
  expect(screen.queryByText('The PDF is no longer in this browser')).not.toBeInTheDocument();
  await userEvent.type(getQuestionField(), ' a dog?{Enter}');
  await waitFor(() => expect(listAnswers()).toHaveLength(2));
});

test('a question that was on its way when the page was left is in its field again', async () => {
  server.use(chatScenarios.answerTakesItsTime);
  await openChat();
  await uploadLease();
  await ask('May I keep a dog?');
  await reload();
  await waitFor(() => expect(getQuestionField()).toHaveValue('May I keep a dog?'));
});

test('what was typed for a PDF that the server no longer has waits for that PDF, not for another', async () => {
  await openChat();
  await uploadLease();
  await userEvent.click(getQuestionField());
  await userEvent.paste('May I keep a dog?');
  server.use(chatScenarios.historyGone);
  await reload();
  await screen.findByText('The server no longer has this conversation.');
  server.resetHandlers();
  await uploadLease();
  expect(getQuestionField()).toHaveValue('May I keep a dog?');
  server.use(chatScenarios.historyGone);
  await reload();
  await screen.findByText('The server no longer has this conversation.');
  server.resetHandlers();
  await uploadLease(createSampleLease('thesis.pdf'));
  expect(getQuestionField()).toHaveValue('');
});

test('the password of a PDF is not kept: it is asked for again before the pages show', async () => {
  await openChat();
  await uploadProtected();
  await reload();
  await userEvent.click(await screen.findByRole('tab', { name: 'PDF' }));
  expect(screen.getByText('secret.pdf is protected')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'secret{Enter}');
  expect(screen.queryByText('secret.pdf is protected')).not.toBeInTheDocument();
});

async function uploadProtected() {
  const { dropFile } = await import('../../testing/chatVisitor');
  await dropFile(createSampleLease('secret.pdf', { isProtected: true }));
  await userEvent.type(await screen.findByLabelText(/^Password/, { selector: 'input' }), 'secret{Enter}');
  await screen.findByRole('heading', { level: 1, name: /secret\.pdf$/ });
}

test.each([
  ['historyExpired', 'The time of this conversation is up, and its data was deleted.'],
  ['historyGone', 'The server no longer has this conversation.'],
] as const)('a conversation that is over when the page is loaded anew is said to be (%s)', async (scenario, sentence) => {
  await openChat();
  await uploadLease();
  server.use(chatScenarios[scenario]);
  await reload();
  expect(await screen.findByText(sentence)).toBeVisible();
  await reload();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('a conversation that cannot be asked for just now can be asked for again', async () => {
  await openChat();
  await uploadLease();
  server.use(chatScenarios.historyUnreachable);
  await reload();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your conversation could not be brought back');
  server.resetHandlers();
  await press('Try again');
  expect(await screen.findByRole('heading', { level: 1, name: /lease\.pdf$/ })).toBeInTheDocument();
});

test('a conversation whose time went by while its tab was left is said to be over, with what to do', async () => {
  await openChat();
  await uploadLease();
  await returnAfter(HOUR_MS);
  await openChat();
  expect(await screen.findByText('The time of this conversation is up, and its data was deleted.')).toBeVisible();
  expect(screen.getByText('To ask more, upload the PDF again.')).toBeVisible();
  await reload();
  expect(screen.queryByText(/The time of this conversation is up/)).not.toBeInTheDocument();
});

test('a question typed within the last hour outlives its conversation, and waits for the PDF', async () => {
  server.use(chatScenarios.chatEndsSoon);
  await openChat();
  await uploadLease();
  await userEvent.click(getQuestionField());
  await userEvent.paste('May I keep a dog?');
  await returnAfter(HOUR_MS / 2);
  await openChat();
  expect(await screen.findByText('The time of this conversation is up, and its data was deleted.')).toBeVisible();
  expect(screen.getByText('Your question is kept: upload lease.pdf again to ask it.')).toBeVisible();
  await reload();
  expect(await screen.findByText('Your question is kept: upload lease.pdf again to ask it.')).toBeVisible();
  server.resetHandlers();
  await uploadLease();
  expect(getQuestionField()).toHaveValue('May I keep a dog?');
});
