import { testPromises } from '@sheaf/design-system/testing';
import { render, screen } from '@testing-library/react';
import { Card } from './Card';
import { cardGuide } from './Card.guide';

testPromises(cardGuide.accessibility, {
  'it adds nothing to what is heard, and its coloured tab is for the eye alone': () => {
    render(
      <Card tab="merge" role="group" aria-label="Merge PDFs">
        Combine files.
      </Card>,
    );
    const card = screen.getByRole('group', { name: 'Merge PDFs' });
    expect(card).toHaveTextContent(/^Combine files\.$/);
    expect(card.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
});
