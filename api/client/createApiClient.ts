import { type ChatClient, chatCalls } from './chatCalls.ts';
import { type ConvertClient, convertCalls } from './convertCalls.ts';
import { coverLetterCalls, type LetterClient } from './coverLetterCalls.ts';
import { type ClientOptions, createClient } from './createClient.ts';
import { type GrammarClient, grammarCalls } from './grammarCalls.ts';
import { type MergeClient, mergeCalls } from './mergeCalls.ts';
import { type SiteClient, siteCalls } from './siteCalls.ts';

export type ApiClient = ChatClient & ConvertClient & GrammarClient & LetterClient & MergeClient & SiteClient;

/** Creates every call of the API as a function. This loads the schemas of all answers. */
export function createApiClient(options?: ClientOptions): ApiClient {
  return createClient(
    (ways) => ({
      ...chatCalls(ways),
      ...convertCalls(ways),
      ...coverLetterCalls(ways),
      ...grammarCalls(ways),
      ...mergeCalls(ways),
      ...siteCalls(ways),
    }),
    options,
  );
}
