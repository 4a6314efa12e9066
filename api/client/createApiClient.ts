import { type ChatClient, createChatCalls } from './createChatCalls.ts';
import { type ClientOptions, createClient } from './createClient.ts';
import { type ConvertClient, createConvertCalls } from './createConvertCalls.ts';
import { createCoverLetterCalls, type LetterClient } from './createCoverLetterCalls.ts';
import { createGrammarCalls, type GrammarClient } from './createGrammarCalls.ts';
import { createMergeCalls, type MergeClient } from './createMergeCalls.ts';
import { createSiteCalls, type SiteClient } from './createSiteCalls.ts';

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
