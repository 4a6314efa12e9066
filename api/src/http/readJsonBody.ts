import type { Context } from 'koa';
import { describeSchemaProblem } from '../../contract/describeSchemaProblem.ts';
import type * as z from '../../contract/schema.ts';
import { Refusal } from '../refusal.ts';
import { readRawBody } from './readRawBody.ts';

/** Reads a JSON body by its schema. Anything else is refused, also a compressed body or another encoding. */
export async function readJsonBody<Schema extends z.ZodMiniType>(ctx: Context, schema: Schema, maxBytes: number): Promise<z.infer<Schema>> {
  if (!ctx.is('application/json')) throw new Refusal('invalid_request', { reason: { phrase: 'not_json' } });
  if (ctx.get('Content-Encoding') !== '') throw new Refusal('invalid_request', { reason: { phrase: 'compressed' } });
  // JSON is always UTF-8 (RFC 8259, section 8.1), and ASCII is a part of it.
  if (!/^(utf-?8|us-ascii)?$/i.test(ctx.request.charset)) throw new Refusal('invalid_request', { reason: { phrase: 'foreign_charset' } });
  const parsed = schema.safeParse(parseJson(await readRawBody(ctx, maxBytes)));
  if (!parsed.success) throw new Refusal('invalid_request', { reason: describeSchemaProblem(parsed.error) });
  return parsed.data;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('invalid_request', { reason: { phrase: 'not_valid_json' } });
  }
}
