import { z } from 'zod';
import { phraseNames } from '../../../contract/phrases.ts';
import { JobProgress } from '../../../contract/progress.ts';

/** The part of a stack that is logged. */
const MAX_STACK_CHARACTERS = 10_000;
/** Refusals are made from file names, page ranges and counts, all of which are shorter. */
const MAX_DETAIL_CHARACTERS = 1000;

const DetailPhrase = z.object({ phrase: z.enum(phraseNames), of: z.string().max(MAX_DETAIL_CHARACTERS).optional() });

/** The command that starts a job. */
export const StartCommand = z.object({
  type: z.literal('start'),
  engine: z.string(),
  options: z.unknown(),
  files: z.array(z.object({ name: z.string(), bytes: z.int().min(0) })),
});
export type StartCommand = z.infer<typeof StartCommand>;

/** A command from the server to a worker. */
export const WorkerCommand = z.discriminatedUnion('type', [StartCommand, z.object({ type: z.literal('cancel') })]);
export type WorkerCommand = z.infer<typeof WorkerCommand>;

/** A message from a worker to the server. The worker has read an untrusted file, so the server trusts none of it. */
export const WorkerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('progress'), progress: JobProgress }),
  /** The output is written. */
  z.object({ type: z.literal('done'), report: z.unknown() }),
  z.object({
    type: z.literal('refused'),
    code: z.string().max(100),
    details: z.record(z.string(), z.union([z.string().max(MAX_DETAIL_CHARACTERS), z.number(), DetailPhrase])).optional(),
    fileIndex: z.int().min(0).optional(),
  }),
  z.object({ type: z.literal('failed'), stack: z.string().transform((stack) => stack.slice(0, MAX_STACK_CHARACTERS)) }),
  z.object({ type: z.literal('cancelled') }),
]);
export type WorkerMessage = z.infer<typeof WorkerMessage>;
