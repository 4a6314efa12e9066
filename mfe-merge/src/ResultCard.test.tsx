import type { MergeReport } from '@sheaf/api/contract/pdf';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ResultCard } from './ResultCard';

const file = (name: string, from: number, to: number) => ({ name, pages: to - from + 1, from, to });
const whole: MergeReport = { pages: 1204, files: [file('a.pdf', 1, 1203), file('b.pdf', 1204, 1204)], warnings: [] };
const pdf = new Blob([new Uint8Array(2 * 1024 * 1024)]);

test('says how many pages the file has, how large it is, and what it is made of', () => {
  render(<ResultCard pdf={pdf} report={whole} />);
  expect(screen.getByText('1,204 pages · 2 MB')).toBeVisible();
  expect(screen.getByText('pages 1–1203')).toBeVisible();
  expect(screen.getByText('page 1204')).toBeVisible();
});

test('marks what was lost as a note', () => {
  const warnings = [{ code: 'signature_removed', file: 'b.pdf', text: 'b.pdf was signed. Merging removes the signature.' }];
  render(<ResultCard pdf={pdf} report={{ ...whole, warnings }} />);
  expect(screen.getByText('b.pdf was signed. Merging removes the signature.').closest('li')).toContainElement(screen.getByLabelText('Note:'));
});

test('folds a long list of files until it is asked for', async () => {
  const files = Array.from({ length: 7 }, (_, index) => file(`${index + 1}.pdf`, index + 1, index + 1));
  render(<ResultCard pdf={pdf} report={{ ...whole, files }} />);
  expect(screen.getByText('7.pdf')).not.toBeVisible();
  await userEvent.click(screen.getByText('From 7 files'));
  expect(screen.getByText('7.pdf')).toBeVisible();
});

test('gives the memory of the file back when it is no longer shown', () => {
  const create = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:merged');
  const revoke = jest.spyOn(URL, 'revokeObjectURL');
  const { unmount } = render(<ResultCard pdf={pdf} report={whole} />);
  expect(screen.getByRole('link', { name: 'Download merged.pdf' })).toHaveAttribute('href', 'blob:merged');
  expect(revoke).not.toHaveBeenCalled();
  unmount();
  expect(revoke).toHaveBeenCalledWith('blob:merged');
  create.mockRestore();
  revoke.mockRestore();
});
