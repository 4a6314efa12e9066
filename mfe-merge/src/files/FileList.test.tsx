import { pdfFile } from '@sheaf/api/mocks/minimalPdf';
import { fakeShell } from '@sheaf/shell/tool-contract/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ChosenFile } from '../state/mergeState';
import { FileList, type FileListProps } from './FileList';

const chosen = (id: number, name: string): ChosenFile => ({ id, file: pdfFile(name), isProtected: false, password: '', problem: null });

function show(names: string[], changes: Partial<FileListProps> = {}) {
  const props: FileListProps = {
    files: names.map((name, index) => chosen(index + 1, name)),
    limits: fakeShell().config.limits,
    onMove: jest.fn(),
    onRemove: jest.fn(),
    onRemoveAll: jest.fn(),
    onTypePassword: jest.fn(),
    onSubmitPassword: jest.fn(),
    ...changes,
  };
  render(<FileList {...props} />);
  return props;
}

test('reads as an ordered list of names and sizes', () => {
  show(['a.pdf', 'b.pdf']);
  const rows = within(screen.getByRole('list', { name: 'Your files, in order' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringContaining('a.pdf'), expect.stringContaining('b.pdf')]);
  expect(screen.getByText(/^2 files · \d+ Bytes$/)).toBeVisible();
});

test('offers no moving where there is nothing to move past', () => {
  show(['only.pdf']);
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
});

test('moves a file by one place, and not past either end', async () => {
  const { onMove } = show(['a.pdf', 'b.pdf', 'c.pdf']);
  await userEvent.click(screen.getByRole('button', { name: 'Move a.pdf up' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move c.pdf down' }));
  expect(onMove).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Move a.pdf down' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move c.pdf up' }));
  expect(jest.mocked(onMove).mock.calls).toEqual([
    [1, 1],
    [3, 1],
  ]);
});

test('asks for a password only on the row of the protected file', () => {
  show([], { files: [chosen(1, 'a.pdf'), { ...chosen(2, 'secret.pdf'), isProtected: true }] });
  expect(screen.getAllByLabelText(/password/i)).toEqual([screen.getByLabelText('Password for secret.pdf')]);
});

test('empties the list in one press', async () => {
  const { onRemoveAll } = show(['a.pdf', 'b.pdf']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(onRemoveAll).toHaveBeenCalledTimes(1);
});
