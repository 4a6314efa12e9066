import { render, screen } from '@testing-library/react';
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
