import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openDocument } from '../testing/writeDocument.ts';
import { findPassages } from './findPassages.ts';
import { parseQuestion } from './parseQuestion.ts';

const FILLER = 'The people of the town met the people of the coast and talked about the weather of the year. '.repeat(5).trim();
const facts = [
  'A wooden lighthouse was built on the cliff by the fishermen.',
  'The salary of a keeper is paid by the World Maritime Council (WMC).',
  'Keepers travel to the mainland by a small steamboat.',
  'The colour of the lamp is red.',
];
const coast = openDocument(facts.map((sentence, index) => [`# Part ${index + 1}`, FILLER, `${sentence} ${FILLER}`]));
const passages = (question: string, history: string[] = [], count = 1) => findPassages(coast, { question, history }, count);
const best = (question: string, history: string[] = []) => facts.findIndex((sentence) => passages(question, history)[0]?.text.includes(sentence));

describe('A visitor finds the passage', () => {
  test.each([
    ['by its rare words, however often the others stand elsewhere', 'the people of the town and the lighthouse', 0],
    ['in another form of its words', 'Which fisherman built lighthouses?', 0],
    ['in other words that mean the same', 'How much do they earn as wages?', 1],
    ['by the short form of a name', 'What does the WMC do?', 1],
    ['in American spelling', 'Which color is it?', 3],
    ['with a letter too many', 'stteamboat', 2],
    ['with two letters swapped', 'lihgthouse', 0],
    ['in two words for one', 'Is there a steam boat?', 2],
  ])('%s', (_, question, position) => {
    expect(best(question)).toBe(position);
  });

  test('that an earlier question was about, when the new one depends on it', () => {
    expect(best('Who is it for?', ['Where is the lighthouse?'])).toBe(0);
    expect(best('And why?', ['Who takes the steamboat?'])).toBe(2);
  });

  test('of the new question alone, when it is independent', () => {
    const question = 'Which council of the world pays a salary?';
    expect(parseQuestion(coast, { question, history: ['Where is the lighthouse?'] })).toMatchObject({ followUp: 'none' });
    expect(best(question, ['Where is the lighthouse?'])).toBe(1);
  });

  test('not at all, when no word of the question is in the document', () => {
    expect(passages('quantum chromodynamics', [], 5)).toEqual([]);
  });
});

test('rarer words of a question count more than common ones, and words that only frame it less', () => {
  const { terms } = parseQuestion(coast, { question: 'Tell me which people saw the lighthouse', history: [] });
  const findWeight = (wanted: string) => terms.find(({ term }) => wanted.startsWith(term))?.weight ?? 0;
  expect(findWeight('lighthouse')).toBeGreaterThan(findWeight('people'));
  expect(findWeight('lighthouse')).toBeGreaterThan(findWeight('tell'));
});

test('passages are spans of the document, the best first, and no more than requested', () => {
  const words = fc.array(fc.constantFrom(...FILLER.split(' '), ...facts.join(' ').split(' '), 'unheard'), { maxLength: 8 });
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 9 }), (question, count) => {
      const found = passages(question.join(' '), [], count);
      expect(found.length).toBeLessThanOrEqual(count);
      for (const { start, end, text, page } of found) {
        expect(coast.text.slice(start, end)).toBe(text);
        expect(coast.pages[page - 1]?.start).toBeLessThanOrEqual(start);
        expect(coast.pages[page - 1]?.end).toBeGreaterThan(start);
      }
      const scores = found.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      expect(Math.min(1, ...scores)).toBeGreaterThan(0);
    }),
    { numRuns: 50 },
  );
});
