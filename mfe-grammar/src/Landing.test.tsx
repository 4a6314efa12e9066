import { axeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/shell/tool-contract/testing';
import { render, screen } from '@testing-library/react';
import Landing from './Landing';
import { landingPages } from './landingContent';

test.each(Object.entries(landingPages))('%s has a page of its own that leads to the tool and says that it is being built', async (slug, { lead }) => {
  const { container } = render(<Landing shell={fakeShell()} slug={slug} />);
  expect(screen.getByText(lead)).toBeVisible();
  const links = screen.getAllByRole('link', { name: 'Check grammar and spelling' });
  expect(links.map((anchor) => anchor.getAttribute('href'))).toEqual(['/grammar-check', '/grammar-check']);
  expect(screen.getByText('This tool is being built')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('has no page for an unknown address', () => {
  render(<Landing shell={fakeShell()} slug="poem" />);
  expect(screen.getByText('Page Not Found')).toBeVisible();
});
