import { server } from '@sheaf/api/mocks/node';
import { EXPIRED, HOUR_MS, returnAfter } from '@sheaf/tool-kit/returnAfter';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { chooseFiles, listNames, openMerge } from './testing/mergeVisitor';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

test('after an hour the visitor is notified that the files are gone, and finds the options but not the title of that document', async () => {
  openMerge();
  await chooseFiles('a.pdf', 'b.pdf');
  await userEvent.type(await screen.findByLabelText('Title of the document'), 'Two');
  await userEvent.click(screen.getByLabelText(/^Contents page/));
  await returnAfter(HOUR_MS);
  await act(async () => openMerge());
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  await chooseFiles('c.pdf');
  expect(listNames()).toEqual(['c.pdf']);
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  expect(await screen.findByLabelText('Title of the document')).toHaveValue('');
  expect(screen.getByLabelText(/^Contents page/)).toBeChecked();
});
