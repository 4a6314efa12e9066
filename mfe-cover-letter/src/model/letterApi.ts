import type { CallWays } from '@sheaf/api/client/createChatCalls';
import { createCoverLetterCalls, type LetterClient } from '@sheaf/api/client/createCoverLetterCalls';
import type { GrammarClient } from '@sheaf/api/client/createGrammarCalls';
import type { MergeClient } from '@sheaf/api/client/createMergeCalls';

/** API calls of this tool: cover letters, grammar checks and the merge of a letter with a CV. */
export type LetterApi = LetterClient & Pick<GrammarClient, 'checkGrammar'> & MergeClient;

/** Creates the API calls of this tool. Those of a finished letter are fetched with their first use, since the schemas of their answers are large. */
export function createLetterApi(options: CallWays): LetterApi {
  return {
    ...createCoverLetterCalls(options),
    async checkGrammar(...asked) {
      const { createGrammarCalls } = await import('@sheaf/api/client/createGrammarCalls');
      return createGrammarCalls(options).checkGrammar(...asked);
    },
    async mergePdfs(...asked) {
      const { createMergeCalls } = await import('@sheaf/api/client/createMergeCalls');
      return createMergeCalls(options).mergePdfs(...asked);
    },
  };
}
