import { createMemorySource } from '@sheaf/pdf/bytes/byteSource';
import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { nodeCodec } from '@sheaf/pdf/bytes/nodeCodec';
import { PdfFile } from '@sheaf/pdf/file/pdfFile';
import { refuseActiveContent } from '@sheaf/pdf/guard/activeContentGuard';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { layoutLetter } from '../typeset/layoutLetter.ts';
import type { ExportLetterReport, ExportLetterRequest } from './letterExport.ts';
import { writeLetterText } from './letterText.ts';

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
    output.write(new TextEncoder().encode(writeLetterText(coverLetter)));
    return { pages: 1, fontSize: 0, missing: [] };
  }
  const layout = layoutLetter(request);
  const { pageCount: pages, fontSize } = layout;
  if (format === 'docx') {
    // What writes Word files takes longer to load than a PDF to write.
    const [{ validateDocx }, { writeLetterDocx }] = await Promise.all([
      import('@sheaf/pdf-to-docx/validate/validateDocx'),
      import('./docx/letterDocx.ts'),
    ]);
    output.write(validateDocx(await writeLetterDocx(request, layout, { title, language })));
    return { pages, fontSize, missing: [] };
  }
  const { writeLetterPdf } = await import('./pdf/letterPdf.ts');
  const pdf = await writeLetterPdf(layout, { title, language, author: sender?.name?.trim() ?? '' });
  refuseActiveContent(PdfFile.open('letter.pdf', createMemorySource(pdf), nodeCodec));
  output.write(pdf);
  return { pages, fontSize, missing: layout.missing };
}
