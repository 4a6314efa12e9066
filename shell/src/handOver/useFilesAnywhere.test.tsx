import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, withFakeApi } from '../testing';

withFakeApi();

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const dropFiles = (...files: File[]) => fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });
const paste = (...files: File[]) => fireEvent.paste(document.body, { clipboardData: { files, types: ['Files'] } });

test.each([
  ['let go', dropFiles],
  ['pasted', paste],
])('a PDF %s on a page about a tool opens that tool with it', async (_how, give) => {
  const { services } = await openPage('/pdf-to-word');
  give(pdf('lease.pdf'));
  await waitFor(() => expect(services.visited).toEqual(['/convert']));
  const waiting = await services.handedFiles.take('convert', services.now());
  expect(waiting.map(({ name }) => name)).toEqual(['lease.pdf']);
});

test('a page about one kind of text opens the tool for that kind', async () => {
  const { services } = await openPage('/grammar-check/resume');
  dropFiles(pdf('resume.pdf'));
  await waitFor(() => expect(services.visited).toEqual(['/grammar-check?for=resume']));
});

test.each(['/', '/no-such-page', '/donate/thanks?tool=merge'])('a PDF pasted on %s is listed, and the visitor chooses its tool', async (path) => {
  await openPage(path);
  paste(pdf('lease.pdf'));
  const dialog = await screen.findByRole('dialog', { name: 'What do you want to do with your PDF?' });
  expect(within(dialog).getByText('lease.pdf')).toBeVisible();
});

test('several PDFs on the page of a tool for one file open the upload choice, so that none is lost', async () => {
  const { services } = await openPage('/pdf-to-word');
  dropFiles(pdf('lease.pdf'), pdf('annex.pdf'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('annex.pdf');
  expect(services.visited).toEqual([]);
});

test('a file that is no PDF is named, and the page does not change', async () => {
  const { services } = await openPage('/pdf-to-word');
  dropFiles(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText(/^notes\.txt is not a PDF file/)).toBeVisible();
  expect(services.visited).toEqual([]);
});

test('on a page with a drop area only the drop area says why a file was not taken', async () => {
  const { container } = await openPage('/pdf-to-word');
  const field = container.querySelector('main')?.appendChild(Object.assign(document.createElement('input'), { type: 'file' }));
  if (!field) throw new Error('The page has no content.');
  Object.defineProperty(field, 'files', { writable: true });
  const added: File[] = [];
  Object.assign(globalThis, {
    DataTransfer: class {
      files = added;
      items = { add: (file: File) => added.push(file) };
    },
  });
  const handleChoice = jest.fn();
  field.addEventListener('change', handleChoice);

  dropFiles(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
  expect(handleChoice).toHaveBeenCalledTimes(1);
  expect(added.map(({ name }) => name)).toEqual(['notes.txt']);
  expect(screen.queryByText(/is not a PDF file/)).not.toBeInTheDocument();
  Reflect.deleteProperty(globalThis, 'DataTransfer');
});

test('a page that shows a tool leaves files to the tool', async () => {
  const { services } = await openPage('/convert');
  expect(dropFiles(pdf('lease.pdf'))).toBe(true);
  expect(services.visited).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
