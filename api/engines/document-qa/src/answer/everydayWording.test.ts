import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const club = openDocument([
  [
    '# Membership',
    'This agreement is made between Ironbridge Fitness Ltd and Maya Okafor.',
    'Either party may end this agreement with one month of notice.',
    'The subscription of £38.50 is collected by direct debit on the first working day of each month.',
    'Pay by card at the desk, or by phone.',
    'If you pay by standing order you save £12 a year.',
    'If a payment is returned unpaid we charge £10.',
    '# Opening hours',
    'The club is closed on 25 December and 1 January.',
    'The office closes between Easter and the first of May.',
    'Moving house? Tell us five days before.',
    '# The machines',
    'Clean the filter every two months.',
    'Connect the sauna with a fuse of 16 A.',
    'The door opens if the water is low enough.',
    'If you are ill, call the desk before nine.',
    'Call our service line on 0345 600 1177.',
    'Have the serial number of the machine ready.',
  ],
]);
const ask = (question: string) => {
  const { status, lead, sentences } = answerQuestion(club, { question, history: [] });
  return { status, code: lead?.code, value: lead?.value, text: sentences[0]?.text };
};

test.each([
  ['Who are the parties?', 'This agreement is made between Ironbridge Fitness Ltd and Maya Okafor.'],
  ['How can I pay?', 'Pay by card at the desk, or by phone.'],
  ['What happens if my payment bounces?', 'If a payment is returned unpaid we charge £10.'],
  ["I'm moving house, what should I do?", 'Tell us five days before.'],
  ['How often must the filter be cleaned?', 'Clean the filter every two months.'],
  ['What number do I call for service?', 'Call our service line on 0345 600 1177.'],
])('%s is answered by the sentence with the answer', (question, expectedText) => {
  expect(ask(question).text).toBe(expectedText);
});

test('"when" is answered with the day of a payment, and never with its amount', () => {
  expect(ask('When is the subscription collected by direct debit?')).toMatchObject({ code: 'value', value: 'first working day of each month' });
});

test.each([
  ['Is the club open on Christmas Day?', /^(?:no|likelyNo)$/],
  ['Is the club open on New Year’s Day?', /^(?:no|likelyNo)$/],
  ['Is the office open between Easter and May?', /^(?:no|likelyNo)$/],
  ['Can I open the door?', /yesOnCondition|likelyYes/],
])('%s is decided by the rule', (question, code) => {
  expect(ask(question).code).toMatch(code);
});

test.each(['Can I use a fuse of 10 A for the sauna?', 'Can I text the desk if I am ill?'])(
  '%s gets no yes from a sentence that allows nothing',
  (question) => {
    expect(`${ask(question).code}`).not.toMatch(/yes/i);
  },
);

const notice = openDocument([
  [
    '# House rules',
    'Small dogs are welcome for €10 a night.',
    'Smoking is allowed on the balcony only.',
    'Rubbish goes into the bins behind the house.',
    'They are emptied on Tuesdays.',
    'Quiet hours are from 10 pm to 7 am.',
    'Do not drink alcohol for 48 hours.',
    'Some pain is normal for two to three days.',
    'Call the practice if bleeding does not stop.',
    'Do not rinse on the first day.',
    'From the second day rinse gently with salt water.',
    'Bring a lab coat and closed shoes.',
    'The textbook is Harlow and Petrov.',
    'Questions: h.osei@eastmoor.example',
    'We employ 23 people.',
    'Ruth Adeyemi and Colin Marsh are on the board.',
    'Some staff work at night.',
    'Towels and bed linen are included.',
  ],
]);
const askNotice = (question: string) => {
  const { status, lead, sentences } = answerQuestion(notice, { question, history: [] });
  return { status, code: lead?.code, value: lead?.value, text: sentences[0]?.text };
};

test.each([
  ['How do I rinse?', 'From the second day rinse gently with salt water.'],
  ['I am bleeding, what should I do?', 'Call the practice if bleeding does not stop.'],
  ['How long will it hurt?', 'Some pain is normal for two to three days.'],
  ['What book do I need?', 'The textbook is Harlow and Petrov.'],
  ['What is the email for questions?', 'Questions: h.osei@eastmoor.example'],
  ['Do I need to bring towels?', 'Towels and bed linen are included.'],
])('%s finds the sentence in other words', (question, expectedText) => {
  expect(askNotice(question).text).toBe(expectedText);
});

test.each(['Can I drink coffee?', 'Can I come to the lab?', 'Do I get time off for my wedding?'])(
  '%s is neither confirmed nor denied',
  (question) => {
    expect(`${askNotice(question).code}`).not.toMatch(/yes|no/i);
  },
);

test('the hours of a rule are shown without the full stop', () => {
  expect(askNotice('When are quiet hours?')).toMatchObject({ code: 'value', value: '10 pm to 7 am' });
});

