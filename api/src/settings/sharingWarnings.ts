import type { Config } from '../config.ts';

/** Lists what several servers of these settings would not share, although a setting says that there are several. */
export function listSharingWarnings({ redisUrl, sessionSecret, jobs }: Pick<Config, 'redisUrl' | 'sessionSecret' | 'jobs'>): string[] {
  const warnings: string[] = [];
  if (redisUrl && sessionSecret.isGenerated)
    warnings.push('REDIS_URL is set, but SESSION_SECRET is not: no other process can read the sessions of this one, nor it itself after a restart.');
  if (jobs.shared && !redisUrl)
    warnings.push('JOBS=redis is set, but REDIS_URL is not: chats and progress stay in this process, and another server behind a balancer has none.');
  return warnings;
}
