import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { JobProgress } from '../../contract/progress.ts';
import type { ProgressStore } from '../ports.ts';
import type { ProgressSettings } from './memoryProgress.ts';

const COMMAND_TIMEOUT_MS = 500;
const LONGEST_RECONNECT_MS = 1000;
const PREFIX = 'sheaf:progress:';

/**
 * Progress shared by several servers: the server that works publishes, the one that the visitor's page listens to is subscribed, and what was
 * told last is kept for whoever comes later. While Redis is away nothing is told; what is told after it is back is heard.
 */
export function createRedisProgress(url: string, { keepMs }: ProgressSettings, log: Logger): ProgressStore {
  const shared = {
    connectTimeout: 2 * COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RECONNECT_MS),
  } satisfies RedisOptions;
  const teller = new Redis(url, { ...shared, enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS });
  // A subscription made while Redis is away begins when it returns.
  const hearer = new Redis(url, { ...shared, maxRetriesPerRequest: null });
  const listeners = new Map<string, Set<(text: string) => void>>();

  // The sessions' connection tells the log that Redis is away; here it is no event.
  const silent = (error: unknown) => log.debug({ err: error }, 'Progress was not told.');
  teller.on('error', silent);
  hearer.on('error', silent);
  hearer.on('message', (channel: string, text: string) => {
    for (const listener of [...(listeners.get(channel) ?? [])]) listener(text);
  });

  function listenersOf(channel: string): Set<(text: string) => void> {
    const known = listeners.get(channel);
    if (known) return known;
    const made = new Set<(text: string) => void>();
    listeners.set(channel, made);
    return made;
  }

  return {
    report(topic, progress) {
      const text = JSON.stringify(progress);
      teller
        .multi()
        .set(PREFIX + topic, text, 'PX', keepMs)
        .publish(PREFIX + topic, text)
        .exec()
        .catch(silent);
    },
    watch(topic, listener) {
      const channel = PREFIX + topic;
      const all = listenersOf(channel);
      let hasHeard = false;
      const hear = (text: string) => {
        if (!all.has(hear)) return;
        hasHeard = true;
        const told = JobProgress.safeParse(JSON.parse(text));
        // While servers are being replaced, a newer one may tell of a stage that this one does not know.
        if (told.success) listener(told.data);
      };
      all.add(hear);
      // Subscribed first and asked then, so that nothing is told in between.
      hearer
        .subscribe(channel)
        .then(() => teller.get(channel))
        .then((text) => {
          if (text !== null && !hasHeard) hear(text);
        })
        .catch(silent);
      return () => {
        all.delete(hear);
        if (all.size > 0 || listeners.get(channel) !== all) return;
        listeners.delete(channel);
        hearer.unsubscribe(channel).catch(silent);
      };
    },
    async close() {
      listeners.clear();
      teller.disconnect();
      hearer.disconnect();
    },
  };
}
