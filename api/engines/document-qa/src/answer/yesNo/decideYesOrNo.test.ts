import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';
import { decideYesOrNo } from './decideYesOrNo.ts';

describe('A figure of the question is compared with the bound that a sentence sets', () => {
  test.each([
    ['Do I need approval for 30 hours?', 'Work above 24 hours needs approval.', 'yes'],
    ['Do I need approval for 12 hours?', 'Work above 24 hours needs approval.', 'no'],
    ['Can I bring a bag of 26 kg?', 'Bags over 20 kg are not accepted.', 'no'],
    ['we are on the 4th floor, will they bring it up?', 'Without a lift the men bring it up to the third floor.', 'no'],
    ['Bringen Sie es in den 2. Stock?', 'Wir bringen es bis zum 3. Stock.', 'yes'],
    ['Are 9 rabbits ok?', 'Up to six rabbits may be kept.', 'no'],
    ['Is £30 enough for a part payment?', 'Part payments must be no smaller than £50.', 'no'],
    ['Passt das Rad für ein Kind von 130 cm?', 'Das Rad ist für 120 bis 145 cm gedacht.', 'yes'],
    ['Dürfen wir zu acht kommen?', 'Die Hütte ist für höchstens sechs Personen.', 'no'],
    ['¿Puedo quedarme una semana?', 'Nadie puede quedarse más de tres días seguidos.', 'no'],
    ['Can I swap after 12 turns?', 'Seats may not be swapped before turn 20.', 'no'],
  ] as const)('%s', (question, sentence, verdict) => {
    expect(decideYesOrNo(question, sentence)).toBe(verdict);
  });
});

describe('What is free need not be paid for', () => {
  test.each([
    ['Do we have to pay for the trial lessons?', 'New pupils get two trial lessons, which are free.', 'no'],
    ['Do I need to pay for the cloakroom?', 'The cloakroom is always free.', 'no'],
    ['Must students pay to get in?', 'Students enter free with a valid card, other visitors pay £9.', 'yes'],
    ['Do I have to book a table?', 'A table is free until seven.', 'yes'],
  ] as const)('%s', (question, sentence, verdict) => {
    expect(decideYesOrNo(question, sentence)).toBe(verdict);
  });
});

describe('A comparison is decided by its sides', () => {
  test.each([
    ['Was the train cheaper than the coach?', 'The coach was cheaper than the train.', 'no'],
    ['War der Zug teurer als der Flug?', 'Der Zug war teurer als der Flug.', 'yes'],
    ['¿Es el hotel más barato que el piso?', 'El piso es más barato que el hotel.', 'no'],
  ] as const)('%s', (question, sentence, verdict) => {
    expect(decideYesOrNo(question, sentence)).toBe(verdict);
  });
});

describe('What a thing is free from it does not have', () => {
  test.each([
    ['Is there alcohol in the syrup?', 'The syrup is free from alcohol.', 'no'],
    ['Is the syrup alcohol-free?', 'The syrup is free of alcohol.', 'yes'],
    ['Gibt es ein Bett ohne Aufpreis?', 'Ein Kinderbett steht ohne Aufpreis bereit.', 'yes'],
  ] as const)('%s', (question, sentence, verdict) => {
    expect(decideYesOrNo(question, sentence)).toBe(verdict);
  });
});

describe('Who pays decides whether something is paid for', () => {
  test.each([
    ['Is breakfast paid for?', "Breakfast is at the guest's own expense.", 'no'],
    ['Do we have to buy our own tickets?', 'Tickets are at your own expense.', 'yes'],
    ['Muss ich Wasser extra zahlen?', 'Wasser ist im Preis enthalten.', 'no'],
    ['¿Hay que llevar toallas?', 'Las toallas las pone el hotel.', 'no'],
  ] as const)('%s', (question, sentence, verdict) => {
    expect(decideYesOrNo(question, sentence)).toBe(verdict);
  });
});

