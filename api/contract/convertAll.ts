import { buildOptionalSchemas } from './choiceSchemas.ts';
import { PageMode } from './convert.ts';
import { convertChoices } from './convertChoices.ts';
import { shortenedFields } from './resultReport.ts';
import * as z from './schema.ts';

/** What a ZIP file says it is. */
export const ZIP_FILE_TYPE = 'application/zip';

const { pages: _, ...choicesOfAll } = convertChoices;

/** Optional `options` field of `POST /api/pdf/convert-all`; lists run parallel to the uploaded files, and the rest is about all of them. */
export const ConvertAllOptions = z.strictObject({
  mode: z.optional(PageMode),
  ...buildOptionalSchemas(choicesOfAll),
  ocrLanguages: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(8))),
  /** Pages to convert of each file, such as `1-3, 5, 8-, -2, even, odd, r1`; null for all. */
  ranges: z.optional(z.array(z.nullable(z.string().check(z.maxLength(convertChoices.pages.maxLength))))),
  passwords: z.optional(z.array(z.nullable(z.string().check(z.maxLength(256))))),
});

export type ConvertAllOptions = z.infer<typeof ConvertAllOptions>;

/** What the `X-Result` header says about a ZIP file of Word files. */
export const ConvertAllReport = z.object({
  pages: z.int(),
  words: z.int(),
  /** The Word files in the order of the PDFs: each with its name in the ZIP file and the PDF that it was made from. */
  files: z.array(
    z.object({
      name: z.string(),
      file: z.string(),
      pages: z.int(),
      words: z.int(),
      /** How many pages were read as pictures. */
      scannedPages: z.int(),
    }),
  ),
  warnings: z.array(z.object({ code: z.string(), file: z.string(), text: z.string() })),
  ...shortenedFields,
});

export type ConvertAllReport = z.infer<typeof ConvertAllReport>;

/** Returns the list that does not have one entry for each file, if there is one. */
export function findUnevenList({ ranges, passwords }: ConvertAllOptions, fileCount: number): string | undefined {
  return Object.entries({ ranges, passwords }).find(([, list]) => list && list.length !== fileCount)?.[0];
}
