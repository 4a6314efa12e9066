import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { createFileInMemory } from '@sheaf/pdf/bytes/fileInMemory';
import { createOutputInMemory } from '@sheaf/pdf/bytes/outputInMemory';
import { mergeJob } from './mergeJob.ts';
import type { MergeChoices, Rotation } from './model/mergeOptions.ts';
import type { MergedPdf } from './model/mergeRequest.ts';

export type { MergeChoices } from './model/mergeOptions.ts';
export type { MergedPdf, MergeReport } from './model/mergeRequest.ts';

/** The path of a PDF file or its bytes. */
type PdfContent = string | Uint8Array;

/** A PDF with what is said about it. */
export interface PdfInput {
  file: PdfContent;
  /** What bookmarks, warnings and errors call it; the name of the file unless given. */
  name?: string;
  password?: string;
  /** The pages to take, such as `1-3, 5, 8-, even, r1`; all unless given. */
  pages?: string;
  /** Turns its pages clockwise, on top of the rotation they have. */
  rotate?: Rotation;
}

export interface MergePdfsOptions extends MergeChoices {
  /** Stops the merge between two of its steps. */
  signal?: AbortSignal;
  /** The time that the merged file states as that of its making. */
  now?: Date;
}

/**
 * Merges PDFs in memory, in the order given. Keeps bookmarks, links, forms, tags, layers and attachments, and drops what would run by
 * itself. Rejects with a `PdfError` or `MergeError` that names the file when one cannot be merged.
 */
export async function mergePdfs(
  inputs: readonly (PdfContent | PdfInput)[],
  { signal, now, maxPages, ...choices }: MergePdfsOptions = {},
): Promise<MergedPdf> {
  const pdfInputs = inputs.map((input): PdfInput => (typeof input === 'string' || input instanceof Uint8Array ? { file: input } : input));
  const files = await Promise.all(pdfInputs.map(openInput));
  const options = {
    ...choices,
    passwords: pdfInputs.map(({ password }) => password ?? null),
    rotate: pdfInputs.map(({ rotate }) => rotate ?? 0),
    ranges: pdfInputs.some(({ pages }) => pages) ? pdfInputs.map(({ pages }) => pages ?? null) : undefined,
  };
  const output = createOutputInMemory();
  const hooks = { onProgress: () => undefined, signal: signal ?? new AbortController().signal };
  const report = await mergeJob(files, { options, maxPages: maxPages ?? 0, now: now ?? new Date() }, hooks, output);
  return { pdf: output.written().bytes(), report };
}

async function openInput({ file, name }: PdfInput, index: number): Promise<SourceFile> {
  if (typeof file === 'string') return createFileInMemory(name ?? path.basename(file), await readFile(file));
  return createFileInMemory(name ?? `document-${index + 1}.pdf`, file);
}
