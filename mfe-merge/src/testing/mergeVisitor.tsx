import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { type FakeShell, fakeShell } from '@sheaf/tool-contract/testing';
import { dropFiles } from '@sheaf/tool-kit/dropFiles';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { pageMode } from '../features/pages/lazyPageMode';
import { chosenFiles, optionsPanel, progressDialog, resultCard } from '../lazyParts';
import Tool from '../Tool';

/** What a visitor of the tool does and sees, for the tests of whole conversations with it. */

/** Opens the tool. */
export function openMerge(shell: FakeShell = fakeShell()) {
  const page = render(<Tool shell={shell} />);
  return { shell, ...page };
}

/** Creates a fake page whose server has other limits. */
export function withLimits(limits: Partial<FakeShell['config']['limits']>): FakeShell {
  const { config } = fakeShell();
  return fakeShell({ config: { ...config, limits: { ...config.limits, ...limits } } });
}

/** Drops files, given by name or as files, and waits for their rows. */
export async function chooseFiles(...files: (string | File)[]) {
  await dropFiles(...files.map((file) => (typeof file === 'string' ? createPdfFile(file) : file)));
  // A visitor's browser has them within a moment; Jest translates them first, which on a busy machine takes longer than a test waits.
  await act(() => Promise.all([chosenFiles, optionsPanel, pageMode, progressDialog, resultCard].map((part) => part.fetch())));
  // In any language: a row for each file.
  await waitFor(() => expect(document.querySelector('ol > li')).toBeInTheDocument());
}

export const mergeButton = () => screen.getByRole('button', { name: /^Merge (PDFs|\d+ (files|pages?))$/ });
export const clickMerge = () => userEvent.click(mergeButton());
export const listNames = () =>
  screen.queryAllByRole('button', { name: /^Remove .*\.pdf$/ }).map((button) => button.getAttribute('aria-label')?.slice('Remove '.length));
export const getFileRow = (name: string) => {
  const row = screen.getByRole('button', { name: `Remove ${name}` }).closest('li');
  if (!row) throw new Error(`${name} is not in a list.`);
  return within(row);
};
export const downloadLink = () => screen.findByRole('link', { name: 'Download merged.pdf' });