test('a sentence without a time is no certain answer to "when"', () => {
  expect(askNotice('When is the rubbish collected?').status).not.toBe('grounded');
});

test('a group is not counted by the names in a document', () => {
  expect(askNotice('How many employees are there?').code).not.toBe('counted');
});

const library = openDocument(
  [
    [
      '# Biblioteca',
      'Este folleto explica el reglamento de la biblioteca.',
      'En agosto solo abre por la mañana.',
      'Se pueden llevar hasta seis libros durante 21 días.',
      'Las revistas del mes no se prestan.',
    ],
  ],
  { language: 'es' },
);

test.each([
  ['¿Abre por la tarde en agosto?', 'no'],
  ['¿Abre por la mañana en agosto?', 'yes'],
])('%s is decided by the only part of the day that a rule names', (question, code) => {
  expect(answerQuestion(library, { question, history: [] }).lead?.code).toBe(code);
});

test('a thing with its own rule is not allowed by the rule of another', () => {
  const { lead, sentences } = answerQuestion(library, { question: '¿Puedo llevarme una revista?', history: [] });
  expect([lead?.code, sentences[0]?.text]).not.toContain('yes');
  expect(sentences[0]?.text).toBe('Las revistas del mes no se prestan.');
});

test('a sentence about the document itself is no answer', () => {
  const policy = openDocument([
    [
      '# Policy',
      'This summary tells you what your policy covers.',
      'Wear and damage by vermin are not covered.',
      'You pay £186 a year.',
      'The limit for cash is £400.',
    ],
  ]);
  const answerText = (question: string) => answerQuestion(policy, { question, history: [] }).sentences[0]?.text;
  expect(answerText('Are mice covered?')).toBe('Wear and damage by vermin are not covered.');
  expect(answerText('How much does it cost?')).toBe('You pay £186 a year.');
});

const contract = openDocument([
  [
    '# Contract of employment',
    'The first four months are a probationary period.',
    'After probation the notice period is six weeks.',
    'The salary is £31,200 a year.',
    'The company pays 6 percent of the salary into the pension.',
    'The lunch break of 45 minutes is unpaid.',
    'You must be at least 16 to join, and need an income of £1,200 a month.',
    'You can leave at any time without notice.',
    'We may close the scheme with two months of notice.',
  ],
]);
const askContract = (question: string) => {
  const { lead, sentences } = answerQuestion(contract, { question, history: [] });
  return { code: lead?.code, value: lead?.value, text: sentences[0]?.text };
};

test('a time before or after the requested one is not taken for it', () => {
  expect(askContract('How long is the trial period?')).toMatchObject({ value: 'four months' });
});

test('a share of the salary is no answer to what somebody earns, nor is an income times twelve a price', () => {
  expect(askContract('How much will I earn?').code).not.toBe('computed');
  expect(askContract('How much is the scheme per year?').code).not.toBe('computed');
});

test.each([
  ['Is lunch paid?', /^(?:no|likelyNo)$/, 'The lunch break of 45 minutes is unpaid.'],
  ['Can the company close the scheme?', /yes/i, 'We may close the scheme with two months of notice.'],
])('%s is answered with the value of the sentence', (question, code, expectedText) => {
  expect(askContract(question)).toMatchObject({ code: expect.stringMatching(code), text: expectedText });
});

test('an age limit is found', () => {
  expect(askContract('How old must I be to join?').text).toMatch(/^You must be at least 16/);
});

const lease = openDocument(
  [
    [
      '# Mietvertrag',
      'zwischen Frau Hannelore Brandt (Vermieterin) und Herrn Mateo Ruiz (Mieter).',
      'Vermietet wird die Wohnung im zweiten Stock.',
      'Die Kaltmiete beträgt 690 Euro im Monat.',
      'Kleine Reparaturen bis 80 Euro trägt der Mieter.',
      'Die Miete ist bis zum dritten Werktag eines Monats zu zahlen.',
      'Bei Auszug sind alle Schlüssel zurückzugeben.',
    ],
  ],
  { language: 'de' },
);

test.each([
  ['Wie hoch ist die Miete?', /^Die Kaltmiete beträgt 690 Euro/],
  ['Wann muss ich die Miete zahlen?', /^Die Miete ist bis zum dritten Werktag/],
])('%s is answered with the rent, and not with the tenant', (question, expectedText) => {
  expect(answerQuestion(lease, { question, history: [] }).sentences[0]?.text).toMatch(expectedText);
});

test('a word with another prefix confirms nothing', () => {
  expect(`${answerQuestion(lease, { question: 'Gibt es einen Aufzug?', history: [] }).lead?.code}`).not.toMatch(/yes/i);
});

