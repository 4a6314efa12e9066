import type { GrammarResult } from '../../../contract/grammar.ts';
import { spanishExplanationWords } from '../../../contract/messages/serverMessages.ts';
import type { CallContext } from '../../ports.ts';
import type { CheckGrammar } from './limitWords.ts';

/** Explains in the language of the page why each place of a Spanish text was marked. The engine names the rule alone. */
export function explainSpanish(check: CheckGrammar): (...args: [Parameters<CheckGrammar>[0], CallContext]) => Promise<GrammarResult> {
  return async (request, context) => {
    const result = await check(request, context);
    const words = spanishExplanationWords[context.locale];
    const corrections = result.corrections.map((correction) => {
      const explain = Object.entries(words).find(([rule]) => rule === correction.ruleId)?.[1];
      return explain ? { ...correction, suggestion: explain(correction) } : correction;
    });
    return { ...result, corrections };
  };
}
