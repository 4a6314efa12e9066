import type * as letterExport from '@sheaf/cover-letter/export/letterExport';
import { buildChoiceSchemas } from '../../contract/choiceSchemas.ts';
import { letterFormats, letterLimits } from '../../contract/coverLetter.ts';
import { letterLookChoices } from '../../contract/letterChoices.ts';
import * as z from '../../contract/schema.ts';

/** In characters: of a name, an address, a company. */
const MAX_LINE = 300;
const MAX_LINKS = 20;
const line = z.optional(z.string().check(z.maxLength(MAX_LINE)));

/** A letter that is to be written as a file; it comes without any other. */
export const ExportLetterRequest = z.object({
  /** The text as the visitor edited it, with empty lines between paragraphs. */
  coverLetter: z.string().check(z.maxLength(letterLimits.maxLetter)),
  format: z.enum(letterFormats),
  ...buildChoiceSchemas(letterLookChoices),
  /** Of the text, as in `en` or `pt-BR`. */
  language: z.string().check(z.maxLength(35)),
  /** What the document is called, as `letterTitle` makes it. */
  title: z.string().check(z.maxLength(1000)),
  /** Absent when the sender is unknown: the letter then has no letterhead. */
  sender: z.optional(
    z.object({
      name: line,
      headline: line,
      email: line,
      phone: line,
      location: line,
      links: z.optional(z.array(z.string().check(z.maxLength(MAX_LINE))).check(z.maxLength(MAX_LINKS))),
    }),
  ),
  recipient: z.optional(z.object({ name: line, company: line })),
  /** As in 2026-11-22; the letter has no date without it. */
  date: z.optional(z.iso.date()),
}) satisfies z.ZodMiniType<letterExport.ExportLetterRequest>;
export type ExportLetterRequest = z.infer<typeof ExportLetterRequest>;

/** The report on the written file, which itself is the output. */
export const ExportLetterReport = z.object({
  /** Of a PDF as it was written, of a Word file as it was laid out; 1 of plain text. */
  pages: z.int(),
  /** Of the text, in points; 0 where the format has none. */
  fontSize: z.number(),
  /** Characters that none of the embedded fonts has, and that are therefore not drawn. Only PDF has any. */
  missing: z.array(z.string()),
}) satisfies z.ZodMiniType<letterExport.ExportLetterReport>;
export type ExportLetterReport = z.infer<typeof ExportLetterReport>;
