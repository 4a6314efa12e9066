import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { AREAS } from './areas.ts';
import { applyMutant, describeMutant } from './findMutants.ts';
import { type Candidate, pickMutants } from './pickMutants.ts';
import { findRelatedTests, runTests } from './runTests.ts';
import { createWorkCopy, removeWorkCopies, type WorkCopy } from './workCopy.ts';

// Run by `npm run test:mutation`: changes one place of the product at a time and checks that a test fails.
const LEAST_KILLED = 0.8;
/** How many tests of an area's first file must pass before the file is changed. */
const TRIED_UNCHANGED = 3;
const MOST_COPIES = 4;

interface Tally {
  killed: number;
  survived: number;
}

const { values } = parseArgs({
  options: {
    budget: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    area: { type: 'string', multiple: true, default: AREAS.map(({ name }) => name) },
    file: { type: 'string' },
  },
});
const areas = AREAS.filter(({ name }) => values.area.includes(name)).map((area) => ({
  ...area,
  files: values.file ? new RegExp(values.file) : area.files,
}));
const queue = pickMutants(areas, Number(values.seed));
const tallies = new Map<string, Tally>();
const survivors: string[] = [];
const triedUnchanged = new Map<string, Promise<void>>();
const relatedTests = new Map<string, Promise<string[]>>();

process.once('exit', removeWorkCopies);
// Stop Jest and the processes of its tests whenever the run ends.
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
const isOver = AbortSignal.any([AbortSignal.timeout(Number(values.budget) * 1000), interruption.signal]);
removeWorkCopies();
console.log(`${queue.length} places can be changed. Seed ${values.seed}, ${values.budget} seconds.`);
const copies = Array.from({ length: Math.min(MOST_COPIES, availableParallelism()) }, (_, number) => createWorkCopy(number));
try {
  await Promise.all(copies.map(tryUntilOver));
} finally {
  interruption.abort();
}
report();

async function tryUntilOver(copy: WorkCopy): Promise<void> {
  for (let next = queue.shift(); next && !isOver.aborted; next = queue.shift()) await tryMutant(copy, next);
}

async function tryMutant(copy: WorkCopy, { area, mutant }: Candidate): Promise<void> {
  const { file } = mutant;
  const related = relatedTests.get(file) ?? findRelatedTests(copy.folder, file, area);
  relatedTests.set(file, related);
  const tests = await related;
  const unchanged = triedUnchanged.get(area.name) ?? expectToPass(copy, tests.slice(0, TRIED_UNCHANGED));
  triedUnchanged.set(area.name, unchanged);
  await unchanged;
  const source = copy.read(file);
  copy.write(file, applyMutant(source, mutant));
  const started = performance.now();
  const verdict = tests.length === 0 ? 'passed' : await runTests(copy.folder, tests, isOver);
  copy.write(file, source);
  if (verdict === 'stopped') return;
  const tally = tallies.get(area.name) ?? { killed: 0, survived: 0 };
  tallies.set(area.name, tally);
  tally[verdict === 'failed' ? 'killed' : 'survived'] += 1;
  const line = describeMutant(mutant);
  if (verdict === 'passed') survivors.push(line);
  console.log(`${verdict === 'failed' ? 'killed  ' : 'SURVIVED'} ${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s  ${line}`);
}

async function expectToPass(copy: WorkCopy, tests: readonly string[]): Promise<void> {
  if (tests.length === 0 || (await runTests(copy.folder, tests, isOver)) !== 'failed') return;
  throw new Error(`A test fails without any change: ${tests.join(', ')}`);
}

function report(): void {
  const share = ({ killed, survived }: Tally) => killed / Math.max(1, killed + survived);
  const all = { killed: 0, survived: 0 };
  console.log('\narea        killed  survived   share');
  const print = (name: string, tally: Tally) =>
    console.log(
      `${name.padEnd(10)}${String(tally.killed).padStart(8)}${String(tally.survived).padStart(10)}${(100 * share(tally)).toFixed(0).padStart(7)} %`,
    );
  for (const [name, tally] of tallies) {
    all.killed += tally.killed;
    all.survived += tally.survived;
    print(name, tally);
  }
  if (all.killed + all.survived === 0) {
    // A passing check that checked nothing would be believed.
    console.error(queue.length > 0 ? 'No change was tried: give a larger --budget.' : 'There is no change to try.');
    process.exitCode = queue.length > 0 ? 1 : 0;
    return;
  }
  print('all', all);
  if (survivors.length > 0) console.log(`\nNo test noticed:\n${survivors.join('\n')}`);
  if (share(all) >= LEAST_KILLED) return;
  console.error(`\nTests have to notice ${100 * LEAST_KILLED} % of all changes.`);
  process.exitCode = 1;
}
