import { findAxeViolations, testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState';
import { emptyStateGuide } from './EmptyState.guide';

testPromises(emptyStateGuide.accessibility, {
  'its words and its way on are read in the order they stand': () => {
    render(
      <EmptyState title="Your merged PDF will appear here" action={<button type="button">Try again</button>}>
        Add two files or more.
      </EmptyState>,
    );
    expect(screen.getByText('Your merged PDF will appear here')).toBeInTheDocument();
    expect(screen.getByText('Add two files or more.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  },
  'axe finds nothing': async () => {
    const { container } = render(<EmptyState icon={<svg />} title="Nothing yet" />);
    expect(await findAxeViolations(container)).toEqual([]);
  },
});
