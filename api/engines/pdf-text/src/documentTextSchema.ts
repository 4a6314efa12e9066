import * as z from 'zod/mini';
import { type DocumentText, readingWarningCodes } from './documentText.ts';

const place = z.int().check(z.gte(0));
const confidence = z.optional(z.number().check(z.gte(0)));

/** What the reader writes, checked since it comes from a process that read an untrusted file. */
export const DocumentTextSchema = z.object({
  text: z.string(),
  pages: z.array(
    z.object({
      page: z.int().check(z.gte(1)),
      start: place,
      end: place,
      width: z.number(),
      height: z.number(),
      source: z.enum(['text', 'ocr', 'none']),
      confidence,
      words: z.array(
        z.object({
          start: place,
          end: place,
          boxes: z.array(z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })),
          confidence,
        }),
      ),
      paginationArtifacts: z.array(z.string()),
    }),
  ),
  paragraphs: z.array(
    z.object({ start: place, end: place, kind: z.enum(['heading', 'text', 'listItem', 'tableRow', 'note']), page: z.int().check(z.gte(1)) }),
  ),
  language: z.string(),
  wordCount: place,
  warnings: z.array(
    z.object({
      code: z.enum(readingWarningCodes),
      pages: z.array(z.int().check(z.gte(1))),
      detail: z.optional(z.string()),
    }),
  ),
});

/** Parses the text that a process has read from an untrusted file. Throws when it is not valid. */
export function parseDocumentText(value: unknown): DocumentText {
  return DocumentTextSchema.parse(value);
}
