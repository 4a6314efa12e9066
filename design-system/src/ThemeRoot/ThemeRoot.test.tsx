import { render, screen } from '@testing-library/react';
import * as React from 'react';
import { token } from '../tokens';
import { ThemeRoot } from './ThemeRoot';

/** The rules of every style element, as the browser would read them. */
const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n');

test('gives the page ink on paper, in the theme the visitor’s system asks for', () => {
  render(<ThemeRoot>Sheaf</ThemeRoot>);
  expect(screen.getByText('Sheaf')).toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).getPropertyValue('--ink').trim()).toBe('#181B20');
  expect(rules()).toMatch(/prefers-color-scheme:\s*dark/);
});

test('a page that says dark is dark, whatever the system says', () => {
  document.documentElement.dataset.theme = 'dark';
  render(<ThemeRoot>Sheaf</ThemeRoot>);
  expect(getComputedStyle(document.documentElement).getPropertyValue('--ink').trim()).toBe('#F2EFE8');
  delete document.documentElement.dataset.theme;
});

test('stops all motion for a visitor who asked for none', () => {
  render(<ThemeRoot>Sheaf</ThemeRoot>);
  expect(rules()).toMatch(/prefers-reduced-motion:\s*reduce/);
});

test('lets the text be read in a system face of the same measure until the real one arrives', () => {
  render(<ThemeRoot>Sheaf</ThemeRoot>);
  expect(rules()).toContain('Newsreader Fallback');
  expect(token('font-display')).toBe('var(--font-display)');
});

describe('a visitor who chooses a theme', () => {
  const page = document.documentElement;
  afterEach(() => delete page.dataset.theme);

  test.each(['light', 'dark'] as const)('gets %s paper whatever the system says, and the system’s again on demand', (theme) => {
    const { rerender } = render(<ThemeRoot theme={theme}>Sheaf</ThemeRoot>);
    expect(page).toHaveAttribute('data-theme', theme);
    rerender(<ThemeRoot theme="system">Sheaf</ThemeRoot>);
    expect(page).not.toHaveAttribute('data-theme');
  });

  test('keeps what the page was sent with as long as nothing is chosen', () => {
    page.dataset.theme = 'dark';
    render(<ThemeRoot>Sheaf</ThemeRoot>);
    expect(page).toHaveAttribute('data-theme', 'dark');
  });
});

/** A component of a tool that was built with its own copy of the design system. */
function PartOfATool({ copy }: { copy: typeof import('./useWords') }) {
  return copy.useWords().close;
}

test('every copy of the design system on a page speaks the page’s language', () => {
  let copy: typeof import('./useWords') | undefined;
  jest.isolateModules(() => {
    // A page has one React, whoever brought it.
    jest.doMock('react', () => React);
    copy = jest.requireActual('./useWords');
  });
  jest.dontMock('react');
  render(
    <ThemeRoot words={{ close: 'Cerrar' }} locale="es">
      {copy && <PartOfATool copy={copy} />}
    </ThemeRoot>,
  );
  expect(screen.getByText('Cerrar')).toBeInTheDocument();
});
