import { axeViolations } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState';

test('says what will come here, how to get there, and offers the way', () => {
  render(
    <EmptyState title="Your merged PDF will appear here" action={<button type="button">Try again</button>}>
      Add two files or more.
    </EmptyState>,
  );
  expect(screen.getByText('Your merged PDF will appear here')).toBeInTheDocument();
  expect(screen.getByText('Add two files or more.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('has no accessibility violations', async () => {
  const { container } = render(<EmptyState icon={<svg />} title="Nothing yet" />);
  expect(await axeViolations(container)).toEqual([]);
});
