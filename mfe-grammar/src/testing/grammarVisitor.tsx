import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { type FakeShell, fakeShell } from '@sheaf/tool-contract/testing';
import { dropFiles } from '@sheaf/tool-kit/dropFiles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readingDialog, resultColumn, reviewPane } from '../lazyParts';
import Tool from '../Tool';
import { createSampleLetter } from './sampleLetter';

/** What a visitor of the tool does and sees, for the tests of whole conversations with it. */

export const fakeGrammarShell = (changes: Partial<FakeShell> = {}) =>
  fakeShell({ ...changes, config: { ...mockConfig, tools: ['merge', 'grammar'], ...changes.config } });

/** Loads the lazy parts beforehand, since Jest compiles them first, which may take longer than a test waits. */
export const fetchParts = () => act(async () => void (await Promise.all([readingDialog, resultColumn, reviewPane].map((part) => part.fetch()))));

/** Opens the tool with its lazy parts loaded. */
export async function openGrammar(shell: FakeShell = fakeGrammarShell()) {
  await fetchParts();
  const page = await act(async () => render(<Tool shell={shell} />));
  return { shell, ...page };
}

export const dropFile = (file: File) => dropFiles(file);

/** Drops a file and waits until it is read. */
export async function readLetter(file = createSampleLetter()) {
  await dropFile(file);
  await screen.findByRole('button', { name: `Remove ${file.name}` });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export const getTextField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' });
export const write = (text: string) => fireEvent.change(getTextField(), { target: { value: text } });
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const checkButton = () => screen.getByRole('button', { name: /Check Grammar & Spelling|Checking Grammar/ });

/** Starts the check and waits for its result. */
export async function check() {
  await userEvent.click(checkButton());
  await screen.findByRole('heading', { name: 'Corrected Text' });
}

/** Reads the corrected text where it is shown, and goes back to the marks. */
export async function readCorrectedText() {
  await userEvent.click(screen.getByRole('radio', { name: 'Corrected' }));
  const text = screen.getByRole('group', { name: 'Corrected Text' }).textContent;
  await userEvent.click(screen.getByRole('radio', { name: 'Marks' }));
  await screen.findByRole('group', { name: 'Text with marks' });
  return text;
}
export const listMarks = () => screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '#grammar-correction');
/** Returns the accessible name of the current mark: "recieve becomes receive, applied". */
export const getCurrentMark = () =>
  listMarks()
    .find((mark) => mark.getAttribute('aria-current'))
    ?.getAttribute('aria-label');
