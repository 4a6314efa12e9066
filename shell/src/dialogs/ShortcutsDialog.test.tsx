import { findAxeViolations } from '@sheaf/design-system/testing';
import type { LandingProps } from '@sheaf/tool-contract';
import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { fakeRemotes } from '../createServicesInMemory';
import { openPage, withFakeApi } from '../testing';

withFakeApi();
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

const TITLE = 'Keyboard shortcuts';
const groups = [{ title: 'Merge PDFs', shortcuts: [{ keys: ['Ctrl', 'Z'], does: 'Take the last step back' }] }];

function ToolWithKeys({ shell }: LandingProps) {
  useEffect(() => shell.offerShortcuts?.(groups), [shell]);
  return (
    <label>
      Name
      <input type="text" />
    </label>
  );
}

test('? shows what the keys do, and Escape closes it', async () => {
  const { user } = await openPage('/nowhere');
  await user.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: TITLE });
  expect(
    within(dialog)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Show this list', 'Go to the notices', 'Close a dialog or a menu']);
  expect(await findAxeViolations(dialog)).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the keys of the open tool come first, and are removed with the tool', async () => {
  const { user } = await openPage('/merge', { remotes: fakeRemotes(ToolWithKeys) });
  await screen.findByLabelText('Name');
  await user.keyboard('?');
  expect(
    within(screen.getByRole('dialog'))
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(['Merge PDFs', 'On every page']);
  expect(screen.getByText('Take the last step back')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('link', { name: 'Sheaf, home' }));
  await user.keyboard('?');
  expect(screen.queryByText('Take the last step back')).not.toBeInTheDocument();
});

test('a visitor who writes a question mark gets a question mark', async () => {
  const { user } = await openPage('/merge', { remotes: fakeRemotes(ToolWithKeys) });
  await user.type(await screen.findByLabelText('Name'), 'Really?');
  expect(screen.getByLabelText('Name')).toHaveValue('Really?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('it does not open over another dialog', async () => {
  const { user } = await openPage('/nowhere');
  await user.click(screen.getByRole('button', { name: 'Upload PDF' }));
  await user.keyboard('?');
  expect(screen.queryByRole('dialog', { name: TITLE })).not.toBeInTheDocument();
});

test('a link at the bottom of the page opens the list too', async () => {
  const { user } = await openPage('/nowhere');
  await user.click(screen.getByRole('button', { name: TITLE }));
  expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible();
});
