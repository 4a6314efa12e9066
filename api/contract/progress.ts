import * as z from './schema.ts';

/**
 * The name a caller gives the work it asks for, so that it can ask how far that is: a random UUID in this header of the call. Each piece of work
 * has a name of its own; two that share one are reported as if they were one.
 */
export const JOB_ID_HEADER = 'X-Job-Id';

export const JobId = z.uuid();

/** With a refusal that names a file: which uploaded file it is, counted from 0, since two files may have one name. */
export const ERROR_FILE_HEADER = 'X-Error-File';

/** How far a piece of work is; each event of `GET /api/progress/:jobId` (server-sent events) carries one as JSON. */
export const JobProgress = z.discriminatedUnion('stage', [
  /** Its files are coming in; anyone who sends them knows best how far that is. */
  z.object({ stage: z.literal('receiving') }),
  /** It waits for its turn. */
  z.object({ stage: z.literal('waiting') }),
  z.object({
    stage: z.literal('reading'),
    file: z.int().check(z.gte(0)),
    files: z.int().check(z.gte(1)),
    /** The `page`-th, from 1, of the `pages` that are read, where a file is read page by page. */
    page: z.optional(z.int().check(z.gte(1))),
    pages: z.optional(z.int().check(z.gte(1))),
  }),
  /** A page is being read as a picture: the `page`-th, from 1, of the `pages` that need it. */
  z.object({ stage: z.literal('recognising'), page: z.int().check(z.gte(1)), pages: z.int().check(z.gte(1)) }),
  z.object({ stage: z.literal('proofreading'), word: z.int().check(z.gte(0)), words: z.int().check(z.gte(0)) }),
  z.object({
    stage: z.literal('writing'),
    page: z.int().check(z.gte(0)),
    pages: z.int().check(z.gte(0)),
    /** The uploaded file, from 0, that is being copied, where one is. */
    file: z.optional(z.int().check(z.gte(0))),
  }),
  /** The result is written and is being read again by a second reader. */
  z.object({ stage: z.literal('checking') }),
  z.object({ stage: z.literal('over') }),
]);

export type JobProgress = z.infer<typeof JobProgress>;
