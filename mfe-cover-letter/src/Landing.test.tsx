import { coverLetterPages } from '@sheaf/api/contract/messages/pages/coverLetters';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/tool-contract/testing';
import { hasPage } from '@sheaf/tool-kit/hasPage';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import Landing, { prepare } from './Landing';
import { machineViewAddress } from './model/machineViewAddress';

const { config } = fakeShell();
/** The page on what machines read leads to the tool with that in view. */
const addressFor = (slug: string) => (slug === 'what-machines-read' ? machineViewAddress : '/cover-letter-generator');
const inEnglish = Object.entries(coverLetterPages.english.pages);

beforeAll(() => prepare('es'));

test.each(inEnglish)('%s has a page of its own that leads to the tool', async (slug, { words }) => {
  const { container } = render(<Landing shell={fakeShell()} slug={slug} />);
  expect(screen.getByText(words(config).lead)).toBeVisible();
  const links = screen.getAllByRole('link', { name: words(config).action });
  expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual([addressFor(slug), addressFor(slug)]);
  expect(await findAxeViolations(container)).toEqual([]);
});

test.each(inEnglish)('%s speaks Spanish on a Spanish page, and leads to its Spanish neighbours', async (slug) => {
  const spanish = (await coverLetterPages.load('es')).pages;
  const { words } = hasPage(spanish, slug) ? spanish[slug] : spanish['cover-letter'];
  const { container } = render(<Landing shell={fakeShell({ locale: 'es' })} slug={slug} />);
  const links = screen.getAllByRole('link', { name: words(config).action });
  expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual([`/es${addressFor(slug)}`, `/es${addressFor(slug)}`]);
  expect(await findAxeViolations(container)).toEqual([]);
});

test.each(['cover-letter', 'ai-cover-letter-generator'])(
  '%s says in Spanish, before a file is chosen, in which language the letter will be',
  (slug) => {
    const lead = /Sale en español si tu currículum está en español; si no, en inglés/;
    const { rerender } = render(<Landing shell={fakeShell({ locale: 'es' })} slug={slug} />);
    expect(screen.getByText(lead)).toBeVisible();
    const ai = { mode: 'openai-compatible', label: 'AI', leavesServer: true } as const;
    rerender(<Landing shell={fakeShell({ locale: 'es', config: { ...config, ai } })} slug={slug} />);
    expect(screen.queryByText(lead)).not.toBeInTheDocument();
  },
);

test('says that the tool is being built where the server cannot do it, and only there', () => {
  const { rerender } = render(<Landing shell={fakeShell()} />);
  expect(screen.queryByText('This tool is being built')).not.toBeInTheDocument();
  rerender(<Landing shell={fakeShell({ config: { ...config, tools: ['merge'] } })} />);
  expect(screen.getByText('This tool is being built')).toBeVisible();
});

test('has no page for an unknown address, in either language', () => {
  const { rerender } = render(<Landing shell={fakeShell()} slug="poem" />);
  expect(screen.getByText('Page Not Found')).toBeVisible();
  rerender(<Landing shell={fakeShell({ locale: 'es' })} slug="poem" />);
  expect(screen.getByText('Página no encontrada')).toBeVisible();
});

test('shows its plain page where the address has no last part', () => {
  render(<Landing shell={fakeShell()} />);
  expect(screen.getByText(coverLetterPages.english.pages['cover-letter'].words(config).lead)).toBeVisible();
});

test.each(inEnglish)('%s shows a CV and its letter with the same words marked in both, and reads none of it out', (slug, { picture }) => {
  render(<Landing shell={fakeShell()} slug={slug} />);
  const inPicture = screen.getByText(picture.name).closest('[aria-hidden="true"]');
  const marked = [...(inPicture?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent?.toLowerCase());
  expect(marked).toHaveLength(2);
  expect(new Set(marked).size).toBe(1);
});

test('can be prerendered, without a style in its elements', () => {
  expect(renderToString(<Landing shell={fakeShell({ locale: 'es' })} />)).not.toContain('style="');
});
