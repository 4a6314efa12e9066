import type { Context } from 'koa';
import { Refusal } from '../refusal.ts';
import { formatSize } from './formatSize.ts';
import { rejectSlowUpload } from './rejectSlowUpload.ts';

/** Reads a whole body of at most `maxBytes`, exactly as it was sent. */
export async function readRawBody(ctx: Context, maxBytes: number): Promise<Buffer> {
  const tooLarge = new Refusal('body_too_large', { limit: formatSize(maxBytes) });
  if (Number(ctx.get('Content-Length')) > maxBytes) throw tooLarge;
  return rejectSlowUpload(ctx, collectBytes(ctx, maxBytes, tooLarge));
}

async function collectBytes({ req }: Context, maxBytes: number, tooLarge: Refusal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // An iterator that ends early would close the connection, and the answer would be lost.
  await new Promise<void>((resolve, reject) => {
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) reject(tooLarge);
      else chunks.push(chunk);
    });
    req.on('end', resolve).on('error', reject);
    req.on('close', () => reject(new Error('The request was cut off.')));
  });
  return Buffer.concat(chunks);
}
