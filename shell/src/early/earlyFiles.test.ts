import { createEarlyFiles } from './earlyFiles';
import { UPLOAD_CHOICE_ID } from './uploadChoiceAttributes';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const named = () => [...document.querySelectorAll('[data-early-files] li')].map((line) => line.textContent);
const tool = '<main><div><input type="file" multiple></div></main>';
const choice = `<dialog id="${UPLOAD_CHOICE_ID}"><div data-early-place></div></dialog>`;

test('on the page of a tool the names of files are shown in the drop area, and the tool gets the files', () => {
  document.body.innerHTML = tool;
  const files = createEarlyFiles('tool');
  expect(files.add([pdf('one.pdf')])).toBe(false);
  expect(files.add([pdf('two.pdf')])).toBe(false);
  expect(document.querySelector('main [data-early-files]')).toBeInTheDocument();
  expect(named()).toEqual(['one.pdf', 'two.pdf']);
  expect(files.take().files).toEqual([]);
});

test('many files are shown as the first few names and the number of the others', () => {
  document.body.innerHTML = tool;
  createEarlyFiles('tool').add(['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)));
  expect(named()).toEqual(['1.pdf', '2.pdf', '3.pdf', '+ 3']);
});

test('on other pages the upload choice opens with their names, and the hydrated page gets them once', () => {
  document.body.innerHTML = choice;
  const files = createEarlyFiles('choice');
  const thesis = pdf('thesis.pdf');
  expect(files.add([thesis])).toBe(true);
  expect(document.querySelector('dialog')).toHaveAttribute('open');
  expect(document.querySelector('dialog')).toHaveAttribute('data-files', 'one');
  expect(named()).toEqual(['thesis.pdf']);
  expect(files.take()).toEqual({ files: [thesis], isForChoice: true });
  expect(files.take().files).toEqual([]);
});

test('a file that is no PDF opens nothing, and the hydrated page refuses it', () => {
  document.body.innerHTML = choice;
  const files = createEarlyFiles('choice');
  const notes = new File(['hello'], 'notes.txt', { type: 'text/plain' });
  expect(files.add([notes])).toBe(true);
  expect(document.querySelector('dialog')).not.toHaveAttribute('open');
  expect(named()).toEqual([]);
  expect(files.take().files).toEqual([notes]);
});

test.each(['choice', 'explained-tool'] as const)('a file that is no PDF is left to the drop area of the page (%s)', (destination) => {
  document.body.innerHTML = tool + choice;
  const files = createEarlyFiles(destination);
  expect(files.add([new File(['hello'], 'notes.txt', { type: 'text/plain' })])).toBe(false);
  expect(document.querySelector('dialog')).not.toHaveAttribute('open');
  expect(files.take().files).toEqual([]);
  expect(files.add([pdf('thesis.pdf')])).toBe(true);
});

test('the names are removed during hydration, and for good once the page lists the files itself', async () => {
  document.body.innerHTML = tool;
  const files = createEarlyFiles('tool');
  files.add([pdf('a&b.pdf')]);
  const restoreNames = files.lift();
  expect(named()).toEqual([]);
  restoreNames();
  expect(named()).toEqual(['a&b.pdf']);
  document.querySelector('main')?.append(Object.assign(document.createElement('p'), { textContent: 'a&b.pdf' }));
  await Promise.resolve();
  expect(named()).toEqual([]);
});

test('the names are not restored when the page lists the files during hydration', () => {
  document.body.innerHTML = tool;
  const files = createEarlyFiles('tool');
  files.add([pdf('thesis.pdf')]);
  const restoreNames = files.lift();
  document.querySelector('main')?.append(Object.assign(document.createElement('p'), { textContent: 'thesis.pdf · 2 KB' }));
  restoreNames();
  expect(named()).toEqual([]);
});

test('the names are removed when the upload choice is closed before the page lists the files', () => {
  document.body.innerHTML = choice;
  const files = createEarlyFiles('choice');
  files.add([pdf('thesis.pdf')]);
  files.lift()();
  expect(named()).toEqual(['thesis.pdf']);
  document.querySelector('dialog')?.dispatchEvent(new Event('close'));
  expect(named()).toEqual([]);
});

test('files chosen in the open upload choice wait for a tool on every page; closing it discards them', () => {
  document.body.innerHTML = tool + choice;
  document.querySelector('dialog')?.showModal();
  const files = createEarlyFiles('tool');
  expect(files.add([pdf('thesis.pdf')])).toBe(true);
  expect(files.hasForChoice()).toBe(true);
  expect(document.querySelector('[data-early-place]')).toHaveTextContent('thesis.pdf');
  files.clear();
  expect(files.hasForChoice()).toBe(false);
  expect(named()).toEqual([]);
});
