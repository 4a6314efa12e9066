import type { EngineHooks, OutputFile, SourceFile } from '../../engine.ts';
import type { ExportLetterReport, ExportLetterRequest } from './exportJob.ts';
import { letterText } from './letterText.ts';

/** Writes a letter as a file of its own. */
export async function exportLetter(
  _: SourceFile[],
  request: ExportLetterRequest,
  hooks: EngineHooks,
  output: OutputFile,
): Promise<ExportLetterReport> {
  hooks.signal.throwIfAborted();
  switch (request.format) {
    case 'txt':
      output.write(new TextEncoder().encode(letterText(request.coverLetter)));
      return { pages: 1, fontSize: 0, missing: [] };
    case 'pdf':
    case 'docx':
      throw new Error('Only plain text is written yet.');
  }
}
