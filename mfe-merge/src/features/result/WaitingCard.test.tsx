import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { render, screen } from '@testing-library/react';
import { WaitingCard } from './WaitingCard';

const files = (count: number) => Array.from({ length: count }, (_, index) => createPdfFile(`${index + 1}.pdf`));

test.each([
  [0, 'It will appear here. Choose at least 2 files to begin.'],
  [1, 'It will appear here. Add one more file to begin.'],
  [2, /^2 files, \d+ Bytes together, ready to become one\.$/],
])('says what %i chosen files still need', (count, sentence) => {
  render(<WaitingCard files={files(count)} minFiles={2} hasFailed={false} />);
  expect(screen.getByText(sentence)).toBeVisible();
});

test('does not call files ready that were just refused', () => {
  render(<WaitingCard files={files(2)} minFiles={2} hasFailed />);
  expect(screen.queryByText(/ready to become one/)).not.toBeInTheDocument();
});
