import { render, screen } from '@testing-library/react';
import { Card } from './Card';

test('holds what belongs together, and its coloured tab is for the eye alone', () => {
  render(
    <Card tab="merge" role="group" aria-label="Merge PDFs">
      Combine files.
    </Card>,
  );
  const card = screen.getByRole('group', { name: 'Merge PDFs' });
  expect(card).toHaveTextContent(/^Combine files\.$/);
  expect(card.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});
