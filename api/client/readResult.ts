import { RESULT_HEADER, ReportPlace } from '../contract/resultReport.ts';
import type { Answer } from './transport.ts';

interface ReportSchema<Report> {
  parse(told: unknown): Report;
}

/** Reads the file of an answer and its report, which stands in `X-Result` or, where it outgrew that, whole behind the file. */
export async function readResult<Report>(
  { body, headers }: Pick<Answer, 'body' | 'headers'>,
  schema: ReportSchema<Report>,
  fileType: string,
): Promise<{ file: Blob; report: Report }> {
  const told = decodeHeader(headers);
  const { reportBytes } = ReportPlace.parse(told);
  if (reportBytes === undefined) return { file: body, report: schema.parse(told) };
  const end = body.size - reportBytes;
  return { file: body.slice(0, end, fileType), report: schema.parse(JSON.parse(await body.slice(end).text())) };
}

/** Reads `X-Result`, the base64url JSON that says what a binary answer holds. */
function decodeHeader(headers: Headers): unknown {
  const encoded = headers.get(RESULT_HEADER);
  if (!encoded) throw new Error(`The answer carries no ${RESULT_HEADER} header.`);
  const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
