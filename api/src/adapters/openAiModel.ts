import OpenAI from 'openai';
import type { Logger } from 'pino';
import * as z from '../../contract/schema.ts';
import { type LanguageModel, type ModelQuestion, ModelUnavailable } from '../ports.ts';
import type { OpenAiSettings } from '../settings/openAiSettings.ts';
import { assumeAbilities, buildRequestFields, reduceAbilities } from './endpointAbilities.ts';
import { removeThinking, streamWithoutThinking } from './modelThinking.ts';
import { answerInTime, callWithRetry, classifyModelFailure, type ModelPatience, visitorsPatience } from './patientCall.ts';

/** An endpoint that refuses more fields than this does not speak our protocol. */
const MAX_FORMS = 4;
/** No language has more letters to a token: a longer answer comes from a service that ignores the limit. */
const MAX_LETTERS_PER_TOKEN = 16;

const finish_reason = z.optional(z.nullable(z.string()));
const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().check(z.minLength(1)) }), finish_reason })).check(z.minLength(1)),
});
const StreamEvent = z.object({
  // An event about usage has no choice in it.
  choices: z.array(z.object({ delta: z.optional(z.object({ content: z.optional(z.nullable(z.string())) })), finish_reason })),
});
const Embeddings = z.object({ data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()) })) });

/** Creates a model that uses an OpenAI Chat Completions service. Questions and answers are never logged. */
export function createOpenAiModel(settings: OpenAiSettings, log: Logger, patience: ModelPatience = visitorsPatience): LanguageModel {
  const { baseUrl, model, embeddingModel } = settings;
  const client = createClient(settings, patience);
  const ask = createAsker(baseUrl);

  async function complete(question: ModelQuestion): Promise<string> {
    return await answerInTime(question.signal, patience.answerMs, log, async (signal) => {
      const answer = await ask(question, (fields) =>
        client.chat.completions.create({ model, messages: question.messages, ...fields, stream: false }, { signal }),
      );
      const [choice] = parseAnswer(Completion, answer).choices;
      if (!choice) throw new ModelUnavailable('garbled');
      // Incomplete JSON is no answer.
      if (choice.finish_reason === 'length' && question.json) throw new ModelUnavailable('truncated');
      if (choice.finish_reason === 'content_filter') throw new ModelUnavailable('refused');
      return removeThinking(choice.message.content);
    });
  }

  async function* stream(question: ModelQuestion): AsyncGenerator<string> {
    const { signal: visitor, messages, maxTokens } = question;
    const silence = new AbortController();
    const abortSilent = () => silence.abort();
    let timer = setTimeout(abortSilent, patience.silenceMs);
    const signal = AbortSignal.any([visitor, silence.signal]);
    try {
      const events = await callWithRetry(signal, () =>
        ask(question, (fields) => client.chat.completions.create({ model, messages, ...fields, stream: true }, { signal })),
      );
      let letters = 0;
      let isFinished = false;
      for await (const event of events) {
        clearTimeout(timer);
        timer = setTimeout(abortSilent, patience.silenceMs);
        const [choice] = parseAnswer(StreamEvent, event).choices;
        if (choice?.delta?.content) yield choice.delta.content;
        letters += choice?.delta?.content?.length ?? 0;
        isFinished ||= Boolean(choice?.finish_reason) || letters > maxTokens * MAX_LETTERS_PER_TOKEN;
        if (isFinished) break;
      }
      // The library ends a stream that was cut as if it had ended well.
      if (!isFinished) throw new ModelUnavailable('truncated');
    } catch (error) {
      throw classifyModelFailure(error, { visitor, isLate: silence.signal.aborted }, log);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    label: settings.label,
    contextTokens: settings.contextTokens,
    complete,
    stream: (question) => streamWithoutThinking(stream(question)),
    ...(embeddingModel ? { embed: (texts, signal) => embed(client, embeddingModel, texts, { visitor: signal, patience, log }) } : {}),
  };
}

function createClient({ apiKey, baseUrl }: OpenAiSettings, patience: ModelPatience): OpenAI {
  return new OpenAI({
    apiKey,
    baseURL: baseUrl,
    timeout: patience.answerMs,
    maxRetries: 0,
    // Without these options, the library reads the environment and prints logs.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    // A redirect could send the text to any address.
    fetchOptions: { redirect: 'error' },
  });
}

/** Returns a function that finds the request form an endpoint accepts, and then keeps using it. */
function createAsker(baseUrl: OpenAiSettings['baseUrl']) {
  let abilities = assumeAbilities(baseUrl);
  return async <Answer>(question: ModelQuestion, call: (fields: ReturnType<typeof buildRequestFields>) => Promise<Answer>): Promise<Answer> => {
    let form = abilities;
    for (let forms = 1; ; forms += 1) {
      try {
        const answer = await call(buildRequestFields(question, form));
        abilities = form;
        return answer;
      } catch (error) {
        const next = forms < MAX_FORMS ? reduceAbilities(error, form, question.json !== undefined) : undefined;
        if (!next) throw error;
        form = next;
      }
    }
  };
}

interface EmbeddingCall {
  visitor: AbortSignal;
  patience: ModelPatience;
  log: Logger;
}

async function embed(client: OpenAI, model: string, texts: string[], { visitor, patience, log }: EmbeddingCall): Promise<number[][]> {
  return await answerInTime(visitor, patience.answerMs, log, async (signal) => {
    const answer = await client.embeddings.create({ model, input: texts, encoding_format: 'float' }, { signal });
    const vectors = parseAnswer(Embeddings, answer).data.toSorted((a, b) => a.index - b.index);
    if (vectors.length !== texts.length) throw new ModelUnavailable('garbled');
    return vectors.map(({ embedding }) => embedding);
  });
}

function parseAnswer<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new ModelUnavailable('garbled');
  return parsed.data;
}
