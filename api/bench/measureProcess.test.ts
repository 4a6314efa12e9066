import { expect, test } from '@jest/globals';
import { measureEffort, measurePeakBytes } from './measureProcess.ts';

const MEGABYTE = 1024 * 1024;
/** The shell counts whole milliseconds. */
const ROUNDING_MS = 2;

test('counts the time a program works, not the time it waits', () => {
  const working = measureEffort([process.execPath, '-e', 'while (process.cpuUsage().user < 300_000);'], 1);
  const waiting = measureEffort(['sleep', '0.3'], 1);
  expect(working.cpuMs).toBeGreaterThan(200);
  expect(waiting.cpuMs).toBeLessThan(100);
  expect(waiting.wallMs).toBeGreaterThan(290);
});

test('several runs are divided', () => {
  const startedAt = performance.now();
  const { wallMs } = measureEffort(['sleep', '0.1'], 3);
  expect(3 * wallMs).toBeLessThan(performance.now() - startedAt + ROUNDING_MS);
});

test('sees the most memory a program held, even if it gave it back', async () => {
  const peak = await measurePeakBytes([process.execPath, '-e', 'Buffer.alloc(200 * 1024 * 1024, 1); setTimeout(() => {}, 1000)']);
  // Where there is no /proc nothing is known.
  if (peak !== null) expect(peak).toBeGreaterThan(200 * MEGABYTE);
});
