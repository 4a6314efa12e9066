import type { CallWays } from '@sheaf/api/client/chatCalls';
import { coverLetterCalls, type LetterClient } from '@sheaf/api/client/coverLetterCalls';
import { type GrammarClient, grammarCalls } from '@sheaf/api/client/grammarCalls';
import { type MergeClient, mergeCalls } from '@sheaf/api/client/mergeCalls';

/** The calls of this tool: letters, the grammar check, and the merge of a letter with a CV. */
export type LetterApi = LetterClient & GrammarClient & MergeClient;

/** Creates the calls of this tool. */
export function letterApiCalls(ways: CallWays): LetterApi {
  return { ...coverLetterCalls(ways), ...grammarCalls(ways), ...mergeCalls(ways) };
}
