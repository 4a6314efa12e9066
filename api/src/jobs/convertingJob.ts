import { readingWarningCodes } from '@sheaf/pdf-text/documentText';
import type * as Converter from '@sheaf/pdf-to-docx/convertRequest';
import type * as Unscanned from '@sheaf/pdf-to-docx/convertUnlessScanned';
import { ConvertOptions, ConvertReport } from '../../contract/convert.ts';
import * as z from '../../contract/schema.ts';

/** The options of the converter beside its file. */
export const ConvertRequest = z.object({
  options: ConvertOptions,
  maxPages: z.int().check(z.gte(0)),
  freePages: z.optional(z.int().check(z.gte(0))),
  ocrDataFolder: z.optional(z.string()),
  withPreview: z.optional(z.boolean()),
}) satisfies z.ZodMiniType<Converter.ConvertRequest>;
export type ConvertRequest = z.infer<typeof ConvertRequest>;

/** What is counted in a document that was written. Its warnings get their words where the visitor's language is known. */
export const ConversionReport = z.object({
  ...ConvertReport.shape,
  warnings: z.array(z.object({ code: z.enum(readingWarningCodes), pages: z.array(z.int()), detail: z.optional(z.string()) })),
}) satisfies z.ZodMiniType<Converter.ConversionReport>;
export type ConversionReport = z.infer<typeof ConversionReport>;

/** What the converter without text recognition reports: what it counted, or that a page has to be recognised. */
export const UnscannedReport = z.union([ConversionReport, z.strictObject({ hasScans: z.literal(true) })]) satisfies z.ZodMiniType<
  ConversionReport | Unscanned.ScansFound
>;
export type UnscannedReport = z.infer<typeof UnscannedReport>;
