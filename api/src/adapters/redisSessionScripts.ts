import type { Redis } from 'ioredis';

const SIZES = 'sheaf:sessions:sizes';
/** The field of the sizes that holds their sum. */
const SUM = '=';

/**
 * What is kept about all sessions: their sizes with their shares (and their sum), their ends, and the sum of each visitor's share.
 * Each share is a sorted set of session keys by their end.
 */
const ACCOUNTS = `
local SIZES, ENDS, SHARES = '${SIZES}', 'sheaf:sessions:ends', 'sheaf:sessions:shares'
local function findSizeOf(key)
  return tonumber(string.match(redis.call('hget', SIZES, key) or '', '^%d+') or '0')
end
local function count(key, share, size)
  local more = size - findSizeOf(key)
  redis.call('hset', SIZES, key, string.format('%d %s', size, share))
  redis.call('hincrby', SIZES, '${SUM}', more)
  redis.call('zincrby', SHARES, more, share)
end
local function forget(key)
  local counted = redis.call('hget', SIZES, key)
  if not counted then return end
  local size, share = string.match(counted, '^(%d+) (.+)$')
  redis.call('hdel', SIZES, key)
  redis.call('hincrby', SIZES, '${SUM}', -size)
  if redis.call('hlen', SIZES) == 1 then redis.call('del', SIZES) end
  redis.call('zrem', ENDS, key)
  redis.call('zrem', share, key)
  if redis.call('zcard', share) == 0 then redis.call('zrem', SHARES, share) else redis.call('zincrby', SHARES, -size, share) end
end
`;

/**
 * What has ended is taken out first. Then the visitor's own oldest sessions go until the new one fits into the share. When all sessions together
 * take too much, the oldest of the visitor with the most is removed; a newcomer who would take as much as that one is refused.
 */
const MAKE_ROOM = `${ACCOUNTS}
local ENDED_AT_ONCE = 1000
local function makeRoom(room)
  for _, key in ipairs(redis.call('zrangebyscore', ENDS, '-inf', room.now, 'LIMIT', 0, ENDED_AT_ONCE)) do forget(key) end
  local function findSize(share) return tonumber(redis.call('zscore', SHARES, share) or '0') end
  local function dropOldest(share)
    for _, key in ipairs(redis.call('zrange', share, 0, #room.kept)) do
      local isKept = false
      for _, keptKey in ipairs(room.kept) do isKept = isKept or keptKey == key end
      if not isKept then
        redis.call('del', key)
        forget(key)
        return true
      end
    end
    return false
  end
  while findSize(room.share) + room.more > room.shareBytes do
    if not dropOldest(room.share) then return false end
  end
  while tonumber(redis.call('hget', SIZES, '${SUM}') or '0') + room.more > room.totalBytes do
    local greediest, size = room.share, findSize(room.share) + room.more
    for _, share in ipairs(redis.call('zrevrange', SHARES, 0, 1)) do
      if share ~= room.share and findSize(share) > size then greediest, size = share, findSize(share) end
    end
    if not dropOldest(greediest) then return false end
  end
  return true
end
`;

/**
 * KEYS: session, share, then sessions that stay. ARGV: value, lifetime in ms, now, end, bytes of a share, bytes of all, lifetime of the accounts in ms.
 * 0 when there is no room for it.
 */
const CREATE = `${MAKE_ROOM}
local session, share = KEYS[1], KEYS[2]
local size = string.len(ARGV[1])
local kept = { session }
for at = 3, #KEYS do kept[#kept + 1] = KEYS[at] end
local room = { kept = kept, share = share, more = size, now = ARGV[3], shareBytes = tonumber(ARGV[5]), totalBytes = tonumber(ARGV[6]) }
if not makeRoom(room) then return 0 end
redis.call('set', session, ARGV[1], 'PX', ARGV[2])
-- Sessions of one millisecond keep their order: each ends a little later than the one before it.
local last = tonumber(redis.call('zrange', share, -1, -1, 'withscores')[2] or '0')
redis.call('zadd', share, string.format('%.3f', math.max(tonumber(ARGV[4]), last + 0.001)), session)
redis.call('zadd', ENDS, ARGV[4], session)
count(session, share, size)
for _, key in ipairs({ share, SIZES, ENDS, SHARES }) do redis.call('pexpire', key, ARGV[7]) end
return 1
`;

/**
 * KEYS: session, share, lock. ARGV: value, now, bytes of a share, bytes of all, holder of the lock or nothing.
 * 0: no room; -1: it ended; -2: the lock is another's.
 */
const REPLACE = `${MAKE_ROOM}
local session, share = KEYS[1], KEYS[2]
if ARGV[5] ~= '' and redis.call('get', KEYS[3]) ~= ARGV[5] then return -2 end
if redis.call('exists', session) == 0 then return -1 end
local size = string.len(ARGV[1])
local more = size - findSizeOf(session)
local room = { kept = { session }, share = share, more = more, now = ARGV[2], shareBytes = tonumber(ARGV[3]), totalBytes = tonumber(ARGV[4]) }
if not makeRoom(room) then return 0 end
redis.call('set', session, ARGV[1], 'KEEPTTL', 'XX')
if redis.call('hexists', SIZES, session) == 1 then count(session, share, size) end
return 1
`;

/** KEYS: session. How many sessions were deleted. */
const DELETE = `${ACCOUNTS}
forget(KEYS[1])
return redis.call('del', KEYS[1])
`;

/** Only who holds a lock prolongs it or gives it back: by then it may have ended and be another's. */
const PROLONG = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0";
const UNLOCK = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

export interface SessionKeys {
  session: string;
  /** The visitor's sessions. */
  share: string;
}

/** The limits in bytes: of one visitor's sessions, and of all. */
export interface SessionLimits {
  shareBytes: number;
  totalBytes: number;
}

/** Times in milliseconds. */
interface CreateTerms extends SessionLimits {
  lifetimeMs: number;
  now: number;
  expiresAt: number;
  accountsMs: number;
}

interface ReplaceTerms extends SessionLimits {
  now: number;
  holder: string;
}

/** Runs what has to happen in Redis in one step. */
export const scripts = {
  create: (redis: Redis, { session, share, companions }: SessionKeys & { companions: readonly string[] }, value: Buffer, terms: CreateTerms) => {
    const keys = [session, share, ...companions];
    const { lifetimeMs, now, expiresAt, shareBytes, totalBytes, accountsMs } = terms;
    return redis.eval(CREATE, keys.length, ...keys, value, lifetimeMs, now, expiresAt, shareBytes, totalBytes, accountsMs);
  },
  replace: (redis: Redis, { session, share, lock }: SessionKeys & { lock: string }, value: Buffer, terms: ReplaceTerms) =>
    redis.eval(REPLACE, 3, session, share, lock, value, terms.now, terms.shareBytes, terms.totalBytes, terms.holder),
  delete: (redis: Redis, session: string) => redis.eval(DELETE, 1, session),
  countBytes: async (redis: Redis) => Number(await redis.hget(SIZES, SUM)),
  prolong: (redis: Redis, lock: string, holder: string, forMs: number) => redis.eval(PROLONG, 1, lock, holder, forMs),
  unlock: (redis: Redis, lock: string, holder: string) => redis.eval(UNLOCK, 1, lock, holder),
};
