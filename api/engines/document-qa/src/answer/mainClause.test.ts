import { describe, expect, test } from '@jest/globals';
import { findMainClause } from './mainClause.ts';
import { decideYesOrNo } from './yesNo/decideYesOrNo.ts';

test.each([
  ['You may freeze your membership if you cannot exercise.', 'You may freeze your membership .'],
  ['If a pass is not shown, the driver may ask for the fare.', 'the driver may ask for the fare.'],
  ['Guests, who are not insured, may watch.', 'Guests , may watch.'],
  ['Ein Bonus wird gezahlt, sofern niemand kündigt.', 'Ein Bonus wird gezahlt .'],
  ['Bücher, die nicht im Lesesaal stehen, dürfen ausgeliehen werden.', 'Bücher , dürfen ausgeliehen werden.'],
  ['Puede cambiar de sala aunque no haya avisado.', 'Puede cambiar de sala .'],
])('drops the clause that only says when a rule holds: %s', (sentence, main) => {
  expect(findMainClause(sentence)).toBe(main);
});

test.each([
  'Blankets are provided for the evening only; the club removes them.',
  'Der Mieter zahlt das Wasser, die Heizung zahlt er nicht.',
  'You may enter only if you are a member.',
  'Refunds since 2019 were not paid.',
])('keeps what belongs to the rule itself: %s', (sentence) => {
  expect(findMainClause(sentence)).toBe(sentence);
});

test.each([
  ['Can I freeze my plan?', 'You may freeze your plan if you cannot exercise.', 'yes'],
  ["Will I get the fee back if I don't like it?", 'The fee is refunded if you do not use the pool.', 'yes'],
  ['Do we get the key deposit back?', 'We return the key deposit even when the card is not handed in.', 'yes'],
  ['Can my guests watch?', 'Guests, who are not insured, may watch from the gallery.', 'yes'],
  ['Werden Überstunden bezahlt?', 'Überstunden werden ausbezahlt, sofern sie nicht ausgeglichen werden.', 'yes'],
  ['¿Puedo devolver la chaqueta?', 'Puede devolver la chaqueta aunque no tenga el ticket.', 'yes'],
  ['Can I sublet?', 'Subletting is not allowed, even if you are away for a year.', 'no'],
  ['Do I have to hire a towel?', 'Towels are optional and can be hired for £2.', 'no'],
  ['Muss ich teilnehmen?', 'Die Teilnahme an Fortbildungen ist freiwillig.', 'no'],
])('%s is answered by the rule, not by its condition', (question, sentence, verdict) => {
  expect(decideYesOrNo(question, sentence)).toBe(verdict);
});

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
