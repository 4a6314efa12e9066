import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';
import { answersNothing, isOpenLine } from './openLines.ts';

test.each([
  'My child may / may not take part.',
  'Can swim: yes / no',
  'Mein Kind darf / darf nicht mitfahren.',
  'Autorizo / no autorizo el uso de imágenes: sí / no',
  'Name: ____________',
  'These prices apply:',
])('"%s" leaves the answer open', (line) => expect(isOpenLine(line)).toBe(true));

test.each(['You may not take part.', 'Pay by card and/or in cash.', 'The yes/no answers of a complement are reversed.', 'No dogs; cats may stay.'])(
  '"%s" says something',
  (line) => expect(isOpenLine(line)).toBe(false),
);

const letter = openDocument([
  [
    '# Trip to the coast',
    'Elsewhere these prices apply:',
    '| Zone | Price |',
    '| One | £4 |',
    '| Two | £6 |',
    'Each April the price goes up by the rate of inflation.',
    'We may take pictures of the children.',
    '# Reply slip',
    'My child may / may not take pictures.',
  ],
]);

test('an introduction of a table, or a line to be filled in, answers nothing', () => {
  const answering = letter.sentences.flatMap(({ start, end }, sentence) => (answersNothing(letter, sentence) ? [letter.text.slice(start, end)] : []));
  expect(answering).toEqual(['Elsewhere these prices apply:', 'My child may / may not take pictures.']);
});

test.each(['Does the price go up?', 'Will they take pictures of my child?'])('"%s" is not answered by such a line', (question) => {
  const { sentences, closest } = answerQuestion(letter, { question, history: [] });
  const first = sentences[0]?.text ?? closest[0]?.quote ?? '';
  expect(isOpenLine(first)).toBe(false);
});
