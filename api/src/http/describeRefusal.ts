import type { Context } from 'koa';
import type { Logger } from 'pino';
import { errorWords } from '../../contract/messages/serverMessages.ts';
import { Refusal } from '../refusal.ts';
import { readLanguage } from './language.ts';

/** A refusal with its sentence in the language of the request. */
export interface DescribedRefusal extends Pick<Refusal, 'code' | 'status' | 'details' | 'fileIndex'> {
  sentence: string;
}

/** Describes what was thrown as a refusal in the language of the request. Logs it whole, with `message`, when it is a bug. */
export function describeRefusal(ctx: Context, error: unknown, log: Logger, message: string): DescribedRefusal {
  const refusal = error instanceof Refusal ? error : new Refusal('internal');
  if (refusal !== error) log.error({ err: error, requestId: ctx.state.requestId }, message);
  const { code, status, details, fileIndex } = refusal;
  return { code, status, details, fileIndex, sentence: refusal.translate(errorWords[readLanguage(ctx)]) };
}
