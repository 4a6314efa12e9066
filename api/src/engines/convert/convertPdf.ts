import { Refusal } from '../../refusal.ts';
import type { EngineHooks, OutputFile, SourceFile } from '../engine.ts';
import { openRecogniser } from '../ocr/recogniser.ts';
import { withinMeans } from '../withinMeans.ts';
import { convertFile } from './convertFile.ts';
import type { ConversionReport, ConvertRequest } from './convertingJob.ts';

/** Makes a PDF a Word document that a person can go on writing in, and writes it. */
export function convertPdf(files: SourceFile[], request: ConvertRequest, hooks: EngineHooks, output: OutputFile): Promise<ConversionReport> {
  return withinMeans(files, hooks, async (watched) => {
    const [file] = files;
    if (!file) throw new Refusal('invalid_upload');
    const { docx, report, preview } = await convertFile(file, request, watched, openRecogniser);
    if (report.words + report.images + report.tables === 0) throw new Refusal('no_text', { file: file.name }).about(0);
    output.write(docx);
    if (!preview) return report;
    const bytes = new TextEncoder().encode(JSON.stringify(preview));
    output.write(bytes);
    return { ...report, previewBytes: bytes.length };
  });
}
