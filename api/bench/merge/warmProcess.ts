/** A living process that merges again and again, as the server's workers do; it says what each merge cost it. */
import { merge } from '@sheaf/merge/command/node';

export interface WarmTask {
  files: string[];
  out: string;
}

export interface WarmAnswer {
  cpuMs: number;
  wallMs: number;
  /** The most it has held since it began. */
  peakBytes: number;
  isMerged: boolean;
}

const MICROSECONDS = 1000;
const KILOBYTE = 1024;

process.on('message', async ({ files, out }: WarmTask) => {
  const start = performance.now();
  const before = process.cpuUsage();
  const isMerged = await merge(files, out).then(
    () => true,
    () => false,
  );
  const { user, system } = process.cpuUsage(before);
  const answer: WarmAnswer = {
    cpuMs: (user + system) / MICROSECONDS,
    wallMs: performance.now() - start,
    peakBytes: process.resourceUsage().maxRSS * KILOBYTE,
    isMerged,
  };
  process.send?.(answer);
});
