import { z } from 'zod';
import { phraseNames } from '../../../contract/phrases.ts';
import { JobProgress } from '../../../contract/progress.ts';

/** What the log takes of a stack. */
const MAX_STACK_CHARACTERS = 10_000;
/** More than a file name, a page range or a count, which is what refusals are made of. */
const MAX_DETAIL_CHARACTERS = 1000;

const ToldPhrase = z.object({ phrase: z.enum(phraseNames), of: z.string().max(MAX_DETAIL_CHARACTERS).optional() });

/** What the server asks of a boxed process. */
export const Command = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    engine: z.string(),
    options: z.unknown(),
    files: z.array(z.object({ name: z.string(), bytes: z.int().min(0) })),
  }),
  z.object({ type: z.literal('cancel') }),
]);
export type Command = z.infer<typeof Command>;

/** What a boxed process tells. It has read a stranger's file, so nothing it says is taken on trust. */
export const Notice = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('progress'), progress: JobProgress }),
  /** The output is written. */
  z.object({ type: z.literal('done'), report: z.unknown() }),
  z.object({
    type: z.literal('refused'),
    code: z.string().max(100),
    details: z.record(z.string(), z.union([z.string().max(MAX_DETAIL_CHARACTERS), z.number(), ToldPhrase])).optional(),
    fileIndex: z.int().min(0).optional(),
  }),
  z.object({ type: z.literal('failed'), stack: z.string().transform((stack) => stack.slice(0, MAX_STACK_CHARACTERS)) }),
  z.object({ type: z.literal('cancelled') }),
]);
export type Notice = z.infer<typeof Notice>;
