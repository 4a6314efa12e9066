import OpenAI from 'openai';
import type { ModelQuestion } from '../ports.ts';

/** What an endpoint takes beside the messages. Services that speak one protocol differ in this. */
export interface EndpointAbilities {
  /** OpenAI's newer models refuse the first name, other services know it alone. */
  tokenLimit: 'max_tokens' | 'max_completion_tokens';
  /** Answers in the form of a JSON Schema. */
  takesSchema: boolean;
  /** Models that reason refuse any temperature but their own. */
  takesTemperature: boolean;
}

const INVALID_REQUEST = new Set([400, 422]);
/** A request that is too long for the model names the same fields, and would be so in any form. */
const TOO_LONG = /context|too (long|large|many)|exceed/i;

/** Returns the abilities assumed for an endpoint until it rejects one. OpenAI itself has its own name for the token limit. */
export function assumeAbilities(baseUrl: string): EndpointAbilities {
  const isOpenAi = new URL(baseUrl).hostname === 'api.openai.com';
  return { tokenLimit: isOpenAi ? 'max_completion_tokens' : 'max_tokens', takesSchema: true, takesTemperature: true };
}

/** Returns the request fields for an endpoint of these abilities. */
export function buildRequestFields({ maxTokens, json }: Pick<ModelQuestion, 'maxTokens' | 'json'>, abilities: EndpointAbilities) {
  return {
    [abilities.tokenLimit]: maxTokens,
    ...(abilities.takesTemperature ? { temperature: 0 } : {}),
    ...(json && abilities.takesSchema
      ? { response_format: { type: 'json_schema' as const, json_schema: { name: json.name, schema: json.schema, strict: true } } }
      : {}),
  };
}

/** Returns the abilities without the field that an endpoint rejected; undefined when another request form would not help. */
export function reduceAbilities(error: unknown, had: EndpointAbilities, hadJsonFormat: boolean): EndpointAbilities | undefined {
  if (!(error instanceof OpenAI.APIError) || !INVALID_REQUEST.has(Number(error.status))) return undefined;
  const message = `${error.param ?? ''} ${error.message}`;
  if (TOO_LONG.test(message)) return undefined;
  if (/max_(completion_)?tokens/.test(message))
    return { ...had, tokenLimit: had.tokenLimit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens' };
  if (had.takesTemperature && /temperature/.test(message)) return { ...had, takesTemperature: false };
  // Some say no more than "invalid request", and the schema is the likeliest cause.
  if (had.takesSchema && hadJsonFormat) return { ...had, takesSchema: false };
  return undefined;
}
