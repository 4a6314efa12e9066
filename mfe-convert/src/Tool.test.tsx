import { WORD_FILE_TYPE } from '@sheaf/api/contract/fileTypes';
import { convertScenarios } from '@sheaf/api/mocks/convertScenarios';
import { createTextPdf } from '@sheaf/api/mocks/createTextPdf';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { server } from '@sheaf/api/mocks/node';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { warnsBeforeUnload } from '@sheaf/tool-kit/warnsBeforeUnload';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import Tool, { prepare } from './Tool';
import { convert, convertShell, dropFile, findResult, openConvert, press } from './testing/convertVisitor';
import { createSamplePaper } from './testing/samplePaper';

const savedBlobs: Blob[] = [];

beforeAll(() => {
  server.listen();
  URL.createObjectURL = (blob: Blob) => `blob:${savedBlobs.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

const listAnnouncements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('a server without this tool says so, takes no file, and leads to one that works', async () => {
  const shell = fakeShell({ config: { ...mockConfig, tools: ['merge'] } });
  const { container } = render(<Tool shell={shell} />);
  expect(screen.getByText('This tool is being built')).toBeVisible();
  expect(container.querySelector('input')).toBeNull();
  expect(screen.getByRole('link', { name: 'Merge PDFs instead' })).toHaveAttribute('href', '/merge');
  expect(await findAxeViolations(container)).toEqual([]);
});

test('the screen can be prerendered, without a style in its elements', () => {
  expect(renderToString(<Tool shell={convertShell()} />)).not.toContain('style="');
});

test('says what it takes, and converts nothing before there is a file', async () => {
  const { container } = await openConvert();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PDF to Word');
  expect(screen.getByText(/up to 100 MB, 2,000 pages/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Convert to Word' })).toBeDisabled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await findAxeViolations(container)).toEqual([]);
});

test('converts a PDF, shows what is in the Word file, and names it after the PDF', async () => {
  server.use(convertScenarios.convertsAPaper);
  const { shell, container } = await openConvert();
  await convert();
  const link = await findResult();
  expect(link).toHaveAttribute('download', 'paper.docx');
  expect(savedBlobs.at(-1)?.type).toBe(WORD_FILE_TYPE);
  expect(screen.getByRole('heading', { level: 2, name: 'paper.docx' })).toHaveFocus();
  expect(screen.getByText(/^12 pages · 5,480 words/)).toBeVisible();
  for (const count of ['14 headings', '3 lists', '4 tables', '6 pictures', '31 links']) expect(screen.getByText(count)).toBeVisible();
  expect(listAnnouncements()).toContain('Converted: 12 pages, 5,480 words.');
  expect(shell.notices).toEqual([{ title: 'PDF converted successfully!', description: 'Your Word document is ready for download.', tone: 'good' }]);
  expect(shell.donationsOffered).toEqual([]);
  await userEvent.click(link);
  expect(shell.donationsOffered).toEqual(['convert']);
  expect(await findAxeViolations(container)).toEqual([]);
});

test('the Word file can have another name, and one that no system takes is mended and shown', async () => {
  await openConvert();
  await convert();
  await findResult();
  const name = screen.getByLabelText('File name');
  await userEvent.clear(name);
  await userEvent.type(name, 'My: thesis');
  expect(await findResult()).toHaveAttribute('download', 'My- thesis.docx');
  expect(screen.getByText(/not every system takes the name you typed/)).toBeVisible();
});

test('sends what was chosen, and nothing when all is as usual', async () => {
  const sent: unknown[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/api/pdf/convert')) sent.push((await request.clone().formData()).get('options'));
  });
  await openConvert();
  await convert();
  await findResult();
  await userEvent.click(screen.getByText('Options'));
  await userEvent.type(screen.getByLabelText('Pages'), '2');
  // The result was of other pages.
  expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Headers, footers and page numbers'), 'Left out');
  await userEvent.selectOptions(screen.getByLabelText('Scanned pages'), 'Recognise the text of every page');
  expect(screen.getByText('Pages 2 · No headers · Every page recognised')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await findResult();
  expect(sent).toEqual([null, JSON.stringify({ pages: '2', headersFooters: 'drop', ocr: 'force' })]);
});

test('pages that do not exist are marked at their field, and nothing is lost', async () => {
  await openConvert();
  await dropFile();
  await userEvent.click(await screen.findByText('Options'));
  expect(screen.getByText('All pages · Scans become text')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Pages'), '7');
  await press('Convert to Word');
  await waitFor(() => expect(screen.getByLabelText('Pages')).toHaveAccessibleDescription(/Pages "7" do not exist in paper.pdf \(2 pages\)/));
  expect(screen.getByLabelText('Pages')).toBeVisible();
  expect(screen.getByLabelText('Pages')).toHaveValue('7');
});

test('a file that is a PDF only by name is refused before the press, and cannot be converted', async () => {
  const { shell } = await openConvert();
  await dropFile(new File(['<!doctype html>'], 'page.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file cannot be converted');
  expect(screen.getByRole('alert')).toHaveTextContent('page.pdf is not a PDF file. Only its name says so.');
  expect(screen.getByRole('button', { name: 'Convert to Word' })).toBeDisabled();
  expect(shell.notices).toEqual([]);
});

test('a protected file asks for its password at its field, once more if that was wrong, and goes on', async () => {
  const { shell, container } = await openConvert();
  await convert(createSamplePaper('sealed.pdf', { isProtected: true }));
  const password = await screen.findByLabelText(/^Password/, { selector: 'input' });
  expect(password).toHaveAccessibleDescription(/^sealed.pdf is protected. Enter its password to continue./);
  expect(password).toBeValid();
  expect(screen.queryByRole('button', { name: 'Convert to Word' })).not.toBeInTheDocument();
  await waitFor(() => expect(password).toHaveFocus());
  await userEvent.type(password, 'wrong{Enter}');
  const again = await screen.findByLabelText(/^Password/, { selector: 'input' });
  await waitFor(() => expect(again).toHaveAccessibleDescription(/That password does not open sealed.pdf./));
  expect(again).toBeInvalid();
  await waitFor(() => expect(again).toHaveFocus());
  // Once, at its field: no banner and no notice says it again.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(shell.notices).toEqual([]);
  expect(await findAxeViolations(container)).toEqual([]);
  await userEvent.type(again, 'secret{Enter}');
  expect(await findResult()).toHaveAttribute('download', 'sealed.docx');
});

test('a damaged file is refused once, beside it, and its button is off', async () => {
  server.use(convertScenarios.conversionRefusesDamagedPdf);
  const { shell } = await openConvert();
  await convert();
  expect(await screen.findByRole('alert')).toHaveTextContent('paper.pdf is damaged and could not be read.');
  expect(screen.getByRole('button', { name: 'Convert to Word' })).toBeDisabled();
  expect(shell.notices).toEqual([]);
});

test.each([
  ['conversionFindsNoText', 'No readable text was found in paper.pdf.'],
  ['conversionIsLimited', 'Converting is free up to 5 pages, and these are 12. Choose fewer pages to continue.'],
  ['conversionServerBusy', 'The server is busy. Try again in 5 seconds.'],
  ['conversionFailsOnOurSide', 'Something went wrong on our side. Please try again.'],
  ['conversionMeetsBrokenProxy', 'Failed to convert PDF to Word. Please try again.'],
] as const)('%s: says why, and keeps the file', async (scenario, sentence) => {
  server.use(convertScenarios[scenario]);
  const { shell } = await openConvert();
  await convert();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.getByRole('alert')).toHaveTextContent('Conversion failed');
  expect(shell.notices).toEqual([]);
  expect(shell.donationsOffered).toEqual([]);
  server.resetHandlers();
  await press('Convert to Word');
  expect(await findResult()).toBeVisible();
});

test.each([
  ['conversionRefusesDamagedPdf', /fetch it once more/],
  ['conversionFindsNoText', /they can be kept as pictures/],
] as const)('%s: leads to another file, since trying this one again can only fail', async (scenario, remedy) => {
  server.use(convertScenarios[scenario]);
  await openConvert();
  await convert();
  expect(await screen.findByRole('alert')).toHaveTextContent(remedy);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  const opened = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  await press('Choose another file');
  expect(opened).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: /Drop another PDF here/ })).toHaveFocus();
  opened.mockRestore();
});

test('a PDF without any text can be kept as pictures, which are its pages from then on', async () => {
  const sent: unknown[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/api/pdf/convert')) sent.push((await request.clone().formData()).get('options'));
  });
  server.use(convertScenarios.conversionFindsNoText);
  await openConvert();
  await convert(createTextPdf('drawing.pdf', [[], []]));
  await screen.findByRole('alert');
  server.resetHandlers();
  await press('Keep the pages as pictures');
  expect(await findResult()).toHaveAttribute('download', 'drawing.docx');
  expect(sent).toEqual([null, JSON.stringify({ mode: 'picture' })]);
  expect(screen.getByText('2 pages keep their look as pictures: their words cannot be changed.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Page by page' })).getByRole('radio', { name: 'Picture' })).toBeChecked();
  expect(screen.queryByText(/not in this file/)).not.toBeInTheDocument();
});

test('a failure of ours can be tried again at once', async () => {
  server.use(convertScenarios.conversionFailsOnOurSide);
  await openConvert();
  await convert();
  await screen.findByRole('alert');
  server.resetHandlers();
  await press('Try again');
  expect(await findResult()).toBeVisible();
});

test.each([
  ['conversionWaits', 'Waiting for a free place'],
  ['conversionReadsPages', 'Reading page 30 of 120'],
  ['conversionRecognisesText', 'Recognising text: page 3 of 12'],
  ['conversionWrites', 'Writing the Word document'],
] as const)('%s: says so, and can be cancelled', async (scenario, stage) => {
  server.use(convertScenarios[scenario]);
  await openConvert();
  await convert();
  const dialog = await screen.findByRole('dialog', { name: 'Converting to Word' });
  expect(await within(dialog).findByText(stage)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(listAnnouncements()).toContain('Conversion cancelled. Your file and your choices are still here.');
  expect(screen.getByRole('button', { name: 'Convert to Word' })).toBeEnabled();
});

test('names the pages that were read as pictures, the least sure first, and what is worth a look', async () => {
  server.use(convertScenarios.convertsAScan);
  await openConvert();
  await convert();
  const link = await findResult();
  const warning = screen.getByText(/was hard to read \(page 2\)/);
  expect(warning).toBeVisible();
  // On a phone the download is within the first window, and what deserves a look follows it.
  expect(link.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const pages = screen.getAllByText(/% sure/).map(({ textContent }) => textContent);
  expect(pages).toEqual(['Page 2: 61% sure', 'Page 1: 96% sure']);
});

test('a document without a word does not promise that sentences can be changed', async () => {
  server.use(convertScenarios.convertsAScanLeftUnread);
  await openConvert();
  await convert();
  await findResult();
  expect(screen.getByText('There are no words in it that can be changed.')).toBeVisible();
  expect(screen.queryByText(/Paragraphs are whole/)).not.toBeInTheDocument();
});

test('the PDF goes on to another tool that this server can do, as it was chosen', async () => {
  const { shell, container } = await openConvert(convertShell({ config: { ...mockConfig, tools: ['merge', 'convert', 'chat'] } }));
  await convert();
  await findResult();
  expect(screen.getByText('The other tools go on with your PDF, not with the Word document.')).toBeVisible();
  expect(await findAxeViolations(container)).toEqual([]);
  await press('Continue with this file');
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Merge it with others'),
    expect.stringContaining('Ask it questions'),
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: /^Ask it questions/ }));
  expect(shell.handedOver).toMatchObject([{ file: { name: 'paper.pdf', type: 'application/pdf' }, tool: 'chat' }]);
});

test('where there is no other tool, nothing is offered', async () => {
  await openConvert(convertShell({ config: { ...mockConfig, tools: ['convert'] } }));
  await convert();
  await findResult();
  expect(screen.queryByRole('button', { name: 'Continue with this file' })).not.toBeInTheDocument();
});

test('another file takes the place of the first and of its result', async () => {
  await openConvert();
  await dropFile();
  expect(listAnnouncements()).toContain('paper.pdf chosen.');
  await press('Convert to Word');
  await findResult();
  await dropFile(createSamplePaper('other.pdf'));
  expect(listAnnouncements()).toContain('other.pdf chosen. An earlier result is gone.');
  expect(screen.queryByRole('link', { name: /^Download/ })).not.toBeInTheDocument();
  expect(screen.getByText('other.pdf is ready to be converted.')).toBeVisible();
  await press('Convert to Word');
  expect(await findResult()).toHaveAttribute('download', 'other.docx');
  await press('Convert another PDF');
  expect(screen.getByText('It will appear here. Choose a PDF to begin.')).toBeVisible();
  expect(screen.getByRole('button', { name: /choose/i })).toHaveFocus();
});

test('a file that is too large is not taken, and one that another tool hands over is', async () => {
  const shell = convertShell({
    config: { ...mockConfig, tools: ['convert'], limits: { ...mockConfig.limits, maxFileBytes: 100 } },
    takeHandedFiles: async () => [createSamplePaper('handed.pdf')],
  });
  await openConvert(shell);
  expect(await screen.findByText('handed.pdf is ready to be converted.')).toBeVisible();
  await dropFile(createSamplePaper('large.pdf'));
  expect(screen.queryByText(/Added large\.pdf/)).not.toBeInTheDocument();
  expect(screen.getByText(/^large\.pdf is .* The limit here is 100 Bytes\.$/, { selector: 'p' })).toBeVisible();
  expect(shell.notices).toEqual([]);
  expect(screen.getByText('handed.pdf is ready to be converted.')).toBeVisible();
});

test('in Spanish the tool speaks Spanish, the server too', async () => {
  await prepare('es');
  await openConvert(convertShell({ locale: 'es' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PDF a Word');
  await dropFile(createSamplePaper('sellado.pdf', { isProtected: true }));
  await act(async () => screen.getByRole('button', { name: 'Convertir a Word' }).click());
  expect(await screen.findByLabelText(/^Contraseña/, { selector: 'input' })).toHaveAccessibleDescription(/sellado.pdf/);
  await userEvent.type(screen.getByLabelText(/^Contraseña/, { selector: 'input' }), 'secret{Enter}');
  expect(await screen.findByRole('link', { name: 'Descargar sellado.docx' })).toBeVisible();
});

test('the page is not left without a question while something would be lost with it, and only then', async () => {
  server.use(convertScenarios.conversionReadsPages);
  const { unmount } = await openConvert();
  await dropFile();
  expect(warnsBeforeUnload()).toBe(false);
  await press('Convert to Word');
  await screen.findByRole('dialog');
  expect(warnsBeforeUnload()).toBe(true);
  await press('Cancel');
  await waitFor(() => expect(warnsBeforeUnload()).toBe(false));
  server.resetHandlers();
  await press('Convert to Word');
  const link = await findResult();
  expect(warnsBeforeUnload()).toBe(true);
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(warnsBeforeUnload()).toBe(false);
  await press('Convert to Word');
  await waitFor(() => expect(warnsBeforeUnload()).toBe(true));
  await findResult();
  unmount();
  expect(warnsBeforeUnload()).toBe(false);
});

/** A page that keeps what was left. */
function remembering() {
  const left: unknown[] = [];
  return convertShell({ leaveWork: (work) => void left.push(work), leftWork: () => left.at(-1) ?? null });
}

test('who goes to another tool and comes back finds the file, the options and the result again', async () => {
  const shell = remembering();
  const first = await openConvert(shell);
  await dropFile();
  await userEvent.click(await screen.findByText('Options'));
  await userEvent.type(screen.getByLabelText('Pages'), '2');
  await press('Convert to Word');
  await findResult();
  first.unmount();
  const second = await openConvert(shell);
  expect(await findResult()).toHaveAttribute('download', 'paper.docx');
  await userEvent.click(screen.getByText('Options and file'));
  expect(screen.getByText('Pages 2')).toBeVisible();
  expect(warnsBeforeUnload()).toBe(true);
  await press('Remove paper.pdf');
  second.unmount();
  await openConvert(shell);
  expect(screen.queryByText('paper.pdf')).not.toBeInTheDocument();
});

test('a conversion that was left under way has stopped, with its file still there', async () => {
  const shell = remembering();
  server.use(convertScenarios.conversionReadsPages);
  const { unmount } = await openConvert(shell);
  await convert();
  await screen.findByRole('dialog');
  unmount();
  await openConvert(shell);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('paper.pdf is ready to be converted.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Convert to Word' })).toBeEnabled();
});
