import { describe, expect, test } from '@jest/globals';
import { findClause, findContrary } from './clauses.ts';
import { decideYesOrNo } from './decideYesOrNo.ts';

describe('Yes or no comes from the clause that the question is about', () => {
  test.each([
    ['may we eat in the hall?', 'Eating in the hall is not allowed; water may be drunk.', 'no'],
    ['¿se puede correr en el patio?', 'No se permite correr en el patio; se puede jugar a la pelota.', 'no'],
    ['do I get a discount if I bring my own cup?', 'You may bring your own cup, but no discount is given for it.', 'no'],
    ['can I go on the buses?', 'You may travel by tram only with a ticket; buses are not suitable.', 'no'],
    ['can I wear earrings?', 'Earrings have to be taken out; scarves may be worn until noon.', 'no'],
  ] as const)('%s', (question, sentence, verdict) => {
    expect(decideYesOrNo(question, sentence)).toBe(verdict);
  });
});

test('a clause with a longer word that only begins alike is not taken', () => {
  expect(findClause('can I take photos with my phone?', 'Guests may take photos, but no photographer may work here.', [])).toMatch(/^Guests/);
});

test.each([
  ['darf ich Dosen mitbringen?', 'Flaschen sind nicht erlaubt, Dosen schon.', 'yes'],
  ['are electric heaters allowed?', 'Gas heaters are not allowed, electric ones are.', 'yes'],
  ['¿puedo poner macetas en el patio?', 'Las macetas no pueden colocarse en la fachada, sí en los patios.', 'yes'],
  ['darf ich Nusskuchen mitbringen?', 'Bonbons sind nicht erwünscht; Kuchen ist willkommen, Nusskuchen aber nicht.', 'no'],
] as const)('%s is answered by the contrary of the rule', (question, sentence, verdict) => {
  expect(findContrary(question, sentence)).toBe(verdict);
});

test.each([
  ['can the cover go in the washing machine', 'The covers can be washed at 40 degrees and dried flat, never in a tumble dryer.', 'yes'],
  ['¿podemos comer en el césped?', 'Se puede comer y beber en el césped y en el merendero, nunca en la playa de la piscina.', 'yes'],
  ['darf ich im Hof grillen?', 'Im Hof darf gegrillt werden, nicht auf dem Balkon.', 'yes'],
  ['can I smoke on the terrace?', 'Guests may smoke on the terrace, never in the rooms.', 'yes'],
] as const)('%s: what is denied of another place at the end of a rule takes nothing from it', (question, sentence, verdict) => {
  expect(decideYesOrNo(question, sentence)).toBe(verdict);
});

test.each([
  ['can the cover go in a tumble dryer?', 'The covers can be washed at 40 degrees and dried flat, never in a tumble dryer.'],
  ['can I smoke in the rooms?', 'Guests may smoke on the terrace, never in the rooms.'],
] as const)('%s: the question names the place that a rule denies at its end', (question, sentence) => {
  expect(decideYesOrNo(question, sentence)).not.toBe('yes');
});

test.each([
  ['can I keep 5 hens?', 'yes'],
  ['can I keep 8 hens?', 'no'],
  ['can I keep a cockerel?', 'no'],
] as const)('%s: "and no" begins a separate rule', (question, verdict) => {
  expect(decideYesOrNo(question, 'A plot holder may keep no more than six hens and no cockerel.')).toBe(verdict);
});
