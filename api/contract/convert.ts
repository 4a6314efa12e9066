import { buildOptionalSchemas } from './choiceSchemas.ts';
import { convertChoices } from './convertChoices.ts';
import { shortenedFields } from './resultReport.ts';
import * as z from './schema.ts';

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

/** What becomes of a page: text that reflows, each line of text at its own place, or one picture. */
export const PageMode = z.enum(['flow', 'exact', 'picture']);

export type PageMode = z.infer<typeof PageMode>;

/** Optional `options` field of `POST /api/pdf/convert`. */
export const ConvertOptions = z.strictObject({
  /** What becomes of every page that `pageModes` does not name; `flow` when left out. */
  mode: z.optional(PageMode),
  pageModes: z.optional(z.array(z.strictObject({ page: z.int().check(z.gte(1)), mode: PageMode })).check(z.maxLength(5000))),
  /** The visitor's corrections of what was read wrong, in their order. */
  corrections: z.optional(z.array(Correction).check(z.maxLength(500))),
  ...buildOptionalSchemas(convertChoices),
  ocrLanguages: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))),
  password: z.optional(z.string().check(z.maxLength(256))),
});

export type ConvertOptions = z.infer<typeof ConvertOptions>;

/**
 * Why a page may need a review: form, drawing, scattered words, rotated text, poor scan, formulas as pictures, faint text, doubtful numbers,
 * texts beside each other, lines like rows, parts that came apart, lost lines. */
export const PageDoubt = z.enum([
  'form',
  'drawing',
  'scattered',
  'turned',
  'hardToRead',
  'formula',
  'faint',
  'digits',
  'columns',
  'rows',
  'torn',
  'lines',
]);

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
