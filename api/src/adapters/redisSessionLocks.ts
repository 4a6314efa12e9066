import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { RedisSessionConnection } from './redisSessionConnection.ts';
import { scripts } from './redisSessionScripts.ts';

/** A lock expires after this time. Its holder extends it, so a killed process blocks nobody for long. */
const LOCK_MS = 6000;
const PROLONG_EVERY_MS = 1500;

/** Locks on sessions that all servers respect. */
export interface RedisSessionLocks {
  /** Takes a lock for a limited time and returns its release, or undefined while it is taken. */
  lock(key: string, forMs: number): Promise<(() => Promise<void>) | undefined>;
  /** Returns the name under which this process holds a lock; empty when it holds none. */
  findHolder(key: string): string;
}

/** Creates the locks of one server process. */
export function createRedisSessionLocks({ redis, reach }: RedisSessionConnection, log: Logger): RedisSessionLocks {
  const holders = new Map<string, string>();
  return {
    findHolder: (key) => holders.get(key) ?? '',
    async lock(key, forMs) {
      const holder = randomUUID();
      const endsAt = performance.now() + forMs;
      const computeRemainingMs = () => Math.max(1, Math.ceil(Math.min(LOCK_MS, endsAt - performance.now())));
      if ((await reach(redis.set(key, holder, 'PX', computeRemainingMs(), 'NX'))) === null) return undefined;
      holders.set(key, holder);
      const prolonging = setInterval(() => {
        if (performance.now() >= endsAt) return clearInterval(prolonging);
        scripts.prolong(redis, key, holder, computeRemainingMs()).catch((error: unknown) => log.debug({ err: error }, 'A lock was not prolonged.'));
      }, PROLONG_EVERY_MS);
      prolonging.unref();
      return async () => {
        clearInterval(prolonging);
        if (holders.get(key) === holder) holders.delete(key);
        await scripts.unlock(redis, key, holder).catch((error: unknown) => log.warn({ err: error }, 'A lock was left to end by itself.'));
      };
    },
  };
}
