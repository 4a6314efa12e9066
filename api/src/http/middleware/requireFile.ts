import { Refusal } from '../../refusal.ts';
import type { RouteStep } from '../addRoute.ts';
import type { ReceivedFile } from '../createUploadStorage.ts';

/** Puts the first file of a form into `ctx.state.file`, and refuses a form without one. */
export function requireFile(): RouteStep<{ files: ReceivedFile[]; file: ReceivedFile }> {
  return async (ctx, next) => {
    const [file] = ctx.state.files;
    if (!file) throw new Refusal('invalid_upload');
    ctx.state.file = file;
    await next();
  };
}
