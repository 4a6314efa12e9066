import { axeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/shell/tool-contract/testing';
import { render, screen } from '@testing-library/react';
import Tool, { prepare } from './Tool';

test('says that the tool is being built, takes no file, and leads to the tool that works', async () => {
  const { container } = render(<Tool shell={fakeShell()} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PDF to Word');
  expect(screen.getByText('This tool is being built')).toBeVisible();
  expect(container.querySelector('input')).toBeNull();
  expect(screen.getByRole('link', { name: 'Merge PDFs instead' })).toHaveAttribute('href', '/merge');
  expect(screen.getByRole('link', { name: 'See what it will do' })).toHaveAttribute('href', '/pdf-to-word');
  expect(screen.getByRole('link', { name: 'Back to Tools' })).toHaveAttribute('href', '/');
  expect(await axeViolations(container)).toEqual([]);
});

test('says the same in Spanish on a Spanish page', async () => {
  await prepare('es');
  const { container } = render(<Tool shell={fakeShell({ locale: 'es' })} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PDF a Word');
  expect(screen.getByText('Esta herramienta está en construcción')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver lo que podrá hacer' })).toHaveAttribute('href', '/es/pdf-to-word');
  expect(screen.getByRole('link', { name: 'Volver a las herramientas' })).toHaveAttribute('href', '/es');
  expect(await axeViolations(container)).toEqual([]);
});
