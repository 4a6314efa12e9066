import { server } from '@sheaf/api/mocks/node';
import { scenarios } from '@sheaf/api/mocks/scenarios';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage, withFakeApi } from '../testing';

withFakeApi();
jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

const toolsButton = () => screen.getByRole('button', { name: 'Tools' });

test('the header links to every tool, and marks the one that is open', async () => {
  await openPage('/chat');
  // jsdom knows no screen width, so the links of the wide layout count as hidden.
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/merge', '/convert', '/chat', '/grammar-check', '/cover-letter-generator']);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual(['Chat']);
});

test('the Tools menu lists the five tools with what each does, and which are still being built', async () => {
  server.use(scenarios.lettersBeingBuilt);
  const { user } = await openPage('/');
  await screen.findAllByText('Being built');
  await user.click(toolsButton());
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent.trim())).toEqual([
    'Merge PDFs Combine multiple files',
    'PDF to Word Convert to editable docs',
    'Chat with PDF Ask AI questions',
    'Grammar Check AI proofreading',
    'Cover Letter Generator AI job applications Being built',
  ]);
  expect(await findAxeViolations(screen.getByRole('menu'))).toEqual([]);
});

test('the Tools menu marks no tool as unfinished before the server has answered', async () => {
  server.use(scenarios.serverUnreachable);
  const { user } = await openPage('/');
  await screen.findByText('The server did not answer');
  await user.click(toolsButton());
  expect(screen.getAllByRole('menuitem')).toHaveLength(5);
  expect(screen.queryByText('Being built')).not.toBeInTheDocument();
});

test('the Tools menu works by keyboard, and the new page has the focus after a choice', async () => {
  const { user } = await openPage('/');
  toolsButton().focus();
  await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'A tool' })).toBeVisible();
  expect(document.title).toBe('Chat with PDF - Sheaf');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(screen.getByRole('main')).toHaveFocus();
});

test('Escape closes the Tools menu and returns the focus', async () => {
  const { user } = await openPage('/');
  await user.click(toolsButton());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(toolsButton()).toHaveFocus());
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('in the Tools menu a letter focuses the tool that begins with it, and Tab leaves the menu', async () => {
  const { user } = await openPage('/');
  toolsButton().focus();
  await user.keyboard('{ArrowDown}c');
  expect(screen.getByRole('menuitem', { name: /Chat with PDF/ })).toHaveFocus();
  await user.keyboard('c');
  expect(screen.getByRole('menuitem', { name: /Cover Letter/ })).toHaveFocus();
  await user.tab();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
