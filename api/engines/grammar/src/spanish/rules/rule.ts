import type { Finding } from '../../types/finding.ts';
import type { Context } from '../words/context.ts';

/** The replacement for the tokens from `from` to `to`, counted from the place of the rule. */
export interface Fix {
  from?: number;
  to?: number;
  /** Ranked, the best first. */
  replacements: string[];
  confidence?: Finding['confidence'];
}

export interface SpanishRule {
  id: string;
  type: 'grammar' | 'spelling';
  confidence: Finding['confidence'];
  /** Wrong sentences with their right forms. */
  examples: Record<string, string>;
  /** Right sentences that look like the wrong ones. */
  fine: string[];
  find(place: Context): Fix | undefined;
}

type Settings = Partial<Pick<SpanishRule, 'type' | 'confidence'>>;

/** Returns a rule that runs at every place whose word matches. */
export function createRule(
  id: string,
  word: RegExp,
  find: (place: Context) => Fix | string | undefined,
  examples: Record<string, string>,
  fine: string[],
  { type = 'grammar', confidence = 'high' }: Settings = {},
): SpanishRule {
  const ask = (place: Context): Fix | undefined => {
    if (!word.test(place.lower)) return undefined;
    const found = find(place);
    return typeof found === 'string' ? { replacements: [found] } : found;
  };
  return { id: `es-${id}`, type, confidence, examples, fine, find: ask };
}
