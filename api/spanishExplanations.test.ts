import { expect, test } from '@jest/globals';
import { spanishRuleIds } from '@sheaf/grammar/spanish/spanishRules';
import { everyLocale } from './contract/messages/locale/locales.ts';
import { spanishExplanationWords } from './contract/messages/serverMessages.ts';

test.each(everyLocale)('every rule for Spanish is explained in %s, and no other', (locale) => {
  expect(Object.keys(spanishExplanationWords[locale]).sort()).toEqual([...spanishRuleIds].sort());
  for (const explain of Object.values(spanishExplanationWords[locale]))
    expect(explain({ original: 'uno', corrected: 'dos' })).toMatch(/^[\p{Lu}“«].*[.?]$/u);
});
