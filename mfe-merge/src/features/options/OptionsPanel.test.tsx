import { findAxeViolations } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useReducer } from 'react';
import { emptyMerge } from '../../model/emptyMerge';
import { mergeReducer } from '../../model/mergeState';
import { buildRequestOptions } from '../../model/requestOptions';
import { OptionsPanel } from './OptionsPanel';

/** The panel as it lives in the screen, with what would be sent beside it. */
function LivingPanel({ isByPages = false }) {
  const [state, dispatch] = useReducer(mergeReducer, emptyMerge);
  return (
    <>
      <OptionsPanel choices={state.choices} isByPages={isByPages} dispatch={dispatch} />
      <output>{JSON.stringify(buildRequestOptions(state) ?? null)}</output>
    </>
  );
}

async function openPanel(props = {}) {
  const page = render(<LivingPanel {...props} />);
  await userEvent.click(screen.getByText('Options'));
  return page;
}

const sent = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('is closed at first and names what is chosen', async () => {
  const { container } = render(<LivingPanel />);
  expect(screen.getByText('Bookmarks for each file · One file after the other')).toBeVisible();
  expect(screen.getByLabelText('Bookmarks')).not.toBeVisible();
  await userEvent.click(screen.getByText('Options'));
  expect(screen.getByLabelText('Bookmarks')).toBeVisible();
  expect(await findAxeViolations(container)).toEqual([]);
});

test.each([
  ['Bookmarks', 'One per file, its own beneath', null],
  ['Bookmarks', 'Only those of the files', { outline: 'keep' }],
  ['Bookmarks', 'One per file, nothing beneath', { outline: 'per-file' }],
  ['Bookmarks', 'None', { outline: 'none' }],
  ['Form fields', 'Same name, one field', { forms: 'share' }],
  ['Form fields', 'Turn into plain drawings', { forms: 'flatten' }],
  ['Order of pages', 'Alternating: fronts, then backs', { interleave: 'alternate' }],
  ['Order of pages', 'Alternating, backs reversed', { interleave: 'alternate-reverse' }],
  ['Page numbers in PDF readers', 'From 1 to the end', { pageLabels: 'renumber' }],
])('%s: %s', async (label, choice, options) => {
  await openPanel();
  await userEvent.selectOptions(screen.getByLabelText(label), choice);
  expect(sent()).toEqual(options);
});

test.each([
  ['Blank page after odd counts', { padEven: true }],
  ['Contents page', { contentsPage: true }],
  ['Keep attached files', { attachments: false }],
])('%s is a switch', async (name, options) => {
  await openPanel();
  await userEvent.click(screen.getByRole('switch', { name }));
  expect(sent()).toEqual(options);
  await userEvent.click(screen.getByRole('switch', { name }));
  expect(sent()).toBeNull();
});

test('says in one line what differs from the defaults', async () => {
  await openPanel();
  await userEvent.type(screen.getByLabelText('Title of the document'), 'My thesis');
  await userEvent.selectOptions(screen.getByLabelText('Bookmarks'), 'None');
  await userEvent.click(screen.getByRole('switch', { name: 'Contents page' }));
  expect(screen.getByText('“My thesis” · No bookmarks · Contents page')).toBeVisible();
});

test('names no order of files once the pages are arranged by hand', () => {
  render(<LivingPanel isByPages />);
  expect(screen.getByText('Bookmarks for each file')).toBeVisible();
});

test('with pages arranged by hand, what orders whole files cannot be chosen', async () => {
  await openPanel({ isByPages: true });
  expect(screen.getByLabelText('Order of pages')).toBeDisabled();
  expect(screen.getByLabelText('Order of pages')).toHaveAccessibleDescription('You have arranged the pages by hand.');
  expect(screen.getByRole('switch', { name: 'Blank page after odd counts' })).toBeDisabled();
});
