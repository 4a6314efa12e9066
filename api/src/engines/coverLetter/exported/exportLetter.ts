import type { EngineHooks, OutputFile, SourceFile } from '../../engine.ts';
import { layoutLetter } from '../page/layoutLetter.ts';
import type { ExportLetterReport, ExportLetterRequest } from './exportJob.ts';
import { letterText } from './letterText.ts';
import { letterPdf } from './pdf/letterPdf.ts';

/** Writes a letter as a file of its own. */
export async function exportLetter(
  _: SourceFile[],
  request: ExportLetterRequest,
  hooks: EngineHooks,
  output: OutputFile,
): Promise<ExportLetterReport> {
  hooks.signal.throwIfAborted();
  const { format, coverLetter, title, language, sender } = request;
  switch (format) {
    case 'txt':
      output.write(new TextEncoder().encode(letterText(coverLetter)));
      return { pages: 1, fontSize: 0, missing: [] };
    case 'pdf': {
      const layout = layoutLetter(request);
      output.write(letterPdf(layout, { title, language, author: sender?.name ?? '' }));
      return { pages: layout.pageCount, fontSize: layout.fontSize, missing: layout.missing };
    }
    case 'docx':
      throw new Error('No Word file is written yet.');
  }
}
