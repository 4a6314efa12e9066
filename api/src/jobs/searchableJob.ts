import { readingWarningCodes } from '@sheaf/pdf-text/documentText';
import type * as Searchable from '@sheaf/searchable/makeSearchable';
import * as z from '../../contract/schema.ts';
import { SearchableOptions } from '../../contract/searchable.ts';

/** The options of the engine that makes scans searchable, beside its file. */
export const SearchableRequest = z.object({
  ...SearchableOptions.shape,
  maxPages: z.int().check(z.gte(0)),
  maxScannedPages: z.int().check(z.gte(0)),
  ocrDataFolder: z.optional(z.string()),
}) satisfies z.ZodMiniType<Omit<Searchable.SearchableRequest, 'now'>>;
export type SearchableRequest = z.infer<typeof SearchableRequest>;

/** What was read on the scanned pages. Its warnings get their words where the visitor's language is known. */
export const ScansReport = z.object({
  pages: z.int(),
  recognised: z.array(z.object({ page: z.int(), confidence: z.number() })),
  words: z.int(),
  warnings: z.array(z.object({ code: z.enum(readingWarningCodes), pages: z.array(z.int()), detail: z.optional(z.string()) })),
}) satisfies z.ZodMiniType<Searchable.SearchableReport>;
export type ScansReport = z.infer<typeof ScansReport>;