const letter = openDocument([
  [
    'From Monday 18 to Friday 22 May, Year 6 will stay at Blencathra Field Centre.',
    'The cost is £385 for each child.',
    'Please pay a deposit of £60 by 30 January.',
    'Nobody will miss the trip because of money: talk to us in confidence.',
    'Drivers under 25 are not covered by the insurance of the minibus.',
    'There is no courtesy car after a theft.',
    'The hall is covered by a roof.',
  ],
]);
const askLetter = (question: string) => answerQuestion(letter, { question, history: [] });

test.each([
  ['How much is the trip?', 'The cost is £385 for each child.'],
  ['Can my 22 year old son drive the minibus?', 'Drivers under 25 are not covered by the insurance of the minibus.'],
  ['Do I get a replacement car if mine is stolen?', 'There is no courtesy car after a theft.'],
])('%s is answered although the document has it in other words', (question, expectedText) => {
  expect(askLetter(question).sentences[0]?.text).toBe(expectedText);
});

test('a thing that the document never names is not surely covered', () => {
  expect(askLetter('Is my caravan covered?').status).not.toBe('grounded');
});

test('"When do I have to pay?" is answered by the line with the day, not by the one with "paid"', () => {
  const bill = openDocument([['Paid by card £200.00.', 'Balance due £581.08 by 2 November 2026.', 'Give the drops once a day.']]);
  expect(answerQuestion(bill, { question: 'When do I have to pay?', history: [] }).sentences[0]?.text).toBe(
    'Balance due £581.08 by 2 November 2026.',
  );
});

const house = openDocument([
  [
    '# Pressure',
    'The pressure gauge must read between 1.0 and 1.5 bar when the system is cold.',
    'If the pressure is below 1.0 bar, open both black taps until the gauge reads 1.3 bar.',
    '# Codes',
    '| Code | Meaning | What to do |',
    '| F1 | Low water pressure | Top up |',
    '| F7 | Flue blocked | Switch off and call us |',
    '# Holidays',
    'In summer you may switch the boiler off.',
    'In winter leave the boiler on with the room thermostat at 7 °C.',
    '# Collection',
    'If somebody else collects your child, tell us the password.',
    'Children who are collected after 6 pm are charged £10.',
    '# Payment',
    'If you pay within 14 days, we accept £35.',
    'Unpaid charges rise by a half.',
    'If you think this notice is wrong, you may challenge it within 14 days.',
    'Yours sincerely',
    'Philippa Grant, Director',
  ],
]);
const askHouse = (question: string) => answerQuestion(house, { question, history: [] });

test.each([
  ['What should the pressure be?', /between 1\.0 and 1\.5 bar/],
  ['Can I turn the boiler off when I go away in winter?', /In winter leave/],
  ['What happens if I pick her up at 6.20?', /after 6 pm/],
  ['What happens if I do not pay?', /Unpaid/],
  ['How can I appeal?', /challenge/],
  ['Who signed the letter?', /Philippa Grant/],
])('%s is answered by the rule for that case', (question, expectedText) => {
  expect(askHouse(question).sentences[0]?.text).toMatch(expectedText);
});

test('words in a condition alone give no certain answer to anything else', () => {
  expect(askHouse('What did I do wrong?').status).not.toBe('grounded');
});

const alquiler = openDocument([
  [
    '# Objeto',
    'Se alquila el piso de la calle Carretería 14, de 68 metros cuadrados.',
    '# Renta',
    'La renta es de 890 euros al mes y se paga del 1 al 5 de cada mes por transferencia.',
    'El arrendatario puede desistir pasados seis meses si avisa con treinta días; en ese caso pagará una mensualidad.',
    '# Uso',
    'Queda prohibido fumar en la vivienda y subarrendarla, también a turistas.',
  ],
]);

test.each([
  ['¿Cuánto es el alquiler?', /890 euros/],
  ['¿Cuándo hay que pagar?', /del 1 al 5/],
  ['¿Puedo alquilar una habitación por Airbnb?', /subarrendarla/],
])('%s is answered by the clause with the answer', (question, expectedText) => {
  expect(answerQuestion(alquiler, { question, history: [] }).sentences[0]?.text).toMatch(expectedText);
});

test('the title of a document that has no other heading makes no sentence an answer', () => {
  const sheet = openDocument([
    [
      '# Evening pottery',
      'Ten Thursdays from 17 September to 26 November 2026, 6.30 to 9 pm, Studio 4, Canal Mill, Leeds.',
      'Bring an apron and a towel. Aprons can be hired for £2 an evening.',
      'The studio is on the second floor and has a lift.',
      'If you miss a class you may come to the open studio on Saturday.',
      'You can cancel free of charge until two weeks before the start.',
      'Pieces are kept for four weeks after the last class.',
    ],
  ]);
  expect(answerQuestion(sheet, { question: 'How long is an evening?', history: [] }).status).not.toBe('grounded');
});
