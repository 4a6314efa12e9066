import { expect, jest, test } from '@jest/globals';
import { guardJob } from './jobGuard.ts';

test('a thousand small steps do not use up the extensions of a job, and its time is limited all the same', () => {
  jest.useFakeTimers();
  try {
    let cpuSeconds = 0;
    const kill = jest.fn();
    const limits = { wallSeconds: 60, cpuSeconds: 45, maxExtensions: 2, outputBytes: 0 };
    const guard = guardJob(limits, new AbortController().signal, {
      cpuSeconds: () => cpuSeconds,
      waitedSeconds: () => 0,
      cancel: () => undefined,
      kill,
    });
    for (let step = 0; step < 1000; step += 1) guard.extend();
    for (const used of [40, 80]) {
      cpuSeconds = used;
      guard.extend();
    }
    cpuSeconds = 120;
    jest.advanceTimersByTime(1000);
    expect(kill).not.toHaveBeenCalled();
    guard.extend();
    cpuSeconds = 130;
    jest.advanceTimersByTime(1000);
    expect(kill).toHaveBeenCalledWith('processor time');
    guard.release();
  } finally {
    jest.useRealTimers();
  }
});

describe('a cancelled job', () => {
  const limits = { wallSeconds: 60, cpuSeconds: 45, maxExtensions: 0, outputBytes: 0 };

  /** Cancels a job, lets time pass while its process gets a share of a processor, and returns after how many seconds it was killed. */
  function cancelAndWait({
    cpuShare,
    cpuBefore,
    isOverAfter = 60,
  }: {
    cpuShare: number;
    cpuBefore: number;
    isOverAfter?: number;
  }): number | undefined {
    jest.useFakeTimers();
    try {
      let seconds = 0;
      let killedAfter: number | undefined;
      const leave = new AbortController();
      const kill = () => {
        killedAfter ??= seconds;
      };
      const uses = { cpuSeconds: () => cpuBefore + seconds * cpuShare, waitedSeconds: () => 0 };
      const guard = guardJob(limits, leave.signal, { ...uses, cancel: () => undefined, kill });
      leave.abort();
      for (; seconds < isOverAfter && killedAfter === undefined; seconds += 0.05) jest.advanceTimersByTime(50);
      guard.release();
      jest.advanceTimersByTime(60_000);
      return killedAfter;
    } finally {
      jest.useRealTimers();
    }
  }

  test('is killed within a second when its process runs on', () => {
    expect(cancelAndWait({ cpuShare: 1, cpuBefore: 2 })).toBeLessThan(1);
  });

  test.each([
    ['gets a fifth of a processor', { cpuShare: 0.2, cpuBefore: 8, isOverAfter: 3 }],
    ['gets half of one, and ends in its last tenth of a second', { cpuShare: 0.5, cpuBefore: 0.6, isOverAfter: 1.3 }],
    ['is stopped for four seconds', { cpuShare: 0, cpuBefore: 31, isOverAfter: 4 }],
  ])('keeps its process on a busy machine where it %s', (_, course) => {
    expect(cancelAndWait(course)).toBeUndefined();
  });

  test('is killed in the end when its process waits for something that never comes', () => {
    expect(cancelAndWait({ cpuShare: 0, cpuBefore: 3 })).toBeCloseTo(5, 0);
  });

  test('is killed within a second where the system does not report processor time', () => {
    expect(cancelAndWait({ cpuShare: 0, cpuBefore: 0 })).toBeLessThan(1);
  });
});

describe('a job that reaches its time on the clock', () => {
  /** Returns after how many seconds a job is killed whose process waits for a processor for a share of the time. */
  function killAfter(wallSeconds: number, { waitedShare, stepAt }: { waitedShare: number; stepAt?: number }): number | undefined {
    jest.useFakeTimers();
    try {
      let seconds = 0;
      let killedAfter: number | undefined;
      const limits = { wallSeconds, cpuSeconds: 45, maxExtensions: 1, outputBytes: 0 };
      const kill = () => {
        killedAfter ??= seconds;
      };
      const uses = { cpuSeconds: () => 3 + seconds * 0.1, waitedSeconds: () => 7 + seconds * waitedShare };
      const guard = guardJob(limits, new AbortController().signal, { ...uses, cancel: () => undefined, kill });
      for (; seconds < 5 * wallSeconds && killedAfter === undefined; seconds += 1) {
        jest.advanceTimersByTime(1000);
        if (seconds === stepAt) guard.extend();
      }
      guard.release();
      return killedAfter;
    } finally {
      jest.useRealTimers();
    }
  }

  test('is killed when a processor was free for it', () => {
    expect(killAfter(60, { waitedShare: 0 })).toBe(59);
  });

  test.each([
    ['half of it', 60, { waitedShare: 0.5 }, 118],
    ['nearly all of it, as far as twice its time', 20, { waitedShare: 0.97 }, 39],
    ['a fifth of it, and with a step counted anew', 100, { waitedShare: 0.2, stepAt: 49 }, 174],
  ])('gets time again in which it waited for a processor: %s', (_, wallSeconds, course, seconds) => {
    expect(Math.abs((killAfter(wallSeconds, course) ?? 0) - seconds)).toBeLessThanOrEqual(2);
  });
});
