import { expect, jest, test } from '@jest/globals';
import { guardJob } from './jobGuard.ts';

test('a thousand small steps do not use up what a job may have anew, and it has an end all the same', () => {
  jest.useFakeTimers();
  try {
    let cpuSeconds = 0;
    const kill = jest.fn();
    const limits = { wallSeconds: 60, cpuSeconds: 45, maxExtensions: 2, outputBytes: 0 };
    const guard = guardJob(limits, new AbortController().signal, { cpuSeconds: () => cpuSeconds, cancel: () => undefined, kill });
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
