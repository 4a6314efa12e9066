import { convertPage } from '@sheaf/api/contract/messages/pages/convert';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import Landing, { prepare } from './Landing';

beforeAll(() => prepare('es'));

test('leads to the tool at the top and at the end, and says when it is being built', async () => {
  const { config } = fakeShell();
  const { container } = render(<Landing shell={fakeShell({ config: { ...config, tools: ['merge'] } })} />);
  const links = screen.getAllByRole('link', { name: 'Convert a PDF to Word' });
  expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual(['/convert', '/convert']);
  expect(screen.getByText('This tool is being built')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Merging PDFs' })).toHaveAttribute('href', '/merge');
  expect(await findAxeViolations(container)).toEqual([]);
});

test('drops the notice as soon as the server can do it', () => {
  const { config } = fakeShell();
  render(<Landing shell={fakeShell({ config: { ...config, tools: ['merge', 'convert'] } })} />);
  expect(screen.queryByText('This tool is being built')).not.toBeInTheDocument();
  expect(screen.getByText('No account needed. Start right here.')).toBeVisible();
});

test('speaks Spanish on a Spanish page, and leads to its Spanish neighbours', async () => {
  const { container } = render(<Landing shell={fakeShell({ locale: 'es' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('De PDF a Word, en un documento donde seguir escribiendo');
  const links = screen.getAllByRole('link', { name: 'Convertir un PDF a Word' });
  expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual(['/es/convert', '/es/convert']);
  expect(await findAxeViolations(container)).toEqual([]);
});

test('shows a page become a document, and reads none of it out', () => {
  render(<Landing shell={fakeShell()} />);
  const { from, to, heading } = convertPage.english.picture;
  for (const name of [from, to]) expect(screen.getByText(name).closest('[aria-hidden="true"]')).not.toBeNull();
  expect(screen.getAllByText(heading)).toHaveLength(2);
  expect(screen.queryByRole('heading', { name: heading })).not.toBeInTheDocument();
});

test('can be prerendered, without a style in its elements', () => {
  expect(renderToString(<Landing shell={fakeShell({ locale: 'es' })} />)).not.toContain('style="');
});
