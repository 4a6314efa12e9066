import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Effort {
  /** User and system time of the process and its children. */
  cpuMs: number;
  wallMs: number;
}

const SECOND_MS = 1000;
const SAMPLE_EVERY_MS = 2;

/** Measures the time of one run of a command. Short ones are run several times and divided, since the shell counts whole milliseconds. */
export function measureEffort(command: readonly string[], runs: number): Effort {
  // Node does not report what a child cost; the shell's own `time` does.
  const script = `TIMEFORMAT='%3U %3S %3R'; time for ((run = 0; run < ${runs}; run++)); do "$@" >/dev/null 2>&1; done`;
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', ...command], { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } });
  const [user = Number.NaN, system = Number.NaN, real = Number.NaN] = stderr.trim().split(' ').map(Number);
  return { cpuMs: ((user + system) * SECOND_MS) / runs, wallMs: (real * SECOND_MS) / runs };
}

/** Measures the most memory a command held, in bytes, or null where there is no /proc. It needs a run of its own, since looking costs time. */
export async function measurePeakBytes([program = '', ...values]: readonly string[]): Promise<number | null> {
  const child = spawn(program, values, { stdio: 'ignore' });
  let peak: number | null = null;
  const polling = setInterval(() => {
    peak = readPeakBytes(child.pid) ?? peak;
  }, SAMPLE_EVERY_MS);
  await new Promise((resolve) => child.once('close', resolve));
  clearInterval(polling);
  return peak;
}

const KILOBYTE = 1024;

function readPeakBytes(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * KILOBYTE;
  } catch {
    // It has ended between two looks, or this system has no /proc.
    return undefined;
  }
}
