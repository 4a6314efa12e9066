import { describe, expect, test } from '@jest/globals';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import type { SpanishRule } from './rules/rule.ts';
import { findWithSpanishRules, spanishFamilies } from './spanishRules.ts';
import { readSpanishTokens } from './words/context.ts';

const found = (rule: SpanishRule, text: string) => findWithSpanishRules(readSpanishTokens(tokenize(text)), [rule]);

function corrected(rule: SpanishRule, text: string): string {
  return found(rule, text).reduceRight((result, { start, end, replacements }) => result.slice(0, start) + replacements[0] + result.slice(end), text);
}

describe.each(Object.entries(spanishFamilies))('the Spanish rules of %s', (_, rules) => {
  test.each(rules.map((rule) => [rule.id, rule] as const))('%s corrects its wrong sentences and leaves the right ones', (_id, rule) => {
    for (const [wrong, right] of Object.entries(rule.examples)) expect(corrected(rule, wrong)).toBe(right);
    for (const right of [...Object.values(rule.examples), ...rule.fine]) expect({ right, found: found(rule, right) }).toEqual({ right, found: [] });
  });
});

test('every Spanish rule has a name of its own', () => {
  const ids = Object.values(spanishFamilies).flatMap((rules) => rules.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});
