import { buildOptionalSchemas } from './choiceSchemas.ts';
import { mergeChoices } from './mergeChoices.ts';
import { shortenedFields } from './resultReport.ts';
import * as z from './schema.ts';

/** The smallest number of files that makes a merge. */
export const MIN_MERGE_FILES = 2;

const Rotation = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);

/** One page of an arrangement made page by page. */
export const MergePage = z.strictObject({
  /** Which uploaded file it is from, counted from 0. */
  file: z.int().check(z.gte(0)),
  /** Its number in that file, counted from 1. */
  page: z.int().check(z.gte(1)),
  /** Turns it clockwise, on top of the rotation it has. */
  rotate: z.optional(Rotation),
});

export type MergePage = z.infer<typeof MergePage>;

/** Optional `options` field of `POST /api/pdf/merge`; lists run parallel to the uploaded files. */
export const MergeOptions = z.strictObject({
  order: z.optional(z.array(z.int().check(z.gte(0)))),
  /** Pages to take from each file, such as `1-3, 5, 8-, -2, even, odd, r1`; null for all. */
  ranges: z.optional(z.array(z.nullable(z.string().check(z.maxLength(500))))),
  rotate: z.optional(z.array(Rotation)),
  passwords: z.optional(z.array(z.nullable(z.string().check(z.maxLength(256))))),
  ...buildOptionalSchemas(mergeChoices),
  /** Every page of the result, one by one, each as often as it is listed. Takes the place of lists and choices about whole files. */
  pages: z.optional(z.array(MergePage).check(z.minLength(1))),
});

export type MergeOptions = z.infer<typeof MergeOptions>;

/** What a merge says about its result in the `X-Result` header (base64url JSON); counted from the written file, reopened. */
export const MergeReport = z.object({
  pages: z.int(),
  files: z.array(z.object({ name: z.string(), pages: z.int(), from: z.int(), to: z.int() })),
  // Missing from servers older than these counts, and from merges that copied page by page.
  /** Bookmarks, including those of whole files. */
  outlineItems: z.optional(z.int()),
  /** A link works when it leads to a page of the written file or to a web or mail address. */
  links: z.optional(z.object({ total: z.int(), working: z.int() })),
  renamedDestinations: z.optional(z.int()),
  fields: z.optional(z.object({ total: z.int(), renamed: z.int() })),
  attachments: z.optional(z.int()),
  warnings: z.array(z.object({ code: z.string(), file: z.string(), text: z.string() })),
  ...shortenedFields,
});

export type MergeReport = z.infer<typeof MergeReport>;
