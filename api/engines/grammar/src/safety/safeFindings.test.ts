import { describe, expect, test } from '@jest/globals';
import { isKnownWord } from '@sheaf/language/lexicon/wordKnowledge';
import fc from 'fast-check';
import { isApplied } from '../applyCorrections.ts';
import { checkGrammar } from '../checkGrammar.ts';
import { findFeatures } from '../spanish/words/spanishWords.ts';
import { untouchable } from '../testing/untouchable.ts';
import type { GrammarResult } from '../types/grammarResult.ts';
import { isObscene } from './notations.ts';

const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
const read = async (text: string) => await checkGrammar({ text }, hooks);
const check = async (text: string) => (await read(text)).corrections;
const wordsIn = (text: string) => text.replaceAll('\u2019', "'").match(/\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*/gu) ?? [];
const lines = Object.values(untouchable).flatMap((group) => group.split('\n'));

/** The invariants of every answer, whatever the text: a word offered is one of the language that the text was read in. */
function expectHarmless({ corrections, language }: Pick<GrammarResult, 'corrections' | 'language'>): void {
  const isWord =
    language === 'es'
      ? (word: string) => findFeatures(word) !== undefined
      : (word: string) => isKnownWord(word.replace(/'(?:s|d|ll|re|ve|m)?$/, '')) || isKnownWord(word);
  for (const { original, replacements, type } of corrections) {
    if (type === 'style') continue;
    const before = new Set(wordsIn(original).map((word) => word.toLowerCase()));
    for (const word of replacements.flatMap(wordsIn)) {
      if (before.has(word.toLowerCase())) continue;
      expect({ original, word, isObscene: isObscene(word) }).toEqual({ original, word, isObscene: false });
      expect({ original, word, isWord: isWord(word) }).toEqual({ original, word, isWord: true });
    }
    if (type === 'spelling') expect(original).toMatch(/^[\p{ASCII}\u2019\u00AD\uFB00-\uFB06]*$/u);
  }
}

describe.each(Object.entries(untouchable))('nothing is corrected in %s', (_, group) => {
  test('unasked or offered', async () => {
    const found: string[] = [];
    for (const line of group.split('\n')) {
      const spoilt = (await check(line)).filter(({ type }) => type !== 'style');
      found.push(...spoilt.map(({ original, corrected }) => `${line}: ${original} > ${corrected}`));
    }
    expect(found).toEqual([]);
  });
});

test('the sheet has three hundred lines', () => {
  expect(lines).toHaveLength(300);
});

describe('whatever the text', () => {
  const words = fc.constantFrom(...lines.flatMap((line) => line.split(' ')));
  const slips = fc.constantFrom(
    'recieve',
    'untill',
    'goed',
    'frist',
    'dont',
    'informations',
    'a apple',
    'she go',
    'several institutes',
    'more easier',
    'is agree',
  );

  test('replacements are words, decent, and never for a word of another language', async () => {
    const texts = fc.array(fc.oneof({ weight: 4, arbitrary: words }, { weight: 1, arbitrary: slips }), { minLength: 3, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(texts, async (parts) => expectHarmless(await read(parts.join(' ')))),
      { numRuns: 60 },
    );
  });

  test('a text with as many Spanish words as English ones is offered Spanish words alone', async () => {
    const result = await read('Le The recieve dont');
    expect(result).toMatchObject({ language: 'es', corrections: [{ original: 'dont', confidence: 'low' }] });
    expectHarmless(result);
  });

  test('a number and its unit stay as they are', async () => {
    const unit = fc.constantFrom('mmol/L', 'mmol', 'pmol', 'mg/dL', 'mcg', 'kPa', 'mEq', 'mAh', 'GiB', 'rpm', 'kbps', 'tbsp', 'psi', 'nm');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 9999 }), unit, async (number, symbol) => {
        const applied = (await check(`We measured ${number} ${symbol} in the second run.`)).filter(isApplied);
        expect(applied).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('a quotation in another language stays as it is', async () => {
    const foreign = fc.array(fc.constantFrom('je', 'sais', 'muchas', 'gracias', 'nicht', 'wir', 'otro', 'perdidos', 'mundi', 'carteles'), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(foreign, async (parts) => expect(await check(`She read "${parts.join(' ')}" on the wall.`)).toEqual([])),
      { numRuns: 30 },
    );
  });

  test('an option, a name in a path and an identifier stay as they are', async () => {
    const name = fc.stringMatching(/^[a-z]{3,9}$/);
    await fc.assert(
      fc.asyncProperty(name, async (word) => {
        const text = `Run it with --${word} and keep _${word} as well as "${word}" in the file.`;
        const touched = (await check(text)).filter(({ type, original }) => type === 'spelling' && original.includes(word));
        expect(touched.filter(isApplied)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

test('what is hardly certain is listed, and what is nearly certain is applied', async () => {
  const [certain] = await check('I will definately come.');
  expect(certain).toMatchObject({ corrected: 'definitely', confidence: 'high' });
  for (const { confidence } of await check('We saw the npw there.')) expect(confidence).toBe('low');
});

test('no verb is lost and no word is made up', async () => {
  const corrections = await check('He was attending several institutes, and the surprising results is new.');
  expect(corrections.flatMap(({ replacements }) => replacements).join(' ')).not.toMatch(/instituteses|surprisinged/);
});

test('no word of the body, of illness or of violence is offered for another word', async () => {
  for (const text of ['The hotel is ubicated near the beach.', 'The price is urinatic this year.', 'The meeting was murdled by noise.']) {
    const offered = (await check(text)).flatMap(({ replacements }) => replacements);
    expect(offered.filter((word) => /urin|breast|murder/.test(word))).toEqual([]);
  }
});

test('a slip of such a word itself is mended', async () => {
  const offered = (await check('The patient has diarhea and was vomitting all night.')).map(({ corrected }) => corrected);
  expect(offered).toEqual(['diarrhea', 'vomiting']);
});
