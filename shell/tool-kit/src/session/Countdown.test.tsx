import { act, render, screen } from '@testing-library/react';
import { Countdown } from './Countdown';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const words = {
  minutesLeft: (minutes: number) => `${minutes} min`,
  secondsLeft: (seconds: number) => `${seconds} s`,
  minutesLeftSaid: (minutes: number) => `${minutes} minutes left`,
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show(leftMs: number) {
  const onOver = jest.fn();
  render(<Countdown endsAt={Date.now() + leftMs} words={words} onOver={onOver} />);
  return onOver;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('minutes are counted, and in the last one seconds, until it is announced once that the time is over', () => {
  const onOver = show(3 * MINUTE_MS + SECOND_MS);
  expect(screen.getByText('3 min')).toBeVisible();
  pass(MINUTE_MS);
  expect(screen.getByText('2 min')).toBeVisible();
  pass(MINUTE_MS + 11.5 * SECOND_MS);
  expect(screen.getByText('50 s')).toBeVisible();
  expect(onOver).not.toHaveBeenCalled();
  pass(MINUTE_MS);
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('screen readers announce five minutes before, and one', () => {
  show(6 * MINUTE_MS);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pass(MINUTE_MS);
  expect(screen.getByRole('status')).toHaveTextContent('5 minutes left');
});

test('after sleep the device shows the correct remaining time', () => {
  show(40 * MINUTE_MS);
  jest.setSystemTime(Date.now() + 30 * MINUTE_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('10 min')).toBeVisible();
});
