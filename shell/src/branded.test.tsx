import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { server } from '@sheaf/api/mocks/node';
import { overrideServerConfig, scenarios } from '@sheaf/api/mocks/scenarios';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage, withFakeApi } from './testing';

withFakeApi();
const colours = {
  light: { accent: '#7a0019', accentStrong: '#5c0013', accentSoft: '#f6eef0', accentInk: '#ffffff' },
  dark: { accent: '#d88c9a', accentStrong: '#e2a9b3', accentSoft: '#362a2f', accentInk: '#14161a' },
};
const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n');

test.each([
  ['/', 'Paperworks - free PDF tools, no account'],
  ['/es/merge', 'Unir PDF - Paperworks'],
  ['/nowhere', 'Page Not Found - Paperworks'],
])('%s carries the name of the operator in its tab and at its top, and no other', async (path, title) => {
  server.use(overrideServerConfig({ brand: { name: 'Paperworks' } }));
  await openPage(path);
  await waitFor(() => expect(document.title).toBe(title));
  expect(within(screen.getByRole('banner')).getByText('Paperworks')).toBeVisible();
  expect(document.body.textContent).not.toContain('Sheaf');
});

test('what can be pressed has the colours of the operator, in both themes', async () => {
  server.use(overrideServerConfig({ brand: { name: 'Paperworks', colours } }));
  await openPage('/');
  await waitFor(() => expect(getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()).toBe('#7a0019'));
  document.documentElement.dataset.theme = 'dark';
  expect(getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()).toBe('#d88c9a');
  delete document.documentElement.dataset.theme;
  expect(rules()).toMatch(/prefers-color-scheme: dark\)[^}]*#d88c9a/s);
});

test('without an answer of the server the page keeps the name it was prerendered with', async () => {
  server.use(scenarios.serverUnreachable);
  await openPage('/', { prerenderedFor: { ...mockConfig, brand: { name: 'Paperworks' } } });
  expect(within(screen.getByRole('banner')).getByText('Paperworks')).toBeVisible();
});

test('a page that was prerendered without a configuration still has the name and the tools of its operator', async () => {
  server.use(scenarios.serverUnreachable);
  await openPage('/donate/thanks?tool=merge', { prerenderedSwitches: { toolsOff: ['chat'], languages: ['en'], brand: { name: 'Paperworks' } } });
  expect(within(screen.getByRole('banner')).getByText('Paperworks')).toBeVisible();
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link');
  expect(links.filter((link) => /chat|\/es/.test(link.getAttribute('href') ?? ''))).toEqual([]);
});

test('the footer leads to the languages that are offered, and to none where there is one alone', async () => {
  server.use(overrideServerConfig({ languages: ['en', 'es'] }));
  const { unmount } = await openPage('/');
  expect(await within(screen.getByRole('contentinfo')).findByRole('link', { name: 'Español' })).toBeVisible();
  unmount();
  server.use(overrideServerConfig({ languages: ['en'] }));
  await openPage('/');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Español' })).not.toBeInTheDocument());
});
