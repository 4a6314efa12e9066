import { HttpResponse } from 'msw';
import { fitReport } from '../contract/fitReport.ts';
import { FILE_AND_REPORT_TYPE, RESULT_HEADER } from '../contract/resultReport.ts';

interface FakeFile {
  content: Blob | ArrayBuffer | Uint8Array<ArrayBuffer> | string;
  headers: Record<string, string>;
  report: object;
}

/** Answers a request with a finished file and its report, as the server does. */
export function fileAnswer(request: Request, { content, headers, report }: FakeFile): Response {
  const { header, whole } = fitReport(report, { acceptsWhole: request.headers.get('Accept')?.includes(FILE_AND_REPORT_TYPE) === true });
  const told = { 'Cache-Control': 'no-store', ...headers, [RESULT_HEADER]: header };
  if (!whole) return new HttpResponse(content, { headers: told });
  return new HttpResponse(new Blob([content, whole]), { headers: { ...told, 'Content-Type': FILE_AND_REPORT_TYPE } });
}
