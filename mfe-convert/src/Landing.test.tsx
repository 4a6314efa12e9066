import { axeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/shell/tool-contract/testing';
import { render, screen } from '@testing-library/react';
import Landing from './Landing';

test('leads to the tool at the top and at the end, and says that it is being built', async () => {
  const { container } = render(<Landing shell={fakeShell()} />);
  const links = screen.getAllByRole('link', { name: 'Convert a PDF to Word' });
  expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual(['/convert', '/convert']);
  expect(screen.getByText('This tool is being built')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Merging PDFs' })).toHaveAttribute('href', '/merge');
  expect(await axeViolations(container)).toEqual([]);
});
