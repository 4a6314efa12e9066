import { server } from '@sheaf/api/mocks/node';
import { EXPIRED, HOUR_MS, returnAfter } from '@sheaf/tool-kit/returnAfter';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dropFile, openConvert } from './testing/convertVisitor';
import { createSamplePaper } from './testing/samplePaper';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  jest.restoreAllMocks();
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());

test('after an hour the visitor is notified that the PDF is gone, and finds the options for another one', async () => {
  await openConvert();
  await dropFile();
  await userEvent.selectOptions(screen.getByLabelText('Headers, footers and page numbers'), 'Left out');
  await userEvent.type(screen.getByLabelText('Pages'), '2');
  await returnAfter(HOUR_MS);
  await openConvert();
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  expect(screen.queryByText('paper.pdf')).not.toBeInTheDocument();

  await dropFile(createSamplePaper('other.pdf'));
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Headers, footers and page numbers')).toHaveDisplayValue('Left out');
  // Pages are those of one PDF.
  expect(screen.getByLabelText('Pages')).toHaveValue('');
});

test('within the hour nothing is said to be gone', async () => {
  await openConvert();
  await dropFile();
  await returnAfter(HOUR_MS / 2);
  await openConvert();
  await waitFor(() => expect(sessionStorage.getItem('savedWork')).toContain('/convert'));
  expect(screen.queryByText(EXPIRED)).not.toBeInTheDocument();
});
