import type { Correction } from '../../../../contract/grammar.ts';
import type { Finding } from '../finding.ts';
import { type Change, changesBy, type Pattern, pattern } from './pattern.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

/** One thing that goes wrong in sentences, and the sentences that prove the rule. */
export interface Rule {
  id: string;
  /** The sentence that tells the visitor why. */
  reason: string;
  type: Correction['type'];
  confidence: Correction['confidence'];
  find(sentence: readonly TaggedToken[]): Change[];
  /** It has nothing to say about a sentence with none of these words; absent for a rule that looks at every sentence. */
  words?: ReadonlySet<string>;
  /** Each wrong sentence with its right one. */
  examples: Record<string, string>;
  /** Right sentences that look alike. */
  fine: string[];
}

interface Written {
  reason: string;
  patterns?: string[];
  find?: (sentence: readonly TaggedToken[]) => Change[];
  /** A set of words that turn the rule off for their sentence. */
  unless?: string;
  type?: Correction['type'];
  confidence?: Correction['confidence'];
  examples: Record<string, string>;
  fine?: string[];
}

/** Rules by their names, each made of patterns or of a function where patterns do not reach. */
export function rules(written: Record<string, Written>): Rule[] {
  return Object.entries(written).map(
    ([id, { reason, patterns = [], find, unless, type = 'grammar', confidence = 'medium', examples, fine = [] }]) => {
      const exceptions = unless === undefined ? undefined : wordSets[unless];
      const compiled: Pattern[] = patterns.map(pattern);
      const words = find ? undefined : union(compiled.map((one) => one.words));
      return {
        id,
        reason,
        type,
        confidence,
        examples,
        fine,
        ...(words && { words }),
        find: (sentence) =>
          exceptions && sentence.some(({ lower }) => exceptions.has(lower))
            ? []
            : distinct([...compiled.flatMap((one) => changesBy(one, sentence)), ...(find?.(sentence) ?? [])]),
      };
    },
  );
}

/** Nothing, where one of them is missing. */
function union(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
  return sets.includes(undefined) ? undefined : new Set(sets.flatMap((set) => [...(set ?? [])]));
}

/** Of changes that touch the same words the first stands. */
function distinct(changes: readonly Change[]): Change[] {
  const kept: Change[] = [];
  for (const change of changes) if (!kept.some(({ first, last }) => first <= change.last && change.first <= last)) kept.push(change);
  return kept.sort((a, b) => a.first - b.first);
}

/** What a rule has to say about a sentence. */
export function findingsOf({ id, reason, type, confidence, find }: Rule, sentence: readonly TaggedToken[]): Finding[] {
  return find(sentence).flatMap(({ first, last, text }) => {
    const start = sentence[first]?.start;
    const end = sentence[last]?.end;
    return start === undefined || end === undefined ? [] : [{ start, end, type, ruleId: id, confidence, replacements: [text], reason }];
  });
}
