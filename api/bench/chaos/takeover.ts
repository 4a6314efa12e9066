import type { Fleet, Member } from './fleet.ts';
import { waitUntil } from './fleet.ts';
import type { SceneResult } from './scenes.ts';
import type { Visit } from './visit.ts';
import { type Errand, visit } from './visits.ts';

const ROUNDS = 10;
const POLL_MS = 2;
const FREEZE_MS = 8000;

interface Harm {
  name: string;
  harm(fleet: Fleet, worker: Member): void;
  repair(fleet: Fleet, worker: Member): Promise<void>;
}

const harms: Harm[] = [
  { name: 'killed', harm: (_, worker) => worker.signal('SIGKILL'), repair: (_, worker) => waitUntil(() => worker.isReady) },
  {
    name: 'severed',
    harm: ({ servers }) => servers.forEach(({ network }) => void network.sever()),
    repair: async () => undefined,
  },
  {
    name: 'frozen',
    harm(_, worker) {
      worker.signal('SIGSTOP');
      setTimeout(() => worker.signal('SIGCONT'), FREEZE_MS);
    },
    repair: () => new Promise((resolve) => setTimeout(resolve, FREEZE_MS)),
  },
];

/** Shows how soon another worker has a job when its own is killed, severed or frozen. */
export async function showTakeover(fleet: Fleet, errand: Errand): Promise<SceneResult> {
  const shown: SceneResult = {};
  for (const [index, harm] of harms.entries()) {
    const waits: number[] = [];
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { waited, made } = await measureOne(fleet, errand, harm, `10.5.${index}.${round}`);
      visits.push(made);
      if (waited !== undefined) waits.push(waited);
    }
    waits.sort((a, b) => a - b);
    shown[`job of a worker that was ${harm.name}: right answers of ${ROUNDS}`] = visits.filter(({ outcome }) => outcome === 'right').length;
    shown[`job of a worker that was ${harm.name}: another has it after, median ms`] = Math.round(waits[Math.floor(waits.length / 2)] ?? 0);
    shown[`job of a worker that was ${harm.name}: latest, ms`] = Math.round(waits.at(-1) ?? 0);
  }
  return shown;
}

/** Returns how long the job was without a worker. Nothing when it was over before the harm was done. */
async function measureOne(fleet: Fleet, errand: Errand, { harm, repair }: Harm, visitor: string): Promise<{ waited?: number; made: Visit }> {
  const { workers } = fleet;
  const before = new Map(workers.map((worker) => [worker, worker.jobsBegun]));
  const findBegun = (except?: Member) => workers.find((worker) => worker !== except && worker.jobsBegun > (before.get(worker) ?? 0));
  let isOver = false;
  const making = visit(fleet, errand, visitor).finally(() => {
    isOver = true;
  });
  const waitFor = async (isTrue: () => boolean) => {
    while (!isTrue() && !isOver) await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  };
  await waitFor(() => findBegun() !== undefined);
  const first = findBegun();
  if (isOver || !first) return { made: await making };
  // A worker whose connection alone was severed may take the job again.
  const countBegun = () => workers.reduce((sum, { jobsBegun }) => sum + jobsBegun, 0);
  const begunBefore = countBegun();
  harm(fleet, first);
  const began = performance.now();
  await waitFor(() => countBegun() > begunBefore);
  const waited = performance.now() - began;
  const wasTakenOver = countBegun() > begunBefore;
  const made = await making;
  await repair(fleet, first);
  return { made, ...(wasTakenOver && { waited }) };
}
