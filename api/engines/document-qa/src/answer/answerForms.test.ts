import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const camp = openDocument([
  [
    '# Rules of the camp site Pine Lake',
    '# 1. Arrival',
    'Pitches are free from 14:00. The nightly price is €22 for a tent and €31 for a caravan.',
    '# 2. Quiet hours',
    'Engines must not run between 22:00 and 7:00.',
    '# 3. Fires',
    'Open fires are forbidden. Gas cookers may be used on stone ground only.',
    '# 4. Boats',
    'Boats may be launched with the consent of the warden. Children under ten bathe under supervision.',
    '# Annex B: Prices',
    'Prices rose by 4 percent because of the new showers.',
  ],
]);
const estatutos = openDocument(
  [
    [
      '# Estatutos',
      '# Primera. Nombre',
      'La asociación se llama Monte Verde.',
      '# Segunda. Socios',
      'Los socios pueden votar. Queda prohibido delegar el voto.',
    ],
  ],
  { language: 'es' },
);
const ordnung = openDocument(
  [
    [
      '# Benutzungsordnung',
      '# § 1 Ausleihe',
      'Bücher dürfen vier Wochen behalten werden.',
      '# § 2 Gebühren',
      'Für jede Mahnung sind 2 Euro zu zahlen. Essen ist im Lesesaal nicht gestattet.',
    ],
  ],
  { language: 'de' },
);
const ask = (index: typeof camp, question: string) => answerQuestion(index, { question, history: [] });
const readAnswer = (index: typeof camp, question: string) =>
  ask(index, question)
    .sentences.map(({ text }) => text)
    .join(' ');

describe('A question about a part of the document is answered with that part only', () => {
  test.each([
    [camp, 'What does section 3 say?', /^Open fires.*only\.$/],
    [camp, 'Show me annex B', /^Prices rose.*showers\.$/],
    [camp, 'What does it say under quiet hours?', /^Engines must not run.*7:00\.$/],
    [estatutos, '¿Qué dice la cláusula segunda?', /^Los socios.*voto\.$/],
    [ordnung, 'Was steht in § 1?', /^Bücher.*werden\.$/],
  ])('%#: %s', (index, question, wanted) => {
    expect(readAnswer(index, question)).toMatch(wanted);
    expect(ask(index, question).status).toBe('grounded');
  });

  test('and with a single fact if it asks for one', () => {
    expect(ask(camp, 'How much is a tent in section 1?').citations.length).toBeLessThanOrEqual(3);
  });
});

describe('A visitor who makes small talk gets a short reply', () => {
  test.each([
    ['Hello', 'greeting'],
    ['Good evening!', 'greeting'],
    ['¡Muchas gracias!', 'thanks'],
    ['Danke schön', 'thanks'],
    ['What can you do?', 'help'],
    ['Tschüss!', 'farewell'],
  ])('%s', (question, code) => {
    expect(ask(camp, question)).toMatchObject({ lead: { code }, citations: [], sentences: [] });
  });

  test('but not when the message asks something', () => {
    expect(ask(camp, 'Hello, when can I arrive?').citations.length).toBeGreaterThan(0);
  });
});

describe('A yes-or-no question is answered with yes or no', () => {
  test.each([
    [camp, 'Are open fires allowed?', 'no'],
    [camp, 'May engines run at 23:00?', 'no'],
    [camp, 'Can I launch my boat?', 'yesoncondition'],
    [camp, 'Can a child of eight bathe alone?', 'no'],
    [camp, 'Did prices go down?', 'no'],
    [camp, 'Did the prices rise?', 'yes'],
    [estatutos, '¿Pueden votar los socios?', 'yes'],
    [estatutos, '¿Se puede delegar el voto?', 'no'],
    [ordnung, 'Darf man im Lesesaal essen?', 'no'],
  ])('%#: %s', (index, question, verdict) => {
    expect(ask(index, question).lead?.code.toLowerCase().replace('likely', '')).toBe(verdict);
  });
});

test('a factual answer is one sentence with its value first, and further context only in its quotes', () => {
  const { lead, sentences, citations } = ask(camp, 'How much is the nightly price for a caravan?');
  expect(lead).toEqual({ code: 'value', value: '€31' });
  expect(sentences).toHaveLength(1);
  expect(citations.length).toBeGreaterThan(0);
});

