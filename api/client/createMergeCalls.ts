import { PDF_FILE_TYPE } from '../contract/fileTypes.ts';
import { type MergeOptions, MergeReport } from '../contract/merge.ts';
import { FILE_AND_REPORT_TYPE } from '../contract/resultReport.ts';
import type { UploadCallOptions } from './callOptions.ts';
import type { CallWays } from './createChatCalls.ts';
import { readResult } from './readResult.ts';

export interface MergedPdf {
  pdf: Blob;
  pages: number;
  report: MergeReport;
}

export interface MergeClient {
  /** Merges the files in the order given. */
  mergePdfs(files: File[], options?: MergeOptions, call?: UploadCallOptions): Promise<MergedPdf>;
}

/** Builds the calls about merges. */
export function createMergeCalls({ call }: Pick<CallWays, 'call'>): MergeClient {
  return {
    async mergePdfs(files, options, listening = {}) {
      const accept = `${FILE_AND_REPORT_TYPE}, ${PDF_FILE_TYPE}`;
      const answer = await call('mergePdfs', { upload: { field: 'files', files, options }, accept }, listening);
      const { file: pdf, report } = await readResult(answer, MergeReport, PDF_FILE_TYPE);
      return { pdf, pages: report.pages, report };
    },
  };
}
