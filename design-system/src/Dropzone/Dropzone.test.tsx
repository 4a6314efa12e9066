import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { FileRejection } from './acceptFiles';
import { Dropzone, type DropzoneProps } from './Dropzone';
import { dropzoneGuide } from './Dropzone.guide';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const text = (name: string) => new File(['hello'], name, { type: 'text/plain' });

function renderDropzone(props: Partial<DropzoneProps> = {}) {
  const added: File[][] = [];
  const rejected: FileRejection[][] = [];
  const view = render(
    <Dropzone label="Drop your PDFs here" onAdd={(files) => added.push(files)} onReject={(files) => rejected.push(files)} {...props} />,
  );
  return { added, rejected, ...view };
}

async function choose(...files: File[]) {
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Drop your PDFs here'), files);
}

async function drop(...files: File[]) {
  const area = screen.getByRole('button').parentElement;
  if (!area) throw new Error('The button stands in no drop area.');
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  await act(async () => {
    fireEvent.drop(area, { dataTransfer: { files, items, types: ['Files'] } });
  });
}

function ThreeFiles() {
  const [files, setFiles] = useState([pdf('report.pdf'), pdf('report.pdf'), pdf('notes.pdf')]);
  return (
    <Dropzone
      label="Drop your PDFs here"
      maxFiles={5}
      files={files}
      onAdd={() => undefined}
      onReject={() => undefined}
      onRemove={(index) => setFiles(files.filter((_, place) => place !== index))}
    />
  );
}

test('adds the PDF a visitor chooses', async () => {
  const { added, rejected } = renderDropzone();
  await choose(pdf('report.pdf'));
  await waitFor(() => expect(added.map((files) => files.map((file) => file.name))).toEqual([['report.pdf']]));
  expect(rejected).toEqual([]);
});

test('adds PDFs dropped on it', async () => {
  const { added } = renderDropzone({ maxFiles: 5 });
  await drop(pdf('a.pdf'), pdf('b.pdf'));
  await waitFor(() => expect(added.flat().map((file) => file.name)).toEqual(['a.pdf', 'b.pdf']));
});

const pasteOn = (target: Element, ...files: File[]) => fireEvent.paste(target, { clipboardData: { files, types: ['Files'] } });

test('takes a PDF pasted anywhere on the page if enabled, and names a file that is no PDF', () => {
  const { added, rejected } = renderDropzone({ maxFiles: 5, takesWholePage: true });
  pasteOn(document.body, pdf('report.pdf'), text('notes.txt'));
  expect(added.flat().map(({ name }) => name)).toEqual(['report.pdf']);
  expect(rejected.flat().map(({ file }) => file.name)).toEqual(['notes.txt']);
});

test('ignores a paste on the page if not enabled, and leaves text with a picture to its field', () => {
  const part = renderDropzone();
  pasteOn(document.body, pdf('report.pdf'));
  part.unmount();

  const view = renderDropzone({ takesWholePage: true });
  const field = document.body.appendChild(document.createElement('textarea'));
  expect(pasteOn(field, new File([''], 'image.png', { type: 'image/png' }))).toBe(true);
  pasteOn(field, pdf('lease.pdf'));
  field.remove();
  expect(part.added).toEqual([]);
  expect(view.rejected).toEqual([]);
  expect(view.added.flat().map(({ name }) => name)).toEqual(['lease.pdf']);
});

test('opens itself over the whole page while files hang over it, where it is asked to, and not for a dragged text', () => {
  renderDropzone({ takesWholePage: true });
  const area = screen.getByRole('button').parentElement;
  fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } });
  expect(area).not.toHaveAttribute('data-over-page');
  fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } });
  expect(area).toHaveAttribute('data-over-page');
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'] } });
  expect(area).not.toHaveAttribute('data-over-page');
});

test('takes a PDF that falls beside it, where it takes the whole page, and only once what falls on it', async () => {
  const { added } = renderDropzone({ maxFiles: 5, takesWholePage: true });
  const dropOn = (target: Element, file: File) =>
    fireEvent.drop(target, { dataTransfer: { files: [file], items: [{ kind: 'file', type: file.type, getAsFile: () => file }], types: ['Files'] } });
  expect(dropOn(document.body, pdf('beside.pdf'))).toBe(false);
  dropOn(screen.getByRole('button'), pdf('on.pdf'));
  await waitFor(() => expect(added.flat().map(({ name }) => name)).toEqual(['beside.pdf', 'on.pdf']));
});

test('accepts files that hang beside it, where it takes the whole page, so that the browser lets them fall', () => {
  renderDropzone({ takesWholePage: true });
  const hang = (types: string[]) => fireEvent.dragOver(document.body, { dataTransfer: { types } });
  expect(hang(['Files'])).toBe(false);
  expect(hang(['text/plain'])).toBe(true);
});

test('otherwise keeps to its own field', () => {
  renderDropzone();
  fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } });
  expect(screen.getByRole('button').parentElement).not.toHaveAttribute('data-over-page');
});

