import type { Phrase } from './phrases.ts';
import type * as z from './schema.ts';

const MAX_PATH_CHARACTERS = 60;

/** Returns where a value does not match its schema, in a few words for the author of the call. */
export function describeSchemaProblem({ issues }: z.core.$ZodError): Phrase {
  const fieldPath = issues[0]?.path.map(String).join('.').slice(0, MAX_PATH_CHARACTERS);
  return fieldPath ? { phrase: 'not_right', of: fieldPath } : { phrase: 'wrong_form' };
}
