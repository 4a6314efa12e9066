import * as z from '../../../../contract/schema.ts';

const MAX_SENTENCE = 700;

const sentence = {
  type: 'object',
  additionalProperties: false,
  required: ['text', 'evidence'],
  properties: { text: { type: 'string' }, evidence: { type: 'array', items: { type: 'integer' } } },
};
const paragraph = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'sentences'],
  properties: { id: { type: 'string' }, sentences: { type: 'array', items: sentence } },
};
/** The form of a model's answer. */
export const ANSWER_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['greeting', 'paragraphs', 'signOff'],
  properties: { greeting: { type: 'string' }, paragraphs: { type: 'array', items: paragraph }, signOff: { type: 'string' } },
};

const ModelAnswer = z.object({
  greeting: z._default(z.string(), ''),
  paragraphs: z
    .array(
      z.object({
        id: z.string(),
        sentences: z.array(z.object({ text: z.string().check(z.maxLength(MAX_SENTENCE)), evidence: z._default(z.array(z.int()), []) })),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  signOff: z._default(z.string(), ''),
});

/** A letter as a model writes it. Nothing in it is believed before it was checked. */
export type ModelAnswer = z.infer<typeof ModelAnswer>;

/** Parses the letter in a model's answer; undefined when there is none. Models wrap it in code fences and courtesies. */
export function parseModelAnswer(answer: string): ModelAnswer | undefined {
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  if (from < 0 || to < from) return undefined;
  try {
    const reply = ModelAnswer.safeParse(JSON.parse(answer.slice(from, to + 1)));
    return reply.success ? reply.data : undefined;
  } catch {
    return undefined;
  }
}
