import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { findAxeViolations } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { Thumbnail } from './Thumbnail';

const report = createPdfFile('report.pdf', 3);

test('shows an empty sheet where no worker can draw the page', () => {
  render(<Thumbnail file={report} password="" page={1} rotate={0} label="Page 1 of report.pdf" />);
  expect(screen.getByRole('img', { name: 'Page 1 of report.pdf' })).toBeInTheDocument();
});

test('is decoration unless it has a name', async () => {
  const { container } = render(<Thumbnail file={report} password="" page={2} rotate={90} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(await findAxeViolations(container)).toEqual([]);
});
