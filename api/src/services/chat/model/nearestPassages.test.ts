import type { Passage } from '@sheaf/document-qa/types/builtInAnswer';
import type { LanguageModel } from '../../../ports.ts';
import { ModelUnavailable } from '../../../ports.ts';
import { findNearestPassages } from './nearestPassages.ts';

const passage = (text: string, score: number): Passage => ({ page: 1, start: 0, end: text.length, text, score });
const passages = [
  passage('The house has a garden.', 3),
  passage('The flat may be given up after a year.', 2.9),
  passage('The garden has a tree.', 0),
];
const question = { question: 'When can I move out?', history: [] };
const visitor = new AbortController().signal;

/** A service that finds one text closest to the question. */
const model = (embed: LanguageModel['embed']): LanguageModel => ({
  label: 'Scripted',
  contextTokens: 8000,
  complete: async () => '',
  async *stream() {
    yield '';
  },
  ...(embed && { embed }),
});
const meaning: LanguageModel['embed'] = async (texts) => texts.map((text) => (/move out|given up|tree/.test(text) ? [1, 0.1] : [0, 1]));

test('a passage with the meaning of the question comes before one that only shares its words', async () => {
  const nearest = await findNearestPassages(passages, question, model(meaning), visitor);
  expect(nearest.map(({ text }) => text)).toEqual([passages[1]?.text, passages[0]?.text, passages[2]?.text]);
});

test('the words decide where the service compares no meanings, or fails to', async () => {
  expect(await findNearestPassages(passages, question, model(undefined), visitor)).toEqual(passages);
  const failing = model(async () => {
    throw new ModelUnavailable('failed');
  });
  expect(await findNearestPassages(passages, question, failing, visitor)).toEqual(passages);
  expect(
    await findNearestPassages(
      passages,
      question,
      model(async () => []),
      visitor,
    ),
  ).toEqual(passages);
});

test('a visitor who has left waits for nothing', async () => {
  const disconnected = AbortSignal.abort(new Error('The visitor left.'));
  const waiting = model(async (_, signal) => {
    signal.throwIfAborted();
    return [];
  });
  await expect(findNearestPassages(passages, question, waiting, disconnected)).rejects.toThrow('left');
});
