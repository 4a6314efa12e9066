import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { screen } from '@testing-library/react';
import { openPage, withFakeApi } from '../testing';

withFakeApi();
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

test('the practice page says that no money is charged, and search engines do not index it', async () => {
  const { container } = await openPage('/donate/practice?amount=500&tool=merge');
  expect(await screen.findByRole('heading', { name: 'Practice payment' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('A donation of $5 to Sheaf.');
  expect(screen.getByRole('main')).toHaveTextContent('No money moves');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await findAxeViolations(container)).toEqual([]);
});

test('finishing thanks the visitor, remembers the tool and leads back to it', async () => {
  const { user, services } = await openPage('/donate/practice?amount=1000&tool=merge');
  await user.click(await screen.findByRole('button', { name: 'Finish the practice payment' }));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('no money moved');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(services.storage.getItem('donatedForTool')).toBe('merge');
  await user.click(screen.getByRole('link', { name: 'Back to Merge PDFs' }));
  expect(await screen.findByRole('heading', { name: 'A tool' })).toBeVisible();
});

test('a visitor who goes back has donated nothing', async () => {
  const { user, services } = await openPage('/donate/practice?amount=100&tool=merge');
  await user.click(await screen.findByRole('link', { name: 'Back to Merge PDFs' }));
  expect(services.storage.getItem('donatedForTool')).toBeNull();
});

test.each(['', '?amount=501&tool=merge', '?amount=500&tool=printing', '?amount=five&tool=merge'])(
  'an address that no payment has (%s) says so',
  async (query) => {
    await openPage(`/donate/practice${query}`);
    expect(await screen.findByRole('heading', { name: 'There is nothing to pay here' })).toBeVisible();
  },
);

test('on a server without practice donations the page says so', async () => {
  server.use(scenarios.donationsOff);
  await openPage('/donate/practice?amount=500&tool=merge');
  expect(await screen.findByRole('heading', { name: 'There is nothing to pay here' })).toBeVisible();
});
