import type { Redis } from 'ioredis';

/**
 * Each visitor's share is a sorted set of session keys by their end and a hash of their sizes, with the sum under `=`. What has ended is taken out
 * first; then the visitor's own oldest sessions go until the new one fits.
 */
const MAKE_ROOM = `
local function forget(key)
  local size = tonumber(redis.call('hget', KEYS[3], key) or '0')
  if not redis.call('hget', KEYS[3], key) then return end
  redis.call('zrem', KEYS[2], key)
  redis.call('hdel', KEYS[3], key)
  redis.call('hincrby', KEYS[3], '=', -size)
  if redis.call('zcard', KEYS[2]) == 0 then redis.call('del', KEYS[3]) end
end
local function makeRoom(kept, more, share, now)
  for _, key in ipairs(redis.call('zrangebyscore', KEYS[2], '-inf', now)) do forget(key) end
  while tonumber(redis.call('hget', KEYS[3], '=') or '0') + more > share do
    local victim
    for _, key in ipairs(redis.call('zrange', KEYS[2], 0, -1)) do
      if not victim and not kept[key] then victim = key end
    end
    if not victim then return false end
    redis.call('del', victim)
    forget(victim)
  end
  return true
end
`;

/**
 * KEYS: session, share, sizes, then sessions that stay. ARGV: value, lifetime in ms, now, end, share in bytes, lifetime of the share in ms.
 * 0 when there is no room for it.
 */
const CREATE = `${MAKE_ROOM}
local size = string.len(ARGV[1])
local kept = {}
for at, key in ipairs(KEYS) do if at == 1 or at > 3 then kept[key] = true end end
if not makeRoom(kept, size, tonumber(ARGV[5]), ARGV[3]) then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2])
-- Sessions of one millisecond keep their order: each ends a little later than the one before it.
local last = tonumber(redis.call('zrange', KEYS[2], -1, -1, 'withscores')[2] or '0')
redis.call('zadd', KEYS[2], string.format('%.3f', math.max(tonumber(ARGV[4]), last + 0.001)), KEYS[1])
redis.call('hset', KEYS[3], KEYS[1], size)
redis.call('hincrby', KEYS[3], '=', size)
redis.call('pexpire', KEYS[2], ARGV[6])
redis.call('pexpire', KEYS[3], ARGV[6])
return 1
`;

/** KEYS: session, share, sizes, lock. ARGV: value, now, share in bytes, holder of the lock or nothing. -1: it ended; -2: the lock is another's. */
const REPLACE = `${MAKE_ROOM}
if ARGV[4] ~= '' and redis.call('get', KEYS[4]) ~= ARGV[4] then return -2 end
if redis.call('exists', KEYS[1]) == 0 then return -1 end
local more = string.len(ARGV[1]) - tonumber(redis.call('hget', KEYS[3], KEYS[1]) or '0')
if not makeRoom({ [KEYS[1]] = true }, more, tonumber(ARGV[3]), ARGV[2]) then return 0 end
redis.call('set', KEYS[1], ARGV[1], 'KEEPTTL', 'XX')
if redis.call('hexists', KEYS[3], KEYS[1]) == 1 then
  redis.call('hset', KEYS[3], KEYS[1], string.len(ARGV[1]))
  redis.call('hincrby', KEYS[3], '=', more)
end
return 1
`;

/** KEYS: session, share, sizes. How many sessions were deleted. */
const DELETE = `${MAKE_ROOM}
forget(KEYS[1])
return redis.call('del', KEYS[1])
`;

/** Only who holds a lock prolongs it or gives it back: by then it may have ended and be another's. */
const PROLONG = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0";
const UNLOCK = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

export interface SessionKeys {
  session: string;
  share: string;
  sizes: string;
}

/** Times in milliseconds. */
interface CreateTerms {
  lifetimeMs: number;
  now: number;
  expiresAt: number;
  shareBytes: number;
  shareMs: number;
}

/** Runs what has to happen in Redis in one step. */
export const scripts = {
  create: (
    redis: Redis,
    { session, share, sizes, companions }: SessionKeys & { companions: readonly string[] },
    value: Buffer,
    given: CreateTerms,
  ) => {
    const keys = [session, share, sizes, ...companions];
    return redis.eval(CREATE, keys.length, ...keys, value, given.lifetimeMs, given.now, given.expiresAt, given.shareBytes, given.shareMs);
  },
  replace: (redis: Redis, keys: SessionKeys & { lock: string }, value: Buffer, given: { now: number; shareBytes: number; holder: string }) =>
    redis.eval(REPLACE, 4, keys.session, keys.share, keys.sizes, keys.lock, value, given.now, given.shareBytes, given.holder),
  delete: (redis: Redis, keys: SessionKeys) => redis.eval(DELETE, 3, keys.session, keys.share, keys.sizes),
  prolong: (redis: Redis, lock: string, holder: string, forMs: number) => redis.eval(PROLONG, 1, lock, holder, forMs),
  unlock: (redis: Redis, lock: string, holder: string) => redis.eval(UNLOCK, 1, lock, holder),
};
