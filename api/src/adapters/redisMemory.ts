import type { Redis } from 'ioredis';

/** The memory that a Redis uses and may use, in bytes. The limit is 0 where it has none. */
export interface RedisMemory {
  used: number;
  limit: number;
}

/** Reads how much memory a Redis uses and may use. Rejects while it cannot be reached. */
export async function readRedisMemory(redis: Redis): Promise<RedisMemory> {
  const lines = await redis.info('memory');
  const read = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(lines)?.[1] ?? 0);
  return { used: read('used_memory'), limit: read('maxmemory') };
}
