import type { MergeReport } from '@sheaf/api/contract/merge';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ResultCard, type ResultCardProps } from './ResultCard';

const file = (name: string, from: number, to: number) => ({ name, pages: to - from + 1, from, to });
const report: MergeReport = { pages: 1204, files: [file('a.pdf', 1, 1203), file('b.pdf', 1204, 1204)], warnings: [] };
const pdf = new Blob([new Uint8Array(2 * 1024 * 1024)]);

/** The card as the screen shows it, with a name that can be changed. */
function Screen(props: ResultCardProps) {
  const [name, setName] = useState(props.name);
  return <ResultCard {...props} name={name} onRename={setName} />;
}

function show(changes: Partial<ResultCardProps>) {
  const handlers = { onRename: jest.fn(), onSave: jest.fn(), onMergeMore: jest.fn(), onHandOver: jest.fn() };
  const view = render(<Screen pdf={pdf} report={report} leftOut={[]} place="server" name="merged" nextTools={[]} {...handlers} {...changes} />);
  return { ...handlers, ...view };
}

test('says how many pages the file has, how large it is, and what it is made of', () => {
  show({});
  expect(screen.getByText('1,204 pages · 2 MB')).toBeVisible();
  expect(screen.getByText('pages 1–1203')).toBeVisible();
  expect(screen.getByText('page 1204')).toBeVisible();
});

test('marks what was lost as a note', () => {
  const warnings = [{ code: 'bookmarks_dropped', file: 'b.pdf', text: 'The bookmarks of b.pdf are not in the result.' }];
  show({ report: { ...report, warnings } });
  expect(screen.getByText('The bookmarks of b.pdf are not in the result.').closest('li')).toContainElement(screen.getByLabelText('Note:'));
});

test('says what a newer server warns of in the words of that server', () => {
  show({ report: { ...report, warnings: [{ code: 'sung_aloud', file: 'b.pdf', text: 'b.pdf was sung aloud.' }] } });
  expect(screen.getByText('b.pdf was sung aloud.')).toBeVisible();
});

