import 'fake-indexeddb/auto';
import { chatScenarios } from '@sheaf/api/mocks/chatScenarios';
import { server } from '@sheaf/api/mocks/node';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import Tool from './Tool';
import { ask, askAndWait, choose, dropFile, fakeChatShell, getQuestionField, listAnswers, openChat, press, uploadLease } from './testing/chatVisitor';
import { createSampleLease } from './testing/sampleLease';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
  // Otherwise a test would begin with the conversation that the one before left in its closed tab.
  localStorage.clear();
});
afterAll(() => server.close());

test('a server that cannot chat says so before anybody chooses a file', () => {
  const { config } = fakeShell();
  const { container } = render(<Tool shell={fakeShell({ config: { ...config, tools: ['merge'] } })} />);
  expect(screen.getByText('This tool is being built')).toBeVisible();
  expect(container.querySelector('input')).toBeNull();
});

test('the first screen can be prerendered, without a style in its elements', () => {
  expect(renderToString(<Tool shell={fakeChatShell()} />)).not.toContain('style="');
});

describe('a question', () => {
  test('is answered with the pages it rests on, and counted', async () => {
    const { container } = await openChat();
    await uploadLease();
    const answer = await askAndWait('How long is the notice period?');
    expect(answer).toHaveTextContent('The notice period is three months.');
    expect(within(answer).getByRole('button', { name: 'p. 2 show this passage in the PDF' })).toBeVisible();
    expect(screen.getByText('1 question asked')).toBeVisible();
    expect(getQuestionField()).toHaveValue('');
    expect(screen.getByText('Answer: The notice period is three months. It rests on 1 passage.', { exact: false })).toBeInTheDocument();
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test('and the one after it are announced differently', async () => {
    const { container } = await openChat();
    await uploadLease();
    await askAndWait('How long is the notice period?');
    await askAndWait('How long is the notice period?');
    expect(listAnswers().map((answer) => answer.getAttribute('aria-label'))).toEqual(['Answer 1', 'Answer 2']);
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test('that was suggested is asked with one press, and takes nothing from what was typed', async () => {
    await openChat();
    await uploadLease();
    await userEvent.type(getQuestionField(), 'May I keep a dog?');
    await userEvent.click(within(screen.getByRole('region', { name: 'You could ask' })).getAllByRole('button')[0] as HTMLElement);
    await waitFor(() => expect(listAnswers()).toHaveLength(1));
    expect(getQuestionField()).toHaveValue('May I keep a dog?');
    expect(screen.queryByRole('region', { name: 'You could ask' })).not.toBeInTheDocument();
  });

  test('goes with Enter, a new line with Shift and Enter, and blank ones not at all', async () => {
    await openChat();
    await uploadLease();
    await userEvent.type(getQuestionField(), '  {Enter}');
    expect(listAnswers()).toHaveLength(0);
    await userEvent.type(getQuestionField(), 'What is the rent?{Shift>}{Enter}{/Shift}And the deposit?');
    expect(getQuestionField().value).toContain('What is the rent?\nAnd the deposit?');
    await userEvent.type(getQuestionField(), '{Enter}');
    await waitFor(() => expect(listAnswers()).toHaveLength(1));
  });

  test('of more than 4,000 characters is not cut, but said to be too long', async () => {
    await openChat();
    await uploadLease();
    await userEvent.click(getQuestionField());
    await userEvent.paste('a'.repeat(3700));
    expect(screen.getByText('3,700 of 4,000 characters')).toBeVisible();
    await userEvent.paste('b'.repeat(301));
    expect(screen.getByText('1 character too many')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  test('that the document does not answer gets the closest passages', async () => {
    server.use(chatScenarios.answerNotFound);
    await openChat();
    await uploadLease();
    const answer = await askAndWait('Which notice period is agreed?');
    expect(answer).toHaveTextContent('I could not find this in the document. I searched all 2 pages.');
    expect(within(answer).getByRole('heading', { name: 'Closest passages' })).toBeVisible();
    expect(within(answer).getAllByRole('button', { name: /^p\. \d/ }).length).toBeGreaterThan(0);
  });

  test('shows its answer as it is written, and can be stopped', async () => {
    server.use(chatScenarios.answerStopsWithin);
    await openChat();
    await uploadLease();
    await ask('How long is the notice period?');
    expect(await screen.findByText(/The notice period is/)).toBeVisible();
    await press('Stop');
    expect(screen.getByText('Stopped. This question was not counted.')).toBeVisible();
    server.resetHandlers();
    await press('Ask again');
    await waitFor(() => expect(listAnswers()).toHaveLength(2));
  });

  test('can be asked again, and its answer copied with its pages', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => copied.push(text) }, configurable: true });
    await openChat();
    await uploadLease();
    await askAndWait('How long is the notice period?');
    await press('Copy this answer');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(copied).toEqual(['The notice period is three months. (p. 2)']);
    await press('Ask again');
    await waitFor(() => expect(listAnswers()).toHaveLength(2));
    expect(screen.getByText('2 questions asked')).toBeVisible();
  });

  test.each([
    ['questionUnreachable', 'The server could not be reached. Check your connection and try again.'],
    ['answerBreaksOff', 'The server could not be reached. Check your connection and try again.'],
    ['answerPendingElsewhere', 'Please wait for the current answer.'],
    ['questionServerBusy', 'The server is busy. Try again in 5 seconds.'],
    ['questionFailsOnOurSide', 'Something went wrong on our side. Please try again.'],
  ] as const)('stays in its field when it ends with %s', async (scenario, sentence) => {
    server.use(chatScenarios[scenario]);
    const { shell } = await openChat();
    await uploadLease();
    await ask('May I keep a dog?');
    expect(await screen.findByRole('alert')).toHaveTextContent(`${sentence} Your question is still in the field.`);
    expect(getQuestionField()).toHaveValue('May I keep a dog?');
    expect(shell.notices.at(-1)).toEqual({ title: 'Chat failed', description: sentence, tone: 'bad' });
    server.resetHandlers();
    await press('Try again');
    await waitFor(() => expect(listAnswers()).toHaveLength(1));
    expect(getQuestionField()).toHaveValue('');
  });

  test('beyond the free ones opens the upgrade, and stays in its field', async () => {
    server.use(chatScenarios.chatLimitReached, chatScenarios.chatIsMetered);
    const { shell } = await openChat();
    await uploadLease();
    expect(screen.getByText('3 free questions left')).toBeVisible();
    await ask('May I keep a dog?');
    await waitFor(() => expect(shell.upgradesOpened).toBe(1));
    expect(getQuestionField()).toHaveValue('May I keep a dog?');
  });

  test('shows who wrote its answer, and that passages leave the server', async () => {
    server.use(chatScenarios.answerWithModel);
    const { config } = fakeChatShell();
    const ai = { mode: 'openai-compatible', label: 'OpenAI', leavesServer: true } as const;
    await openChat(fakeChatShell({ config: { ...config, ai } }));
    await uploadLease();
    expect(screen.getByText('Your questions, and the passages that fit them, are sent to OpenAI, which writes the answers.')).toBeVisible();
    await askAndWait('How long is the notice period?');
    expect(screen.getByText('Written by Scripted AI, quotes checked')).toBeVisible();
  });

  test('may be followed by a request for a donation after the third answer', async () => {
    const { shell } = await openChat();
    await uploadLease();
    for (const question of ['What is the rent?', 'What is the deposit?']) await askAndWait(question);
    expect(shell.donationsOffered).toEqual([]);
    await askAndWait('How long is the notice period?');
    expect(shell.donationsOffered).toEqual(['chat']);
  });

  test('asks for no donation after small talk', async () => {
    const { shell } = await openChat();
    await uploadLease();
    for (const question of ['What is the rent?', 'What is the deposit?']) await askAndWait(question);
    server.use(chatScenarios.answerIsSmallTalk);
    await askAndWait('hello!');
    expect(shell.donationsOffered).toEqual([]);
  });

  test('asks for no donation if nothing was found', async () => {
    const { shell } = await openChat();
    await uploadLease();
    for (const question of ['What is the rent?', 'What is the deposit?']) await askAndWait(question);
    server.use(chatScenarios.answerNotFound);
    await askAndWait('What is the capital of Peru?');
    expect(shell.donationsOffered).toEqual([]);
  });
});

describe('a citation', () => {
  test('brings the PDF into view, and the way back leads to the chat', async () => {
    await openChat();
    await uploadLease();
    await askAndWait('How long is the notice period?');
    await press('p. 2 show this passage in the PDF');
    expect(screen.getByRole('tab', { name: 'PDF', selected: true })).toHaveFocus();
    expect(screen.getByText('The PDF shows page 2.', { exact: false })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Chat' }));
    expect(screen.getByRole('button', { name: 'p. 2 show this passage in the PDF' })).toHaveAttribute('aria-current', 'true');
  });

  test('shows its words to anyone who comes to it by keyboard', async () => {
    await openChat();
    await uploadLease();
    const answer = await askAndWait('How long is the notice period?');
    act(() =>
      within(answer)
        .getByRole('button', { name: /^p\. 2/ })
        .focus(),
    );
    expect(await screen.findByRole('tooltip')).toHaveTextContent('“The notice period is three months.”');
  });
});

describe('the end', () => {
  test('of a conversation comes at once when the visitor deletes it', async () => {
    const { shell } = await openChat();
    await uploadLease();
    await press('Delete now');
    const dialog = await screen.findByRole('dialog', { name: 'Delete this conversation?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete now' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Chat with PDF' })).toBeVisible();
    expect(shell.notices.at(-1)).toMatchObject({ title: 'Deleted', description: 'Nothing of lease.pdf is kept any more.' });
    // Which tab this is says nothing of the conversation.
    expect(Object.keys(sessionStorage).filter((key) => !/^sheaf(Tab|Begun)$/.test(key))).toEqual([]);
  });

  test('is reported when the server could not be reached for it', async () => {
    server.use(chatScenarios.deletionUnreachable);
    const { shell } = await openChat();
    await uploadLease();
    await press('Delete now');
    const dialog = await screen.findByRole('dialog', { name: 'Delete this conversation?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete now' }));
    await waitFor(() => expect(shell.notices.at(-1)).toMatchObject({ title: 'Not deleted', tone: 'bad' }));
    expect(screen.getByRole('heading', { level: 1, name: /lease\.pdf$/ })).toBeInTheDocument();
  });

  test.each([
    ['chatExpired', 'The time of this conversation is up, and its data was deleted.'],
    ['chatSessionGone', 'The server no longer has this conversation.'],
  ] as const)('is explained after %s, with the way on; what was said and typed stays', async (scenario, sentence) => {
    await openChat();
    await uploadLease();
    await askAndWait('How long is the notice period?');
    server.use(chatScenarios[scenario]);
    await ask('May I keep a dog?');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(listAnswers()).toHaveLength(1);
    expect(getQuestionField()).toHaveValue('May I keep a dog?');
    server.resetHandlers();
    await press('Upload lease.pdf again');
    await waitFor(() => expect(listAnswers()).toHaveLength(0));
    await waitFor(() => expect(getQuestionField()).toHaveValue('May I keep a dog?'));
  });

  test('comes with another PDF; until that is read, the way back is open', async () => {
    await openChat();
    await uploadLease();
    await askAndWait('How long is the notice period?');
    await choose('More', /^Choose another PDF/);
    await press('Back to lease.pdf');
    expect(listAnswers()).toHaveLength(1);
    await choose('More', /^Choose another PDF/);
    await uploadLease(createSampleLease('thesis.pdf'));
    expect(listAnswers()).toHaveLength(0);
    expect(screen.getByText('0 questions asked')).toBeVisible();
  });

  test('with another PDF empties the field; an upload that fails leaves what was typed for the first', async () => {
    await openChat();
    await uploadLease();
    await userEvent.click(getQuestionField());
    await userEvent.paste('May I keep a dog?');
    await choose('More', /^Choose another PDF/);
    server.use(chatScenarios.chatRefusesDamagedPdf);
    await dropFile(createSampleLease('thesis.pdf'));
    await screen.findByRole('alert');
    await press('Back to lease.pdf');
    expect(getQuestionField()).toHaveValue('May I keep a dog?');
    server.resetHandlers();
    await choose('More', /^Choose another PDF/);
    await uploadLease(createSampleLease('thesis.pdf'));
    expect(getQuestionField()).toHaveValue('');
  });
});
