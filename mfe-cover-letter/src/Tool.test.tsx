import 'fake-indexeddb/auto';
import { coverLetterScenarios } from '@sheaf/api/mocks/coverLetterScenarios';
import { createSampleCv, sampleCvText } from '@sheaf/api/mocks/createSampleCv';
import { createTextPdf } from '@sheaf/api/mocks/createTextPdf';
import { server } from '@sheaf/api/mocks/node';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import Tool from './Tool';
import {
  describeJob,
  dropFile,
  fakeLetterShell,
  getField,
  openTool,
  press,
  readLetterText,
  setUpServerVisits,
  uploadCv,
  write,
  writeLetter,
} from './testing/letterVisitor';

const downloads = setUpServerVisits();

const dialog = () => screen.findByRole('dialog');

test('a server that cannot write letters says so before anybody chooses a file', () => {
  const { config } = fakeShell();
  const { container } = render(<Tool shell={fakeShell({ config: { ...config, tools: ['merge'] } })} />);
  expect(screen.getByText('This tool is being built')).toBeVisible();
  expect(container.querySelector('input')).toBeNull();
});

test('the first screen can be prerendered, without a style in its elements', () => {
  expect(renderToString(<Tool shell={fakeLetterShell()} />)).not.toContain('style="');
});

describe('a CV', () => {
  test('is asked for with what is taken, what is kept, and who writes', async () => {
    const { container } = await openTool();
    expect(screen.getByRole('heading', { level: 1, name: 'Cover Letter Generator' })).toBeVisible();
    expect(screen.getByText('up to 100 MB, 2,000 pages')).toBeVisible();
    expect(screen.getByText(/no AI service is used\. The text is kept here for 1 hour, the PDF only in this browser\./)).toBeVisible();
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test('shows what was understood, and every value can be corrected, added and taken away', async () => {
    const { shell, container } = await openTool();
    await uploadCv();
    // What was read is on the screen, and no notice is over it.
    expect(shell.notices).toEqual([]);
    expect(getField('Name')).toHaveValue('Anna Berg');
    write('Town', 'York');
    expect(getField('Town')).toHaveValue('York');
    await press('Remove Triage');
    expect(screen.queryByText('Triage')).not.toBeInTheDocument();
    write('Add a skill', 'Rostering');
    await userEvent.type(getField('Add a skill'), '{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Rostering' })).toBeVisible();
    await press('Add a position');
    const positions = screen.getByRole('region', { name: 'Experience' });
    expect(within(positions).getByText('Not named yet')).toBeVisible();
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test('without a name asks for it where it is written', async () => {
    await openTool();
    await uploadCv();
    write('Name', '');
    expect(screen.getByText('No name was found. Enter yours: it signs the letter.')).toBeVisible();
  });

  test('that is pasted is long enough or said to be too short', async () => {
    await openTool();
    await userEvent.click(screen.getByRole('radio', { name: 'Paste its text' }));
    await press('Read my CV');
    expect(screen.getByText('Upload your CV or paste its text.')).toBeVisible();
    write('The text of your CV', 'I am a nurse.');
    await press('Read my CV');
    expect(screen.getByText('Your CV text is too short to work with.')).toBeVisible();
    write('The text of your CV', sampleCvText);
    await press('Read my CV');
    expect(await screen.findByRole('heading', { name: 'What was understood' })).toBeVisible();
  });

  test('says which pages are pictures, and what is in another language', async () => {
    server.use(coverLetterScenarios.cvReadsAScan);
    await openTool();
    await uploadCv();
    expect(screen.getByText(/^Page 1 is a picture and was read by text recognition\./)).toBeVisible();
    server.use(coverLetterScenarios.cvIsInGerman);
    await dropFile(createSampleCv('lebenslauf.pdf'));
    expect(await screen.findByText(/seems to be in another language than English/)).toBeVisible();
  });

  test('that is protected needs its password', async () => {
    await openTool();
    await dropFile(createTextPdf('secret.pdf', [['Anna Berg']], { isProtected: true }));
    const field = () => screen.getByLabelText(/^Password/, { selector: 'input' });
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAccessibleDescription(/^secret.pdf is protected. Enter its password to continue./);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('takes its time when it is a scan, and can be stopped', async () => {
    server.use(coverLetterScenarios.cvRecognisesText);
    await openTool();
    await dropFile(createSampleCv());
    expect(await within(await dialog()).findByText('Recognising text: page 2 of 3')).toBeVisible();
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('that only its name calls a PDF is refused before it is sent, and no upload is said to have failed', async () => {
    server.use(coverLetterScenarios.cvFailsOnOurSide);
    await openTool();
    await dropFile(new File(['<!doctype html>'], 'page.pdf', { type: 'application/pdf' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file cannot be readpage.pdf is not a PDF file. Only its name says so.');
  });

  test('that cannot be read is not named any longer once another file is refused', async () => {
    server.use(coverLetterScenarios.cvFindsNoText);
    await openTool();
    await dropFile(createSampleCv());
    await screen.findByRole('alert');
    await dropFile(new File(['hello'], 'notes.docx', { type: 'application/msword' }));
    expect(await screen.findByText(/^notes\.docx is not a PDF file/, { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['cvFindsNoText', /^No readable text was found in anna-berg\.pdf\./],
    ['cvFailsOnOurSide', /^Failed to read your CV\. Please try again\.$/],
  ] as const)('can be chosen again when its reading ends with %s', async (scenario, sentence) => {
    server.use(coverLetterScenarios[scenario]);
    const { shell } = await openTool();
    await dropFile(createSampleCv());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(sentence)).toBeVisible();
    expect(alert.getByText(/anna-berg\.pdf/)).toBeVisible();
    // It is shown where the file was chosen, and not a second time in the corner.
    expect(shell.notices).toEqual([]);
    server.resetHandlers();
    if (scenario === 'cvFailsOnOurSide') await press('Try again');
    else await uploadCv();
    expect(await screen.findByText('What was understood')).toBeVisible();
  });

  test('comes with a file that another tool handed over', async () => {
    await openTool(fakeLetterShell({ takeHandedFiles: async () => [createSampleCv('thesis.pdf')] }));
    expect(await screen.findByText('thesis.pdf')).toBeVisible();
  });
});

describe('a job', () => {
  test('is refused at its fields, with the focus on the first of them', async () => {
    await openTool();
    await uploadCv();
    await press('Continue to the job');
    fireEvent.change(getField(/^Job description/), { target: { value: 'x'.repeat(15_001) } });
    await press('Continue to style');
    expect(screen.getByText('Enter the job title.')).toBeVisible();
    expect(screen.getByText('Enter the company name.')).toBeVisible();
    expect(screen.getByText('The job description is too long (max 15,000 characters).')).toBeVisible();
    expect(screen.getByText('15,001 of 15,000 characters')).toBeVisible();
    await waitFor(() => expect(getField(/^Job title/)).toHaveFocus());
  });

  test('is still there after the way back to the CV', async () => {
    await openTool();
    await uploadCv();
    await press('Continue to the job');
    write(/^Job title/, 'Ward Manager');
    await press('Back');
    await press('Continue to the job');
    expect(getField(/^Job title/)).toHaveValue('Ward Manager');
  });

  test('is kept when the letter cannot be written', async () => {
    server.use(coverLetterScenarios.letterServerBusy);
    const { shell } = await openTool();
    await uploadCv();
    await describeJob();
    await press('Write my letter');
    expect(await screen.findByRole('alert')).toHaveTextContent('Everything you typed is still here.');
    expect(shell.notices.at(-1)).toMatchObject({ title: 'Letter not written', tone: 'bad' });
    server.resetHandlers();
    await press('Write my letter');
    expect(await screen.findByRole('group', { name: 'Your letter' })).toBeVisible();
  });
});

describe('a letter', () => {
  test('is shown in paragraphs to edit, with its evidence beside it', async () => {
    const { shell, container } = await openTool();
    await writeLetter();
    expect(shell.notices.at(-1)).toMatchObject({ title: 'Your letter is ready' });
    expect(readLetterText()).toContain('Dear Hiring Manager,');
    expect(screen.getByRole('tab', { name: 'Evidence' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Fits on one page')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Opening' })).toBeVisible();
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test('marks a number that is typed and not in the CV, and lists it before the download', async () => {
    const { shell } = await openTool();
    await writeLetter();
    fireEvent.change(screen.getByRole('textbox', { name: 'Opening' }), { target: { value: 'I led a team of 4711 nurses.' } });
    expect(await screen.findByRole('tab', { name: 'Evidence 1 to check' })).toBeVisible();
    await press('Download PDF');
    const confirmation = await dialog();
    expect(within(confirmation).getByText('One claim is not in your CV')).toBeVisible();
    expect(within(confirmation).getByRole('listitem')).toHaveTextContent('4711');
    await press('It is true: download');
    await waitFor(() => expect(downloads).toEqual(['Cover letter - Anna Berg - City Hospital.pdf']));
    expect(shell.donationsOffered).toEqual(['cover-letter']);
  });

  test('takes another wording of one paragraph, keeps the version before, and goes back to it', async () => {
    await openTool();
    await writeLetter();
    const before = readLetterText();
    await press('Try another wording: Opening');
    await waitFor(() => expect(readLetterText()).not.toBe(before));
    await userEvent.click(screen.getByRole('tab', { name: 'Versions' }));
    expect(screen.getByText('Version 2')).toBeVisible();
    await press('Compare version 1 with the letter');
    expect(screen.getByText('From version 1 to the letter now')).toBeVisible();
    await press('Use it: version 1');
    expect(readLetterText()).toBe(before);
    await press('Undo');
    expect(readLetterText()).not.toBe(before);
  });

  test('keeps its words when another wording does not come, and is written again in another tone when it does', async () => {
    const { shell } = await openTool();
    await writeLetter();
    const before = readLetterText();
    server.use(coverLetterScenarios.againServerBusy);
    await press('Try another wording');
    await waitFor(() => expect(shell.notices.at(-1)).toMatchObject({ title: 'Not reworded', tone: 'bad' }));
    expect(readLetterText()).toBe(before);
    server.resetHandlers();
    fireEvent.change(screen.getByRole('combobox', { name: 'Tone' }), { target: { value: 'confident' } });
    await press('Write it again');
    await waitFor(() => expect(readLetterText()).not.toBe(before));
    await userEvent.click(screen.getByRole('tab', { name: 'Versions' }));
    expect(screen.getByText(/^Confident · /)).toBeVisible();
  });

  test('shows the words of the job that the CV lacks, and what the score means', async () => {
    server.use(coverLetterScenarios.letterWithMissingKeywords);
    await openTool();
    await writeLetter({ description: 'Triage, medication safety and budgeting are required.' });
    await userEvent.click(screen.getByRole('tab', { name: 'Keywords' }));
    expect(screen.getByText('50 of 100')).toBeVisible();
    expect(screen.getByText('Rostering')).toBeVisible();
    expect(screen.getByText('required')).toBeVisible();
    expect(readLetterText()).not.toContain('Rostering');
  });

  test('has its grammar checked, and findings applied one by one', async () => {
    await openTool();
    await writeLetter();
    fireEvent.change(screen.getByRole('textbox', { name: 'Closing' }), { target: { value: 'I would like to recieve an answer.' } });
    await press('Check grammar');
    await press(/^Change “recieve” to “receive”$/);
    expect(screen.getByRole('textbox', { name: 'Closing' })).toHaveValue('I would like to receive an answer.');
  });

  test('stays when its file cannot be made, and is downloaded as Word, as plain text, and as one file with the CV', async () => {
    server.use(coverLetterScenarios.exportServerBusy);
    const { shell } = await openTool();
    await writeLetter();
    await press('Download PDF');
    await waitFor(() => expect(shell.notices.at(-1)).toMatchObject({ title: 'Download failed', tone: 'bad' }));
    server.resetHandlers();
    for (const format of ['Word', 'plain text']) {
      await userEvent.click(screen.getByRole('button', { name: 'More downloads', hidden: true }));
      await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^Download ${format}`) }));
    }
    await press('Download application (letter + CV)');
    await waitFor(() => expect(downloads).toHaveLength(3));
    expect(downloads.map((name) => name.replace(/.*\./, ''))).toEqual(['docx', 'txt', 'pdf']);
  });
});

describe('what was done', () => {
  test('is there again after a reload: CV, job and letter', async () => {
    await openTool();
    await writeLetter();
    fireEvent.change(screen.getByRole('textbox', { name: 'Closing' }), { target: { value: 'My own end.' } });
    cleanup();
    await openTool();
    await screen.findByRole('group', { name: 'Your letter' });
    expect(readLetterText()).toContain('My own end.');
    expect(await screen.findByRole('button', { name: 'Download application (letter + CV)' })).toBeVisible();
  });

  test('is said to be over when its hour is, and what was typed stays', async () => {
    server.use(coverLetterScenarios.letterSessionExpired);
    await openTool();
    await uploadCv();
    await describeJob();
    await press('Write my letter');
    expect(await screen.findByText('The time is up: your CV and letter were deleted from the server.')).toBeVisible();
    server.resetHandlers();
    await press('Read my CV again');
    await waitFor(() => expect(screen.queryByText(/^The time is up/)).not.toBeInTheDocument());
    await press('Write my letter');
    expect(await screen.findByRole('group', { name: 'Your letter' })).toBeVisible();
  });

  test('is deleted at once when that is asked for', async () => {
    const { shell } = await openTool();
    await writeLetter();
    await press('Delete now');
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete now' }));
    await waitFor(() => expect(shell.notices.at(-1)).toMatchObject({ title: 'Deleted' }));
    expect(screen.queryByRole('group', { name: 'Your letter' })).not.toBeInTheDocument();
    cleanup();
    await openTool();
    expect(document.querySelector('input[type=file]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete now' })).not.toBeInTheDocument();
  });
});
