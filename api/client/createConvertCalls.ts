import { type ConvertOptions, ConvertReport } from '../contract/convert.ts';
import { WORD_AND_PREVIEW_TYPE } from '../contract/convertPreview.ts';
import { PDF_FILE_TYPE, WORD_FILE_TYPE } from '../contract/fileTypes.ts';
import { FILE_AND_REPORT_TYPE } from '../contract/resultReport.ts';
import { type SearchableOptions, SearchableReport } from '../contract/searchable.ts';
import type { UploadCallOptions } from './callOptions.ts';
import type { CallWays } from './createChatCalls.ts';
import { readResult } from './readResult.ts';
import { type ConvertedDocument, splitConvertedDocument } from './splitConvertedDocument.ts';

export interface SearchablePdf {
  pdf: Blob;
  report: SearchableReport;
}

export interface ConvertClient {
  /** Converts a PDF into a Word document. */
  convertPdf(file: File, options?: ConvertOptions, call?: UploadCallOptions): Promise<ConvertedDocument>;
  /** Lays recognised words behind the scanned pages of a PDF. */
  makeSearchable(file: File, options?: SearchableOptions, call?: UploadCallOptions): Promise<SearchablePdf>;
}

/** Builds the calls about conversions. */
export function createConvertCalls({ call }: Pick<CallWays, 'call'>): ConvertClient {
  return {
    async convertPdf(file, options, listening = {}) {
      const accept = `${FILE_AND_REPORT_TYPE}, ${WORD_AND_PREVIEW_TYPE}, ${WORD_FILE_TYPE}`;
      const answer = await call('convertPdf', { upload: { field: 'file', files: [file], options }, accept }, listening);
      const { file: wordAndPreview, report } = await readResult(answer, ConvertReport, WORD_FILE_TYPE);
      return splitConvertedDocument(wordAndPreview, report);
    },
    async makeSearchable(file, options, listening = {}) {
      const accept = `${FILE_AND_REPORT_TYPE}, ${PDF_FILE_TYPE}`;
      const answer = await call('makeSearchable', { upload: { field: 'file', files: [file], options }, accept }, listening);
      const { file: pdf, report } = await readResult(answer, SearchableReport, PDF_FILE_TYPE);
      return { pdf, report };
    },
  };
}
