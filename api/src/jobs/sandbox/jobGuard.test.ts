import { expect, jest, test } from '@jest/globals';
import { guardJob } from './jobGuard.ts';

test('a thousand small steps do not use up what a job may have anew, and it has an end all the same', () => {
  jest.useFakeTimers();
  try {
    let cpuSeconds = 0;
    const breakOff = jest.fn();
    const limits = { wallSeconds: 60, cpuSeconds: 45, renewals: 2, outputBytes: 0 };
    const guard = guardJob(limits, new AbortController().signal, { cpuSeconds: () => cpuSeconds, cancel: () => undefined, breakOff });
    for (let step = 0; step < 1000; step += 1) guard.renew();
    for (const used of [40, 80]) {
      cpuSeconds = used;
      guard.renew();
    }
    cpuSeconds = 120;
    jest.advanceTimersByTime(1000);
    expect(breakOff).not.toHaveBeenCalled();
    guard.renew();
    cpuSeconds = 130;
    jest.advanceTimersByTime(1000);
    expect(breakOff).toHaveBeenCalledWith('processor time');
    guard.release();
  } finally {
    jest.useRealTimers();
  }
});
