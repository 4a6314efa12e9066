import * as z from './schema.ts';

/** The answer of `GET /api/health/live`. */
export const LiveAnswer = z.object({ status: z.literal('live') });

/** The answer of `GET /api/health/ready`. */
export const ReadyAnswer = z.object({
  status: z.enum(['ready', 'not ready', 'stopping']),
  jobs: z.boolean(),
  /** Absent when no Redis is configured. */
  redis: z.optional(z.boolean()),
});
export type ReadyAnswer = z.infer<typeof ReadyAnswer>;
