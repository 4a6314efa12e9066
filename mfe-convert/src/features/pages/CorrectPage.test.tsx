import { createTextPdf } from '@sheaf/api/mocks/createTextPdf';
import { server } from '@sheaf/api/mocks/node';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { convert, findResult, openConvert, press } from '../../testing/convertVisitor';

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
    sent.push(typeof options === 'string' ? JSON.parse(options).corrections : undefined);
  });
});
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

const lease = () => createTextPdf('lease.pdf', [['Opening hours', '', 'Ana Ruiz, 12 Quay Street', '', 'The library opens at nine.'], ['The end.']]);

async function openCorrections(file = lease()) {
  const opened = await openConvert();
  await convert(file);
  await findResult();
  await userEvent.click(await screen.findByRole('switch', { name: 'Correct what was read wrong' }));
  return opened;
}

const last = () => sent.at(-1);
const HOURS = { page: 1, block: 0, begins: 'Openinghours' };

test('a line is said to be a heading, and the document is converted again at once', async () => {
  const { container } = await openCorrections();
  expect(await findAxeViolations(container)).toEqual([]);
  await press('This is a heading');
  await waitFor(() => expect(last()).toEqual([{ ...HOURS, as: 'heading' }]));
  await findResult();
  expect(screen.queryByText(/is not in this file/)).not.toBeInTheDocument();
  // Who corrected something goes on where the switch was.
  expect(await screen.findByRole('switch', { name: 'Correct what was read wrong' })).toBeChecked();
});

test('several paragraphs become one or a table, each after what was corrected before', async () => {
  await openCorrections();
  await userEvent.selectOptions(screen.getByLabelText('Together with the next ones, up to'), 'Text: The library opens at nine.');
  await press('This is a table');
  await waitFor(() => expect(last()).toEqual([{ ...HOURS, as: 'table', count: 3 }]));
  await userEvent.selectOptions(await screen.findByLabelText('Part of the page'), 'Text: Ana Ruiz, 12 Quay Street');
  await press('Join with the next paragraph');
  await waitFor(() =>
    expect(last()).toEqual([
      { ...HOURS, as: 'table', count: 3 },
      { page: 1, block: 1, begins: 'AnaRuiz,12QuayStreet', as: 'joined', count: 2 },
    ]),
  );
  await press('Undo the last correction');
  await waitFor(() => expect(last()).toEqual([{ ...HOURS, as: 'table', count: 3 }]));
});

test('a part is chosen with a press in the Word page, and split before a word', async () => {
  await openCorrections();
  const [, word] = await screen.findAllByRole('figure');
  await userEvent.click(within(word as HTMLElement).getByText('Ana Ruiz, 12 Quay Street'));
  expect(screen.getByLabelText('Part of the page')).toHaveDisplayValue('Text: Ana Ruiz, 12 Quay Street');
  await userEvent.selectOptions(screen.getByLabelText('A new paragraph begins at'), '… Ana Ruiz, | 12 Quay Street');
  await press('Split it here');
  await waitFor(() => expect(last()).toEqual([{ page: 1, block: 1, begins: 'AnaRuiz,12QuayStreet', as: 'parted', word: 2 }]));
});

test('another page has its own parts, and another file no corrections', async () => {
  await openCorrections();
  await press('This is a heading');
  await findResult();
  await press('Next page');
  expect(screen.getByLabelText('Part of the page')).toHaveDisplayValue('Text: The end.');
  await convert(lease());
  await findResult();
  expect(last()).toBeUndefined();
});
