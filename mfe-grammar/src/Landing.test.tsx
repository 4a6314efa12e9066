import { grammarPages } from '@sheaf/api/contract/messages/pages/grammar';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import Landing, { prepare } from './Landing';

const { config } = fakeShell();
const inEnglish = Object.entries(grammarPages.english.pages);

beforeAll(() => prepare('es'));

test.each(inEnglish)('%s has a page of its own that leads to the tool and says that it is being built', async (slug, { words }) => {
  const { container } = render(<Landing shell={fakeShell({ config: { ...config, tools: ['merge'] } })} slug={slug} />);
  expect(screen.getByText(words(config).lead)).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Check my text' });
  expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual([`/grammar-check?for=${slug}`, `/grammar-check?for=${slug}`]);
  expect(screen.getByText('This tool is being built')).toBeVisible();
  expect(await findAxeViolations(container)).toEqual([]);
});

test.each(inEnglish)('%s speaks Spanish on a Spanish page, and says that English is what is checked', async (slug) => {
  const { container } = render(<Landing shell={fakeShell({ locale: 'es' })} slug={slug} />);
  const links = screen.getAllByRole('link', { name: 'Revisar mi texto' });
  expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual([`/es/grammar-check?for=${slug}`, `/es/grammar-check?for=${slug}`]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/inglés/);
  expect(await findAxeViolations(container)).toEqual([]);
});

test('drops the notice as soon as the server can do it', () => {
  render(<Landing shell={fakeShell({ config: { ...config, tools: ['merge', 'grammar'] } })} slug="resume" />);
  expect(screen.queryByText('This tool is being built')).not.toBeInTheDocument();
});

test('has no page for an unknown address, in either language', () => {
  const { rerender } = render(<Landing shell={fakeShell()} slug="poem" />);
  expect(screen.getByText('Page Not Found')).toBeVisible();
  rerender(<Landing shell={fakeShell({ locale: 'es' })} slug="poem" />);
  expect(screen.getByText('Página no encontrada')).toBeVisible();
});

test.each(inEnglish)('%s shows a slip, its correction and the reason, and reads none of it out', (slug, { picture }) => {
  render(<Landing shell={fakeShell()} slug={slug} />);
  for (const words of [picture.wrong, picture.right, picture.reason]) {
    expect(screen.getByText(words).closest('[aria-hidden="true"]')).not.toBeNull();
  }
});

test('can be prerendered, without a style in its elements', () => {
  expect(renderToString(<Landing shell={fakeShell({ locale: 'es' })} slug="resume" />)).not.toContain('style="');
});
