import { describe, expect, test } from '@jest/globals';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import { listAdvice } from '../style/advice.ts';
import type { Finding } from '../types/finding.ts';
import { grammarPresets } from '../types/grammarKinds.ts';
import type { Rule } from './rule.ts';
import { createRuleBook } from './ruleBook.ts';
import { families as grammar } from './ruleFindings.ts';

const advice = Object.fromEntries(grammarPresets.map((preset) => [`advice for ${preset}`, listAdvice(preset)]));
const families: Record<string, Rule[]> = { ...grammar, ...advice };

function found(rule: Rule, text: string): Finding[] {
  return createRuleBook([rule])(tokenize(text));
}

function corrected(rule: Rule, text: string): string {
  return found(rule, text).reduceRight((result, { start, end, replacements }) => result.slice(0, start) + replacements[0] + result.slice(end), text);
}

describe.each(Object.entries(families))('the rules of %s', (_, rules) => {
  test.each(rules.map((rule) => [rule.id, rule] as const))('%s corrects its wrong sentences and leaves the right ones', (_id, rule) => {
    for (const [wrong, right] of Object.entries(rule.examples)) expect(corrected(rule, wrong)).toBe(right);
    for (const right of [...Object.values(rule.examples), ...rule.fine]) expect({ right, found: found(rule, right) }).toEqual({ right, found: [] });
  });
});

test('every rule has a name of its own and a sentence for the visitor', () => {
  const rules = [...new Set([...Object.values(grammar), ...Object.values(advice)].flat())];
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  for (const { id, reason } of rules) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(reason).toMatch(/^["A-Z].*[.]$/);
  }
});
