import { screen } from '@testing-library/react';
import { openPage, withFakeApi } from '../testing';

withFakeApi();
const page = document.documentElement;
afterEach(() => delete page.dataset.theme);

const choice = (name: string) => screen.getByRole('radio', { name });

test('without a choice the page follows the theme of the device', async () => {
  await openPage('/');
  expect(choice('As on this device')).toBeChecked();
  expect(page.dataset.theme).toBeUndefined();
});

test('the dark theme is applied at once and at the next visit, until the visitor follows the device again', async () => {
  const { user, services, unmount } = await openPage('/');
  await user.click(choice('Dark'));
  expect(page.dataset.theme).toBe('dark');
  expect(services.storage.getItem('theme')).toBe('dark');
  unmount();

  const next = await openPage('/', { storage: services.storage });
  expect(choice('Dark')).toBeChecked();
  expect(page.dataset.theme).toBe('dark');
  await next.user.click(choice('As on this device'));
  expect(page.dataset.theme).toBeUndefined();
});
