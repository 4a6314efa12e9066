import { axeViolations } from '@sheaf/design-system/testing';
import { fakeShell } from '@sheaf/shell/tool-contract/testing';
import { render, screen } from '@testing-library/react';
import Landing from './Landing';

test('leads to the tool at the top and at the end', async () => {
  const { container } = render(<Landing shell={fakeShell()} />);
  const links = screen.getAllByRole('link', { name: 'Merge PDFs now' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/merge', '/merge']);
  expect(await axeViolations(container)).toEqual([]);
});

test('states the limits of this server and no others', () => {
  const { config } = fakeShell();
  const limits = { ...config.limits, maxFiles: 7, maxFileBytes: 0, maxTotalBytes: 0, maxPages: 1500 };
  render(<Landing shell={fakeShell({ config: { ...config, limits } })} />);
  expect(screen.getByText('The limits at a time are 7 files, 1,500 pages in all.')).toBeInTheDocument();
});

test('says merging is free without condition only where it is', () => {
  const { config } = fakeShell();
  const limits = { ...config.limits, mergeFreeFiles: 2 };
  render(<Landing shell={fakeShell({ config: { ...config, limits } })} />);
  expect(screen.getByText('Merging up to 2 files is free, and you need no account.')).toBeInTheDocument();
  expect(screen.queryByText(/^Nothing\. There is no account/)).not.toBeInTheDocument();
});
