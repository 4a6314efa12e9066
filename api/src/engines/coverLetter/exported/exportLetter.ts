import type { EngineHooks, OutputFile, SourceFile } from '../../engine.ts';
import { memorySource } from '../../merge/raw/bytes/byteSource.ts';
import { PdfFile } from '../../merge/raw/file/pdfFile.ts';
import { refuseActiveContent } from '../../merge/raw/guard/activeContentGuard.ts';
import { nodeCodec } from '../../merge/raw/nodeCodec.ts';
import { layoutLetter } from '../page/layoutLetter.ts';
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
  const { format, coverLetter, title, language, sender } = request;
  if (format === 'txt') {
    output.write(new TextEncoder().encode(letterText(coverLetter)));
    return { pages: 1, fontSize: 0, missing: [] };
  }
  const layout = layoutLetter(request);
  const { pageCount: pages, fontSize } = layout;
  if (format === 'docx') {
    // What writes Word files takes longer to load than a PDF to write.
    const [{ checkedDocx }, { letterDocx }] = await Promise.all([import('../../convert/check/checkedDocx.ts'), import('./docx/letterDocx.ts')]);
    output.write(checkedDocx(await letterDocx(request, layout, { title, language })));
    return { pages, fontSize, missing: [] };
  }
  const { letterPdf } = await import('./pdf/letterPdf.ts');
  const pdf = await letterPdf(layout, { title, language, author: sender?.name?.trim() ?? '' });
  refuseActiveContent(PdfFile.open('letter.pdf', memorySource(pdf), nodeCodec));
  output.write(pdf);
  return { pages, fontSize, missing: layout.missing };
}
