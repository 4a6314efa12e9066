import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';
import { decideCounted } from './countedLimits.ts';
import { decideDirection } from './directions.ts';

test.each([
  ['Can I ask for three rounds for free?', 'The Client may ask for two rounds of amendments without charge.', []],
  ['Can I have two cats?', 'One small domestic animal may be kept.', ['animal']],
  ['Darf ich drei Gäste mitbringen?', 'Zwei Gäste können mitgebracht werden.', []],
])('more than is permitted is denied: %s', (question, sentence, matched) => expect(decideCounted(question, sentence, matched)).toBe('no'));

test.each([
  ['Can I ask for two rounds for free?', 'The Client may ask for two rounds of amendments without charge.', []],
  ['Can I stay for three nights?', 'Two guests may stay.', ['guests']],
  ['Can I bring four friends?', 'At least two friends may come.', []],
])('as many, or something else, is not: %s', (question, sentence, matched) => expect(decideCounted(question, sentence, matched)).toBeUndefined());

const ask = (lines: string[], question: string) => answerQuestion(openDocument([lines]), { question, history: [] }).lead?.code;
const HOUSE = ['# Use', 'Walls may be painted in white or magnolia only, after asking first.', 'Bicycles are left in the rack.'];

test('what an "only" may leave out is not permitted', () => expect(ask(HOUSE, 'Can I paint the walls blue?')).not.toMatch(/yes/i));
test('what it names is', () => expect(ask(HOUSE, 'Can I paint the walls white?')).toMatch(/yes/i));

test.each([
  ['Is the dividend higher than last year?', 'The dividend remains at 0.18 euro a share.'],
  ['Will the fee go up?', 'The fee stays at £20.'],
  ['¿Ha subido la cuota?', 'La cuota se mantiene en 30 euros.'],
])('what stays at a figure has not changed: %s', (question, sentence) => expect(decideDirection(question, sentence)).toBe('no'));
