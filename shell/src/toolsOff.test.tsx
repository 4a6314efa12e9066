import { mockConfig } from '@sheaf/api/mocks/mockConfig';
import { server } from '@sheaf/api/mocks/node';
import { scenarios, switchToolsOff } from '@sheaf/api/mocks/scenarios';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { screen, within } from '@testing-library/react';
import { openPage, withFakeApi } from './testing';

withFakeApi();
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

const listAddresses = (landmark: HTMLElement) =>
  within(landmark)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('no menu, card or link of the page names a tool that is switched off', async () => {
  server.use(switchToolsOff('chat', 'cover-letter'));
  const { user, container } = await openPage('/');
  const ofThem = /chat|cover-letter/;
  for (const landmark of ['banner', 'main', 'contentinfo']) {
    expect(listAddresses(screen.getByRole(landmark)).filter((address) => ofThem.test(address ?? ''))).toEqual([]);
  }
  expect(listAddresses(screen.getByRole('region', { name: 'Three tools, one desk' }))).toEqual(['/merge', '/convert', '/grammar-check']);
  expect(screen.getByText(/^Merge PDFs, turn a PDF into Word, check the grammar of a PDF\. Free for everyone/)).toBeVisible();
  expect(screen.queryByText('Being built')).not.toBeInTheDocument();
  expect(screen.queryByText('Which tools work today?')).not.toBeInTheDocument();
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Upload PDF' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(3);
  expect(within(dialog).queryByText(/letter/i)).not.toBeInTheDocument();
  expect(await findAxeViolations(container)).toEqual([]);
});

test.each([
  ['/chat', 'chat'],
  ['/grammar-check/resume', 'grammar'],
  ['/merge-pdf', 'merge'],
] as const)('%s is not found where %s is switched off, and the ways on lead elsewhere', async (path, tool) => {
  server.use(switchToolsOff(tool));
  await openPage(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  expect(document.title).toBe('Page Not Found - Sheaf');
  expect(listAddresses(screen.getByRole('main'))).not.toContain(path);
});

test('a page prerendered without some tools stays so until the server answers', async () => {
  server.use(scenarios.serverUnreachable);
  const prerenderedFor = { ...mockConfig, tools: mockConfig.tools.filter((tool) => tool !== 'convert'), toolsOff: ['convert' as const] };
  await openPage('/', { prerenderedFor });
  expect(listAddresses(screen.getByRole('contentinfo'))).not.toContain('/convert');
  expect(listAddresses(screen.getByRole('contentinfo'))).toContain('/merge');
});

test('the Spanish page names only the tools that are left', async () => {
  server.use(switchToolsOff('merge', 'convert', 'chat', 'grammar'));
  await openPage('/es');
  expect(await screen.findByRole('region', { name: 'Una herramienta, una mesa' })).toBeVisible();
  expect(screen.getByText(/^Escribe una carta de presentación con tu currículum\. Gratis para todos/)).toBeVisible();
});
