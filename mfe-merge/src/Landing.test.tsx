import { mergePage } from '@sheaf/api/contract/messages/pages/merge';
import { pricingModes } from '@sheaf/api/contract/pricing';
import { formatFileSize } from '@sheaf/design-system';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import Landing, { prepare } from './Landing';

beforeAll(() => prepare('es'));

test('leads to the tool at the top and at the end', async () => {
  const { container } = render(<Landing shell={fakeShell()} />);
  const links = screen.getAllByRole('link', { name: 'Merge PDFs now' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/merge', '/merge']);
  expect(await findAxeViolations(container)).toEqual([]);
});

test('states the limits of this server and no others', () => {
  const { config } = fakeShell();
  const limits = { ...config.limits, maxFiles: 7, maxFileBytes: 0, maxTotalBytes: 0, maxPages: 1500 };
  render(<Landing shell={fakeShell({ config: { ...config, limits } })} />);
  expect(screen.getByText('At one time this server takes up to 7 files and 1,500 pages in all.')).toBeInTheDocument();
});

test.each(['en', 'es'] as const)('writes a size in %s as the tool beside it does', (locale) => {
  const { config } = fakeShell();
  const limits = { ...config.limits, maxFileBytes: 1536 * 1024 ** 2 };
  render(<Landing shell={fakeShell({ locale, config: { ...config, limits } })} />);
  expect(screen.getByText(new RegExp(formatFileSize(limits.maxFileBytes, locale)))).toBeInTheDocument();
});

test('says merging is free without condition only where it is', () => {
  const { config } = fakeShell();
  const { pricing, allowances } = pricingModes.metered;
  render(<Landing shell={fakeShell({ config: { ...config, pricing, limits: { ...config.limits, ...allowances } } })} />);
  expect(screen.getByText('Merging up to 2 files is free. Merging any number costs $1.99, paid once.')).toBeInTheDocument();
  expect(screen.queryByText(/^Nothing\. There is no account/)).not.toBeInTheDocument();
});

test('speaks Spanish on a Spanish page, and leads to its Spanish neighbours', async () => {
  const { container } = render(<Landing shell={fakeShell({ locale: 'es' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Entran muchos PDF y salen todas las páginas');
  const links = screen.getAllByRole('link', { name: 'Unir PDF ahora' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/es/merge', '/es/merge']);
  expect(await findAxeViolations(container)).toEqual([]);
});

test('shows three files become one, and reads none of it out', () => {
  render(<Landing shell={fakeShell()} />);
  const { files, bookmarks, result } = mergePage.english.picture;
  for (const words of [...files, ...bookmarks, result]) expect(screen.getByText(words).closest('[aria-hidden="true"]')).not.toBeNull();
});

test('can be prerendered, without a style in its elements', () => {
  expect(renderToString(<Landing shell={fakeShell({ locale: 'es' })} />)).not.toContain('style="');
});
