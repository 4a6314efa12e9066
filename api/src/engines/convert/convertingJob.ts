import { ConvertReport } from '../../../contract/pdf.ts';
import * as z from '../../../contract/schema.ts';

/** The optional `options` of a conversion. */
export const ConvertOptions = z.strictObject({
  /** `flow` is text that reflows. */
  mode: z.optional(z.enum(['flow', 'exact'])),
  /** Such as `1-3, 5, 8-, -2, even, odd, r1`; all when left out. */
  pages: z.optional(z.string().check(z.maxLength(500))),
  ocr: z.optional(z.enum(['auto', 'off', 'force'])),
  ocrLanguages: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))),
  password: z.optional(z.string().check(z.maxLength(256))),
  /** What becomes of running heads and feet: Word's own, part of the text, or nothing. */
  headersFooters: z.optional(z.enum(['word', 'body', 'drop'])),
});
export type ConvertOptions = z.infer<typeof ConvertOptions>;

/** What is asked of the converter beside the file. */
export const ConvertRequest = z.object({
  options: ConvertOptions,
  /** The most pages that are read; 0 for no limit. */
  maxPages: z.int().check(z.gte(0)),
  /** A folder with Tesseract's data of more languages than English. */
  ocrDataFolder: z.optional(z.string()),
});
export type ConvertRequest = z.infer<typeof ConvertRequest>;

/** Told when a document is written; the Word file itself is the output. Its warnings get their words where the visitor's language is known. */
export const ConversionReport = z.object({
  ...ConvertReport.shape,
  warnings: z.array(
    z.object({
      code: z.enum(['ocr_language_missing', 'ocr_unavailable', 'ocr_partial', 'ocr_hard_page', 'hidden_text']),
      pages: z.array(z.int()),
      detail: z.optional(z.string()),
    }),
  ),
});
export type ConversionReport = z.infer<typeof ConversionReport>;
