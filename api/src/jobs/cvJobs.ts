import type * as readings from '@sheaf/cover-letter/cv/cvReading';
import { DocumentTextSchema } from '@sheaf/pdf-text/documentTextSchema';
import { CvOptions, CvPlace, CvProfile, cvWarnings, letterLimits } from '../../contract/coverLetter.ts';
import * as z from '../../contract/schema.ts';

/** The options of the reader of a CV beside its file. */
export const ReadCvRequest = z.object({
  options: CvOptions,
  /** A CV that was pasted, in place of a file. */
  text: z.optional(z.string().check(z.maxLength(letterLimits.maxCvText))),
  /** The most pages that are read; 0 for no limit. */
  maxPages: z.int().check(z.gte(0)),
  /** A folder with Tesseract's data of further languages. */
  ocrDataFolder: z.optional(z.string()),
}) satisfies z.ZodMiniType<readings.ReadCvRequest>;
export type ReadCvRequest = z.infer<typeof ReadCvRequest>;

const place = z.int().check(z.gte(0));

/** What the job writes: a CV that was read. */
export const CvReading = z.object({
  text: z.string(),
  /** Where each page is in the text; empty for text that was pasted. */
  pages: z.array(z.object({ page: z.int(), start: place, end: place })),
  language: z.string(),
  wordCount: place,
  pageCount: place,
  ocrPages: z.array(z.object({ page: z.int(), confidence: z.number() })),
  profile: CvProfile,
  places: z.array(CvPlace),
  isCv: z.boolean(),
  /** Warnings about the CV itself. */
  remarks: z.array(z.enum(cvWarnings)),
  /** Warnings about its pages, as for any PDF. */
  warnings: DocumentTextSchema.shape.warnings,
}) satisfies z.ZodMiniType<readings.CvReading>;
export type CvReading = z.infer<typeof CvReading>;
