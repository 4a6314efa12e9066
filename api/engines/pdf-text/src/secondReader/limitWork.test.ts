import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { limitWork } from './limitWork.ts';

const MOST_MS = 20_000;
let usedMs: number;

beforeEach(() => {
  usedMs = 0;
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

/** Lets so many half seconds pass, in each of which the process gets so much processor time. */
function pass(halfSeconds: number, processorMs: number): void {
  for (let count = 0; count < halfSeconds; count += 1) {
    usedMs += processorMs;
    jest.advanceTimersByTime(500);
  }
}

test('work ends when it has used its processor time', () => {
  const { signal } = limitWork(MOST_MS, () => usedMs);
  pass(39, 500);
  expect(signal.aborted).toBe(false);
  pass(1, 500);
  expect(signal.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('work on a busy machine goes on for as long as it needs', () => {
  const { signal, release } = limitWork(MOST_MS, () => usedMs);
  pass(3000, 5);
  expect(signal.aborted).toBe(false);
  release();
  expect(jest.getTimerCount()).toBe(0);
});

test('work that does nothing but wait ends after ten seconds, and not for shorter waits', () => {
  const { signal } = limitWork(MOST_MS, () => usedMs);
  for (let wait = 0; wait < 3; wait += 1) {
    pass(19, 1);
    pass(1, 10);
  }
  expect(signal.aborted).toBe(false);
  pass(20, 0);
  expect(signal.aborted).toBe(true);
});
