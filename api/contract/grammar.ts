import { buildLenientSchemas } from './choiceSchemas.ts';
import { grammarChoices } from './grammarChoices.ts';
import * as z from './schema.ts';

export const grammarPresets = grammarChoices.preset.values;
export type GrammarPreset = (typeof grammarPresets)[number];

export const grammarDialects = grammarChoices.language.values;
export type GrammarDialect = (typeof grammarDialects)[number];

/** More words than this are refused; a word limit is about what is checked, this about what is sent. */
export const MAX_GRAMMAR_WORDS = 100_000;

/** Optional `options` field of `POST /api/grammar/extract-text`. */
export const ReadingOptions = z.strictObject({
  password: z.optional(z.string().check(z.maxLength(256))),
  /** `auto` reads pages without usable text as pictures, `force` all of them, `off` none. */
  ocr: z.optional(z.enum(['auto', 'off', 'force'])),
  ocrLanguages: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))),
  /** Holds where every word is on its page. */
  boxes: z.optional(z.boolean()),
});
export type ReadingOptions = z.infer<typeof ReadingOptions>;

/** Boxes are measured in this many parts of the width and height of the page as it is shown, from its top left. */
export const BOX_UNITS = 10_000;
/** How many numbers in a row describe one word: its offset in `text`, its length, then left, top, width and height of its box. */
export const NUMBERS_PER_WORD = 6;

/** The answer of `POST /api/grammar/extract-text`. */
export const ExtractedText = z.object({
  text: z.string(),
  filename: z.string(),
  pageCount: z.int(),
  wordCount: z.int(),
  language: z.string(),
  ocrPages: z.array(z.object({ page: z.int(), confidence: z.number() })),
  /** Where each page is in `text`. */
  pages: z.array(
    z.object({
      page: z.int(),
      start: z.int(),
      end: z.int(),
      /** Every word of the page, `NUMBERS_PER_WORD` numbers each; there when boxes were asked for. */
      words: z.optional(z.array(z.int())),
    }),
  ),
  warnings: z.array(z.object({ code: z.string(), file: z.string(), text: z.string() })),
});
export type ExtractedText = z.infer<typeof ExtractedText>;

/** What is sent with `POST /api/grammar/check`. A word limit that is absent, null or 0 means none. */
export const GrammarRequest = z.object({
  text: z.string(),
  wordLimit: z.optional(z.nullable(z.int().check(z.gte(0)))),
  ...buildLenientSchemas(grammarChoices),
  ignoreWords: z.optional(z.array(z.string())),
  /** Rules by their `ruleId`. */
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
  /** Who found it; `both` when the AI service and the built-in engine agree. Absent from servers that have one engine alone. */
  source: z.optional(z.enum(['built-in', 'model', 'both'])),
});
export type Correction = z.infer<typeof Correction>;

/** How hard a text is to read. `grade` is the Flesch-Kincaid grade: years of school. Absent for texts too short to say. */
export const Readability = z.object({ words: z.int(), sentences: z.int(), averageSentenceWords: z.number(), grade: z.number() });
export type Readability = z.infer<typeof Readability>;

/** Warnings about the check itself. */
export const grammarWarnings = ['not_english', 'not_prose', 'model_unavailable', 'truncated'] as const;
export type GrammarWarning = (typeof grammarWarnings)[number];

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
  /** `en`, or a guess at what else it is: then nothing is marked. */
  language: z.string(),
  engine: z.string(),
  /** What the visitor should know about this check, such as an AI service that did not answer. */
  warnings: z.optional(z.array(z.object({ code: z.enum(grammarWarnings), text: z.string() }))),
  readability: z.optional(Readability),
});
export type GrammarResult = z.infer<typeof GrammarResult>;
