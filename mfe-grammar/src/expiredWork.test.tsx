import { server } from '@sheaf/api/mocks/node';
import { EXPIRED, HOUR_MS, returnAfter } from '@sheaf/tool-kit/returnAfter';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { prepare } from './Tool';
import { fakeGrammarShell, getTextField, openGrammar, write } from './testing/grammarVisitor';

beforeAll(async () => {
  server.listen({ onUnhandledFrame: 'error' });
  await prepare('es');
});
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

test('after an hour the visitor is notified that the text is gone, once, and finds the kind of English chosen for it', async () => {
  await openGrammar();
  await userEvent.selectOptions(screen.getByLabelText('English'), 'British');
  write('We recieve it.');
  await returnAfter(HOUR_MS);
  await openGrammar();
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  expect(getTextField()).toHaveValue('');
  expect(screen.getByLabelText('English')).toHaveDisplayValue('British');
  write('They has gone.');
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  write('');
  cleanup();
  await openGrammar();
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
});

test('a Spanish visitor is notified in Spanish', async () => {
  await openGrammar(fakeGrammarShell({ locale: 'es' }));
  await userEvent.type(screen.getByRole('textbox'), 'Ha ido.');
  await returnAfter(HOUR_MS);
  await openGrammar(fakeGrammarShell({ locale: 'es' }));
  expect(await screen.findByText(/^Tu trabajo se quedó aquí una hora y después se borró\./)).toBeVisible();
});
