import type { CallReport, FileCallName } from '../contract/calls.ts';
import { RESULT_HEADER, ReportPlace } from '../contract/resultReport.ts';
import type { AnswerTo, ReportSchema } from './contractCall.ts';

/** Reads the file of an answer and its report. A report too large for `X-Result` follows the file. */
export async function readResult<Name extends FileCallName>(
  { body, headers }: AnswerTo<Name>,
  schema: ReportSchema<Name>,
  fileType: string,
): Promise<{ file: Blob; report: CallReport<Name> }> {
  const inHeader = decodeHeader(headers);
  const { reportBytes } = ReportPlace.parse(inHeader);
  if (reportBytes === undefined) return { file: body, report: schema.parse(inHeader) };
  const end = body.size - reportBytes;
  return { file: body.slice(0, end, fileType), report: schema.parse(JSON.parse(await body.slice(end).text())) };
}

/** Decodes `X-Result`, the base64url JSON with the report of a binary answer. */
function decodeHeader(headers: Headers): unknown {
  const encoded = headers.get(RESULT_HEADER);
  if (!encoded) throw new Error(`The answer carries no ${RESULT_HEADER} header.`);
  const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}
