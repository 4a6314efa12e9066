import type { CallWays } from '@sheaf/api/client/chatCalls';
import { createCoverLetterCalls, type LetterClient } from '@sheaf/api/client/coverLetterCalls';
import type { GrammarClient } from '@sheaf/api/client/grammarCalls';
import type { MergeClient } from '@sheaf/api/client/mergeCalls';

/** API calls of this tool: cover letters, grammar checks and the merge of a letter with a CV. */
export type LetterApi = LetterClient & Pick<GrammarClient, 'checkGrammar'> & MergeClient;

/** Creates the API calls of this tool. Those of a finished letter are fetched with their first use, since the schemas of their answers are large. */
export function createLetterApi(ways: CallWays): LetterApi {
  return {
    ...createCoverLetterCalls(ways),
    async checkGrammar(...asked) {
      const { createGrammarCalls } = await import('@sheaf/api/client/grammarCalls');
      return createGrammarCalls(ways).checkGrammar(...asked);
    },
    async mergePdfs(...asked) {
      const { createMergeCalls } = await import('@sheaf/api/client/mergeCalls');
      return createMergeCalls(ways).mergePdfs(...asked);
    },
  };
}
