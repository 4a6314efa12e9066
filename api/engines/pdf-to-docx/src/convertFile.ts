import type { SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import type { Recognition } from '@sheaf/pdf-text/scans/recognisePages';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { convertToModel } from './buildModel.ts';
import type { ConvertedModel } from './conversion.ts';
import type { ConvertRequest } from './convertRequest.ts';
import { writeDocx } from './docx/writeDocx.ts';
import { validateDocx } from './validate/validateDocx.ts';

/** Builds the Word file of a PDF, checks it, and returns it with what it was written from. */
export async function convertFile(
  file: SourceFile,
  { options, maxPages, freePages, ocrDataFolder }: ConvertRequest,
  hooks: EngineHooks,
  open: Recognition['open'],
): Promise<{ docx: Uint8Array; converted: ConvertedModel }> {
  const { password, ocr = 'auto', ocrLanguages: languages, ...choices } = options;
  const recognition: Recognition = { mode: ocr, languages, dataFolder: ocrDataFolder, ...(open && { open }) };
  const converted = await convertToModel(file, { ...choices, password, maxPages, freePages, recognition }, hooks);
  const docx = await writeDocx(converted.model);
  hooks.onProgress({ stage: 'checking' });
  return { docx: validateDocx(docx), converted };
}
