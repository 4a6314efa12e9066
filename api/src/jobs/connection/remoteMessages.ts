import { z } from 'zod';
import { StartCommand, WorkerMessage } from '../protocol/messages.ts';
import type { Outcome } from '../sandbox/workerJob.ts';

const MAX_REASON_CHARACTERS = 4000;
const MAX_ID_CHARACTERS = 100;

/** A message from a worker on another machine. Its sandboxed process has parsed an untrusted file, so the server validates it. */
export const RemoteMessage = z.discriminatedUnion('type', [
  ...WorkerMessage.options,
  /** The sandboxed process exceeded a limit or died. */
  z.object({
    type: z.literal('broken'),
    reason: z.string().transform((reason) => reason.slice(0, MAX_REASON_CHARACTERS)),
    readingFile: z.int().min(0).optional(),
    isKilledFromOutside: z.boolean(),
    hasBegun: z.boolean(),
  }),
  /** The worker stops and gives the job back. */
  z.object({ type: z.literal('returned') }),
]);
export type RemoteMessage = z.infer<typeof RemoteMessage>;

/** The job, as the server sends it after the handshake. */
export const RemoteJob = StartCommand.extend({ requestId: z.string().max(MAX_ID_CHARACTERS).optional() });
export type RemoteJob = z.infer<typeof RemoteJob>;

/** Converts the outcome of a job to the message for its server. */
export function describeOutcome(outcome: Outcome): RemoteMessage {
  switch (outcome.state) {
    case 'done':
      return { type: 'done', report: outcome.report };
    case 'refused':
      return { type: 'refused', code: outcome.code, details: outcome.details, fileIndex: outcome.fileIndex };
    case 'failed':
      return { type: 'failed', stack: outcome.stack };
    case 'cancelled':
      return { type: 'cancelled' };
    case 'broken': {
      const { reason, readingFile, isKilledFromOutside, hasBegun } = outcome;
      return { type: 'broken', reason, readingFile, isKilledFromOutside, hasBegun };
    }
    case 'lost':
      return { type: 'returned' };
  }
}
