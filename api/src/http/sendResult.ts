import { Readable } from 'node:stream';
import type { Context } from 'koa';
import { fitReport } from '../../contract/fitReport.ts';
import { FILE_AND_REPORT_TYPE, RESULT_HEADER } from '../../contract/resultReport.ts';
import type { TempFile } from '../ports.ts';
import { attachmentHeader } from './fileName.ts';
import { onResponseClose } from './onResponseClose.ts';

/** A finished file and what is said of it. */
interface Result {
  name: string;
  type: string;
  report: object;
  output: TempFile;
}

/** Answers a call with a finished file as a download and its report, and closes the file when the answer is over. */
export function sendResult(ctx: Context, { name, type, report, output }: Result): void {
  onResponseClose(ctx, output.close);
  const { header, whole } = fitReport(report, { acceptsWhole: ctx.get('Accept').includes(FILE_AND_REPORT_TYPE) });
  ctx.set({ 'Content-Disposition': attachmentHeader(name), [RESULT_HEADER]: header, 'Cache-Control': 'no-store' });
  ctx.type = whole ? FILE_AND_REPORT_TYPE : type;
  ctx.length = output.size + (whole?.length ?? 0);
  ctx.body = whole ? Readable.from(joinParts(output.stream(), whole), { objectMode: false }) : output.stream();
}

async function* joinParts(file: Readable, report: Uint8Array): AsyncGenerator<Uint8Array> {
  yield* file;
  yield report;
}
