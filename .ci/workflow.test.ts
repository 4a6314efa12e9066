import { readFileSync } from 'node:fs';
import { PHASES } from './phases.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const workflow = read('.github/workflows/ci.yml');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
const jobs = workflow.split(/^ {2}(?=[a-z]+:$)/m).filter((part) => part.includes('runs-on:'));

test('the hosted run leaves out no phase of npm test', () => {
  for (const phase of PHASES) {
    expect(scripts).toHaveProperty([phase]);
    expect(workflow).toMatch(new RegExp(`- run: (?:node \\.ci/runPhases\\.ts|npm run) ${phase}(?: |$)`, 'm'));
  }
});

test('each job of the hosted run ends by itself, and shards cover the whole', () => {
  expect(jobs.length).toBeGreaterThanOrEqual(PHASES.length);
  for (const job of jobs) expect(job).toMatch(/timeout-minutes: \d+/);
  for (const [, list = '', count = ''] of workflow.matchAll(/shard: \[([\d, ]+)\][\s\S]*?--shard=\$\{\{ matrix\.shard \}\}\/(\d+)/g)) {
    expect(list.split(', ').map(Number)).toEqual(Array.from({ length: Number(count) }, (_, index) => index + 1));
  }
});

test('a push to main leaves out no test, and neither does a change of files that concern all packages', () => {
  const [all] = /- run: npm run test:jest -- --shard=.*\n {8}if: .*/.exec(workflow) ?? [];
  expect(all).toMatch(/if: steps\.change\.outputs\.packages-only != 'true'$/);
  expect(workflow).toMatch(/- id: change\n {8}if: github\.event_name == 'pull_request'/);
  const packages = [...workflow.matchAll(/':!([\w-]+\*?)'/g)].map(([, name = '']) => name).filter((name) => name !== 'docs');
  const { workspaces }: { workspaces: string[] } = JSON.parse(read('package.json'));
  const isPackage = (name: string) => workspaces.some((workspace) => workspace.startsWith(name.replace('*', '')));
  expect(packages.filter((name) => !isPackage(name))).toEqual([]);
});
