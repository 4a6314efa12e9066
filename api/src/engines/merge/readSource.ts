import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { PDF } from '@libpdf/core';
import { Refusal } from '../../refusal.ts';
import type { SourceFile } from '../engine.ts';
import { openInPdfium, rewrittenByPdfium } from '../pdfium.ts';

const HEADER_BYTES = 1024;

/** A file opened for merging, with as many pages as every reader and the file itself say it has. */
export interface Source {
  name: string;
  pdf: PDF;
  pages: number;
}

/**
 * Opens a file with two readers. They must agree on its pages and have all that the file claims; where the first stumbles, the second writes
 * the pages anew. Otherwise the file is refused by name: a merge never loses a page silently.
 */
export async function readSource(
  instance: WrappedPdfiumModule,
  file: SourceFile,
  password: string | undefined,
  isRewritten: boolean,
): Promise<Source> {
  if (!Buffer.from(file.bytes.subarray(0, HEADER_BYTES)).includes('%PDF-')) throw new Refusal('not_a_pdf', { file: file.name });
  const opening = openInPdfium(instance, file.bytes, password);
  if (opening.state === 'locked') throw new Refusal(password === undefined ? 'password_required' : 'wrong_password', { file: file.name });

  const second = opening.state === 'open' ? opening.document : undefined;
  try {
    const first = isRewritten ? undefined : await readInLibrary(file.bytes, password);
    const claimed = Math.max(first?.claimed ?? 0, first?.pages ?? 0, second?.pages ?? 0);
    if (claimed === 0) throw new Refusal('damaged_pdf', { file: file.name });
    if (first && first.pages === claimed) return { name: file.name, pdf: first.pdf, pages: claimed };

    const rewritten = second && second.pages === claimed ? rewrittenByPdfium(instance, second) : undefined;
    const again = rewritten && (await readInLibrary(rewritten, undefined));
    if (!again || again.pages !== claimed) throw new Refusal('damaged_pdf', { file: file.name });
    return { name: file.name, pdf: again.pdf, pages: claimed };
  } finally {
    second?.close();
  }
}

interface Reading {
  pdf: PDF;
  /** The pages that can be reached. */
  pages: number;
  /** The pages that the file says it has. */
  claimed: number;
}

async function readInLibrary(bytes: Uint8Array, password: string | undefined): Promise<Reading | undefined> {
  try {
    const pdf = await PDF.load(bytes, { credentials: password });
    if (pdf.isEncrypted && !pdf.isAuthenticated) return undefined;
    const tree = pdf.getCatalog().getDict('Pages', (reference) => pdf.getObject(reference));
    const claimed = tree?.getNumber('Count', (reference) => pdf.getObject(reference))?.value ?? 0;
    return { pdf, pages: pdf.getPageCount(), claimed };
  } catch (error) {
    if (isOutOfMemory(error)) throw error;
    // The library gives up on some damaged files; the second reader may still manage.
    return undefined;
  }
}

/** Tells a lack of memory from an unreadable file: the first says nothing about the file's health. */
export function isOutOfMemory(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  return error instanceof RangeError && /allocation failed|Invalid (typed )?array length|Invalid string length/.test(error.message);
}
