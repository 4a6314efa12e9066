import type { ConvertPreview } from '../../../contract/convertPreview.ts';
import type { EngineHooks, SourceFile } from '../engine.ts';
import type { Recognition } from '../pdfText/scans/recognisePages.ts';
import { checkedDocx } from './check/checkedDocx.ts';
import { conversionReport } from './conversionReport.ts';
import type { ConversionReport, ConvertRequest } from './convertingJob.ts';
import { docxOf } from './docx/docxOf.ts';
import { convertedModel } from './modelOf.ts';
import { previewOf } from './preview/previewOf.ts';

/** The Word file of a PDF, checked, with what there is to tell about it. */
export async function convertFile(
  file: SourceFile,
  { options, maxPages, freePages, ocrDataFolder, withPreview }: ConvertRequest,
  hooks: EngineHooks,
  open: Recognition['open'],
): Promise<{ docx: Uint8Array; report: ConversionReport; preview?: ConvertPreview }> {
  const { password, ocr = 'auto', ocrLanguages: languages, headersFooters, pages, mode, pageModes } = options;
  const recognition: Recognition = { mode: ocr, languages, dataFolder: ocrDataFolder, ...(open && { open }) };
  const converted = await convertedModel(file, { password, maxPages, freePages, recognition, headersFooters, pages, mode, pageModes }, hooks);
  const docx = await docxOf(converted.model);
  hooks.onProgress({ stage: 'checking' });
  const preview = withPreview && previewOf(converted.model, converted);
  return { docx: checkedDocx(docx), report: conversionReport(converted), ...(preview && { preview }) };
}
