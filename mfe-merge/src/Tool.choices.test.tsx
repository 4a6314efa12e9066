import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { findAxeViolations } from '@sheaf/design-system/testing';
import type { FakeShell } from '@sheaf/tool-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { chooseFiles, clickMerge, downloadLink, getFileRow, listNames, openMerge, withLimits } from './testing/mergeVisitor';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('undo', () => {
  const status = () => screen.getAllByRole('status').map((region) => region.textContent?.trim());
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

  test('brings back a removed file, with its password and its pages, and says so', async () => {
    openMerge();
    await chooseFiles('report.pdf', 'b.pdf');
    await press('Remove report.pdf');
    await press('Undo: report.pdf removed');
    expect(listNames()).toEqual(['report.pdf', 'b.pdf']);
    expect(status()).toContain('Undone: report.pdf removed');
    await press('Redo: report.pdf removed');
    expect(listNames()).toEqual(['b.pdf']);
  });

  test('works with the keys everybody knows', async () => {
    openMerge();
    await chooseFiles('a.pdf', 'b.pdf');
    await press('Move a.pdf down');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(listNames()).toEqual(['a.pdf', 'b.pdf']);
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(listNames()).toEqual(['b.pdf', 'a.pdf']);
    await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
    expect(listNames()).toEqual(['b.pdf', 'a.pdf']);
  });

  test('leaves the keys to a field that is being typed in', async () => {
    openMerge();
    await chooseFiles('a.pdf', 'b.pdf');
    await press('All pages of a.pdf');
    await userEvent.type(screen.getByLabelText('Pages to take from a.pdf'), '1{Control>}z{/Control}');
    expect(listNames()).toEqual(['a.pdf', 'b.pdf']);
    expect(screen.getByRole('button', { name: 'Undo: pages of a.pdf' })).toBeVisible();
  });

  test('stays there when the list was emptied', async () => {
    openMerge();
    await chooseFiles('a.pdf', 'b.pdf');
    await press('Sort and more');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove all files' }));
    expect(listNames()).toEqual([]);
    await press('Undo: all files removed');
    expect(listNames()).toEqual(['a.pdf', 'b.pdf']);
  });
});

describe('on this device', () => {
  const sent: Request[] = [];
  beforeEach(() => {
    sent.length = 0;
    server.events.on('request:start', ({ request }) => sent.push(request));
  });
  afterEach(() => server.events.removeAllListeners());

  test('merges without sending anything when the visitor wants that, and says so before and after', async () => {
    const { shell, container } = openMerge();
    await chooseFiles(createPdfFile('a.pdf', 2), createPdfFile('b.pdf', 1));
    await userEvent.click(screen.getByRole('switch', { name: 'Merge on this device (nothing is uploaded)' }));
    expect(screen.getByText('Your files stay on this device.')).toBeVisible();
    await clickMerge();
    const link = await downloadLink();
    // Once, in the result: the getter refuses to find it twice.
    expect(screen.getByText('Merged on this device. Nothing was uploaded.')).toBeVisible();
    expect(screen.getByText('Your files stay on this device.')).toBeVisible();
    expect(screen.getByText('page 3')).toBeVisible();
    expect(shell.donationsOffered).toEqual([]);
    await userEvent.click(link);
    expect(shell.donationsOffered).toEqual(['merge']);
    expect(sent).toEqual([]);
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test.each<[string, Partial<FakeShell['config']['limits']>, RegExp]>([
    ['a file is too large', { maxFileBytes: 600 }, /^b\.pdf is \d+ Bytes\. The limit here is 600 Bytes\. So your files are merged on this device\.$/],
    ['the files are too large together', { maxTotalBytes: 1000 }, /^These files are too large together\. .* on this device\.$/],
    ['there are too many pages', { maxPages: 5 }, /^These files have 6 pages together\. .* on this device\.$/],
  ])('is chosen by itself, and that is said, when %s for the server', async (_, limits, reason) => {
    openMerge(withLimits(limits));
    await chooseFiles('a.pdf', createPdfFile('b.pdf', 5));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.getByRole('switch', { name: /^Merge on this device/ })).toBeDisabled();
    await clickMerge();
    expect(await downloadLink()).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('is no way round the number of files that are free', async () => {
    openMerge(withLimits({ mergeFreeFiles: 2 }));
    await chooseFiles('a.pdf', 'b.pdf', 'c.pdf');
    await userEvent.click(screen.getByRole('switch', { name: /^Merge on this device/ }));
    await clickMerge();
    expect(await screen.findByRole('alert')).toHaveTextContent('Merging is free up to 2 files. Remove some files to continue.');
  });

  test('is offered when the server cannot be reached', async () => {
    server.use(scenarios.serverUnreachable);
    openMerge();
    await chooseFiles('a.pdf', 'b.pdf');
    await clickMerge();
    await userEvent.click(await screen.findByRole('button', { name: 'Do it on this device instead' }));
    expect(await downloadLink()).toBeVisible();
    expect(screen.getByRole('switch', { name: /^Merge on this device/ })).toBeChecked();
  });
});

describe('what is sent', () => {
  async function sentOptions() {
    const requests: Request[] = [];
    server.events.on('request:start', ({ request }) => requests.push(request.clone()));
    await clickMerge();
    await downloadLink();
    server.events.removeAllListeners();
    const form = await requests.find(({ method }) => method === 'POST')?.formData();
    const options = form?.get('options');
    return typeof options === 'string' ? JSON.parse(options) : null;
  }

  test('is nothing beside the files when nothing was changed', async () => {
    openMerge();
    await chooseFiles('a.pdf', 'b.pdf');
    expect(await sentOptions()).toBeNull();
  });

  test('is what was chosen for a file and for the whole', async () => {
    openMerge();
    await chooseFiles(createPdfFile('a.pdf', 8), 'b.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'All pages of a.pdf' }));
    await userEvent.type(screen.getByLabelText('Pages to take from a.pdf'), '1-3');
    await userEvent.click(screen.getByRole('button', { name: 'Rotate a.pdf by 90 degrees' }));
    await userEvent.click(screen.getByText('Options'));
    await userEvent.selectOptions(screen.getByLabelText('Bookmarks'), 'None');
    expect(await sentOptions()).toEqual({ ranges: ['1-3', null], rotate: [90, 0], outline: 'none' });
  });

  test('is nothing at all while a range names pages that do not exist; its field has the focus', async () => {
    const { shell } = openMerge();
    server.use(scenarios.mergeFailsOnOurSide);
    await chooseFiles(createPdfFile('a.pdf', 8), 'b.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'All pages of a.pdf' }));
    const field = screen.getByLabelText('Pages to take from a.pdf');
    await userEvent.type(field, '9-12');
    await waitFor(() => expect(field).toBeInvalid());
    await clickMerge();
    const sentence = 'Pages "9-12" do not exist in a.pdf (8 pages).';
    await waitFor(() => expect(field).toHaveFocus());
    expect(shell.notices).toEqual([]);
    expect(getFileRow('a.pdf').getAllByText(sentence)).toHaveLength(1);
  });
});
