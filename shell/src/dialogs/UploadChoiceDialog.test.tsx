import { createApiClient } from '@sheaf/api/client/createApiClient';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, withFakeApi } from '../testing';

withFakeApi();

const choices = ['Merge PDFs', 'Convert to Word', 'Chat with PDF', 'Grammar Check', 'Cover Letter Generator'];

test.each(['Upload PDF', 'Fix My PDF Now'])('%s asks what to do with the PDF', async (button) => {
  const { user } = await openPage('/');
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = screen.getByRole('dialog', { name: 'What do you want to do with your PDF?' });
  expect(dialog).toHaveAccessibleDescription("Choose the tool that best fits what you're trying to accomplish.");
  for (const choice of [...choices, 'Cancel']) expect(within(dialog).getByRole('button', { name: choice })).toBeVisible();
  expect(await findAxeViolations(dialog)).toEqual([]);
});

test.each(['Upload PDF', 'Fix My PDF Now'])('on a hydrated page the browser does not open the dialog a second time after %s', async (name) => {
  await openPage('/');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  act(() => void screen.getByRole('button', { name }).dispatchEvent(press));
  expect(press.defaultPrevented).toBe(true);
  expect(screen.getByRole('dialog', { name: 'What do you want to do with your PDF?' })).toBeVisible();
});

