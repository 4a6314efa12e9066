import { openRecogniser } from '@sheaf/ocr/recogniser';
import type { OutputFile, SourceFile } from '@sheaf/pdf/bytes/engineFiles';
import type { EngineHooks } from '@sheaf/platform/engineHooks';
import { convertPdfWith } from './convertPdfWith.ts';
import type { ConversionReport, ConvertRequest } from './convertRequest.ts';

/** Makes a PDF a Word document that a person can go on writing in, and writes it. */
export function convertPdf(files: SourceFile[], request: ConvertRequest, hooks: EngineHooks, output: OutputFile): Promise<ConversionReport> {
  return convertPdfWith(openRecogniser)(files, request, hooks, output);
}