const club = openDocument([
  [
    '# Rules of the rowing club',
    'The fee covers all boats except racing boats. Parking is free on Sundays.',
    'Blankets are provided for the evening only; the club removes blankets that stay overnight.',
    'Paper newsletters cost €2 each; newsletters by email remain free.',
    'Persons under 16 may row only with a coach.',
    'The works on the air shaft last until May.',
  ],
]);
const pension = openDocument(
  [
    [
      '# Pensión Sol',
      'El precio incluye el desayuno y las toallas, pero no la cena.',
      'Las bicicletas son gratuitas para los huéspedes.',
      'El pago por adelantado es obligatorio; las tarjetas se aceptan solo en recepción.',
      'Las obras de acondicionamiento terminan en mayo.',
    ],
  ],
  { language: 'es' },
);

describe('Yes or no follows from what a passage includes, excepts, limits and charges', () => {
  test.each([
    [club, 'Are racing boats included in the fee?', 'no'],
    [club, 'Is parking free on Sundays?', 'yes'],
    [club, 'Are paper newsletters free?', 'no'],
    [club, 'Can my daughter of 12 row alone?', 'no'],
    [club, 'Can I keep the blanket overnight?', 'no'],
    [pension, '¿Está incluida la cena?', 'no'],
    [pension, '¿Está incluido el desayuno?', 'yes'],
    [pension, '¿Las bicicletas son gratis?', 'yes'],
    [pension, '¿Es obligatorio el pago por adelantado?', 'yes'],
  ])('%#: %s', (index, question, verdict) => {
    expect(ask(index, question).lead?.code.toLowerCase().replace('likely', '')).toBe(verdict);
  });

  test.each([
    [pension, '¿Hay aire acondicionado?'],
    [club, 'Is there air conditioning?'],
  ])('and a part of the name of a thing is not the thing: %#', (index, question) => {
    expect(ask(index, question).status).not.toBe('grounded');
  });
});

const orchard = openDocument([
  [
    '# Report of the orchard',
    'Pear prices rose by 6 percent because of the frost. Apples fell by 3 percent.',
    'The barn holds up to 30 people. The press weighs 80 kg.',
    'The fee covers water. Ladders are not covered by the fee.',
    'Cider fell less than juice.',
  ],
]);

describe('A yes-or-no question is compared with the sentence about the same thing', () => {
  test.each([
    ['Did apples get more expensive?', 'no', /^Apples/],
    ['Did pears get more expensive?', 'yes', /^Pear/],
    ['Is the barn big enough for 45 people?', 'no', /barn/],
    ['Is the barn big enough for 20 people?', 'yes', /barn/],
    ['Are ladders covered by the fee?', 'no', /^Ladders/],
    ['Is water covered by the fee?', 'yes', /water/],
  ])('%s', (question, verdict, wanted) => {
    const { lead, sentences } = ask(orchard, question);
    expect(lead?.code.toLowerCase().replace('likely', '')).toBe(verdict);
    expect(sentences[0]?.text).toMatch(wanted);
  });
});

const hostal = openDocument(
  [
    [
      '# Hostal del Puerto',
      'El garaje cuesta 12 euros al día. El periódico es gratuito.',
      'La sauna está cerrada por obras. No se admiten mascotas.',
      'Los daños en las maletas están excluidos, salvo si los causa el personal.',
    ],
  ],
  { language: 'es' },
);
const verein = openDocument(
  [['# Bootshaus', 'Die Liegemiete beträgt 48 Euro im Monat. Für den Schrank sind 5 Euro zu zahlen.', 'Der Steg ist im Winter gesperrt.']],
  { language: 'de' },
);

test.each([
  [hostal, '¿El garaje es gratis?', 'no'],
  [hostal, '¿Puedo usar la sauna?', 'no'],
  [hostal, '¿Puedo llevar a mi perro?', 'no'],
])('what costs something, is closed or is not admitted is answered with no: %#', (index, question, verdict) => {
  expect(ask(index, question).lead?.code.toLowerCase().replace('likely', '')).toBe(verdict);
});

test('a compound is found by its last part, though another sentence has a price too', () => {
  expect(ask(verein, 'Wie hoch ist die Miete?').sentences[0]?.text).toMatch(/48 Euro/);
});
