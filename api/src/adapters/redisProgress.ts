import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from 'pino';
import { JobProgress } from '../../contract/progress.ts';
import type { ProgressStore } from '../ports.ts';
import type { ProgressSettings } from './memoryProgress.ts';

const COMMAND_TIMEOUT_MS = 500;
const LONGEST_RECONNECT_MS = 1000;
const PREFIX = 'sheaf:progress:';

/**
 * Keeps progress that several servers share: the server that works publishes, the one that the visitor's page listens to is subscribed, and the
 * last report is kept for later subscribers. While Redis is away nothing is reported; later reports arrive again.
 */
export function createRedisProgress(url: string, { retentionMs }: ProgressSettings, log: Logger): ProgressStore {
  const { publisher, subscriber, logSilently } = connect(url, log);
  const listeners = new Map<string, Set<(text: string) => void>>();
  subscriber.on('message', (channel: string, text: string) => {
    for (const listener of [...(listeners.get(channel) ?? [])]) listener(text);
  });

  function findListeners(channel: string): Set<(text: string) => void> {
    const known = listeners.get(channel);
    if (known) return known;
    const made = new Set<(text: string) => void>();
    listeners.set(channel, made);
    return made;
  }

  return {
    report(topic, progress) {
      const text = JSON.stringify(progress);
      publisher
        .multi()
        .set(PREFIX + topic, text, 'PX', retentionMs)
        .publish(PREFIX + topic, text)
        .exec()
        .catch(logSilently);
    },
    watch(topic, listener) {
      const channel = PREFIX + topic;
      const all = findListeners(channel);
      let hasReceived = false;
      const receive = (text: string) => {
        if (!all.has(receive)) return;
        hasReceived = true;
        const parsed = JobProgress.safeParse(JSON.parse(text));
        // While servers are being replaced, a newer one may report a stage that this one does not know.
        if (parsed.success) listener(parsed.data);
      };
      all.add(receive);
      // Subscribe before reading, so that no report is lost in between.
      subscriber
        .subscribe(channel)
        .then(() => publisher.get(channel))
        .then((text) => {
          if (text !== null && !hasReceived) receive(text);
        })
        .catch(logSilently);
      return () => {
        all.delete(receive);
        if (all.size > 0 || listeners.get(channel) !== all) return;
        listeners.delete(channel);
        subscriber.unsubscribe(channel).catch(logSilently);
      };
    },
    async close() {
      listeners.clear();
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}

function connect(url: string, log: Logger) {
  const shared = {
    connectTimeout: 2 * COMMAND_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, LONGEST_RECONNECT_MS),
  } satisfies RedisOptions;
  const publisher = new Redis(url, { ...shared, enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS });
  // A subscription made while Redis is away begins when it returns.
  const subscriber = new Redis(url, { ...shared, maxRetriesPerRequest: null });
  // The session connection already logs that Redis is unavailable.
  const logSilently = (error: unknown) => log.debug({ err: error }, 'Progress was not reported.');
  publisher.on('error', logSilently);
  subscriber.on('error', logSilently);
  return { publisher, subscriber, logSilently };
}
