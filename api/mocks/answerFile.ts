import { HttpResponse } from 'msw';
import type { CallReport, FileCallName } from '../contract/calls.ts';
import { fitReport } from '../contract/fitReport.ts';
import { FILE_AND_REPORT_TYPE, RESULT_HEADER } from '../contract/resultReport.ts';

interface FakeFile<Name extends FileCallName> {
  content: Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | string;
  headers: Record<string, string>;
  report: CallReport<Name>;
}

/** Answers a call of the contract with a finished file and its report, as the server does. */
export function answerFile<Name extends FileCallName>(request: Request, _call: Name, { content, headers, report }: FakeFile<Name>): Response {
  const { header, fullReport } = fitReport(report, { acceptsFullReport: request.headers.get('Accept')?.includes(FILE_AND_REPORT_TYPE) === true });
  const allHeaders = { 'Cache-Control': 'no-store', ...headers, [RESULT_HEADER]: header };
  if (!fullReport) return new HttpResponse(content, { headers: allHeaders });
  return new HttpResponse(new Blob([content, fullReport]), { headers: { ...allHeaders, 'Content-Type': FILE_AND_REPORT_TYPE } });
}
