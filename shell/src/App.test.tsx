import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeRemotes } from './createServicesInMemory';
import { messagesIn } from './language';
import { listSitePages } from './pages';
import { openPage, withFakeApi } from './testing';
import { tools } from './tools';

withFakeApi();
const pages = listSitePages(messagesIn('en'));
const scrolledTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
beforeEach(() => scrolledTo.mockClear());

describe('the addresses', () => {
  test.each(tools.flatMap(({ path, landings }) => [path, ...landings.map((landing) => landing.path)]))(
    '%s shows what its remote gives',
    async (path) => {
      await openPage(path);
      expect(await screen.findByRole('heading', { level: 1, name: /^A tool/ })).toBeVisible();
      expect(document.title).toBe(pages.find((page) => page.path === path)?.title);
    },
  );

  test('a landing page gets its own path', async () => {
    await openPage('/grammar-check/business-proposal');
    expect(await screen.findByRole('heading', { name: 'A tool for business-proposal' })).toBeVisible();
  });

  test.each(['/nowhere', '/grammar-check/poem', '/cover-letter/other', '/merge/extra'])(
    '%s is a page that was not found, with ways on',
    async (path) => {
      const { container } = await openPage(path);
      expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
      expect(within(screen.getByRole('main')).getByRole('link', { name: 'Merge PDFs' })).toHaveAttribute('href', '/merge');
      expect(document.title).toBe('Page Not Found - Sheaf');
      expect(await findAxeViolations(container)).toEqual([]);
    },
  );

  test('the link home from a missing page does not reload the page', async () => {
    const { user } = await openPage('/nowhere');
    await user.click(screen.getByRole('link', { name: 'Go to the home page' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Every PDF chore/ })).toBeVisible();
  });
});

describe('moving to another page', () => {
  test('scrolls to the top, focuses the content, announces the new title and shows it in the tab', async () => {
    const { user } = await openPage('/');
    expect(scrolledTo).not.toHaveBeenCalled();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Merge PDFs' }));
    await screen.findByRole('heading', { name: 'A tool' });
    expect(scrolledTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByText('Merge PDFs - Sheaf')).toHaveAttribute('aria-live', 'polite');
    expect(document.title).toBe('Merge PDFs - Sheaf');
  });

  test('finds its tool already loaded, because pointing at the link preloads it', async () => {
    const remotes = fakeRemotes(() => null);
    const { user } = await openPage('/', { remotes });
    await user.hover(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Research paper check' }));
    expect(remotes.preloaded).toEqual(['mfe-grammar/Landing']);
  });

  test('preloads the tool when its link gets keyboard focus', async () => {
    const remotes = fakeRemotes(() => null);
    await openPage('/', { remotes });
    within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Merge PDFs' }).focus();
    expect(remotes.preloaded).toEqual(['mfe-merge/Tool']);
  });
});

test('the first Tab stop is a link that skips the header', async () => {
  const { user } = await openPage('/');
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

describe('when the server does not answer', () => {
  test('the landing page says so and recovers on Try again', async () => {
    server.use(scenarios.serverUnreachable);
    const { user } = await openPage('/');
    expect(await screen.findByText('The server did not answer')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Every PDF chore/ })).toBeVisible();
    server.use(scenarios.lettersBeingBuilt);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The server did not answer')).not.toBeInTheDocument());
    expect((await screen.findAllByText('Being built')).length).toBeGreaterThan(0);
  });

  test('a tool says so in its place and opens on Try again', async () => {
    server.use(scenarios.serverUnreachable);
    const { user } = await openPage('/merge');
    expect(await screen.findByRole('alert')).toHaveTextContent('The server did not answer');
    expect(screen.getByRole('alert')).toHaveTextContent('Merge PDFs needs it to work.');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'A tool' })).toBeVisible();
  });
});
