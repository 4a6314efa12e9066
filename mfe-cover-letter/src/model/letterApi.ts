import type { CallWays } from '@sheaf/api/client/chatCalls';
import { coverLetterCalls, type LetterClient } from '@sheaf/api/client/coverLetterCalls';
import { type GrammarClient, grammarCalls } from '@sheaf/api/client/grammarCalls';
import { type MergeClient, mergeCalls } from '@sheaf/api/client/mergeCalls';

/** API calls of this tool: cover letters, grammar checks and the merge of a letter with a CV. */
export type LetterApi = LetterClient & GrammarClient & MergeClient;

/** Creates the API calls of this tool. */
export function createLetterApi(ways: CallWays): LetterApi {
  return { ...coverLetterCalls(ways), ...grammarCalls(ways), ...mergeCalls(ways) };
}