const listItems = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('says which bookmarks, links, form fields and attachments came along', () => {
  const counts = { outlineItems: 41, links: { total: 1280, working: 1280 }, fields: { total: 6, renamed: 1 }, attachments: 2 };
  show({ report: { ...report, ...counts } });
  expect(listItems()).toEqual(
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
  show({ report: { ...report, ...counts } });
  expect(listItems()).toEqual(
    expect.arrayContaining(['2 bookmarks, one for each file', '1 link leads where it did', '1 form field kept', '1 attachment kept']),
  );
});

test.each([
  [{ total: 128, working: 126 }, '126 of 128 links lead where they did, 2 lead nowhere'],
  [{ total: 2, working: 1 }, '1 of 2 links leads where it did, 1 leads nowhere'],
  [{ total: 1, working: 0 }, '1 link leads nowhere'],
])('notes how many of %j links lead nowhere', (links, sentence) => {
  show({ report: { ...report, links } });
  const note = screen.getByLabelText('Note:').closest('li');
  expect(note).toHaveTextContent(sentence);
});

test.each([
  ['files of pages alone', { outlineItems: 0, links: { total: 0, working: 0 }, fields: { total: 0, renamed: 0 }, attachments: 0 }],
  ['a server that counts nothing else', {}],
])('says nothing of what is not there: %s', (_, counts) => {
  show({ report: { ...report, ...counts } });
  expect(listItems()).toEqual(['1,204 pages counted in the finished file', expect.stringContaining('a.pdf'), expect.stringContaining('b.pdf')]);
});

test('folds a long list of files until it is asked for', async () => {
  const files = Array.from({ length: 7 }, (_, index) => file(`${index + 1}.pdf`, index + 1, index + 1));
  show({ report: { ...report, files } });
  expect(screen.getByText('7.pdf')).not.toBeVisible();
  await userEvent.click(screen.getByText('From 7 files'));
  expect(screen.getByText('7.pdf')).toBeVisible();
});

test('leafs through the pages and says where each is from', async () => {
  show({});
  const place = screen.getByRole('status');
  expect(place).toHaveTextContent('Page 1 of 1,204Start of a.pdf');
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(place).toHaveTextContent('Page 2 of 1,204From a.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(place).toHaveTextContent('Page 1 of 1,204');
});

test('goes to any page at once, and to where a file begins', async () => {
  show({});
  fireEvent.change(screen.getByRole('slider', { name: 'Page' }), { target: { value: '700' } });
  expect(screen.getByRole('status')).toHaveTextContent('Page 700 of 1,204');
  await userEvent.click(screen.getByRole('button', { name: 'b.pdf page 1204' }));
  expect(screen.getByRole('status')).toHaveTextContent('Page 1,204 of 1,204Start of b.pdf');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '1204, Start of b.pdf');
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

test('is downloaded by the name the visitor gives it', async () => {
  show({});
  const field = screen.getByRole('textbox', { name: 'File name' });
  expect(screen.getByRole('link', { name: 'Download merged.pdf' })).toHaveAttribute('download', 'merged.pdf');
  await userEvent.clear(field);
  await userEvent.type(field, 'Thesis');
  expect(screen.getByRole('link', { name: 'Download Thesis.pdf' })).toHaveAttribute('download', 'Thesis.pdf');
  expect(screen.getByRole('heading', { name: 'Thesis.pdf' })).toBeVisible();
});

test('says what became of a name that not every system can save', async () => {
  show({});
  const field = screen.getByRole('textbox', { name: 'File name' });
  await userEvent.type(field, ': part 2');
  expect(screen.getByRole('link', { name: 'Download merged- part 2.pdf' })).toBeVisible();
  expect(field).toHaveAccessibleDescription(/Saved as "merged- part 2\.pdf"/);
});

test('is downloaded with the Enter key in the name', async () => {
  show({});
  const handleClick = jest.fn((event: MouseEvent) => event.preventDefault());
  screen.getByRole('link', { name: 'Download merged.pdf' }).addEventListener('click', handleClick);
  await userEvent.type(screen.getByRole('textbox', { name: 'File name' }), '{Enter}');
  expect(handleClick).toHaveBeenCalledTimes(1);
});

test('says where the merge was done', () => {
  const { unmount } = show({ place: 'device' });
  expect(screen.getByText('Merged on this device. Nothing was uploaded.')).toBeVisible();
  unmount();
  show({ place: 'server' });
  expect(screen.getByText('Merged on the server for you alone. Nothing was stored.')).toBeVisible();
});

test('becomes the first file of the next merge, by its name', async () => {
  const { onMergeMore } = show({ name: 'Thesis' });
  await userEvent.click(screen.getByRole('button', { name: 'Add more files to it' }));
  expect(onMergeMore).toHaveBeenCalledWith(expect.objectContaining({ name: 'Thesis.pdf', size: pdf.size, type: 'application/pdf' }));
});

test('goes on to the tools that are ready', async () => {
  const { onHandOver } = show({ name: 'Thesis', nextTools: ['convert', 'chat'] });
  await userEvent.click(screen.getByRole('button', { name: 'Continue with this file' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Add more files to it'),
    expect.stringContaining('Turn it into Word'),
    expect.stringContaining('Ask it questions'),
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: /Turn it into Word/ }));
  expect(onHandOver).toHaveBeenCalledWith(expect.objectContaining({ name: 'Thesis.pdf' }), 'convert');
});

test('has no accessibility violations', async () => {
  const { container } = show({ nextTools: ['convert'] });
  expect(await findAxeViolations(container)).toEqual([]);
});

test('gives the memory of the file back when it is no longer shown', () => {
  const create = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:merged');
  const revoke = jest.spyOn(URL, 'revokeObjectURL');
  const { unmount } = show({});
  expect(screen.getByRole('link', { name: 'Download merged.pdf' })).toHaveAttribute('href', 'blob:merged');
  expect(revoke).not.toHaveBeenCalled();
  unmount();
  expect(revoke).toHaveBeenCalledWith('blob:merged');
  create.mockRestore();
  revoke.mockRestore();
});
