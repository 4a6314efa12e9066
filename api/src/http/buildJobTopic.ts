import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { identifyCaller } from './identifyCaller.ts';

/**
 * Returns the topic under which the progress of a caller's job is reported. A job id is a random UUID that nobody guesses, but
 * a proxy may log it. So the caller is part of the topic, and the id is worth nothing to others. The topic reveals neither.
 */
export function buildJobTopic(ctx: Context, jobId: string): string {
  return createHash('sha256')
    .update(`${identifyCaller(ctx)}\n${jobId.toLowerCase()}`)
    .digest('base64url');
}