test.each([
  ['Merge PDFs', '/merge'],
  ['Convert to Word', '/convert'],
  ['Chat with PDF', '/chat'],
  ['Grammar Check', '/grammar-check'],
  ['Cover Letter Generator', '/cover-letter-generator'],
])('choosing %s loads the page %s and closes the dialog', async (choice, path) => {
  const { user, services } = await openPage('/convert');
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  await user.click(screen.getByRole('button', { name: choice }));
  await waitFor(() => expect(services.visited).toEqual([path]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('an unfinished tool is marked as such', async () => {
  server.use(scenarios.lettersBeingBuilt);
  const { user } = await openPage('/');
  await screen.findAllByText('Being built');
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  expect(screen.getByRole('button', { name: 'Cover Letter Generator' })).toHaveAccessibleDescription('Being built');
  expect(screen.getByRole('button', { name: 'Merge PDFs' })).toHaveAccessibleDescription('Combine multiple files');
});

test('Cancel closes the dialog, stays on the page and gives the focus back', async () => {
  const { user, services } = await openPage('/');
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(services.visited).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload PDF' })).toHaveFocus());
});

describe('with PDFs chosen before the tool', () => {
  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  const config = async () => ({ ...mockConfig, tools: ['merge' as const, 'convert' as const] });

  async function openWith(...files: File[]) {
    const page = await openPage('/', { api: { ...createApiClient(), config } });
    await page.user.upload(screen.getByLabelText('Drop your PDFs here'), files);
    return { ...page, dialog: await screen.findByRole('dialog', { name: 'What do you want to do with your PDF?' }) };
  }

  test('the dialog opens by itself and names the file', async () => {
    const { dialog } = await openWith(pdf('thesis.pdf'));
    expect(within(dialog).getByRole('region', { name: 'Your PDF' })).toHaveTextContent('thesis.pdf');
    expect(await findAxeViolations(dialog)).toEqual([]);
  });

  test('the chosen tool gets the file across the page load', async () => {
    const { user, services } = await openWith(pdf('thesis.pdf'));
    await user.click(screen.getByRole('button', { name: 'Convert to Word' }));
    await waitFor(() => expect(services.visited).toEqual(['/convert']));
    expect((await services.handedFiles.take('convert', services.now())).map(({ name }) => name)).toEqual(['thesis.pdf']);
  });

  test('merging gets all of several files, in their order', async () => {
    const { user, services, dialog } = await openWith(pdf('one.pdf'), pdf('two.pdf'), pdf('three.pdf'));
    expect(within(dialog).getByRole('region', { name: 'Your 3 PDFs' })).toHaveTextContent('one.pdftwo.pdfthree.pdf');
    await user.click(screen.getByRole('button', { name: 'Merge PDFs' }));
    await waitFor(() => expect(services.visited).toEqual(['/merge']));
    expect((await services.handedFiles.take('merge', services.now())).map(({ name }) => name)).toEqual(['one.pdf', 'two.pdf', 'three.pdf']);
  });

  test('a tool for one file names the one of several that it takes, and gets that one', async () => {
    const { user, services } = await openWith(pdf('one.pdf'), pdf('two.pdf'));
    const choice = screen.getByRole('button', { name: 'Convert to Word' });
    expect(choice).toHaveAccessibleDescription('Takes one PDF: one.pdf');
    await user.click(choice);
    await waitFor(() => expect(services.visited).toEqual(['/convert']));
    expect((await services.handedFiles.take('convert', services.now())).map(({ name }) => name)).toEqual(['one.pdf']);
  });

  test('a tool that is being built says that it cannot take the file, and no file is stored for it', async () => {
    const { user, services } = await openWith(pdf('thesis.pdf'));
    const choice = screen.getByRole('button', { name: 'Cover Letter Generator' });
    expect(choice).toHaveAccessibleDescription('Being built: takes no files yet');
    await user.click(choice);
    await waitFor(() => expect(services.visited).toEqual(['/cover-letter-generator']));
    expect(await services.handedFiles.take('cover-letter', services.now())).toEqual([]);
  });

  test('Cancel discards the file: the dialog opens without it the next time', async () => {
    const { user, services } = await openWith(pdf('thesis.pdf'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
    expect(within(screen.getByRole('dialog')).queryByText('thesis.pdf')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Merge PDFs' }));
    await waitFor(() => expect(services.visited).toEqual(['/merge']));
    expect(await services.handedFiles.take('merge', services.now())).toEqual([]);
  });

  test('many files are listed as the first few and the number of the others', async () => {
    const { dialog } = await openWith(...['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)));
    const names = within(within(dialog).getByRole('region', { name: 'Your 6 PDFs' })).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual(['1.pdf', '2.pdf', '3.pdf', '... and 3 more']);
  });

  test('a very long file name is shortened in the middle', async () => {
    const long = `${'minutes of the meeting '.repeat(8)}version 12.pdf`;
    const { dialog } = await openWith(pdf('one.pdf'), pdf(long));
    expect(within(dialog).getByText('sion 12.pdf'.slice(-10), { ignore: false })).toBeVisible();
    expect(within(dialog).getByTitle(long)).toHaveTextContent(long);
  });

  test('of files dropped on the dialog the PDFs are taken, and the others are listed as not added', async () => {
    const { user } = await openPage('/', { api: { ...createApiClient(), config } });
    await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
    const dialog = screen.getByRole('dialog');
    const notes = new File(['hello'], 'notes.txt', { type: 'text/plain' });
    fireEvent.drop(dialog, { dataTransfer: { files: [notes] } });
    expect(within(dialog).getByText('notes.txt is not a PDF file. Choose a PDF, or save it as one first.')).toBeVisible();
    expect(within(dialog).queryByRole('region')).not.toBeInTheDocument();

    fireEvent.drop(dialog, { dataTransfer: { files: [pdf('thesis.pdf'), notes] } });
    expect(within(dialog).getByRole('region', { name: 'Your PDF' })).toHaveTextContent('thesis.pdf');
    expect(within(dialog).getByText(/^notes\.txt is not a PDF file/)).toBeVisible();
  });

  test('after files are chosen in the dialog the first tool is focused, since the button is gone', async () => {
    const { user } = await openPage('/', { api: { ...createApiClient(), config } });
    await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
    const dialog = screen.getByRole('dialog');
    within(dialog)
      .getByRole('button', { name: /choose files/i })
      .focus();
    fireEvent.drop(dialog, { dataTransfer: { files: [pdf('thesis.pdf')] } });
    expect(within(dialog).getAllByRole('button')[0]).toHaveFocus();
  });

  test('a file that is no PDF does not open the dialog, and the visitor reads why', async () => {
    await openPage('/', { api: { ...createApiClient(), config } });
    await userEvent
      .setup({ applyAccept: false })
      .upload(screen.getByLabelText('Drop your PDFs here'), new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByText('notes.txt is not a PDF file. Choose a PDF, or save it as one first.', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
