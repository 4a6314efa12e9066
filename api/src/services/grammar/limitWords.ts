import { countWords } from '@sheaf/language/tokens/countWords';
import { type GrammarRequest, type GrammarResult, MAX_GRAMMAR_WORDS } from '../../../contract/grammar.ts';
import type { JobHooks } from '../../ports.ts';
import { Refusal } from '../../refusal.ts';

export type CheckGrammar = (request: GrammarRequest, hooks: JobHooks) => Promise<GrammarResult>;

/** Limits the words of a grammar check to those that may be sent, and to those that are free. */
export function limitWords(check: CheckGrammar, { grammarFreeWords }: { grammarFreeWords: number }): CheckGrammar {
  return async (request, hooks) => {
    const words = countWords(request.text);
    if (words > MAX_GRAMMAR_WORDS) throw new Refusal('text_too_long', { words, limit: MAX_GRAMMAR_WORDS });
    return await check({ ...request, wordLimit: findSmallerLimit(request.wordLimit ?? 0, grammarFreeWords) }, hooks);
  };
}

/** Returns the smaller of two limits, where 0 means no limit. */
function findSmallerLimit(wanted: number, free: number): number {
  return wanted === 0 || free === 0 ? wanted + free : Math.min(wanted, free);
}
