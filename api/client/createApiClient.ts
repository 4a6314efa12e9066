import { type ChatClient, createChatCalls } from './chatCalls.ts';
import { type ConvertClient, createConvertCalls } from './convertCalls.ts';
import { createCoverLetterCalls, type LetterClient } from './coverLetterCalls.ts';
import { type ClientOptions, createClient } from './createClient.ts';
import { createGrammarCalls, type GrammarClient } from './grammarCalls.ts';
import { createMergeCalls, type MergeClient } from './mergeCalls.ts';
import { createSiteCalls, type SiteClient } from './siteCalls.ts';

export type ApiClient = ChatClient & ConvertClient & GrammarClient & LetterClient & MergeClient & SiteClient;

/** Creates every call of the API as a function. This loads the schemas of all answers. */
export function createApiClient(options?: ClientOptions): ApiClient {
  return createClient(
    (ways) => ({
      ...createChatCalls(ways),
      ...createConvertCalls(ways),
      ...createCoverLetterCalls(ways),
      ...createGrammarCalls(ways),
      ...createMergeCalls(ways),
      ...createSiteCalls(ways),
    }),
    options,
  );
}