describe('Words that deny without "not" deny', () => {
  test.each([
    ['May I eat liquorice?', 'Liquorice must be avoided during the cure.'],
    ['Are filters covered by the guarantee?', 'Belts and filters are left out.'],
    ['Did volunteers row alone?', 'A boat capsized in May; since then nobody rows alone.'],
    ['Will I get more for Sundays?', 'The Sunday premium stays at its present level.'],
  ])('%s', (question, sentence) => {
    expect(decideYesOrNo(question, sentence)).toBe('no');
  });
});

describe('A limit in time allows what it limits', () => {
  test.each([
    ['Can my brother watch?', 'Relatives may watch for the first ten minutes only.', 'yes'],
    ['Can I smoke in the kitchen?', 'Smoking is allowed only on the balcony.', 'no'],
    ['Can I bring my horse?', 'Horses have to be led and may not enter the orchard.', 'yes'],
  ] as const)('%s', (question, sentence, verdict) => {
    expect(decideYesOrNo(question, sentence)).toBe(verdict);
  });
});

const clinic = openDocument([
  [
    '# Notes for patients',
    'Parking. You may leave the car in the yard. No fee is charged.',
    'Visitors. Friends may come from two to six.',
    'Do not take the powder',
    '- if you have a heart disease;',
    '- if you are younger than ten.',
    '# What to bring',
    'A towel, slippers and a list of your medicines.',
  ],
]);
const codeFor = (question: string) => `${answerQuestion(clinic, { question, history: [] }).lead?.code}`;

describe('A heading names the topic of the sentence below it', () => {
  test.each([
    ['Is there a fee for parking?', /no/i],
    ['Can I take the powder with a heart disease?', /no/i],
    ['Do I have to bring a towel?', /yes/i],
  ])('%s', (question, wanted) => {
    expect(codeFor(question)).toMatch(wanted);
  });

  test('and a question that names only the heading is answered with the sentence below it', () => {
    expect(answerQuestion(clinic, { question: 'What about visitors?', history: [] }).sentences[0]?.text).not.toBe('Visitors.');
  });
});

describe('A thing that is not named is not confirmed', () => {
  const house = openDocument([['# Haus', 'Der Wart hat dienstags im Keller Sprechzeit.', 'Das Tor ist nachts zu.']], { language: 'de' });
  test.each(['Gibt es einen Fahrradkeller?', 'Bekomme ich einen Kellerschlüssel?'])('%s', (question) => {
    expect(`${answerQuestion(house, { question, history: [] }).lead?.code}`).not.toMatch(/yes/i);
  });
});

describe('Words next to a rule do not reverse it', () => {
  test.each([
    ['can I return it after 9 days?', 'Goods may be returned within 30 days of delivery.', 'yes'],
    ['can I return it after 45 days?', 'Goods may be returned within 30 days of delivery.', 'no'],
    ['can I moor for 2 hours?', 'Mooring is allowed for four hours without a ticket.', 'yes'],
    ['can I moor for a week?', 'Mooring is allowed for two days.', 'no'],
    ['would I get money for unused lessons?', 'Lessons not taken are refunded at the end of the year.', 'yes'],
    ['can I claim a taxi home?', 'A taxi may be claimed only when no bus is running.', 'yes'],
    ['was any of the food spoiled?', 'The fridge failed on Friday, yet none of the food was spoiled.', 'no'],
    ['are drinks thrown in?', 'No drinks are included; drinks at the bar are charged at £3.', 'no'],
    ['can I join, I only turn 16 in May?', 'Members must be at least 16 years old.', 'no'],
    ['is there anyone at the desk on a Saturday?', 'The desk is staffed Monday to Friday.', 'no'],
    ["do I have to pay the full fare, I'm 71?", 'Passengers over 65 pay half.', 'no'],
    ["do I have to pay the full fare, I'm 51?", 'Passengers over 65 pay half.', 'yes'],
    ['do I have to cover the pool?', 'The pool is to be covered every evening.', 'yes'],
    ['was there any money left?', 'The season closed with a profit of £300.', 'yes'],
    ['can I join anyway?', 'The choir is open to everyone who likes to sing.', 'yes'],
  ] as const)('%s – %s', (question, sentence, verdict) => {
    expect(decideYesOrNo(question, sentence)).toBe(verdict);
  });
});

