import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { limitWork } from './limitWork.ts';

const MOST_MS = 20_000;
let usedMs: number;

beforeEach(() => {
  usedMs = 0;
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

/** Advances the clock by half seconds and adds processor time, in milliseconds, for each of them. */
function advance(halfSeconds: number, processorMs: number): void {
  for (let count = 0; count < halfSeconds; count += 1) {
    usedMs += processorMs;
    jest.advanceTimersByTime(500);
  }
}

test('aborts work that has used its processor time', () => {
  const { signal } = limitWork(MOST_MS, () => usedMs);
  advance(39, 500);
  expect(signal.aborted).toBe(false);
  advance(1, 500);
  expect(signal.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('does not abort work that gets little processor time on a busy machine', () => {
  const { signal, release } = limitWork(MOST_MS, () => usedMs);
  advance(3000, 5);
  expect(signal.aborted).toBe(false);
  release();
  expect(jest.getTimerCount()).toBe(0);
});

test('aborts work that waits for ten seconds in a row, but not for shorter waits', () => {
  const { signal } = limitWork(MOST_MS, () => usedMs);
  for (let wait = 0; wait < 3; wait += 1) {
    advance(19, 1);
    advance(1, 10);
  }
  expect(signal.aborted).toBe(false);
  advance(20, 0);
  expect(signal.aborted).toBe(true);
});
