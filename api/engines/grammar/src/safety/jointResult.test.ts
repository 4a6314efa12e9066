import { expect, test } from '@jest/globals';
import { tokenize } from '@sheaf/language/tokens/tokenize';
import { isApplied } from '../applyCorrections.ts';
import { checkGrammar } from '../checkGrammar.ts';
import type { Finding } from '../types/finding.ts';
import { listUnsound } from './jointResult.ts';

const check = async (text: string) =>
  (await checkGrammar({ text }, { onProgress: () => undefined, signal: new AbortController().signal })).corrections;

function find(text: string, original: string, replacement: string): Finding {
  const start = text.indexOf(original);
  return { start, end: start + original.length, type: 'grammar', ruleId: 'some-rule', confidence: 'medium', replacements: [replacement], reason: '' };
}

function applied(text: string, findings: Finding[]): string[] {
  return listUnsound(findings, findings, tokenize(text))
    .filter(isApplied)
    .map(({ replacements }) => replacements[0] ?? '');
}

test('a correction that leaves a new mistake is listed, not applied', () => {
  expect(applied('He go home.', [find('He go home.', 'go', 'gone')])).toEqual([]);
});

test('a correction that makes its sentence far less likely is listed, not applied', () => {
  const text = 'The train leaves at six, so we should reached the station by five.';
  expect(applied(text, [find(text, 'should', 'should be'), find(text, 'reached', 'reach')])).not.toContain('should be');
});

test('corrections that fit together stay applied', () => {
  const text = 'She go to the office and he work at home.';
  expect(applied(text, [find(text, 'go', 'goes'), find(text, 'work', 'works')])).toEqual(['goes', 'works']);
});

test.each([
  'It was an honour to speak to an heir.',
  'As agreed on the phone, we meet on Monday.',
  'He lent me fifty quid and lost a stone.',
  'The timeout is in ms. Raising it does no harm.',
  'We ate gado gado and drank tea.',
  'There is a todo in the readme file.',
  'That that was wrong is no secret.',
  'Wait 20 min, then stir at 5 mL/min.',
  'I was ill and luckily I had a day off.',
  'All she did was laugh.',
])('a right sentence stays as it is: %s', async (text) => {
  expect(await check(text)).toEqual([]);
});
