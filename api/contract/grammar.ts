import * as z from './schema.ts';

/** The answer of `POST /api/grammar/extract-text`. */
export const ExtractedText = z.object({
  text: z.string(),
  filename: z.string(),
  pageCount: z.int(),
  wordCount: z.int(),
  language: z.string(),
  ocrPages: z.array(z.object({ page: z.int(), confidence: z.number() })),
  /** Where each page stands in `text`. */
  pages: z.array(z.object({ page: z.int(), start: z.int(), end: z.int() })),
  warnings: z.array(z.object({ code: z.string(), file: z.string(), text: z.string() })),
});
export type ExtractedText = z.infer<typeof ExtractedText>;

/** What is sent with `POST /api/grammar/check`. A word limit that is absent, null or 0 means none. */
export const GrammarRequest = z.object({
  text: z.string(),
  wordLimit: z.optional(z.nullable(z.int().check(z.gte(0)))),
  language: z.optional(z.string()),
  preset: z.optional(z.string()),
  ignoreWords: z.optional(z.array(z.string())),
  disabledRules: z.optional(z.array(z.string())),
});
export type GrammarRequest = z.infer<typeof GrammarRequest>;

/** One finding. `offset` and `length` count UTF-16 units of the text that was sent. */
export const Correction = z.object({
  id: z.string(),
  original: z.string(),
  corrected: z.string(),
  type: z.enum(['grammar', 'spelling', 'style']),
  suggestion: z.string(),
  offset: z.int(),
  length: z.int(),
  replacements: z.array(z.string()),
  ruleId: z.string(),
  confidence: z.enum(['high', 'medium', 'low']),
});
export type Correction = z.infer<typeof Correction>;

/** The answer of `POST /api/grammar/check`. */
export const GrammarResult = z.object({
  correctedText: z.string(),
  totalCorrections: z.int(),
  grammarCount: z.int(),
  spellingCount: z.int(),
  styleCount: z.int(),
  corrections: z.array(Correction),
  wordCount: z.int(),
  checkedWordCount: z.int(),
  truncated: z.boolean(),
  language: z.string(),
  engine: z.string(),
});
export type GrammarResult = z.infer<typeof GrammarResult>;
