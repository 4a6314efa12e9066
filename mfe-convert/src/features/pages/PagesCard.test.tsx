import { convertScenarios } from '@sheaf/api/mocks/convertScenarios';
import { createTextPdf } from '@sheaf/api/mocks/createTextPdf';
import { server } from '@sheaf/api/mocks/node';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { convert, dropFile, findResult, openConvert, press } from '../../testing/convertVisitor';

const sent: unknown[] = [];

beforeAll(() => {
  server.listen();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  sent.length = 0;
  server.events.on('request:start', async ({ request }) => {
    if (!request.url.endsWith('/api/pdf/convert')) return;
    const options = (await request.clone().formData()).get('options');
    sent.push(typeof options === 'string' ? JSON.parse(options) : options);
  });
});
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

const pages = () => screen.findByRole('region', { name: 'Page by page' });

test('shows each page beside what Word holds of it', async () => {
  const { container } = await openConvert();
  await convert();
  const card = within(await pages());
  expect(card.getByText('Page 1 of 2')).toBeVisible();
  expect(card.getByRole('img', { name: 'Page 1 of the PDF' })).toBeInTheDocument();
  expect(card.getByText(/This paper counts the bicycles that pass the harbour each morning/)).toBeVisible();
  await press('Next page');
  expect(card.getByText('Page 2 of 2')).toBeVisible();
  expect(card.getByText(/Most of them stand in the yard of the library/)).toBeVisible();
  expect(card.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  expect(await findAxeViolations(container)).toEqual([]);
});

test('one page can keep its look: its choice is shown, and converting again needs no other upload by hand', async () => {
  await openConvert();
  await convert();
  await press('Next page');
  await userEvent.click(within(await pages()).getByRole('radio', { name: 'In place' }));
  expect(screen.getByText('Your choice for 1 page is not in the document yet.')).toBeVisible();
  // The file can still be had, but is not offered as what was wished.
  expect(await findResult()).toHaveAttribute('data-tone', 'plain');
  expect(screen.getByRole('button', { name: 'Convert again' })).toHaveAttribute('data-tone', 'accent');
  expect(screen.getByText('Your choice for 1 page is not in this file. Convert again to have it.')).toBeVisible();
  const announcements = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announcements).toContain('Your choice for 1 page is not in the document yet. Convert again to have it.');
  await press('Convert again');
  await waitFor(() => expect(sent).toEqual([null, { pageModes: [{ page: 2, mode: 'exact' }] }]));
  expect(await within(await pages()).findByRole('img', { name: 'Page 2, its lines where they stood' })).toBeInTheDocument();
  expect(screen.queryByText(/is not in the document yet/)).not.toBeInTheDocument();
  expect(screen.queryByText(/is not in this file/)).not.toBeInTheDocument();
  expect(await findResult()).toHaveAttribute('data-tone', 'accent');
});

test('names the pages that flow badly, shows them, and keeps the look of all of them at once', async () => {
  server.use(convertScenarios.convertsPagesThatFlowBadly);
  const { container } = await openConvert();
  await convert();
  await findResult();
  expect(screen.getByText('Page 1: a form')).toBeVisible();
  await press('Show page 2');
  expect(within(await pages()).getByText(/This page is mostly a drawing/)).toBeVisible();
  expect(await findAxeViolations(container)).toEqual([]);
  await press('Keep the look of these 2 pages');
  const pageModes = [
    { page: 1, mode: 'exact' },
    { page: 2, mode: 'picture' },
  ];
  await waitFor(() => expect(sent).toEqual([null, { pageModes }]));
  expect(await within(await pages()).findByRole('img', { name: 'Page 2 as a picture' })).toBeInTheDocument();
});

test('pages that keep their look are shown as done, and only the others stay to be reviewed', async () => {
  server.use(convertScenarios.convertsPagesThatFlowBadly);
  await openConvert();
  await convert();
  await userEvent.click(within(await pages()).getByRole('radio', { name: 'Picture' }));
  expect(screen.getByText(/Paragraphs are whole/)).toBeVisible();
  await press('Convert again');
  expect(await screen.findByText('1 page keeps its look as a picture: its words cannot be changed.')).toBeVisible();
  expect(screen.getByText(/Paragraphs are whole/)).toBeVisible();
  expect(screen.queryByText('Page 1: a form')).not.toBeInTheDocument();
  await press('Keep the look of this page');
  expect(await screen.findByText('2 pages keep their look as pictures: their words cannot be changed.')).toBeVisible();
  expect(screen.queryByText('Pages to look at')).not.toBeInTheDocument();
  expect(screen.queryByText(/Paragraphs are whole/)).not.toBeInTheDocument();
});

test('another file forgets the choices for the pages of the first', async () => {
  await openConvert();
  await convert();
  await userEvent.click(within(await pages()).getByRole('radio', { name: 'Picture' }));
  await convert();
  await findResult();
  expect(sent).toEqual([null, null]);
});

const longPaper = () =>
  createTextPdf(
    'long.pdf',
    Array.from({ length: 80 }, (_, index) => [`Words of page ${index + 1}`]),
  );

async function openPage(page: string) {
  const field = within(await pages()).getByRole('textbox', { name: 'Page' });
  await userEvent.clear(field);
  await userEvent.type(field, `${page}{Enter}`);
}

test('a page is gone to by its number, and both ends by a key', async () => {
  await openConvert();
  await convert(longPaper());
  const card = within(await pages());
  await openPage('57');
  expect(card.getByText('Words of page 57')).toBeVisible();
  expect(card.getByText('Page 57 of 80')).toBeInTheDocument();
  await press('Previous page');
  await userEvent.keyboard('{End}');
  expect(card.getByText('Words of page 80')).toBeVisible();
  await userEvent.keyboard('{Home}{PageDown}');
  expect(card.getByText('Words of page 2')).toBeVisible();
});

test('of a part of a document, a number leads to the nearest page that was converted', async () => {
  await openConvert();
  await dropFile(longPaper());
  await userEvent.click(await screen.findByText('Options'));
  await userEvent.type(screen.getByLabelText('Pages'), '7-9,40');
  await press('Convert to Word');
  await openPage('20');
  expect(within(await pages()).getByText('Page 40 (4 of 4)')).toBeInTheDocument();
  expect(within(await pages()).getByText('(4 of 4)')).toBeVisible();
});
