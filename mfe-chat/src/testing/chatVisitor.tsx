import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { type FakeShell, fakeShell } from '@sheaf/tool-contract/testing';
import { dropFiles } from '@sheaf/tool-kit/dropFiles';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { talkScreen, uploadDialog } from '../lazyParts';
import { pdfViewer } from '../lazyViewer';
import Tool from '../Tool';
import { createSampleLease } from './sampleLease';

/** What a visitor of the tool does and sees, for the tests of whole conversations with it. */

export const fakeChatShell = (changes: Partial<FakeShell> = {}) =>
  fakeShell({ ...changes, config: { ...mockConfig, tools: ['merge', 'chat'], ...changes.config } });

/** Loads the lazy parts beforehand, since Jest compiles them first, which may take longer than a test waits. */
export const fetchParts = () => act(async () => void (await Promise.all([uploadDialog, talkScreen, pdfViewer].map((part) => part.fetch()))));

/** Opens the tool with its lazy parts loaded. */
export async function openChat(shell: FakeShell = fakeChatShell()) {
  await fetchParts();
  const page = await act(async () => render(<Tool shell={shell} />));
  return { shell, ...page };
}

export const dropFile = (file: File) => dropFiles(file);

export const getQuestionField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' });

/** Uploads a lease and waits for the conversation. */
export async function uploadLease(file = createSampleLease()) {
  await dropFile(file);
  await screen.findByRole('heading', { level: 1, name: `Chat with PDF: ${file.name}` });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Asks a question by pasting it: typing letter by letter is slow, and other tests cover it. */
export async function ask(question: string) {
  await userEvent.click(getQuestionField());
  await userEvent.paste(question);
  await userEvent.keyboard('{Enter}');
}

/** Finds the complete answers, with their buttons. */
export const listAnswers = () => screen.queryAllByRole('region', { name: /^Answer/ }).filter((answer) => !answer.hasAttribute('aria-busy'));

/** Asks a question, waits for its answer and returns it. */
export async function askAndWait(question: string) {
  const before = listAnswers().length;
  await ask(question);
  await waitFor(() => expect(listAnswers()).toHaveLength(before + 1));
  return listAnswers().at(-1) as HTMLElement;
}

export const choose = async (menu: string, item: RegExp) => {
  await press(menu);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
