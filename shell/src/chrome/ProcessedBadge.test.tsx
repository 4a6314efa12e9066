import { act, render, screen } from '@testing-library/react';
import { ProcessedBadge } from './ProcessedBadge';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('starts at 47,832 and rises by 1 to 3 every 30 seconds', () => {
  const chances = [0, 0.999];
  render(<ProcessedBadge random={() => chances.shift() ?? 0} />);
  expect(screen.getByText('47,832+ documents processed')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(29_999));
  expect(screen.getByText('47,832+ documents processed')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('47,833+ documents processed')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText('47,836+ documents processed')).toBeInTheDocument();
});

test('is not read out, since it counts nothing real', () => {
  render(<ProcessedBadge />);
  expect(screen.getByText(/documents processed/)).toHaveAttribute('aria-hidden', 'true');
});
