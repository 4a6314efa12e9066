import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { type FakeShell, fakeShell } from '@sheaf/tool-contract/testing';
import { dropFiles } from '@sheaf/tool-kit/dropFiles';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { chosenFile, pagesCard, resultCard } from '../lazyParts';
import { progressDialog } from '../progressDialog';
import Tool from '../Tool';
import { createSamplePaper } from './samplePaper';

/** What a visitor of the tool does and sees, for the tests of whole conversions with it. */

export const convertShell = (changes: Partial<FakeShell> = {}) =>
  fakeShell({ ...changes, config: { ...mockConfig, tools: ['merge', 'convert'], ...changes.config } });

/** Loads the lazy parts beforehand, since Jest compiles them first, which may take longer than a test waits. */
export const fetchParts = () =>
  act(async () => void (await Promise.all([chosenFile, progressDialog, pagesCard, resultCard].map((part) => part.fetch()))));

/** Opens the tool with its lazy parts loaded. */
export async function openConvert(shell: FakeShell = convertShell()) {
  await fetchParts();
  const page = await act(async () => render(<Tool shell={shell} />));
  return { shell, ...page };
}

export const dropFile = (file: File = createSamplePaper()) => dropFiles(file);

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Drops a file and starts its conversion. */
export async function convert(file?: File) {
  await dropFile(file);
  await press('Convert to Word');
}

export const findResult = () => screen.findByRole('link', { name: /^Download/ });
