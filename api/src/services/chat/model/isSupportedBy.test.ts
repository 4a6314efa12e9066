import { isSupportedBy } from './isSupportedBy.ts';

const isSupported = (claim: string, quote: string, { question = 'What does it say?', sentence = quote } = {}) =>
  isSupportedBy(claim, { quote, sentence, question });

test.each([
  ['another number', 'Parking costs 12 euros.', 'Parking costs 21 euros a day'],
  ['another number in words', 'The crew has nineteen sailors.', 'The crew has fifteen sailors'],
  ['a number that only the question has', 'Yes, membership costs 80 euros.', 'Membership costs 95 euros'],
  ['another unit', 'The pass is valid for three weeks.', 'The pass is valid for three months'],
  ['another month', 'The shop closes on 4 July.', 'The shop closes on 4 June'],
  ['the contrary', 'Guests may use the sauna.', 'Guests may not use the sauna'],
  ['a refusal of what is allowed', 'Parking is not permitted in the yard.', 'Parking is permitted in the yard'],
  ['a rise for a fall', 'Exports grew by 4 percent.', 'Exports fell by 4 percent'],
  ['the other party', 'The seller pays for the transport.', 'The buyer pays for the transport'],
  ['the other party in Spanish', 'El arrendatario paga el seguro.', 'El arrendador paga el seguro'],
  ['one name more', 'The prize goes to Clara Weiss and Otto Lind.', 'The prize goes to Clara Weiss only'],
  ['another matter', 'Swimming at night costs nothing extra.', 'Bread is baked every morning'],
])('a quote does not support %s', (_, claim, quote) => {
  expect(isSupported(claim, quote)).toBe(false);
});

test.each([
  ['in other words', 'Dogs have to be on a lead.', 'Dogs must be kept on a leash'],
  ['with its number in digits', 'There are 21 rooms.', 'The house has twenty-one rooms'],
  ['as a refusal said otherwise', 'No, visitors must not film.', 'Visitors are never to film'],
  ['with what its sentence says beside the quote', 'The fee of 40 euros is due in advance.', 'due in advance'],
])('a quote supports a claim %s', (_, claim, quote) => {
  const sentence = quote === 'due in advance' ? 'The fee is 40 euros, due in advance.' : quote;
  expect(isSupported(claim, quote, { sentence })).toBe(true);
});

test.each([
  ['A year of it costs 360 euros.', 'It costs 30 euros a month', 'What does a year cost?'],
  ['Four badges cost 20 euros.', 'A badge costs 5 euros', 'What do four badges cost?'],
  ['The advance is 150 euros.', 'The price is 600 euros, 25 percent of it in advance', 'How high is the advance?'],
])('a quote supports a value computed from it: %s', (claim, quote, question) => {
  expect(isSupported(claim, quote, { question })).toBe(true);
});
