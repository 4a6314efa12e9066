import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { warnsBeforeUnload } from '@sheaf/tool-kit/warnsBeforeUnload';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { chooseFiles, clickMerge, downloadLink, getFileRow, listNames, mergeButton, openMerge, withLimits } from './testing/mergeVisitor';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('choosing', () => {
  test('begins with an empty list, what is needed, and the way back', async () => {
    const { container } = openMerge();
    expect(screen.getByRole('heading', { level: 1, name: 'Merge PDFs' })).toBeVisible();
    expect(screen.getByText('It will appear here. Choose at least 2 files to begin.')).toBeVisible();
    expect(screen.getByText('up to 50 files, 300 MB together')).toBeVisible();
    expect(screen.getByText('Uploaded for this merge only, never stored.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Tools' })).toHaveAttribute('href', '/');
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test.each([[[]], [['only.pdf']]])('says that %j is not enough, although the button counts as disabled', async (names) => {
    const { shell, container } = openMerge();
    if (names.length > 0) await chooseFiles(...names);
    expect(mergeButton()).toHaveAttribute('aria-disabled', 'true');

    mergeButton().focus();
    await userEvent.keyboard('{Enter}');

    expect(shell.notices).toEqual([{ title: 'Not enough files', description: 'Please select at least 2 PDF files to merge.', tone: 'bad' }]);
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test('names and sizes two files and lets them be merged', async () => {
    const { container } = openMerge();
    await chooseFiles('a.pdf', 'b.pdf');
    expect(listNames()).toEqual(['a.pdf', 'b.pdf']);
    expect(mergeButton()).not.toHaveAttribute('aria-disabled');
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test('moves a file with the keyboard, says its place, and keeps the focus at the end of the list', async () => {
    openMerge();
    await chooseFiles('report.pdf', 'b.pdf', 'c.pdf');
    const down = screen.getByRole('button', { name: 'Move report.pdf down' });
    down.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('report.pdf, now 2 of 3')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(listNames()).toEqual(['b.pdf', 'c.pdf', 'report.pdf']);
    expect(down).toHaveFocus();
    expect(down).toHaveAttribute('aria-disabled', 'true');
  });

  test('asks before the page is left while a result would be lost with it, and only then', async () => {
    openMerge();
    await chooseFiles('a.pdf', 'b.pdf');
    expect(warnsBeforeUnload()).toBe(false);
    await clickMerge();
    const link = await downloadLink();
    expect(warnsBeforeUnload()).toBe(true);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(warnsBeforeUnload()).toBe(false);
  });

  test('keeps two files of one name apart', async () => {
    openMerge();
    await chooseFiles(createPdfFile('scan.pdf', 1), createPdfFile('scan.pdf', 2));
    await userEvent.click(screen.getAllByRole('button', { name: 'Move scan.pdf down' })[0] as HTMLElement);
    await clickMerge();
    await downloadLink();
    const spans = screen.getAllByText(/^pages? \d/).map((span) => span.textContent);
    expect(spans).toEqual(['pages 1–2', 'page 3']);
  });

  test('goes on from the list after a file was removed', async () => {
    openMerge();
    await chooseFiles('a.pdf', 'b.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(listNames()).toEqual(['b.pdf']);
    expect(screen.getByRole('list', { name: 'Your files, in order' })).toHaveFocus();
  });

  test('takes the files there is room for and names the others', async () => {
    const { shell } = openMerge(withLimits({ maxFiles: 5 }));
    await chooseFiles(...Array.from({ length: 8 }, (_, index) => `file-${index + 1}.pdf`));
    expect(listNames()).toHaveLength(5);
    expect(screen.getByText('3 files not added')).toBeVisible();
    expect(screen.getByText('file-6.pdf: Too many files')).toBeVisible();
    expect(screen.getByText('file-8.pdf: Too many files')).toBeVisible();
    expect(shell.notices).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('3 files not added')).not.toBeInTheDocument();
  });

  test('says why a file that is no PDF was not taken, and takes the others', async () => {
    const { shell } = openMerge();
    await chooseFiles('a.pdf', new File(['notes'], 'notes.txt', { type: 'text/plain' }));
    expect(listNames()).toEqual(['a.pdf']);
    expect(screen.getByText(/^notes\.txt: File type must be/)).toBeVisible();
    expect(shell.notices).toEqual([]);
  });

  test('offers to take those that were too many as well, on this device', async () => {
    openMerge(withLimits({ maxFiles: 2 }));
    await chooseFiles('a.pdf', 'b.pdf', 'c.pdf');
    await userEvent.click(screen.getByRole('button', { name: 'Add them and stay on this device' }));
    expect(listNames()).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    expect(screen.queryByText('1 file not added')).not.toBeInTheDocument();
    expect(screen.getByText('These are 3 files. The limit here is 2. So your files are merged on this device.')).toBeVisible();
  });

  test('looks at each file at once and says how many pages it has, that it is no PDF, or that it is locked', async () => {
    const { container } = openMerge();
    await chooseFiles(createPdfFile('a.pdf', 3), new File(['Just some notes.'], 'notes.pdf'));
    expect(await screen.findByText(/^3 pages · /)).toBeVisible();
    expect(await getFileRow('notes.pdf').findByText('notes.pdf is not a PDF file.')).toBeVisible();
    expect(screen.getByText('notes.pdf is not a PDF file.', { selector: '[role=status]' })).toBeInTheDocument();
    expect(await findAxeViolations(container)).toEqual([]);
  });
});

describe('files that cannot be read', () => {
  const broken = () => new File(['Just some notes.'], 'notes.pdf');

  test.each([
    ['notes.pdf', 'Just some notes.', 'notes.pdf is not a PDF file.'],
    ['bill.pdf', '<!doctype html><title>Bill</title>', 'bill.pdf is not a PDF file.'],
    ['download.pdf', '', 'download.pdf is empty: it has no pages. Choose a file with pages.'],
  ])('%s is reported in its row, and not counted among the files that are ready', async (name, content, sentence) => {
    openMerge();
    await chooseFiles('a.pdf', new File([content], name), 'b.pdf');
    expect(await getFileRow(name).findByText(sentence)).toBeVisible();
    expect(screen.getByText(/^2 files, .* together, ready to become one\.$/)).toBeVisible();
  });

  test('are known before the press, left out of the merge, and come back with undo', async () => {
    const { shell } = openMerge();
    await chooseFiles('a.pdf', broken(), 'b.pdf');
    await userEvent.click(await screen.findByRole('button', { name: 'Merge the 2 good files' }));
    await downloadLink();
    expect(listNames()).toEqual(['a.pdf', 'b.pdf']);
    expect(shell.notices).toMatchObject([{ tone: 'good' }]);
    expect(screen.getByText('Left out, since it cannot be read: notes.pdf.')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Undo: 1 unreadable file removed' }));
    expect(listNames()).toEqual(['a.pdf', 'notes.pdf', 'b.pdf']);
    expect(screen.queryByText(/^Left out/)).not.toBeInTheDocument();
  });

  test('can be removed together, and are counted as none where two are needed', async () => {
    const { shell } = openMerge();
    await chooseFiles('a.pdf', broken(), new File(['More notes.'], 'more.pdf'));
    const remove = await screen.findByRole('button', { name: 'Remove 2 files that cannot be read' });
    expect(screen.getByRole('alert')).toHaveTextContent('notes.pdf and more.pdf cannot be merged.');
    await clickMerge();
    expect(shell.notices).toMatchObject([{ title: 'Not enough files' }]);
    await userEvent.click(remove);
    expect(listNames()).toEqual(['a.pdf']);
    expect(screen.getByText('2 unreadable files removed, 1 in the list.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Left out, since they cannot be read: notes.pdf and more.pdf.');

    // A good copy of one of them takes its place.
    await chooseFiles('notes.pdf');
    expect(screen.getByRole('alert')).toHaveTextContent('Left out, since it cannot be read: more.pdf.');
  });
});

describe('merging', () => {
  test('shows what is happening and can be cancelled without losing anything', async () => {
    server.use(scenarios.mergeTakesItsTime);
    const { shell } = openMerge();
    await chooseFiles('a.pdf', 'b.pdf');
    await clickMerge();
    expect(await screen.findByRole('dialog', { name: 'Merging your PDFs' })).toBeVisible();
    expect(await findAxeViolations()).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(listNames()).toEqual(['a.pdf', 'b.pdf']);
    expect(screen.getByText('Merging cancelled. Your files are still in the list.')).toBeInTheDocument();
    expect(shell.notices).toEqual([]);
  });

  test('tells the server to stop when it is cancelled, and when the page is left', async () => {
    server.use(scenarios.mergeTakesItsTime);
    const sent: Request[] = [];
    server.events.on('request:start', ({ request }) => request.method === 'POST' && sent.push(request));
    const { unmount } = openMerge();
    await chooseFiles('a.pdf', 'b.pdf');

    await clickMerge();
    await waitFor(() => expect(sent).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(sent[0]?.signal.aborted).toBe(true);

    await clickMerge();
    await waitFor(() => expect(sent).toHaveLength(2));
    unmount();
    expect(sent[1]?.signal.aborted).toBe(true);
    server.events.removeAllListeners();
  });
});

describe('merged', () => {
  async function mergeTwo() {
    const page = openMerge();
    await chooseFiles(createPdfFile('thesis.pdf', 3), createPdfFile('appendix.pdf', 1));
    await clickMerge();
    return { ...page, link: await downloadLink() };
  }

  test('gives merged.pdf with its pages, where each came from, and the focus', async () => {
    const { shell, link, container } = await mergeTwo();
    expect(link).toHaveAttribute('download', 'merged.pdf');
    expect(link.getAttribute('href')).toMatch(/^blob:/);
    expect(screen.getByText('pages 1–3')).toBeVisible();
    expect(screen.getByText('page 4')).toBeVisible();
    expect(screen.getByText(/^Your merged PDF is ready: 4 pages/)).toHaveAttribute('role', 'status');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'merged.pdf' })).toHaveFocus());
    expect(shell.notices).toEqual([{ title: 'PDFs merged successfully!', description: 'Your merged PDF is ready for download.', tone: 'good' }]);
    expect(shell.donationsOffered).toEqual([]);
    await userEvent.click(link);
    expect(shell.donationsOffered).toEqual(['merge']);
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test('says what came along besides the pages', async () => {
    openMerge();
    await chooseFiles(
      createPdfFile('thesis.pdf', 3, { bookmarks: 4, links: 2, fields: 1 }),
      createPdfFile('form.pdf', 1, { deadLinks: 1, fields: 2, attachments: 1 }),
    );
    await clickMerge();
    await downloadLink();
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(lines).toEqual(
      expect.arrayContaining([
        '6 bookmarks, one group per file',
        '2 of 3 links lead where they did, 1 leads nowhere',
        '3 form fields kept, 1 renamed',
        '1 attachment kept',
      ]),
    );
  });

  test('says what was lost on the way', async () => {
    server.use(scenarios.mergeDropsScripts);
    const { container } = await mergeTwo();
    expect(screen.getByText('Scripts and automatic actions were removed from thesis.pdf.')).toBeVisible();
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test.each([
    ['a file is added', () => chooseFiles('c.pdf')],
    ['a file is removed', () => userEvent.click(screen.getByRole('button', { name: 'Remove appendix.pdf' }))],
    ['a file is moved', () => userEvent.click(screen.getByRole('button', { name: 'Move thesis.pdf down' }))],
  ])('clears the result and frees its memory when %s', async (_, change) => {
    const revoke = jest.spyOn(URL, 'revokeObjectURL');
    const { link } = await mergeTwo();
    await change();
    expect(link).not.toBeInTheDocument();
    expect(revoke).toHaveBeenCalledWith(link.getAttribute('href'));
    revoke.mockRestore();
  });
});

describe('refused', () => {
  const OURS = 'Failed to merge PDF files. Please try again.';
  test.each([
    ['a damaged file', scenarios.mergeRefusesDamagedPdf, 'b.pdf is damaged and could not be read.'],
    ['a text file named .pdf', scenarios.mergeRefusesTextFile, 'b.pdf is not a PDF file.'],
  ])('says on the row of %s alone why it cannot be merged, and offers to go on without it', async (_, scenario, sentence) => {
    server.use(scenario);
    const { shell, container } = openMerge();
    await chooseFiles('a.pdf', 'c.pdf', 'b.pdf');
    await clickMerge();

    expect(await screen.findByText(sentence, { selector: 'li *' })).toBeVisible();
    expect(getFileRow('b.pdf').getByText(sentence)).toBeVisible();
    expect(getFileRow('a.pdf').queryByText(sentence)).not.toBeInTheDocument();
    expect(screen.getAllByText(sentence, { ignore: '[role=status]' })).toHaveLength(1);
    expect(screen.getByText(sentence, { selector: '[role=status]' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('b.pdf cannot be merged.');
    expect(shell.notices).toEqual([]);
    expect(shell.donationsOffered).toEqual([]);
    expect(await findAxeViolations(container)).toEqual([]);

    server.resetHandlers();
    await userEvent.click(screen.getByRole('button', { name: 'Merge the 2 good files' }));
    expect(await downloadLink()).toBeVisible();
    expect(listNames()).toEqual(['a.pdf', 'c.pdf']);
  });

  test.each([
    ['a file over the limit', scenarios.fileTooLarge, 'b.pdf is 250 MB. The limit here is 100 MB.'],
    ['a file that is too much work', scenarios.mergeRefusesTooComplexPdf, /^b\.pdf asks for more work/],
  ])('says on the row of %s why, and above the button what to do', async (_, scenario, sentence) => {
    server.use(scenario);
    const { shell, container } = openMerge();
    await chooseFiles('a.pdf', 'b.pdf');
    await clickMerge();

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Merge failedTake it out of the list, or choose another copy of it, and merge again\.$/,
    );
    expect(getFileRow('b.pdf').getByText(sentence)).toBeVisible();
    expect(shell.notices).toEqual([]);
    expect(listNames()).toEqual(['a.pdf', 'b.pdf']);
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test.each([
    ['the server is busy', scenarios.mergeServerBusy, 'The server is busy. Try again in 5 seconds.'],
    ['there were too many requests', scenarios.mergeRateLimited, 'Too many requests. Try again in 5 seconds.'],
    ['there are too many pages', scenarios.tooManyPages, 'These files have 2500 pages together. The limit here is 2000 pages.'],
    ['something is wrong on our side', scenarios.mergeFailsOnOurSide, 'Something went wrong on our side. Please try again.'],
    ['a proxy answers with its own page', scenarios.mergeMeetsBrokenProxy, OURS],
    ['nobody answers', scenarios.serverUnreachable, OURS],
  ])('says so when %s, keeps the list, and merges once it is over', async (_, scenario, sentence) => {
    server.use(scenario);
    const { shell, container } = openMerge();
    await chooseFiles('a.pdf', 'b.pdf');
    await clickMerge();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Merge failed');
    expect(alert).toHaveTextContent(sentence);
    expect(shell.notices).toEqual([]);
    expect(await findAxeViolations(container)).toEqual([]);

    server.resetHandlers();
    await clickMerge();
    expect(await downloadLink()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('asks for the password on the row of the protected file, sends it for that file alone, and merges', async () => {
    server.use(scenarios.mergeRefusesEncryptedPdf);
    const { container } = openMerge();
    await chooseFiles('a.pdf', 'secret.pdf');
    await clickMerge();
    const field = await screen.findByLabelText('Password for secret.pdf');
    await waitFor(() => expect(field).toHaveFocus());
    expect(getFileRow('secret.pdf').getByLabelText('Password for secret.pdf')).toBe(field);
    expect(getFileRow('secret.pdf').getByText('secret.pdf is protected. Enter its password to continue.')).toBeVisible();
    expect(await findAxeViolations(container)).toEqual([]);

    server.use(scenarios.mergeRefusesWrongPassword);
    await userEvent.type(field, 'guess{Enter}');
    expect(await screen.findByText('That password does not open secret.pdf.', { selector: 'li *' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field).toHaveValue('guess');
    await waitFor(() => expect(field).toHaveFocus());

    server.resetHandlers();
    const sent: Request[] = [];
    server.events.on('request:start', ({ request }) => request.method === 'POST' && sent.push(request.clone()));
    await userEvent.clear(field);
    await userEvent.type(field, 'secret{Enter}');
    expect(await downloadLink()).toBeVisible();
    const form = await sent[0]?.formData();
    expect(form?.get('options')).toBe(JSON.stringify({ passwords: [null, 'secret'] }));
    server.events.removeAllListeners();
  });
});
