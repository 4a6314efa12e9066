import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isApplied } from './applyCorrections.ts';
import { checkGrammar } from './checkGrammar.ts';
import type { GrammarRequest, GrammarResult } from './types/grammarResult.ts';

const hooks = { onProgress: () => undefined, signal: new AbortController().signal };
const check = (request: GrammarRequest) => checkGrammar(request, hooks);
const words = async (text: string, more: Partial<GrammarRequest> = {}) =>
  (await check({ text, ...more })).corrections.map(({ original, corrected }) => `${original} -> ${corrected}`);

function expectItHoldsTogether(text: string, result: GrammarResult): void {
  const { corrections } = result;
  expect(result.totalCorrections).toBe(corrections.length);
  expect(result.grammarCount + result.spellingCount + result.styleCount).toBe(corrections.length);
  let end = 0;
  let rebuilt = '';
  let at = 0;
  for (const correction of corrections) {
    expect(correction.offset).toBeGreaterThanOrEqual(end);
    end = correction.offset + correction.length;
    expect(text.slice(correction.offset, end)).toBe(correction.original);
    expect(correction.corrected).not.toBe(correction.original);
    expect(correction.replacements[0]).toBe(correction.corrected);
    if (!isApplied(correction)) continue;
    rebuilt += text.slice(at, correction.offset) + correction.corrected;
    at = end;
  }
  expect(result.correctedText).toBe(rebuilt + text.slice(at));
  expect(new Set(corrections.map(({ id }) => id)).size).toBe(corrections.length);
}

test.each([
  ['People in my country is very friendly and loves to talk.', 'People in my country are very friendly and love to talk.'],
  ['My sister have a shop and know all the tourists.', 'My sister has a shop and knows all the tourists.'],
  ['The parcels was late and has no labels on them.', 'The parcels were late and have no labels on them.'],
])('one mistake does not hide another: %s', async (written, right) => {
  expect((await check({ text: written })).correctedText).toBe(right);
});

describe('what a visitor gets back', () => {
  test('names each mistake with its place, its kind and a reason', async () => {
    const text = 'This is the frist sentence. She have two cars.';
    const { corrections, correctedText } = await check({ text });
    expect(correctedText).toBe('This is the first sentence. She has two cars.');
    expect(corrections).toMatchObject([
      { original: 'frist', type: 'spelling', offset: 12, length: 5 },
      { original: 'have', type: 'grammar', ruleId: 'he-have', suggestion: expect.stringMatching(/\.$/) },
    ]);
  });

  test('is the same every time', async () => {
    const text = 'I recieve it every dya, and she go home.';
    expect(await check({ text })).toEqual(await check({ text }));
  });

  test('holds together for any text', async () => {
    const pieces = [
      'I recieve',
      ' she go home',
      'every dya. ',
      'He don\u2019t know',
      '\u{1F600}',
      'Cafe\u0301 ',
      '\r\n',
      '\n\n',
      '\u202bRTL\u202c ',
      '\ud800',
      'hy\u00adphen ',
      'o\ufb03ce ',
      ' , ',
      'the the ',
      'docu-\nment ',
      '"',
      '\ufeff',
      'a apple. ',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 6 })), { maxLength: 14 }),
        async (parts) => {
          const text = parts.join('');
          expectItHoldsTogether(text, await check({ text }));
        },
      ),
      { numRuns: 40 },
    );
  });

  test('leads back to the text as it was sent, through soft hyphens, ligatures and broken lines', async () => {
    expect(await words('We re\u00adcieve the o\ufb03ce docu-\nments.')).toEqual(['re\u00adcieve -> receive']);
  });

  test('keeps the curly apostrophes of the text', async () => {
    expect((await check({ text: 'He don\u2019t know.' })).correctedText).toBe('He doesn\u2019t know.');
  });
});

describe('what a visitor asks for', () => {
  test('a word limit leaves the rest as it is', async () => {
    const text = 'I recieve one. We beleive two. They acheive three.';
    const result = await check({ text, wordLimit: 6 });
    expect(result).toMatchObject({ truncated: true, checkedWordCount: 6, wordCount: 9, totalCorrections: 2 });
    expect(result.correctedText).toBe('I receive one. We believe two. They acheive three.');
    expectItHoldsTogether(text, result);
    expect(await check({ text, wordLimit: 0 })).toMatchObject({ truncated: false, totalCorrections: 3 });
  });

  test('ignored words and rules that are switched off are left alone', async () => {
    expect(await words('I recieve it.', { ignoreWords: ['Recieve'] })).toEqual([]);
    expect(await words('She have two cars.', { disabledRules: ['he-have'] })).toEqual([]);
  });

  test('British and American spellings are both right until one is asked for', async () => {
    const text = 'The color of the theatre pleased the neighbours.';
    expect(await words(text)).toEqual([]);
    expect(await words(text, { language: 'en-GB' })).toEqual(['color -> colour']);
    expect(await words(text, { language: 'en-US' })).toEqual(['theatre -> theater', 'neighbours -> neighbors']);
  });
});

test('each of several and what is called by a name are no mistakes', async () => {
  expect(await words('I kept every one of 230 boreholes running through the drought of 2016.')).toEqual([]);
  expect(await words('You want Go and Kubernetes, and I know both of them well.')).toEqual([]);
  expect(await words("As for school and study, there's Honours in Physics from Leeds.")).toEqual([]);
  expect(await words('I invited every one to the party last week.')).toEqual(['every one -> everyone']);
});

describe('what is no English prose', () => {
  test('another language is identified, and nothing is marked', async () => {
    const text = 'Le conseil municipal a d\u00e9cid\u00e9 hier soir de fermer la route du port pendant deux semaines.';
    expect(await check({ text })).toMatchObject({ language: 'fr', totalCorrections: 0, warnings: [{ code: 'not_english' }] });
  });

  test.each([
    ['code', 'const x = foo(bar); if (x) { return y.map((z) => z + 1); }'],
    [
      'names',
      'Smith, Jones, Garcia, Miller, Davis, Wilson, Anderson, Taylor, Thomas, Moore, Jackson, Martin, Lee, Perez, Thompson, White, Harris, Sanchez, Clark, Lewis',
    ],
    ['a table of numbers', '12.5 13.7 99 1,204 33% 44 $5 12 18 22 91.4 total 3 4 5'],
  ])('nothing is invented in %s', async (_, text) => {
    expect(await check({ text })).toMatchObject({ totalCorrections: 0, warnings: [{ code: 'not_prose' }] });
  });

  test('names and terms that come again and again are left alone', async () => {
    expect(await words('The zorbifex hums. Every zorbifex is blue. We sold the zorbifex to Mr Kowalczewski in Bydgoszcz.')).toEqual([]);
  });

  test('blank text has nothing in it', async () => {
    expect(await check({ text: ' \n ' })).toMatchObject({ wordCount: 0, totalCorrections: 0, correctedText: ' \n ' });
  });
});
