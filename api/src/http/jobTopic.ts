import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { identifyCaller } from './middleware/sessionCookie.ts';

/**
 * Where the progress of a caller's job is told. A job's id is a random UUID, which nobody guesses; but it may be seen, in a log of a proxy say.
 * So the caller is part of the topic, and an id is worth nothing to anybody else. Neither can be read from the topic.
 */
export function jobTopic(ctx: Context, jobId: string): string {
  return createHash('sha256')
    .update(`${identifyCaller(ctx)}\n${jobId.toLowerCase()}`)
    .digest('base64url');
}
