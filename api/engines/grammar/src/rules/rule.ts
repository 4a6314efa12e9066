import type { Finding } from '../types/finding.ts';
import type { Correction } from '../types/grammarResult.ts';
import { type Change, changesBy, type Pattern, parsePattern } from './pattern.ts';
import type { TaggedToken } from './tagger.ts';
import { wordSets } from './wordSets.ts';

/** One thing that goes wrong in sentences, and the sentences that prove the rule. */
export interface Rule {
  id: string;
  /** The sentence that explains the rule to the visitor. */
  reason: string;
  type: Correction['type'];
  confidence: Correction['confidence'];
  patterns: readonly Pattern[];
  /** What patterns do not reach. */
  find?: (sentence: readonly TaggedToken[]) => Change[];
  /** A sentence with none of these words has nothing for `find`. */
  needs?: ReadonlySet<string>;
  /** Words that turn the rule off for their sentence. */
  exceptions?: ReadonlySet<string>;
  /** Each wrong sentence with its right one. */
  examples: Record<string, string>;
  /** Right sentences that look alike. */
  fine: string[];
}

interface Written {
  reason: string;
  patterns?: string[];
  find?: (sentence: readonly TaggedToken[]) => Change[];
  /** Words, with spaces between them, of which a sentence must have one before `find` is asked. */
  needs?: string;
  /** A set of words that turn the rule off for their sentence. */
  unless?: string;
  type?: Correction['type'];
  confidence?: Correction['confidence'];
  examples: Record<string, string>;
  fine?: string[];
}

/** Builds rules by name, each from patterns or from a function. */
export function buildRules(written: Record<string, Written>): Rule[] {
  return Object.entries(written).map(
    ([id, { reason, patterns = [], find, needs, unless, type = 'grammar', confidence = 'medium', examples, fine = [] }]) => {
      const exceptions = unless === undefined ? undefined : wordSets[unless];
      return {
        id,
        reason,
        type,
        confidence,
        examples,
        fine,
        patterns: patterns.map(parsePattern),
        ...(find && { find }),
        ...(needs && { needs: new Set(needs.split(' ')) }),
        ...(exceptions && { exceptions }),
      };
    },
  );
}

/** Keeps the first of changes that touch the same words. */
function distinct(changes: readonly Change[]): Change[] {
  const kept: Change[] = [];
  for (const change of changes) if (!kept.some(({ first, last }) => first <= change.last && change.first <= last)) kept.push(change);
  return kept.sort((a, b) => a.first - b.first);
}

/** Returns what a rule has to say about a sentence, by these patterns of its own and, where it asks, by what they do not reach. */
export function applyRule(rule: Rule, patterns: readonly Pattern[], sentence: readonly TaggedToken[], asks = true): Finding[] {
  const { id, reason, type, confidence, exceptions } = rule;
  const find = asks ? rule.find : undefined;
  if (patterns.length === 0 && !find) return [];
  if (exceptions && sentence.some(({ lower }) => exceptions.has(lower))) return [];
  const changes = distinct([...patterns.flatMap((one) => changesBy(one, sentence)), ...(find?.(sentence) ?? [])]);
  return changes.flatMap(({ first, last, text }) => {
    const start = sentence[first]?.start;
    const end = sentence[last]?.end;
    return start === undefined || end === undefined ? [] : [{ start, end, type, ruleId: id, confidence, replacements: [text], reason }];
  });
}
