import 'fake-indexeddb/auto';
import { coverLetterScenarios } from '@sheaf/api/mocks/coverLetterScenarios';
import { grammarScenarios } from '@sheaf/api/mocks/grammarScenarios';
import { server } from '@sheaf/api/mocks/node';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openTool, press, readLetterText, setUpServerVisits, write, writeLetter } from './testing/letterVisitor';

const downloads = setUpServerVisits();

describe('a claim that is not in the CV', () => {
  beforeEach(async () => {
    await openTool();
    await writeLetter();
    write('Opening', 'I led a team of 4711 nurses.');
    await screen.findByRole('tab', { name: 'Evidence 1 to check' });
  });

  test('is not asked about any more once the visitor says that it is true, until that is taken back', async () => {
    await press(/^It is true: “.*4711/);
    expect(screen.getByText('Everything the letter claims stands in your CV, in the job or in your own words.')).toBeVisible();
    expect(screen.getByText(/^True, you say: .*4711/)).toBeInTheDocument();
    await press('Download PDF');
    await waitFor(() => expect(downloads).toHaveLength(1));
    await press(/^Take it back: “.*4711/);
    expect(await screen.findByRole('tab', { name: 'Evidence 1 to check' })).toBeVisible();
    await press('Undo');
    expect(screen.getByRole('tab', { name: 'Evidence' })).toBeVisible();
  });

  test('stays true through a reload, and is asked about again where its paragraph is worded anew', async () => {
    await press(/^It is true: “.*4711/);
    cleanup();
    await openTool();
    await screen.findByRole('group', { name: 'Your letter' });
    expect(screen.getByRole('tab', { name: 'Evidence' })).toBeVisible();
    await press('Try another wording: Opening');
    await waitFor(() => expect(readLetterText()).not.toContain('4711'));
    write('Opening', 'I led a team of 4711 nurses.');
    expect(await screen.findByRole('tab', { name: 'Evidence 1 to check' })).toBeVisible();
  });

  test('that was said to be true for one download is not asked about for the next', async () => {
    await press('Download PDF');
    await press('It is true: download');
    await waitFor(() => expect(downloads).toHaveLength(1));
    await press('Download PDF');
    await waitFor(() => expect(downloads).toHaveLength(2));
  });

  test('can be confirmed where it is in the letter as well', async () => {
    const opening = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Opening' });
    opening.focus();
    opening.setSelectionRange(17, 17);
    fireEvent.select(opening);
    await press('It is true');
    expect(await screen.findByRole('tab', { name: 'Evidence' })).toBeVisible();
  });
});

describe('below the letter', () => {
  test.each([
    ['a sign that no font of its file has', 'I speak 你 well.', /^The PDF leaves out what its fonts do not have: 你\./],
    ['more than a page', 'I have led many wards and many nurses. '.repeat(150), /^It does not fit on one page\./],
    ['a worn phrase', 'I am a real team player.', /^Worn phrases: “team player”\./i],
  ])('%s is told', async (_, text, sentence) => {
    await openTool();
    await writeLetter();
    write('Closing', text);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test.each([
    ['letterWithoutItsModel', /^The AI service did not give a usable letter/],
    ['letterWithSentencesRemoved', /^Some of what the AI service wrote did not belong in a letter/],
    ['letterWithLittleEvidence', /^There is little in your CV for this job/],
  ] as const)('stands what the writer has to say: %s', async (scenario, sentence) => {
    server.use(coverLetterScenarios[scenario]);
    await openTool();
    await writeLetter();
    expect(screen.getByText(sentence)).toBeVisible();
  });
});

test('a wish is for the whole letter, or for the one paragraph whose sign is pressed, and the visitor is notified when it was not understood', async () => {
  await openTool();
  await writeLetter();
  const before = readLetterText().split('\n\n');
  write(/^What should be different/, 'rhyme');
  await press('Try another wording: Opening');
  expect(await screen.findByText('What you wished for needs an AI service. You got another wording instead.')).toBeVisible();
  expect(
    readLetterText()
      .split('\n\n')
      .filter((paragraph, index) => paragraph !== before[index]),
  ).toHaveLength(1);
});

test('grammar that cannot be checked says so, and a letter without mistakes does too', async () => {
  server.use(grammarScenarios.checkServerBusy);
  await openTool();
  await writeLetter();
  await press('Check grammar');
  expect(await screen.findByRole('alert')).toHaveTextContent('Grammar check failed');
  server.resetHandlers();
  await press('Check grammar');
  const findings = await screen.findByRole('region', { name: 'Grammar' });
  expect(within(findings).getByText('No mistakes found.')).toBeVisible();
});
