import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { STAGES } from './phases.ts';

// Run by `npm test`: one stage after the other; the first with a phase that fails ends the run. Names of phases may be given instead.
interface Cost {
  phase: string;
  seconds: number;
  cpuSeconds: number;
}
interface Outcome {
  status: number;
  cost: Cost;
}

const costs: Cost[] = [];
const named = process.argv.slice(2);
const start = performance.now();
for (const stage of named.length > 0 ? named.map((phase) => [phase]) : STAGES) {
  const outcomes = await runStage(stage);
  costs.push(...outcomes.map(({ cost }) => cost));
  const failed = outcomes.find(({ status }) => status !== 0);
  if (failed) {
    report();
    console.error(`\n${failed.cost.phase} failed.`);
    process.exit(failed.status);
  }
}
report();

/** Runs phases side by side. What the first says is seen at once, what the others say when they have ended. */
async function runStage([first, ...others]: readonly string[]): Promise<Outcome[]> {
  if (first === undefined) return [];
  return Promise.all([runPhase(first, 'inherit'), ...others.map((phase) => runPhase(phase, 'pipe'))]);
}

/** Runs an npm script and measures it with the shell's own `time`, which counts the processor time of all its processes. */
async function runPhase(phase: string, output: 'inherit' | 'pipe'): Promise<Outcome> {
  const script = `TIMEFORMAT="%R %U %S"; { time npm run "$0" 2>&4; } 4>&${output === 'pipe' ? 1 : 2} 2>&3`;
  const shell = spawn('bash', ['-c', script, phase], { stdio: ['ignore', output, 'inherit', 'pipe'] });
  const chunks: Buffer[] = [];
  const times: Buffer[] = [];
  shell.stdout?.on('data', (part: Buffer) => chunks.push(part));
  shell.stdio[3]?.on('data', (part: Buffer) => times.push(part));
  const [status]: unknown[] = await once(shell, 'close');
  if (output === 'pipe') process.stdout.write(Buffer.concat(chunks));
  const [seconds = 0, user = 0, system = 0] = Buffer.concat(times).toString().trim().split(' ').map(Number);
  return { status: typeof status === 'number' ? status : 1, cost: { phase, seconds, cpuSeconds: user + system } };
}

function report(): void {
  const all = { phase: 'all', seconds: (performance.now() - start) / 1000, cpuSeconds: costs.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) };
  console.log('\nphase          seconds   CPU seconds');
  for (const { phase, seconds, cpuSeconds } of [...costs, all]) {
    console.log(`${phase.padEnd(14)}${seconds.toFixed(0).padStart(8)}${cpuSeconds.toFixed(0).padStart(14)}`);
  }
}