test('adds the same file again when it is chosen twice in a row', async () => {
  const { added } = renderDropzone();
  const report = pdf('report.pdf');
  await choose(report);
  await waitFor(() => expect(added).toHaveLength(1));
  await choose(report);
  await waitFor(() => expect(added).toHaveLength(2));
});

test('turns away what is not a PDF and says which type it must be', async () => {
  const { added, rejected } = renderDropzone({ maxFiles: 5 });
  await choose(text('notes.txt'), pdf('report.pdf'));
  await waitFor(() => expect(rejected.flat().map(({ file, reason }) => [file.name, reason])).toEqual([['notes.txt', 'File type must be PDF']]));
  expect(added.flat().map((file) => file.name)).toEqual(['report.pdf']);
});

test('takes a .pdf whose type the system does not know', async () => {
  const { added } = renderDropzone();
  await drop(new File(['%PDF-1.7'], 'REPORT.PDF', { type: '' }));
  await waitFor(() => expect(added.flat()).toHaveLength(1));
});

test('takes one file by default and turns the others away as too many', async () => {
  const { added, rejected } = renderDropzone();
  await drop(pdf('a.pdf'), pdf('b.pdf'));
  await waitFor(() => expect(rejected.flat().map(({ file, reason }) => [file.name, reason])).toEqual([['b.pdf', 'Too many files']]));
  expect(added.flat().map((file) => file.name)).toEqual(['a.pdf']);
});

test('what its caller cannot take is neither added nor said to be, and leaves its place to the next', async () => {
  const { added, rejected } = renderDropzone({
    findRefusal: ({ name }) => (name === 'huge.pdf' ? 'huge.pdf is 105 MB. The limit here is 100 MB.' : null),
  });
  await drop(pdf('huge.pdf'), pdf('b.pdf'));
  await waitFor(() =>
    expect(rejected.flat()).toMatchObject([{ file: { name: 'huge.pdf' }, reason: 'huge.pdf is 105 MB. The limit here is 100 MB.' }]),
  );
  expect(added.flat().map((file) => file.name)).toEqual(['b.pdf']);
  expect(screen.getByText(/^Added b\.pdf\. huge\.pdf is 105 MB\. The limit here is 100 MB\.$/)).toBeInTheDocument();
});

test('names what it did not take, why, and what it took instead, until something else is chosen', async () => {
  const { container } = renderDropzone();
  await drop(pdf('a.pdf'), pdf('b.pdf'), text('notes.txt'));
  expect(await screen.findByText('2 files not added')).toBeVisible();
  expect(screen.getByText('b.pdf was not added: one PDF at a time is taken here, and that is a.pdf.')).toBeVisible();
  expect(screen.getByText('notes.txt is not a PDF file. Choose a PDF, or save it as one first.')).toBeVisible();
  expect(await findAxeViolations(container)).toEqual([]);
  await drop(pdf('c.pdf'));
  await waitFor(() => expect(screen.queryByText('2 files not added')).not.toBeInTheDocument());
});

test('of a whole folder it names a few', async () => {
  renderDropzone();
  await drop(...Array.from({ length: 9 }, (_, index) => text(`${index}.txt`)));
  expect(await screen.findByText('9 files not added')).toBeVisible();
  expect(screen.getByText('... and 4 more')).toBeVisible();
});

test('counts the files already chosen towards the maximum', async () => {
  const { added, rejected } = renderDropzone({ maxFiles: 3, chosenCount: 2 });
  await drop(pdf('c.pdf'), pdf('d.pdf'));
  await waitFor(() => expect(rejected.flat().map(({ file }) => file.name)).toEqual(['d.pdf']));
  expect(added.flat().map((file) => file.name)).toEqual(['c.pdf']);
});

test('carries no inline style that a strict content policy would refuse in a prerendered page', () => {
  const { container } = renderDropzone();
  expect(container.querySelector('[style]')).toBeNull();
});

testPromises(dropzoneGuide.accessibility, {
  'it is one button, which the keyboard opens': async () => {
    renderDropzone();
    const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Drop your PDFs here or choose a file' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
    opened.mockRestore();
  },
  'what was added and what was not is said politely': async () => {
    renderDropzone({ maxFiles: 2 });
    await choose(pdf('a.pdf'), text('notes.txt'));
    const news = await screen.findByText('Added a.pdf. notes.txt is not a PDF file. Choose a PDF, or save it as one first.');
    expect(news).toHaveAttribute('aria-live', 'polite');
  },
  'the button that removes a file names it': async () => {
    render(<ThreeFiles />);
    expect(screen.getAllByText('8 Bytes')).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Remove notes.pdf' }));
    expect(screen.getAllByText('report.pdf')).toHaveLength(2);
    expect(screen.queryByText('notes.pdf')).not.toBeInTheDocument();
  },
  'one that is disabled takes nothing': async () => {
    const { added } = renderDropzone({ disabled: true });
    expect(screen.getByRole('button')).toBeDisabled();
    await drop(pdf('a.pdf'));
    expect(added).toEqual([]);
  },
  'axe finds nothing': async () => {
    const { container } = renderDropzone({ hint: 'up to 50 files', maxFiles: 50, files: [pdf('a.pdf')], onRemove: () => undefined });
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
