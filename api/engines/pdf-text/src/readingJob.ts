import { ReadingOptions } from '../../../contract/grammar.ts';
import * as z from '../../../contract/schema.ts';

/** What is asked of the reader beside the file. */
export const ReadingRequest = z.object({
  options: ReadingOptions,
  /** The most pages that are read; 0 for no limit. */
  maxPages: z.int().check(z.gte(0)),
  /** A folder with Tesseract's data of more languages than English. */
  ocrDataFolder: z.optional(z.string()),
});
export type ReadingRequest = z.infer<typeof ReadingRequest>;

/** Told when a document is read; the document itself is the output. */
export const ReadingReport = z.object({ pages: z.int(), words: z.int(), ocrPages: z.int() });
export type ReadingReport = z.infer<typeof ReadingReport>;
