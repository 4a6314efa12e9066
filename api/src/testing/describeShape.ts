import { toJSONSchema } from 'zod';
import type * as z from '../../contract/schema.ts';

/** The fields of a schema with their types. `?` marks a field that may be absent. */
export type Shape = string | Shape[] | { [field: string]: Shape };

/** The parts of JSON Schema that the contract uses. */
interface JsonSchema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  required?: string[];
}

/** Describes the request or the answer of a call by its entry in the contract. */
export function describeCall(entry: string | Record<string, string | z.ZodMiniType>): Shape {
  if (typeof entry === 'string') return entry;
  return Object.fromEntries(Object.entries(entry).map(([name, part]) => [name, typeof part === 'string' ? part : describeShape(part)]));
}

/** Describes every field of a schema as literals that a test can compare. */
function describeShape(schema: z.ZodMiniType): Shape {
  return describe(toJSONSchema(schema) as JsonSchema);
}

function describe(schema: JsonSchema): Shape {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joinChoices(choices.map(describe));
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.prefixItems) return schema.prefixItems.map(describe);
  if (schema.type === 'array') return [schema.items ? describe(schema.items) : 'nothing'];
  if (schema.type === 'object') return describeFields(schema);
  return schema.format ?? schema.type ?? 'anything';
}

function describeFields({ properties, required = [], additionalProperties }: JsonSchema): Shape {
  if (!properties) return { '*': typeof additionalProperties === 'object' ? describe(additionalProperties) : 'anything' };
  const fields = Object.entries(properties);
  return Object.fromEntries(fields.map(([name, field]) => [required.includes(name) ? name : `${name}?`, describe(field)]));
}

function joinChoices(choices: Shape[]): Shape {
  const words = choices.filter((choice) => typeof choice === 'string');
  return words.length === choices.length ? words.join(' | ') : choices;
}
