import type { Phrase } from './phrases.ts';
import type * as z from './schema.ts';

const MAX_PLACE_CHARACTERS = 60;

/** Returns where a value does not match its schema, in a few words for the author of the call. */
export function describeSchemaProblem({ issues }: z.core.$ZodError): Phrase {
  const place = issues[0]?.path.map(String).join('.').slice(0, MAX_PLACE_CHARACTERS);
  return place ? { phrase: 'not_right', of: place } : { phrase: 'wrong_form' };
}
