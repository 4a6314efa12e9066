import { setTimeout as wait } from 'node:timers/promises';
import type { Fleet, Member } from './fleet.ts';
import { pickOne } from './visits.ts';

const FREEZE_MS = 2000;
/** Longer than the silence after which a worker counts as gone. */
const LONG_FREEZE_MS = 13_000;

export type Fault =
  | 'a connection severed'
  | 'a worker frozen for 2 s'
  | 'a worker frozen for 13 s'
  | 'a worker killed'
  | 'a server frozen for 2 s'
  | 'a server killed';

/** One of these is drawn each second. Kills are rare, since a killed process needs seconds of processor time to restart. */
const FAULTS: Fault[] = [
  ...Array<Fault>(8).fill('a connection severed'),
  ...Array<Fault>(5).fill('a worker frozen for 2 s'),
  'a worker frozen for 13 s',
  'a worker killed',
  'a worker killed',
  // Its visitors get right answers, late.
  'a server frozen for 2 s',
  'a server frozen for 2 s',
  'a server killed',
];

/** Injects one fault a second until `signal` aborts, and counts them in `counts`. One worker and one server are always spared. */
export async function injectFaults({ servers, workers }: Fleet, counts: Map<Fault, number>, signal: AbortSignal): Promise<void> {
  const frozen = new Set<Member>();
  const findHealthy = (members: readonly Member[]) => members.filter((member) => member.isReady && !frozen.has(member));

  function freeze(member: Member, milliseconds: number): void {
    frozen.add(member);
    member.signal('SIGSTOP');
    setTimeout(() => {
      member.signal('SIGCONT');
      frozen.delete(member);
    }, milliseconds);
  }

  while (!signal.aborted) {
    await wait(1000);
    const healthyWorkers = findHealthy(workers);
    const healthyServers = findHealthy(servers);
    let fault = pickOne(FAULTS);
    if ((fault.startsWith('a server') ? healthyServers : healthyWorkers).length < 2) fault = 'a connection severed';
    if (fault === 'a connection severed') pickOne(servers).network.severOne();
    else if (fault === 'a server frozen for 2 s') freeze(pickOne(healthyServers), FREEZE_MS);
    else if (fault === 'a server killed') pickOne(healthyServers).signal('SIGKILL');
    else if (fault === 'a worker killed') pickOne(healthyWorkers).signal('SIGKILL');
    else freeze(pickOne(healthyWorkers), fault.includes('13') ? LONG_FREEZE_MS : FREEZE_MS);
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
  }
  for (const member of frozen) member.signal('SIGCONT');
}
