import { render, screen } from '@testing-library/react';
import { VisuallyHidden } from './VisuallyHidden';

test('is announced where it is not seen', () => {
  render(
    <button type="button">
      <VisuallyHidden>Rotate report.pdf</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole('button', { name: 'Rotate report.pdf' })).toBeInTheDocument();
  expect(getComputedStyle(screen.getByText('Rotate report.pdf')).clipPath).toBe('inset(50%)');
});
