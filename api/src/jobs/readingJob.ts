import type * as Reader from '@sheaf/pdf-text/readingRequest';
import { ReadingOptions } from '../../contract/grammar.ts';
import * as z from '../../contract/schema.ts';

/** The options of the reader beside its file. */
export const ReadingRequest = z.object({
  options: ReadingOptions,
  maxPages: z.int().check(z.gte(0)),
  ocrDataFolder: z.optional(z.string()),
}) satisfies z.ZodMiniType<Reader.ReadingRequest>;
export type ReadingRequest = z.infer<typeof ReadingRequest>;

export const ReadingReport = z.object({ pages: z.int(), words: z.int(), ocrPages: z.int() }) satisfies z.ZodMiniType<Reader.ReadingReport>;
export type ReadingReport = z.infer<typeof ReadingReport>;
