import { findAxeViolations } from '@sheaf/design-system/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeRemotes, RELOADED } from '../createServicesInMemory';
import { openPage, withFakeApi } from '../testing';

withFakeApi();
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

const EN = 'A newer version is here';
let isReplaced = false;
let checks = 0;
const remotes = {
  ...fakeRemotes(() => <h1>Merge works</h1>),
  findNewer: async () => {
    checks += 1;
    return isReplaced;
  },
};
beforeEach(() => {
  isReplaced = false;
  checks = 0;
});

const focusWindow = () => act(async () => void window.dispatchEvent(new Event('focus')));

test('a visitor who returns to a tab is notified of a newer version and can go on working', async () => {
  await openPage('/merge', { remotes });
  await focusWindow();
  expect(screen.queryByText(EN)).not.toBeInTheDocument();
  isReplaced = true;
  await focusWindow();
  const region = screen.getByText(EN).closest('[aria-live=polite]');
  expect(region).toHaveTextContent('This tab goes on working as it is.');
  expect(screen.getByRole('heading', { name: 'Merge works' })).toBeVisible();
  expect(await findAxeViolations()).toEqual([]);
});

test('the live region exists before its words, so that screen readers announce them', async () => {
  await openPage('/merge', { remotes });
  const regions = [...document.querySelectorAll('[aria-live=polite]')];
  isReplaced = true;
  await focusWindow();
  expect(regions).toContain(screen.getByText(EN).closest('[aria-live=polite]'));
});

test('Reload reloads the page, Later does not', async () => {
  isReplaced = true;
  const { services, user } = await openPage('/merge', { remotes });
  await focusWindow();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(services.visited).toEqual([RELOADED]);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText(EN)).not.toBeInTheDocument();
  const before = checks;
  await focusWindow();
  expect(checks).toBe(before);
});

test('a visitor who opens another page is notified too, in Spanish on a Spanish page', async () => {
  isReplaced = true;
  const { user } = await openPage('/es/merge', { remotes });
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /Sheaf/ }));
  expect(await screen.findByText('Hay una versión más reciente')).toBeVisible();
});

test('without an answer nothing is shown, and the registry is requested again later', async () => {
  const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const answers = [Promise.reject(new Error('offline')), Promise.resolve(true)];
  await openPage('/merge', { remotes: { ...remotes, findNewer: async () => (await answers.shift()) ?? false } });
  await focusWindow();
  expect(screen.queryByText(EN)).not.toBeInTheDocument();
  await focusWindow();
  expect(screen.getByText(EN)).toBeVisible();
  logged.mockRestore();
});

test('a hidden tab sends no request', async () => {
  await openPage('/merge', { remotes });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  expect(checks).toBe(0);
  hidden.mockReturnValue(false);
  await act(async () => void fireEvent(document, new Event('visibilitychange')));
  expect(checks).toBe(1);
  hidden.mockRestore();
});
