import { describe, expect, test } from '@jest/globals';
import { findMainClause } from './mainClause.ts';
import { decideYesOrNo } from './yesNo.ts';

describe('What a condition or a relative clause denies does not turn yes into no', () => {
  test.each([
    ['Can I lend my key to a friend?', 'You may lend your key to a friend unless the desk has not been told.', 'yes'],
    ['Can guests use the pool?', 'If the pool is not reserved, guests can use it.', 'yes'],
    ['Can visitors park here?', 'Visitors who do not have a badge may park behind the hall.', 'yes'],
    ['Can I take a dog into the hut?', 'Dogs which do not bark are not allowed in the hut.', 'no'],
    ['¿Se puede pescar en el lago?', 'Se permite pescar en el lago si no hay hielo.', 'yes'],
    ['¿Puede votar un socio?', 'El socio que no haya pagado no puede votar.', 'no'],
    ['Darf man im Hof grillen?', 'Im Hof darf gegrillt werden, sofern es nicht stürmt.', 'yes'],
    ['Werden Mängel behoben?', 'Mängel, die der Mieter nicht verursacht hat, werden behoben.', 'yes'],
  ])('%s', (question, sentence, verdict) => {
    expect(decideYesOrNo(question, sentence)).toBe(verdict);
  });

  test('and a sentence that is but a condition stays whole', () => {
    expect(findMainClause('Provided for the evening only.')).toBe('Provided for the evening only.');
  });
});

describe('What need not be done is answered with no', () => {
  test.each([
    ['Do I need a helmet?', 'Helmets are optional.'],
    ['Do I have to sign in?', 'You do not have to sign in.'],
    ['Muss ich einen Ausweis zeigen?', 'Besucher sind nicht verpflichtet, einen Ausweis zu zeigen.'],
    ['¿Tengo que traer toalla?', 'No es necesario traer toalla.'],
  ])('%s', (question, sentence) => {
    expect(decideYesOrNo(question, sentence)).toBe('no');
  });
});

test('A shared date or a word of change in a denial confirms nothing', () => {
  expect(decideYesOrNo('Is the library open on 1 May 2031?', 'The library is closed on 1 May 2031.')).toBe('no');
  expect(decideYesOrNo('Is lost luggage paid for?', 'Lost luggage is not paid for.')).toBe('no');
});
