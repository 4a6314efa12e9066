import { grammarScenarios } from '@sheaf/api/mocks/grammarScenarios';
import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Tool from './Tool';
import {
  check,
  checkButton,
  dropFile,
  fakeGrammarShell,
  getTextField,
  openGrammar,
  press,
  readCorrectedText,
  readLetter,
  write,
} from './testing/grammarVisitor';
import { createSampleLetter } from './testing/sampleLetter';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
});
afterAll(() => server.close());

test('a server that cannot check says so before anybody chooses a file', () => {
  const { config } = fakeShell();
  const { container } = render(<Tool shell={fakeShell({ config: { ...config, tools: ['merge'] } })} />);
  expect(screen.getByText('This tool is being built')).toBeVisible();
  expect(container.querySelector('input')).toBeNull();
});

describe('a text', () => {
  test('begins with a place for a PDF, an empty field and what is needed for a result', async () => {
    const { container } = await openGrammar();
    expect(screen.getByRole('heading', { level: 1, name: 'Grammar Check' })).toBeVisible();
    expect(screen.getByText('Upload a PDF and click Check Grammar & Spelling to see results here.')).toBeVisible();
    expect(screen.getByText('up to 100 MB, 2,000 pages')).toBeVisible();
    expect(screen.getByText(/The text goes nowhere else and is not kept/)).toBeVisible();
    expect(checkButton()).toBeDisabled();
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test('comes out of a PDF into a field, with its words counted as it is edited', async () => {
    const { shell } = await openGrammar();
    await readLetter();
    expect(getTextField().value).toMatch(/^Dear editors,\n\nWe hope to recieve/);
    expect(shell.notices).toEqual([{ title: 'Text extracted successfully!', description: 'You can now edit the text and check it.', tone: 'good' }]);
    expect(screen.getByText(/^2 pages · 85 words/)).toBeVisible();
    write('Three words only');
    expect(screen.getByText('3 words')).toBeVisible();
  });

  test('can be typed without any PDF; blank text cannot be checked', async () => {
    await openGrammar();
    write('   \n ');
    expect(checkButton()).toBeDisabled();
    write('We recieve it.');
    expect(checkButton()).toBeEnabled();
    await check();
    expect(await readCorrectedText()).toBe('We receive it.');
  });

  test('comes with a file that another tool handed over', async () => {
    await openGrammar(fakeGrammarShell({ takeHandedFiles: async () => [createSampleLetter('thesis.pdf')] }));
    expect(await screen.findByRole('button', { name: 'Remove thesis.pdf' })).toBeVisible();
  });

  test('that was written is set aside for that of a PDF, and can be brought back', async () => {
    await openGrammar();
    write('My own words.');
    await readLetter();
    await press('Bring mine back');
    expect(getTextField()).toHaveValue('My own words.');
  });

  test('says of a scan which pages were recognised and which were hard', async () => {
    server.use(grammarScenarios.readsAScan);
    await openGrammar();
    await readLetter();
    expect(screen.getByText('2 pages are pictures and were read by text recognition. Give them a second look.')).toBeVisible();
    expect(screen.getByText('Page 2 was hard to read.')).toBeVisible();
  });

  test('takes its time with a scan, shows the page, and can be stopped', async () => {
    server.use(grammarScenarios.recognisesText);
    await openGrammar();
    write('My own words.');
    await dropFile(createSampleLetter());
    const dialog = await screen.findByRole('dialog', { name: 'Extracting text from PDF...' });
    expect(await within(dialog).findByText('Recognising text: page 3 of 12')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(getTextField()).toHaveValue('My own words.');
  });

  test('of a protected PDF needs its password, and a wrong one is reported', async () => {
    const { container } = await openGrammar();
    await dropFile(createSampleLetter('secret.pdf', { isProtected: true }));
    const field = () => screen.getByLabelText(/^Password/, { selector: 'input' });
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveAccessibleDescription(/^secret.pdf is protected. Enter its password to continue./);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await findAxeViolations(container)).toEqual([]);
    await userEvent.type(field(), 'guess{Enter}');
    expect(await screen.findByText('That password does not open secret.pdf.')).toBeVisible();
    await userEvent.clear(field());
    await userEvent.type(field(), 'secret{Enter}');
    expect(await screen.findByRole('button', { name: 'Remove secret.pdf' })).toBeVisible();
  });

  test.each([
    ['readingFindsNoText', 'No readable text was found in letter.pdf. It looks like a scan and text recognition found nothing.'],
    ['readingRefusesDamagedPdf', 'letter.pdf is damaged and could not be read.'],
    ['readingServerBusy', 'The server is busy. Try again in 5 seconds.'],
    ['readingFailsOnOurSide', 'Failed to extract text from PDF. Please try again.'],
  ] as const)('is not lost when a reading ends with %s', async (scenario, sentence) => {
    server.use(grammarScenarios[scenario]);
    const { shell } = await openGrammar();
    write('My own words.');
    await dropFile(createSampleLetter());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    // It is shown where the file was chosen, and not a second time in the corner.
    expect(shell.notices).toEqual([]);
    expect(getTextField()).toHaveValue('My own words.');
    await press('Dismiss');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of a file that could not be sent comes with one press, without choosing it anew', async () => {
    server.use(grammarScenarios.readingServerBusy);
    await openGrammar();
    await dropFile(createSampleLetter());
    await screen.findByRole('alert');
    server.resetHandlers();
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Remove letter.pdf' })).toBeVisible();
  });

  test('what is said of one file makes way for what is said of the next', async () => {
    await openGrammar();
    await dropFile(new File(['<!doctype html>'], 'page.pdf', { type: 'application/pdf' }));
    await screen.findByText(/^page\.pdf is not a PDF file/);
    await dropFile(new File(['hello'], 'notes.docx', { type: 'application/msword' }));
    expect(await screen.findByText(/^notes\.docx is not a PDF file/, { selector: 'p' })).toBeVisible();
    expect(screen.queryByText(/^page\.pdf is not a PDF file/)).not.toBeInTheDocument();
  });

  test('what only its name calls a PDF is refused before it is sent, with what to do about it', async () => {
    const { shell } = await openGrammar();
    await dropFile(new File(['<!doctype html>'], 'page.pdf', { type: 'application/pdf' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This file cannot be readpage.pdf is not a PDF file. Only its name says so.');
    // Another try would end the same way.
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(shell.notices).toEqual([]);
  });

  test('too large a file is refused before it is sent', async () => {
    const { config } = fakeGrammarShell();
    const { shell } = await openGrammar(fakeGrammarShell({ config: { ...config, limits: { ...config.limits, maxFileBytes: 100 } } }));
    await dropFile(createSampleLetter());
    expect(screen.getByText(/^letter\.pdf is .* The limit here is 100 Bytes\.$/, { selector: 'p' })).toBeVisible();
    expect(shell.notices).toEqual([]);
  });
});

describe('a check', () => {
  test('may be followed by a request for a donation once its text was taken', async () => {
    const { shell } = await openGrammar();
    await readLetter();
    await check();
    expect(shell.donationsOffered).toEqual([]);
    await press('Download TXT');
    expect(shell.donationsOffered).toEqual(['grammar']);
  });

  test('gives the counts, the corrected text and the first ten findings', async () => {
    const { shell, container } = await openGrammar();
    await readLetter();
    await check();
    const counts = Object.fromEntries(screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]));
    expect(counts).toEqual({ 'Total Corrections': '16', Grammar: '5', Spelling: '7', Style: '4' });
    expect(await readCorrectedText()).toContain(
      'We hope to receive the proofs of our article soon. They could have been sent in a separate envelope',
    );
    expect(await readCorrectedText()).toContain('the team have told');
    expect(screen.getByText(/Sentences have \d+ words on average\./)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(10);
    await press('... and 6 more corrections');
    expect(screen.getAllByRole('listitem')).toHaveLength(16);
    expect(shell.notices.at(-1)).toEqual({ title: 'Grammar check complete!', description: 'Found 16 corrections.', tone: 'good' });
    expect(shell.donationsOffered).toEqual([]);
    expect(await findAxeViolations(container)).toEqual([]);
  });

  test('of a Spanish text offers no choice of English', async () => {
    await openGrammar();
    write('We recieve it.');
    expect(screen.getByLabelText('English')).toBeVisible();
    write('Los vecinos de la casa no quieren que las bicicletas se queden en el patio por la noche.');
    await check();
    expect(screen.queryByLabelText('English')).not.toBeInTheDocument();
    expect(screen.getByLabelText('What it is')).toBeVisible();
  });

  test('under way switches the button off, shows how far it is, and can be cancelled', async () => {
    server.use(grammarScenarios.checkTakesItsTime);
    await openGrammar();
    write('We recieve it.');
    await userEvent.click(checkButton());
    expect(checkButton()).toBeDisabled();
    expect(checkButton()).toHaveTextContent('Checking Grammar...');
    expect(await screen.findByText('1,200 of 4,800 words')).toBeVisible();
    await press('Cancel');
    expect(checkButton()).toHaveTextContent('Check Grammar & Spelling');
    expect(getTextField()).toHaveValue('We recieve it.');
  });

  test.each([
    ['checkRefusesLongText', 'This text has 100,001 words. The limit here is 100,000; check it in parts.'],
    ['checkAsksForPayment', 'Checking is free up to 500 words.'],
    ['checkServerBusy', 'The server is busy. Try again in 5 seconds.'],
    ['checkRateLimited', 'Too many requests. Try again in 5 seconds.'],
    ['checkFailsOnOurSide', 'Something went wrong on our side. Please try again.'],
  ] as const)('that ends with %s loses nothing', async (scenario, sentence) => {
    server.use(grammarScenarios[scenario]);
    const { shell } = await openGrammar();
    write('We recieve it.');
    await userEvent.click(checkButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(shell.notices).toEqual([{ title: 'Grammar check failed', description: sentence, tone: 'bad' }]);
    expect(getTextField()).toHaveValue('We recieve it.');
  });

  test('without a server says so, in the page’s own words where there are no others', async () => {
    server.use(scenarios.serverUnreachable);
    await openGrammar();
    write('We recieve it.');
    await userEvent.click(checkButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached. Check your connection and try again.');
  });

  test.each([
    ['checkFindsNothing', 'No mistakes were found.'],
    ['checkSeesAnotherLanguage', 'This text seems to be in German. Only English and Spanish are checked, so nothing is marked.'],
    ['checkIsLimited', 'Only the first 500 words were checked.'],
    ['checkWithoutItsModel', 'The AI service did not answer, so this check was made by the built-in rules alone.'],
  ] as const)('that ends with %s says so', async (scenario, sentence) => {
    server.use(grammarScenarios[scenario]);
    await openGrammar();
    write('We recieve it.');
    await check();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  test('shows who found a mistake where an AI service works along, and that the text leaves the server', async () => {
    server.use(grammarScenarios.checkWithModel);
    const { config } = fakeGrammarShell();
    const ai = { mode: 'openai-compatible', label: 'OpenAI', leavesServer: true } as const;
    await openGrammar(fakeGrammarShell({ config: { ...config, ai } }));
    expect(
      screen.getByText('Checked by this server’s own rules and by OpenAI, which your text is sent to. This server does not keep it.'),
    ).toBeVisible();
    write('We recieve it.');
    await check();
    expect(screen.getByText('Both agree')).toBeVisible();
  });
});
