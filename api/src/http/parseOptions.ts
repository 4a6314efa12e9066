import type * as z from '../../contract/schema.ts';
import { schemaProblem } from '../../contract/schemaProblem.ts';
import { Refusal } from '../refusal.ts';

/** The options a form carries as JSON in one field, none when it has no such field. What the schema does not know is refused. */
export function parseOptions<Schema extends z.ZodMiniType>(field: string | undefined, schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(field === undefined ? {} : jsonIn(field));
  if (!parsed.success) throw new Refusal('invalid_options', { reason: schemaProblem(parsed.error) });
  return parsed.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid_options', { reason: { phrase: 'options_not_valid_json' } });
  }
}
