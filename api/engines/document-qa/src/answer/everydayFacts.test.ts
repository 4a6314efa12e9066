/** Answers to everyday questions that a first best sentence would get wrong. */
import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const handbook = openDocument([
  [
    '# Working time',
    'Anyone who works more than six hours takes a break of 30 minutes, which is unpaid.',
    '# Pay',
    'Wages are paid on the last Friday of the month.',
    '# Phones',
    'Phones stay in the lockers. Headphones may be worn in the warehouse.',
  ],
]);
const trip = openDocument([
  [
    '# Field trip',
    'The trip to the lake takes place on Saturday 10 October.',
    'The coach leaves the main gate at 8:15.',
    'It costs £12, payable at the office.',
    '# Flat',
    'The flat is on the third floor, at Hill Road.',
    'It has two rooms and a bathroom, 58 m² in all.',
    'The box with the books weighs 14 kg and is 40 cm wide.',
  ],
]);
const campamento = openDocument(
  [
    [
      '# Campamento',
      'El autobús sale el 6 de julio a las 9:00 de la Plaza y vuelve el 19 de julio hacia las 18:30.',
      'Se puede llevar un máximo de 20 euros de bolsillo.',
      'No se permiten móviles ni tabletas.',
      'El día de visita es el domingo 12 de julio.',
      'Los niños de 7 a 13 años duermen en tiendas.',
      'Se puede llamar a los niños los martes y viernes de 20:00 a 21:00.',
    ],
  ],
  { language: 'es' },
);
const miete = openDocument(
  [['# Mieträume', 'Zur Wohnung gehört ein Kellerabteil.', 'Vermietet werden zwei Zimmer, zusammen 58 m².', 'Die Wohnung liegt im 3. Obergeschoss.']],
  {
    language: 'de',
  },
);

const ask = (index: typeof handbook, question: string) => answerQuestion(index, { question, history: [] });

describe('A yes or no', () => {
  test('is not taken from a sentence without the topic, which is elsewhere', () => {
    const { lead, citations } = ask(handbook, 'Do I get paid for my break?');
    expect(lead?.code).not.toMatch(/yes/i);
    expect(citations.map(({ quote }) => quote).join(' ')).toContain('unpaid');
  });

  test('comes from the sentence about the matter, not from another rule', () => {
    const { lead, citations } = ask(campamento, '¿Puede llevar el móvil?');
    expect(citations[0]?.quote).toBe('No se permiten móviles ni tabletas.');
    expect(lead?.code).toMatch(/no$/i);
  });
});

describe('A permission with a condition is a yes on a condition', () => {
  const rules = openDocument([
    [
      '# House rules',
      'Pets may be kept with the written consent of the owner.',
      'Guests may stay overnight as long as you tell the warden.',
      'Bicycles may be kept in the yard.',
      'The written consent of the owner is needed for painting walls.',
    ],
  ]);
  const hausordnung = openDocument([['# Hausordnung', 'Haustiere bedürfen der Zustimmung des Vermieters.', 'Grillen ist im Garten erlaubt.']], {
    language: 'de',
  });
  const normas = openDocument([['# Normas', 'Se admiten perros, siempre que lleven correa.', 'Se permite fumar en la terraza.']], { language: 'es' });

  test.each([
    [rules, 'Can I keep pets?'],
    [rules, 'May guests stay overnight?'],
    [hausordnung, 'Darf ich Haustiere halten?'],
    [normas, '¿Se admiten perros?'],
  ])('%#: %s', (index, question) => {
    expect(ask(index, question).lead?.code).toBe('yesOnCondition');
  });

  test.each([
    [rules, 'May I keep bicycles in the yard?'],
    [rules, 'Do I need written consent for painting walls?'],
    [hausordnung, 'Ist Grillen im Garten erlaubt?'],
    [normas, '¿Se permite fumar en la terraza?'],
  ])('which a rule without one is not, nor a question about the condition: %#: %s', (index, question) => {
    expect(ask(index, question).lead?.code).toMatch(/^(?:yes|likelyYes)$/);
  });
});

describe('The value that is asked for', () => {
  test.each([
    [campamento, '¿A qué hora sale el autobús?', '9:00'],
    [campamento, '¿A qué hora vuelve?', '18:30'],
    [trip, 'What time does the bus leave?', '8:15'],
  ])('is the hour of a day: %#', (index, question, value) => {
    const { lead, citations } = ask(index, question);
    expect(lead?.code === 'value' ? lead.value : citations[0]?.quote).toContain(value);
  });

  test('is a range of years as a whole', () => {
    expect(ask(campamento, '¿Qué edad tienen los niños?').citations[0]?.quote).toContain('7 a 13 años');
  });

  test('is found in a sentence that continues with "it"', () => {
    expect(ask(trip, 'How much is the trip?').citations[0]?.quote).toContain('£12');
  });

  test.each([
    [miete, 'Wie groß ist die Wohnung?', '58 m²'],
    [trip, 'How big is the flat?', '58 m²'],
    [trip, 'How heavy is the box?', '14 kg'],
  ])('is a figure with the unit that is meant: %#', (index, question, value) => {
    expect(ask(index, question).citations[0]?.quote).toContain(value);
  });
});

describe('Words are found in other forms', () => {
  test('a Spanish verb with pronouns at its end', () => {
    expect(ask(campamento, '¿Cuándo podemos visitarlos?').citations[0]?.quote).toContain('12 de julio');
  });

  test('the first part of a German compound', () => {
    const { lead, citations } = ask(miete, 'Gibt es einen Keller?');
    expect(citations[0]?.quote).toContain('Kellerabteil');
    expect(lead?.code).toMatch(/yes/i);
  });
});
