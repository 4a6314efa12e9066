import { createSampleCv } from '@sheaf/api/mocks/createSampleCv';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { server } from '@sheaf/api/mocks/node';
import { type FakeShell, fakeShell } from '@sheaf/tool-contract/testing';
import { dropFiles } from '@sheaf/tool-kit/dropFiles';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { cvPage, cvPageDialog, machinePanel } from '../lazyCvPage';
import { deleteDialog, jobStep, letterScreen, styleStep, workDialog } from '../lazyParts';
import { letterSaver } from '../model/letterSaver';
import Tool from '../Tool';

/** What a visitor of the tool does and sees, for the tests of whole letters. */

export const fakeLetterShell = (changes: Partial<FakeShell> = {}) =>
  fakeShell({ ...changes, config: { ...mockConfig, tools: ['merge', 'grammar', 'cover-letter'], ...changes.config } });

/** Loads the lazy parts beforehand, since Jest compiles them first, which may take longer than a test waits. */
export const fetchParts = () =>
  act(
    async () =>
      void (await Promise.all(
        [workDialog, deleteDialog, jobStep, styleStep, cvPage, cvPageDialog, machinePanel, letterScreen].map((part) => part.fetch()),
      )),
  );

/** Makes every test of the file a separate visit to the fake server. Returns the names of its downloads. */
export function setUpServerVisits(): string[] {
  const downloads = listDownloads();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(async () => {
    cleanup();
    server.resetHandlers();
    // A page keeps its work as it is left; opened and cleared here, it does not come back in the next test.
    await letterSaver.open();
    sessionStorage.clear();
    localStorage.clear();
    downloads.length = 0;
  });
  afterAll(() => server.close());
  return downloads;
}

function listDownloads(): string[] {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:letter';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    names.push(this.download);
  };
  return names;
}

/** Opens the tool with its lazy parts loaded. */
export async function openTool(shell: FakeShell = fakeLetterShell()) {
  await fetchParts();
  const page = await act(async () => render(<Tool shell={shell} />));
  return { shell, ...page };
}

export const dropFile = (file: File) => dropFiles(file);

/** Includes hidden elements: computing the visibility of a hundred elements takes jsdom longer than all the rest. */
const hidden = true;

/** Clicks the only button of that name. Compares texts first, since computing the accessible names of a hundred buttons is slow in jsdom. */
export async function press(name: string | RegExp) {
  const button = await waitFor(() => {
    const [found, ...others] = [...document.querySelectorAll('button')].filter((each) => isCalled(each, name));
    if (!found || others.length > 0) throw new Error(`There are ${found ? others.length + 1 : 'no'} buttons called ${name}.`);
    return found;
  });
  expect(button).toHaveAccessibleName(name);
  fireEvent.click(button);
}

function isCalled(button: HTMLElement, name: string | RegExp): boolean {
  const words = (button.getAttribute('aria-label') ?? button.textContent).trim();
  return typeof name === 'string' ? words === name : name.test(words);
}

export const getField = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name, hidden });
export const write = (name: string | RegExp, text: string) => fireEvent.change(getField(name), { target: { value: text } });

/** Uploads a CV and waits until it is read. */
export async function uploadCv(file = createSampleCv()) {
  await dropFile(file);
  await screen.findByRole('heading', { name: 'What was understood' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Goes on to the job and fills its form. */
export async function describeJob({ title = 'Ward Manager', company = 'City Hospital', description = '' } = {}) {
  await press('Continue to the job');
  write(/^Job title/, title);
  write(/^Company/, company);
  if (description) write(/^Job description/, description);
  await press('Continue to style');
}

export const readLetterText = () =>
  [...document.querySelectorAll<HTMLTextAreaElement>('[data-letter] textarea')].map(({ value }) => value).join('\n\n');

/** Gives a CV and a job, and waits for the letter. */
export async function writeLetter(job?: Parameters<typeof describeJob>[0]) {
  await uploadCv();
  await describeJob(job);
  await press('Write my letter');
  await screen.findByRole('group', { name: 'Your letter' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
