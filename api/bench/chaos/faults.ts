import { setTimeout as wait } from 'node:timers/promises';
import type { Fleet, Member } from './fleet.ts';
import { pickOne } from './visits.ts';

const FREEZE_MS = 2000;
/** Longer than the silence after which a worker counts as gone. */
const LONG_FREEZE_MS = 13_000;

export type Fault = 'a line severed' | 'a worker frozen for 2 s' | 'a worker frozen for 13 s' | 'a worker killed' | 'a server killed';

/** One of these each second. A killed process takes seconds of processor time to start again, so kills are the rarer ones. */
const FAULTS: Fault[] = [
  ...Array<Fault>(8).fill('a line severed'),
  ...Array<Fault>(5).fill('a worker frozen for 2 s'),
  'a worker frozen for 13 s',
  'a worker killed',
  'a worker killed',
  'a server killed',
];

/** Does one thing a second to a fleet until it is told to stop, and counts what it did. One worker and one server are always spared. */
export async function breakThings({ servers, workers }: Fleet, signal: AbortSignal): Promise<Map<Fault, number>> {
  const counts = new Map<Fault, number>();
  const frozen = new Set<Member>();
  const findFit = (members: readonly Member[]) => members.filter((member) => member.isReady && !frozen.has(member));

  function freeze(worker: Member, milliseconds: number): void {
    frozen.add(worker);
    worker.signal('SIGSTOP');
    setTimeout(() => {
      worker.signal('SIGCONT');
      frozen.delete(worker);
    }, milliseconds);
  }

  while (!signal.aborted) {
    await wait(1000);
    const fitWorkers = findFit(workers);
    const fitServers = servers.filter(({ isReady }) => isReady);
    let fault = pickOne(FAULTS);
    if (fault === 'a server killed' ? fitServers.length < 2 : fitWorkers.length < 2) fault = 'a line severed';
    if (fault === 'a line severed') pickOne(servers).network.sever();
    else if (fault === 'a server killed') pickOne(fitServers).signal('SIGKILL');
    else if (fault === 'a worker killed') pickOne(fitWorkers).signal('SIGKILL');
    else freeze(pickOne(fitWorkers), fault.includes('13') ? LONG_FREEZE_MS : FREEZE_MS);
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
  }
  for (const worker of frozen) worker.signal('SIGCONT');
  return counts;
}
