import { readingWarningCodes } from '@sheaf/pdf-text/documentText';
import { ConvertOptions, ConvertReport } from '../../../contract/pdf.ts';
import * as z from '../../../contract/schema.ts';

/** What is asked of the converter beside the file. */
export const ConvertRequest = z.object({
  options: ConvertOptions,
  /** The most pages that are read; 0 for no limit. */
  maxPages: z.int().check(z.gte(0)),
  /** The most pages that are converted free of charge; 0 or left out for no limit. */
  freePages: z.optional(z.int().check(z.gte(0))),
  /** A folder with Tesseract's data of more languages than English. */
  ocrDataFolder: z.optional(z.string()),
  /** Whether what the document holds of each page is told behind it. */
  withPreview: z.optional(z.boolean()),
});
export type ConvertRequest = z.infer<typeof ConvertRequest>;

/** Told when a document is written; the Word file itself is the output. Its warnings get their words where the visitor's language is known. */
export const ConversionReport = z.object({
  ...ConvertReport.shape,
  warnings: z.array(
    z.object({
      code: z.enum(readingWarningCodes),
      pages: z.array(z.int()),
      detail: z.optional(z.string()),
    }),
  ),
});
export type ConversionReport = z.infer<typeof ConversionReport>;
