import { spawnSync } from 'node:child_process';
import { PHASES } from './phases.ts';

// Run by `npm test`: one phase after the other, each with both cores; the first that fails ends the run. Names of phases may be given instead.
interface Cost {
  phase: string;
  seconds: number;
  cpuSeconds: number;
}

const costs: Cost[] = [];
const named = process.argv.slice(2);
for (const phase of named.length > 0 ? named : PHASES) {
  const { status, cost } = runPhase(phase);
  costs.push(cost);
  if (status !== 0) {
    report();
    process.exit(status);
  }
}
report();

/** Runs an npm script and measures it with the shell's own `time`, which counts the processor time of all its processes. */
function runPhase(phase: string): { status: number; cost: Cost } {
  const script = 'TIMEFORMAT="%R %U %S"; { time npm run "$0" 2>&4; } 4>&2 2>&3';
  const { status, output } = spawnSync('bash', ['-c', script, phase], { stdio: ['inherit', 'inherit', 'inherit', 'pipe'], encoding: 'utf8' });
  const [seconds = 0, user = 0, system = 0] = (output?.[3] ?? '').trim().split(' ').map(Number);
  return { status: status ?? 1, cost: { phase, seconds, cpuSeconds: user + system } };
}

function report(): void {
  const total = costs.reduce((sum, { seconds, cpuSeconds }) => ({ seconds: sum.seconds + seconds, cpuSeconds: sum.cpuSeconds + cpuSeconds }), {
    seconds: 0,
    cpuSeconds: 0,
  });
  console.log('\nphase          seconds   CPU seconds');
  for (const { phase, seconds, cpuSeconds } of [...costs, { phase: 'all', ...total }]) {
    console.log(`${phase.padEnd(14)}${seconds.toFixed(0).padStart(8)}${cpuSeconds.toFixed(0).padStart(14)}`);
  }
}
