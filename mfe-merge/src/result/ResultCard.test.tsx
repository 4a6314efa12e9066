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

const told = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('says which bookmarks, links, form fields and attachments came along', () => {
  const counts = { outlineItems: 41, links: { total: 1280, working: 1280 }, fields: { total: 6, renamed: 1 }, attachments: 2 };
  render(<ResultCard pdf={pdf} report={{ ...whole, ...counts }} />);
  expect(told()).toEqual(
    expect.arrayContaining([
      '41 bookmarks, one group per file',
      '1,280 of 1,280 links lead where they did',
      '6 form fields kept, 1 renamed',
      '2 attachments kept',
    ]),
  );
  expect(screen.queryByLabelText('Note:')).not.toBeInTheDocument();
});

test('counts one thing as one, and calls bookmarks that are only files just that', () => {
  const counts = { outlineItems: 2, links: { total: 1, working: 1 }, fields: { total: 1, renamed: 0 }, attachments: 1 };
  render(<ResultCard pdf={pdf} report={{ ...whole, ...counts }} />);
  expect(told()).toEqual(
    expect.arrayContaining(['2 bookmarks, one for each file', '1 link leads where it did', '1 form field kept', '1 attachment kept']),
  );
});

test.each([
  [{ total: 128, working: 126 }, '126 of 128 links lead where they did, 2 lead nowhere'],
  [{ total: 2, working: 1 }, '1 of 2 links leads where it did, 1 leads nowhere'],
  [{ total: 1, working: 0 }, '1 link leads nowhere'],
])('notes how many of %j links lead nowhere', (links, sentence) => {
  render(<ResultCard pdf={pdf} report={{ ...whole, links }} />);
  const note = screen.getByLabelText('Note:').closest('li');
  expect(note).toHaveTextContent(sentence);
});

test.each([
  ['files of pages alone', { outlineItems: 0, links: { total: 0, working: 0 }, fields: { total: 0, renamed: 0 }, attachments: 0 }],
  ['a server that counts nothing else', {}],
])('says nothing of what is not there: %s', (_, counts) => {
  render(<ResultCard pdf={pdf} report={{ ...whole, ...counts }} />);
  expect(told()).toEqual(['1,204 pages counted in the finished file', expect.stringContaining('a.pdf'), expect.stringContaining('b.pdf')]);
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
