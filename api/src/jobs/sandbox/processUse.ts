import { readFileSync } from 'node:fs';

// The kernel counts in hundredths of a second wherever Node runs.
const TICKS_PER_SECOND = 100;
const NANOSECONDS_PER_SECOND = 1e9;

/** Reads the CPU seconds a process has used so far; undefined where the system has no /proc. */
export function readCpuSeconds(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before the last bracket may hold spaces, so counting starts behind it: user and system time are the 12th and 13th field there.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    // No /proc on this system, or the process has just ended: its end is noticed elsewhere.
    return undefined;
  }
}

/** Returns how long a process was ready to run and waited for a processor, in seconds. Returns undefined where the system does not report it. */
export function readWaitedSeconds(pid: number): number | undefined {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return waited === undefined ? undefined : Number(waited) / NANOSECONDS_PER_SECOND;
  } catch {
    // As above.
    return undefined;
  }
}

/** Reads the resident memory of a process in bytes; undefined where the system has no /proc. */
export function readResidentBytes(pid: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    // As above.
    return undefined;
  }
}
