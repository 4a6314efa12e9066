import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { convertPdfWith } from './convertPdfWith.ts';
import type { ConversionReport, ConvertRequest } from './convertRequest.ts';

/** Returned in place of a report: a page has to be recognised first, and nothing was written. */
export interface ScansFound {
  hasScans: true;
}

/** Converts a PDF none of whose pages has to be recognised. Returns as soon as the pages of any other are read. */
export async function convertUnlessScanned(
  files: SourceFile[],
  request: ConvertRequest,
  hooks: EngineHooks,
  output: OutputFile,
): Promise<ConversionReport | ScansFound> {
  const found = new Error('A page has to be recognised.');
  try {
    return await convertPdfWith(() => Promise.reject(found))(files, request, hooks, output);
  } catch (error) {
    if (error === found) return { hasScans: true };
    throw error;
  }
}
