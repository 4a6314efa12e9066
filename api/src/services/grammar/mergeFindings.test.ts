import { isApplied } from '@sheaf/grammar/applyCorrections';
import { summarizeCorrections } from '@sheaf/grammar/result';
import type { Correction } from '../../../contract/grammar.ts';
import { mergeFindings } from './mergeFindings.ts';

const TEXT = 'Their going to the libary and they is happy, therefor we utilise it.';
const MANY_WORDS = 10_000;

function correction(text: string, offset: number, length: number, corrected: string, more: Partial<Correction> = {}): Correction {
  const facts = { type: 'grammar', suggestion: 'Why.', ruleId: 'rule', confidence: 'medium' } as const;
  return {
    id: `${corrected}-${offset}-${length}`,
    original: text.slice(offset, offset + length),
    corrected,
    replacements: [corrected],
    offset,
    length,
    ...facts,
    ...more,
  };
}
function here(original: string, corrected: string, more: Partial<Correction> = {}): Correction {
  return correction(TEXT, TEXT.indexOf(original), original.length, corrected, more);
}
const summarize = (all: Correction[]) =>
  all.map(({ original, corrected, source, confidence }) => `${original} > ${corrected} (${source}, ${confidence})`);

test('a finding of both is sure, however unsure our engine was and however many words the model replaced', () => {
  const ours = [here('libary', 'library', { type: 'spelling', confidence: 'low' }), here('is', 'are')];
  const theirs = [here('the libary', 'the library'), here('they is', 'they are')];
  expect(summarize(mergeFindings(TEXT, ours, theirs, MANY_WORDS))).toEqual(['libary > library (both, high)', 'is > are (both, high)']);
});

test('a model that picks another of our suggestions moves it to the front', () => {
  const ours = [here('therefor', 'thereof', { replacements: ['thereof', 'therefore'] })];
  const [merged] = mergeFindings(TEXT, ours, [here('therefor', 'therefore')], MANY_WORDS);
  expect(merged).toMatchObject({ corrected: 'therefore', replacements: ['therefore', 'thereof'], source: 'both', confidence: 'high' });
});

test('on conflict the model wins unless it is uncertain, and advice never replaces an error', () => {
  const ours = [here('Their', 'There'), here('utilise', 'use', { type: 'style' })];
  expect(summarize(mergeFindings(TEXT, ours, [here('Their', 'They are')], MANY_WORDS))[0]).toBe('Their > They are (model, medium)');
  expect(summarize(mergeFindings(TEXT, ours, [here('Their', 'They are', { confidence: 'low' })], MANY_WORDS))[0]).toBe(
    'Their > There (built-in, medium)',
  );
  expect(summarize(mergeFindings(TEXT, ours, [here('Their', 'They', { type: 'style' })], MANY_WORDS))[0]).toBe('Their > There (built-in, medium)');
  expect(summarize(mergeFindings(TEXT, ours, [here('utilise', 'utilised')], MANY_WORDS))[1]).toBe('utilise > utilised (model, medium)');
});

test('advice stays rare', () => {
  const advice = ['Their', 'libary', 'happy'].map((original) => here(original, 'x', { type: 'style' }));
  expect(mergeFindings(TEXT, [], advice, 250)).toHaveLength(1);
  expect(mergeFindings(TEXT, [here('utilise', 'use', { type: 'style' })], advice, 250).map(({ original }) => original)).toEqual(['utilise']);
});

test('whatever both find, the answer keeps its rules: in order, apart, literal, counted and applied as reported', () => {
  const random = seeded(7);
  const pieces = ['word', ' ', 'naïve', '😀', '\r\n', 'e\u0301', 'שלום', ',', 'ﬁn', '  ', '.'];
  for (let round = 0; round < 400; round++) {
    const text = Array.from({ length: 1 + random(30) }, () => pieces[random(pieces.length)] ?? '').join('');
    const some = () =>
      Array.from({ length: random(8) }, (_, at) => {
        const offset = random(text.length);
        const kind = {
          type: (['grammar', 'spelling', 'style'] as const)[random(3)] ?? 'style',
          confidence: (['high', 'medium', 'low'] as const)[random(3)] ?? 'low',
        };
        return correction(text, offset, 1 + random(Math.min(6, text.length - offset)), pieces[random(pieces.length)] ?? '', { ...kind, id: `${at}` });
      });
    const result = summarizeCorrections(text, mergeFindings(text, withoutOverlaps(some()), some(), random(2000)));
    let at = 0;
    let corrected = '';
    for (const found of result.corrections) {
      expect(found.offset).toBeGreaterThanOrEqual(at);
      expect(text.slice(found.offset, found.offset + found.length)).toBe(found.original);
      corrected += text.slice(at, found.offset) + (isApplied(found) ? found.corrected : found.original);
      at = found.offset + found.length;
    }
    expect(result.correctedText).toBe(corrected + text.slice(at));
    expect(result.grammarCount + result.spellingCount + result.styleCount).toBe(result.corrections.length);
    expect(result.totalCorrections).toBe(result.corrections.length);
  }
});

/** As the built-in engine gives them. */
function withoutOverlaps(corrections: Correction[]): Correction[] {
  let end = 0;
  return corrections
    .sort((a, b) => a.offset - b.offset)
    .filter(({ offset, length }) => {
      if (offset < end) return false;
      end = offset + length;
      return true;
    });
}

function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % Math.max(1, below);
  };
}
