import { expect, test } from '@jest/globals';
import { isApplied } from '../applyCorrections.ts';
import { checkGrammar } from '../checkGrammar.ts';

const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
const likelier = async (text: string) =>
  (await checkGrammar({ text }, hooks)).corrections
    .filter(({ ruleId }) => ruleId.startsWith('likelier-'))
    .map(({ original, corrected }) => `${original} > ${corrected}`);

test('beside a certain mistake, words that others would make far likelier are found', async () => {
  expect(await likelier('The results of the research shows that children who reads a lot have better memory.')).toContain('reads > read');
});

test.each([
  'Our team is responsible of the maintenance of the lifts.',
  'One of the reasons are that the soil holds very little water.',
  'You should to check the figures before you sign the form.',
])('beside a mistake that a rule corrects, what is only likelier is not changed unasked: %s', async (text) => {
  const { corrections } = await checkGrammar({ text }, hooks);
  expect(corrections.filter(isApplied).filter(({ ruleId }) => ruleId.startsWith('likelier-'))).toEqual([]);
});

test('right sentences are left alone, however rare their words', async () => {
  expect(await likelier('He lives on the dole and paints. The company set up a new office. He goes to work by bus every day.')).toEqual([]);
});

test('a finding names the likelier word, and leaves alone what a rule corrects', async () => {
  const { corrections } = await checkGrammar({ text: 'The results of the research shows that children who reads a lot have better memory.' }, hooks);
  const found = corrections.find(({ original }) => original === 'reads');
  expect(found).toMatchObject({ type: 'grammar', ruleId: 'likelier-agreement', suggestion: expect.stringContaining('"read"') });
});

test('a sentence has the same findings alone and between sentences with mistakes', async () => {
  const alone = 'I think travelling is good way to relax after the exams.';
  const others = ['She go to school every day.', 'He have many suggestion for us.'];
  expect(await likelier(alone)).toEqual(await likelier([others[0], alone, others[1]].join(' ')));
});
