import { openRecogniser } from '@sheaf/ocr/recogniser';
import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import { runWithinMeans } from '@sheaf/pdf/pdfium/withinMeans';
import { NoFileError, NoTextError } from '@sheaf/pdf-text/errors';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { countContent } from './conversionReport.ts';
import { convertFile } from './convertFile.ts';
import type { ConversionReport, ConvertRequest } from './convertRequest.ts';
import { buildPreview } from './preview/buildPreview.ts';

/** Makes a PDF a Word document that a person can go on writing in, and writes it. */
export function convertPdf(files: SourceFile[], request: ConvertRequest, hooks: EngineHooks, output: OutputFile): Promise<ConversionReport> {
  return runWithinMeans(files, hooks, async (watched) => {
    const [file] = files;
    if (!file) throw new NoFileError();
    const { docx, converted } = await convertFile(file, request, watched, openRecogniser);
    const report = countContent(converted);
    if (report.words + report.images + report.tables === 0) throw new NoTextError(file.name);
    output.write(docx);
    if (!request.withPreview) return report;
    const bytes = new TextEncoder().encode(JSON.stringify(buildPreview(converted.model, converted)));
    output.write(bytes);
    return { ...report, previewBytes: bytes.length };
  });
}
