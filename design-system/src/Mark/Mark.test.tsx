import { render, screen } from '@testing-library/react';
import { Mark } from './Mark';

test('marks the words that are proven, and leaves them words', () => {
  render(
    <p>
      An answer carries <Mark>the very sentence</Mark> it stands on.
    </p>,
  );
  expect(screen.getByText('the very sentence').tagName).toBe('MARK');
  expect(screen.getByText(/An answer carries/)).toHaveTextContent('An answer carries the very sentence it stands on.');
});
