import { buildOptionalSchemas } from './choiceSchemas.ts';
import { convertChoices } from './convertChoices.ts';
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

/**
 * What is wrong with a block of a page, and what it is: paragraphs a heading, plain text, rows of a table, one paragraph, or two from a word on. Corrections
 * are made one after the other; `block` counts the blocks that begin on the page, and `begins` says how its text does.
 */
export const Correction = z.strictObject({
  page: z.int().check(z.gte(1)),
  block: z.int().check(z.gte(0)),
  begins: z.string().check(z.maxLength(100)),
  as: z.enum(['heading', 'text', 'table', 'joined', 'parted']),
  count: z.optional(z.int().check(z.gte(1))),
  word: z.optional(z.int().check(z.gte(1))),
});

export type Correction = z.infer<typeof Correction>;

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
  // Not told by a server from before these were counted, nor by a merge that had to copy page by page.
  /** Bookmarks, those that stand for a file among them. */
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

/** What a PDF file says it is. */
export const PDF_FILE_TYPE = 'application/pdf';

/** What a Word file says it is. */
export const WORD_FILE_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What becomes of a page: text that reflows, each line of text where it stood, or one picture. */
export const PageMode = z.enum(['flow', 'exact', 'picture']);

export type PageMode = z.infer<typeof PageMode>;

/** Optional `options` field of `POST /api/pdf/convert`. */
export const ConvertOptions = z.strictObject({
  /** What becomes of every page that `pageModes` does not name; `flow` when left out. */
  mode: z.optional(PageMode),
  pageModes: z.optional(z.array(z.strictObject({ page: z.int().check(z.gte(1)), mode: PageMode })).check(z.maxLength(5000))),
  /** What the visitor says was read wrong, in the order in which it was said. */
  corrections: z.optional(z.array(Correction).check(z.maxLength(500))),
  ...buildOptionalSchemas(convertChoices),
  ocrLanguages: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))),
  password: z.optional(z.string().check(z.maxLength(256))),
});

export type ConvertOptions = z.infer<typeof ConvertOptions>;

/**
 * Why a page may need a review: form, drawing, scattered words, rotated text, poor scan, formulas as pictures, faint text, doubtful numbers,
 * texts beside each other, lines like rows. */
export const PageDoubt = z.enum(['form', 'drawing', 'scattered', 'turned', 'hardToRead', 'formula', 'faint', 'digits', 'columns', 'rows']);

export type PageDoubt = z.infer<typeof PageDoubt>;

/** What a conversion says about its result in the `X-Result` header. */
export const ConvertReport = z.object({
  pages: z.int(),
  words: z.int(),
  headings: z.int(),
  lists: z.int(),
  tables: z.int(),
  images: z.int(),
  links: z.int(),
  ocrPages: z.array(z.object({ page: z.int(), confidence: z.number() })),
  /** Pages that hardly flow, why, and what would keep more of them; left out by older servers. The first few dozen, since this is a header. */
  lookAt: z.optional(z.array(z.object({ page: z.int(), why: PageDoubt, better: z.optional(PageMode) }))),
  /** So many bytes behind the Word file are its preview, for who accepts one (`convertPreview.ts`). */
  previewBytes: z.optional(z.int()),
  warnings: z.array(z.object({ code: z.string(), file: z.string(), text: z.string() })),
  ...shortenedFields,
});

export type ConvertReport = z.infer<typeof ConvertReport>;
