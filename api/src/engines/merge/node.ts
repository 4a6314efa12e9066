import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MergeReport } from '../../../contract/pdf.ts';
import { mergePdfs } from './mergePdfs.ts';

const NO_LIMIT = 0;

/**
 * Merges PDF files on this machine into the file `out`. Rejects with a `Refusal` that names the file when one cannot be merged.
 * @public
 */
export async function merge(files: string[], out: string): Promise<void> {
  await mergeFiles(files, out);
}

/** As `merge`, and gives the report. */
export async function mergeFiles(files: string[], out: string): Promise<MergeReport> {
  const sources = await Promise.all(files.map(async (file) => ({ name: path.basename(file), bytes: new Uint8Array(await readFile(file)) })));
  const hooks = { onReading: () => undefined, onProgress: () => undefined, signal: new AbortController().signal };
  const { output, report } = await mergePdfs(sources, { options: {}, maxPages: NO_LIMIT }, hooks);
  await writeFile(out, output);
  return report;
}
