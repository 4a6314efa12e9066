import { config } from 'zod/mini';

// zod would compile its checks with the Function constructor, which the policy of our pages forbids and reports.
config({ jitless: true });

// Each by its name, from zod's small form: so a page loads the checks it uses and no others. `import * as z from './schema.ts'`.
export type { core, infer, ZodMiniObject, ZodMiniOptional, ZodMiniType } from 'zod/mini';
export {
  _default,
  array,
  boolean,
  custom,
  discriminatedUnion,
  enum,
  file,
  gte,
  instanceof,
  int,
  iso,
  literal,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  record,
  strictObject,
  string,
  trim,
  tuple,
  union,
  unknown,
  uuid,
} from 'zod/mini';
