import 'fake-indexeddb/auto';
import { coverLetterScenarios } from '@sheaf/api/mocks/coverLetterScenarios';
import { server } from '@sheaf/api/mocks/node';
import { HOUR_MS, returnAfter } from '@sheaf/tool-kit/returnAfter';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { openTool, press, readLetterText, setUpServerVisits, uploadCv, writeLetter } from '../../testing/letterVisitor';

const downloads = setUpServerVisits();

afterEach(() => jest.restoreAllMocks());

test('how long the CV is kept is shown in the words of the server', async () => {
  server.use(coverLetterScenarios.cvEndsSoon);
  await openTool();
  await uploadCv();
  expect(screen.getByText('Deleted in 1 min')).toBeVisible();
});

test('a letter whose hour has ended unseen is downloaded all the same, and the end is shown', async () => {
  const { shell } = await openTool();
  await writeLetter();
  server.use(coverLetterScenarios.exportSessionExpired);
  await press('Download PDF');
  await waitFor(() => expect(downloads).toEqual(['Cover letter - Anna Berg - City Hospital.pdf']));
  expect(shell.notices.at(-1)).toMatchObject({ title: 'Downloaded', tone: 'good' });
  expect(screen.getByText('The time is up: your CV and letter were deleted from the server.')).toBeVisible();
  expect(screen.getByText(/^The letter stays on this page until you leave it\./)).toBeVisible();
  await press('Download application (letter + CV)');
  await waitFor(() => expect(downloads).toHaveLength(2));
});

test.each([
  ['againSessionExpired', 'The time is up: your CV and letter were deleted from the server.'],
  ['againSessionGone', 'The server no longer has your CV.'],
] as const)('a letter goes on with its CV read again, after %s', async (scenario, sentence) => {
  await openTool();
  await writeLetter();
  const before = readLetterText();
  server.use(coverLetterScenarios[scenario]);
  await press('Try another wording');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(readLetterText()).toBe(before);
  expect(screen.queryByRole('button', { name: 'Try another wording: Opening' })).not.toBeInTheDocument();
  await press('Read my CV again');
  await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument());
  expect(readLetterText()).toBe(before);

  // The server does not know this letter beside the new CV: what is asked for is a letter.
  await press('Download PDF');
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  await press('Try another wording');
  expect(await screen.findByRole('button', { name: 'Try another wording: Opening' })).toBeVisible();
});

test('after the hour a reload keeps what was typed, and says that the rest is gone', async () => {
  server.use(coverLetterScenarios.againSessionExpired);
  await openTool();
  await writeLetter();
  await press('Try another wording');
  await screen.findByText('The time is up: your CV and letter were deleted from the server.');
  cleanup();
  await openTool();
  expect(screen.queryByRole('group', { name: 'Your letter' })).not.toBeInTheDocument();
  expect(document.querySelector('input[type=file]')).not.toBeNull();
});

test('when nothing is left after the hour, that is said, and the tone chosen for the letter stays', async () => {
  await openTool();
  await writeLetter();
  fireEvent.change(screen.getByLabelText('Tone'), { target: { value: 'friendly' } });
  await returnAfter(HOUR_MS);
  await openTool();
  expect(await screen.findByText(/^Your CV, your letter and what you typed stayed here for an hour/)).toBeVisible();
  expect(document.querySelector('input[type=file]')).not.toBeNull();
  await writeLetter();
  expect(screen.queryByText(/stayed here for an hour/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Tone')).toHaveDisplayValue('Friendly');
});