describe('A bound of the question is compared with the figure of the sentence', () => {
  test.each([
    ['is the guarantee longer than 2 years?', 'Faulty units are replaced for three years from the purchase.', 'yes'],
    ['is the bag heavier than 20 kg?', 'The bag weighs 14 kg.', 'no'],
    ['Does the trip take less than 3 hours?', 'The trip takes 2 hours.', 'yes'],
    ['Ist der Tank größer als 50 Liter?', 'Der Tank hat 40 Liter.', 'no'],
  ] as const)('%s – %s', (question, sentence, verdict) => {
    expect(decideYesOrNo(question, sentence)).toBe(verdict);
  });
});

test('of clauses that only have other words, the first one sets the rule', () => {
  const sentence = 'Candles are forbidden in all huts, and this includes oil lamps; a fine of £40 applies.';
  expect(decideYesOrNo('can I have a little flame?', sentence, ['candles', 'fine'])).toBe('no');
});

describe('Several figures and bounds of a sentence', () => {
  test.each([
    ['Can I keep 12 geese?', 'Geese may be kept, up to a total of ten birds.', 'no'],
    ['Can I keep 4 ducks?', 'Ducks may be kept, up to a total of ten birds.', 'yes'],
    ['Müssen wir uns mit 20 Leuten anmelden?', 'Gruppen von mehr als 15 Personen müssen sich anmelden.', 'yes'],
    ['can I carry 10 kg after two weeks?', 'Walking is allowed after three days, carrying of more than 5 kg after four weeks.', 'no'],
    ['may I keep a tank of thirty litres?', 'A tank of not more than forty litres may be kept.', 'yes'],
    ['may I keep a tank of forty-five litres?', 'A tank of not more than forty litres may be kept.', 'no'],
    ['do I need a note for 5 days?', 'A note for up to a week is not needed.', 'no'],
    ['the barn is 20 miles away, do we pay for travel?', 'Travel within 30 miles is included; beyond that 45p a mile is charged.', 'no'],
  ] as const)('%s', (question, sentence, verdict) => {
    expect(decideYesOrNo(question, sentence)).toBe(verdict);
  });
});

describe('What is kept is not given back, in the stage that the question names', () => {
  const stages = 'If you cancel more than three weeks ahead, the deposit is refunded; between three weeks and three days it is forfeited.';
  test.each([
    ['do I get the deposit back if I cancel 5 weeks before?', stages, 'yes'],
    ['do I get the deposit back if I cancel 10 days before?', stages, 'no'],
    ['do we get the fee back?', 'On cancellation the booking fee is kept.', 'no'],
    ['bekomme ich die Anzahlung zurück?', 'Die Anzahlung wird einbehalten.', 'no'],
  ] as const)('%s', (question, sentence, verdict) => {
    expect(decideYesOrNo(question, sentence)).toBe(verdict);
  });
});

test('a condition that is denied of a person denies nothing of the rule', () => {
  expect(decideYesOrNo('is a trial day needed?', 'A trial day is compulsory for dogs that have never been boarded.')).toBe('yes');
});

test('a certificate after one illness only is none after another', () => {
  expect(decideYesOrNo('brauche ich nach Fieber ein Attest?', 'Ein Attest wird nur nach Läusen verlangt.')).toBe('no');
  expect(decideYesOrNo('do I need a certificate after a fever?', 'A certificate is needed only after mumps.')).toBe('no');
});
