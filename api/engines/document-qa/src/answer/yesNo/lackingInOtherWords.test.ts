import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';
import { decideYesOrNo } from './decideYesOrNo.ts';

test.each([
  ['Is the flat furnished?', 'It is let without furniture.', []],
  ['Ist das Rad versichert?', 'Das Rad wird ohne Versicherung verliehen.', []],
  ['¿Está amueblado?', 'Se entrega sin muebles, salvo los de la cocina.', ['muebles']],
])('what a sentence does without is denied, in another form of the word: %s', (question, sentence, matched) => {
  expect(decideYesOrNo(question, sentence, matched)).toBe('no');
});

test('what it does without is not denied of something else', () => {
  expect(decideYesOrNo('Is the flat heated?', 'It is heated and let without furniture.')).not.toBe('no');
});

test('a flat without furniture is not furnished', () => {
  const flat = openDocument([['# Vivienda', 'El piso tiene tres dormitorios.', 'Se entrega sin muebles, salvo los de la cocina.']]);
  expect(answerQuestion(flat, { question: '¿Está amueblado?', history: [] }).lead?.code).toMatch(/no$/i);
});
