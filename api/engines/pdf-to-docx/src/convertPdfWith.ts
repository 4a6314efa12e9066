import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { runWithinMeans } from '@sheaf/pdf/pdfium/withinMeans';
import { NoFileError, NoTextError } from '@sheaf/pdf-text/errors';
import type { Recognition } from '@sheaf/pdf-text/scans/recognisePages';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { countContent } from './conversionReport.ts';
import { convertFile } from './convertFile.ts';
import type { ConversionReport, ConvertRequest } from './convertRequest.ts';
import { buildPreview } from './preview/buildPreview.ts';

/** Builds a converter to Word with the given text recognition, or with none. */
export function convertPdfWith(open: Recognition['open']) {
  return (files: SourceFile[], request: ConvertRequest, hooks: EngineHooks, output: OutputFile): Promise<ConversionReport> =>
    runWithinMeans(files, hooks, async (watched) => {
      const [file] = files;
      if (!file) throw new NoFileError();
      const { docx, converted } = await convertFile(file, request, watched, open);
      const report = countContent(converted);
      if (report.words + report.images + report.tables === 0) throw new NoTextError(file.name);
      output.write(docx);
      if (!request.withPreview) return report;
      const bytes = new TextEncoder().encode(JSON.stringify(buildPreview(converted.model, converted)));
      output.write(bytes);
      return { ...report, previewBytes: bytes.length };
    });
}
