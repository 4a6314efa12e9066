import { shortenedFields } from './resultReport.ts';
import * as z from './schema.ts';

/** A call recognises so many scanned pages, as every call does. The pages left out are read when the answer is sent again. */
export const MAX_SCANNED_PAGES = 40;

/** Optional `options` field of `POST /api/pdf/searchable`. */
export const SearchableOptions = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(256))),
  ocrLanguages: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))),
});

export type SearchableOptions = z.infer<typeof SearchableOptions>;

/** What the `X-Result` header says about a PDF that was made searchable. */
export const SearchableReport = z.object({
  pages: z.int(),
  /** The words that were added as invisible text. */
  words: z.int(),
  /** The scanned pages that have such words now, with the mean confidence of those, 0 to 100. */
  ocrPages: z.array(z.object({ page: z.int(), confidence: z.number() })),
  warnings: z.array(z.object({ code: z.string(), file: z.string(), text: z.string() })),
  ...shortenedFields,
});

export type SearchableReport = z.infer<typeof SearchableReport>;
