import 'fake-indexeddb/auto';
import { coverLetterScenarios } from '@sheaf/api/mocks/coverLetterScenarios';
import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { server } from '@sheaf/api/mocks/node';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describeJob, fakeLetterShell, openTool, uploadCv } from '../../testing/letterVisitor';

const GERMAN_JOB = 'Wir suchen eine Leitung für die Station. Sie haben Erfahrung in der Pflege und sind gern im Team, das für die Patienten da ist.';
const withModel = () => fakeLetterShell({ config: { ...mockConfig, ai: { mode: 'openai-compatible', label: 'OpenAI', leavesServer: true } } });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

test('an English CV for an English job needs no word about languages', async () => {
  await openTool();
  await uploadCv();
  await describeJob({ description: 'You lead the ward and have experience in the care of patients, which is what we do for them.' });
  expect(screen.queryByText(/will be in English/)).not.toBeInTheDocument();
});

test('a job in another language is announced to get an English letter, where no AI service writes in another', async () => {
  await openTool();
  await uploadCv();
  await describeJob({ description: GERMAN_JOB });
  expect(screen.getByText('The letter will be in English: it can be in Spanish only from a CV in Spanish, or by an AI service.')).toBeVisible();
  expect(screen.getByText(/^The job description seems to be in German, and the letter will be in English\./)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Language of the letter' })).not.toBeInTheDocument();
});

test('a CV in another language is noted', async () => {
  server.use(coverLetterScenarios.cvIsInGerman);
  await openTool();
  await uploadCv();
  await describeJob();
  expect(screen.getByText(/^Your CV seems to be in German, and the letter will be in English\./)).toBeVisible();
});

test('an AI service writes in the language of the job, or in the one that is chosen', async () => {
  await openTool(withModel());
  await uploadCv();
  await describeJob({ description: GERMAN_JOB });
  const language = screen.getByRole('combobox', { name: 'Language of the letter' });
  expect(language).toHaveDisplayValue('German');
  expect(screen.getByText(/^Your CV seems to be in English, and the letter will be in German\./)).toBeVisible();
  await userEvent.selectOptions(language, 'English');
  expect(screen.queryByText(/^Your CV seems/)).not.toBeInTheDocument();
  expect(screen.getByText(/^The job description seems to be in German, and the letter will be in English\./)).toBeVisible();
});
