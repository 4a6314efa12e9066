/** Milliseconds of processor time that some work takes: they do not grow when other programs run, as time on a clock does. */
export function measureCpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
