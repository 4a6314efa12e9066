import { server } from '@sheaf/api/mocks/node';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { convert, findResult, openConvert, press } from '../../testing/convertVisitor';

beforeAll(() => {
  server.listen();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  server.resetHandlers();
  jest.restoreAllMocks();
});
afterAll(() => server.close());

/** A window with room for two pages beside each other. */
const inWideWindow = () =>
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list = new EventTarget();
    return Object.assign(list, { matches: true, media, onchange: null, addListener: () => undefined, removeListener: () => undefined });
  });

async function enlarge() {
  await openConvert();
  await convert();
  await findResult();
  await press('Enlarge');
  return screen.findByRole('dialog', { name: 'paper.pdf' });
}

const inPdf = () => screen.queryByRole('region', { name: 'In the PDF' });
const inWord = () => screen.queryByRole('region', { name: 'In Word' });

test('both pages are enlarged beside each other, are leafed with keys and by number, and the focus comes back', async () => {
  inWideWindow();
  const dialog = await enlarge();
  expect(inPdf()).toBeVisible();
  expect(inWord()).toHaveTextContent(/This paper counts the bicycles/);
  expect(await findAxeViolations(dialog)).toEqual([]);
  await userEvent.keyboard('{ArrowRight}');
  expect(inWord()).toHaveTextContent(/Most of them stand in the yard/);
  expect(within(dialog).getByText('Page 2 of 2')).toBeInTheDocument();
  const field = within(dialog).getByRole('textbox', { name: 'Page' });
  await userEvent.clear(field);
  await userEvent.type(field, '1{Enter}');
  expect(inWord()).toHaveTextContent(/This paper counts the bicycles/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next page' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enlarge' })).toHaveFocus();
  // Where one has read to is where the card is.
  expect(screen.getByText('Page 2 of 2')).toBeInTheDocument();
});

test('where there is no room for two, one is shown at a time, at first the one that was pressed', async () => {
  await openConvert();
  await convert();
  await findResult();
  const [, wordPage] = screen.getAllByRole('figure');
  const over = wordPage?.querySelector('button');
  if (!over) throw new Error('The page cannot be pressed.');
  await userEvent.click(over);
  expect(inWord()).toHaveTextContent(/This paper counts the bicycles/);
  expect(inPdf()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'PDF' }));
  expect(inPdf()).toBeVisible();
  expect(inWord()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Enlarge' })).toHaveFocus();
});

test('what is enlarged can be zoomed with buttons and keys, which is announced', async () => {
  const dialog = await enlarge();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
  expect(within(dialog).getByText('125% of the width')).toBeInTheDocument();
  await userEvent.keyboard('+');
  expect(within(dialog).getByText('150% of the width')).toBeInTheDocument();
  await userEvent.keyboard('0-');
  expect(within(dialog).getByText('75% of the width')).toBeInTheDocument();
});

test('a page that is higher than the screen is read to its end before the next one comes', async () => {
  await enlarge();
  const pane = inPdf();
  if (!pane) throw new Error('There is no page.');
  Object.defineProperties(pane, { scrollHeight: { value: 900 }, clientHeight: { value: 500 } });
  const shownPage = () => screen.getByRole('img', { name: /of the PDF/ }).getAttribute('aria-label');
  await userEvent.keyboard('{PageDown}');
  expect([pane.scrollTop, shownPage()]).toEqual([450, 'Page 1 of the PDF']);
  await userEvent.keyboard('{PageDown}');
  expect([pane.scrollTop, shownPage()]).toEqual([0, 'Page 2 of the PDF']);
});

test('the two pages are moved together', async () => {
  inWideWindow();
  await enlarge();
  const [pdf, word] = [inPdf(), inWord()];
  if (!pdf || !word) throw new Error('A page is missing.');
  for (const pane of [pdf, word]) Object.defineProperties(pane, { scrollHeight: { value: 900 }, clientHeight: { value: 500 } });
  pdf.scrollTop = 200;
  fireEvent.scroll(pdf);
  expect(word.scrollTop).toBe(200);
});
