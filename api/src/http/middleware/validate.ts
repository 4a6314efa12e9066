import type * as z from '../../../contract/schema.ts';
import type { RouteStep } from '../addRoute.ts';
import { parseOptions } from '../parseOptions.ts';
import { readJsonBody } from '../readJsonBody.ts';

/** Parses the options of an uploaded form into `ctx.state.options`, and refuses what the schema does not know. */
export function validate<Schema extends z.ZodMiniType>(schema: Schema): RouteStep<{ fields: ReadonlyMap<string, string>; options: z.infer<Schema> }> {
  return async (ctx, next) => {
    ctx.state.options = parseOptions(ctx.state.fields.get('options'), schema);
    await next();
  };
}

/** Parses a JSON body of at most `maxBytes` into `ctx.state.body`. */
export function validateBody<Schema extends z.ZodMiniType>(schema: Schema, { maxBytes }: { maxBytes: number }): RouteStep<{ body: z.infer<Schema> }> {
  return async (ctx, next) => {
    ctx.state.body = await readJsonBody(ctx, schema, maxBytes);
    await next();
  };
}
