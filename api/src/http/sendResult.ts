import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { CallReport, FileCallName } from '../../contract/calls.ts';
import { fitReport } from '../../contract/fitReport.ts';
import { FILE_AND_REPORT_TYPE, RESULT_HEADER } from '../../contract/resultReport.ts';
import type { TempFile } from '../ports.ts';
import { formatAttachmentHeader } from './fileName.ts';
import { onResponseClose } from './onResponseClose.ts';

/** A finished file and its report. */
interface Result<Name extends FileCallName> {
  name: string;
  type: string;
  report: CallReport<Name>;
  output: TempFile;
}

/** Answers a call of the contract with a file as a download and its report. Closes the file when the answer is over. */
export function sendResult<Name extends FileCallName>(ctx: Context, _call: Name, { name, type, report, output }: Result<Name>): void {
  onResponseClose(ctx, output.close);
  const { header, fullReport } = fitReport(report, { acceptsFullReport: ctx.get('Accept').includes(FILE_AND_REPORT_TYPE) });
  ctx.set({ 'Content-Disposition': formatAttachmentHeader(name), [RESULT_HEADER]: header });
  ctx.type = fullReport ? FILE_AND_REPORT_TYPE : type;
  ctx.length = output.size + (fullReport?.length ?? 0);
  ctx.body = fullReport ? Readable.from(joinParts(output.stream(), fullReport), { objectMode: false }) : output.stream();
}

async function* joinParts(file: Readable, report: Uint8Array): AsyncGenerator<Uint8Array> {
  yield* file;
  yield report;
}
