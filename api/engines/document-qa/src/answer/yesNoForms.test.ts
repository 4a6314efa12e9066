import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const code = (page: string[], question: string) => `${answerQuestion(openDocument([page]), { question, history: [] }).lead?.code}`;

describe('A question is known to want yes or no', () => {
  const rules = [
    '# Guest house rules',
    'Breakfast is served from seven to ten.',
    'Pets are not allowed in the rooms.',
    'Smoking is permitted on the terrace.',
    'You may use the bicycles in the yard.',
  ];
  test.each([
    ['without a verb', 'pets allowed?', /no/i],
    ['after a remark', 'we come with two pets, are they allowed', /no/i],
    ['after a remark without a comma', 'i have my own bike can i use the bicycles', /yes/i],
  ])('%s', (_, question, wanted) => {
    expect(code(rules, question)).toMatch(wanted);
  });

  test('but not after a word that asks for something else', () => {
    expect(code(rules, 'until when can we have breakfast')).not.toMatch(/yes|no$/i);
  });

  test.each([
    ['darf ich in der Garage grillen', /no/i],
    ['ist der Hof offen', /yes/i],
  ])('in German without a question mark: %s', (question, wanted) => {
    const page = ['# Hausordnung', 'In der Garage ist das Grillen verboten.', 'Der Hof ist bis 20 Uhr offen.', 'Der Müll wird freitags geholt.'];
    expect(code(page, question)).toMatch(wanted);
  });
});

describe('Of a sentence with two clauses the one about the matter decides', () => {
  const page = [
    '# The course',
    'Talks are filmed and stay online for a year; workshops are not filmed.',
    'Children may come to the parade on foot but not to the dinner.',
    'Parking is free of charge, but charging a car has to be paid.',
    'The hall opens at nine.',
  ];
  test.each([
    ['Are talks filmed?', /yes/i],
    ['Are workshops filmed?', /no/i],
    ['May children come to the parade?', /yes/i],
  ])('%s', (question, wanted) => {
    expect(code(page, question)).toMatch(wanted);
  });
});

describe('The introduction of a list decides its items', () => {
  const page = [
    '# Pet insurance',
    'The policy is renewed every year.',
    '# What is not insured',
    '- Treatment that began before the policy.',
    '- Vaccinations and flea treatment.',
    '# What is insured',
    '- Operations after an accident.',
    '- Stays in a clinic.',
  ];
  test.each([
    ['Are vaccinations insured?', /no/i],
    ['is flea treatment covered', /no/i],
    ['Are stays in a clinic covered?', /yes/i],
  ])('%s', (question, wanted) => {
    expect(code(page, question)).toMatch(wanted);
  });
});

describe('What is given or done by others need not be done', () => {
  const page = [
    '# Your stay in the clinic',
    'Towels and slippers are provided.',
    'A plain ring may stay on during the scan.',
    'We tell your old doctor for you.',
    'You must bring your insurance card.',
  ];
  test.each([
    ['Do I have to bring towels?', /no/i],
    ['Do I have to take off my ring?', /no/i],
    ['Do I need to bring my insurance card?', /yes/i],
  ])('%s', (question, wanted) => {
    expect(code(page, question)).toMatch(wanted);
  });
});

describe('A sentence that works without the thing is a no', () => {
  test.each([
    [['# Loan', 'You may pay in six instalments without interest.', 'The loan ends in June.'], 'Do I have to pay interest?'],
    [['# Kauf', 'Sie können in Raten ohne Zinsen zahlen.', 'Die Lieferung dauert eine Woche.'], 'Muss ich Zinsen zahlen?'],
    [['# Compra', 'Se puede pagar a plazos sin intereses.', 'La entrega tarda tres días.'], '¿Tengo que pagar intereses?'],
  ])('%#', (page, question) => {
    expect(code(page, question)).toMatch(/no/i);
  });
});

describe('An age is compared with the highest one and with that of adults', () => {
  const page = ['# Terms', 'New members must be no older than 70 years when they join.', 'Members of full age elect the board.', 'The fee is £30.'];
  test.each([
    ["i'm 74, can i join", /no/i],
    ["i'm 68, can i join", /yes/i],
  ])('%s', (question, wanted) => {
    expect(code(page, question)).toMatch(wanted);
  });

  test('mayores de edad', () => {
    const escuela = ['# Recogida', 'Solo pueden recoger al niño personas mayores de edad.', 'La escuela abre a las ocho.'];
    expect(code(escuela, '¿Puede recogerlo su hermano de 15 años?')).toMatch(/no/i);
  });
});

describe('An article is no figure, and what closes is not open', () => {
  test.each([
    [
      ['# Hof', 'Eine Wärmepumpe bis 9 kW dürfen Sie im Hof aufstellen.', 'Der Müll wird freitags geholt.'],
      'Darf ich eine Wärmepumpe aufstellen?',
      /yes/i,
    ],
    [
      ['# Museo', 'El museo cierra el 24 de diciembre por la tarde.', 'La entrada es libre.'],
      '¿Está abierto el museo el 24 de diciembre?',
      /no|closest/i,
    ],
    [['# Bad', 'Das Bad schließt im August für zwei Wochen.', 'Der Eintritt kostet 4 Euro.'], 'Ist das Bad im August offen?', /no/i],
  ])('%#', (page, question, wanted) => {
    expect(code(page, question)).toMatch(wanted);
  });
});

test('the clause with the words of the question decides, whatever means the same in the other', () => {
  const page = ['# Vertrag', 'Die Kündigung muss schriftlich erfolgen; eine E-Mail genügt nicht.', 'Der Lohn kommt am 30.'];
  expect(code(page, 'Darf ich per E-Mail kündigen?')).toMatch(/no/i);
});

test('of two rules the one with the rarest word itself decides', () => {
  const page = ['# After the operation', 'An adult must take you home by car or taxi.', 'You cannot go home by bus.', 'Rest for two days.'];
  expect(code(page, 'can I take the bus home?')).toMatch(/no/i);
});

describe('A number in words is compared as one in figures', () => {
  const page = ['# Hostel', 'A guest may stay for no more than three nights in any month.', 'Sheets cost £4.', 'The kitchen closes at ten.'];
  test.each([
    ['can a guest stay 5 nights', /no/i],
    ['can a guest stay 2 nights', /yes/i],
    ['can a guest stay four nights', /no/i],
  ])('%s', (question, wanted) => {
    expect(code(page, question)).toMatch(wanted);
  });
});

describe('What stays the same does not rise', () => {
  test.each([
    [
      ['# Prices', 'Season tickets will go up in May, while day tickets remain unchanged.', 'Children swim free.'],
      'Will day tickets get more expensive?',
    ],
    [
      ['# Preise', 'Die Dauerkarten werden teurer, während die Tageskarten unverändert bleiben.', 'Kinder baden frei.'],
      'Werden die Tageskarten teurer?',
    ],
    [['# Precios', 'El abono sube en mayo, mientras la entrada se mantiene sin cambios.', 'Los niños no pagan.'], '¿Sube la entrada?'],
  ])('%#', (page, question) => {
    expect(code(page, question)).toMatch(/no/i);
  });
});

describe('What is enough is permitted', () => {
  test.each([
    [['# Austritt', 'Eine E-Mail reicht dafür aus.', 'Der Beitrag kostet 20 Euro.'], 'Reicht eine E-Mail für den Austritt?', /yes/i],
    [['# Rad', 'Rahmenschlösser genügen nicht.', 'Der Beitrag kostet 20 Euro.'], 'Genügt ein Rahmenschloss?', /no/i],
    [['# Baja', 'Basta un correo electrónico.', 'La cuota es de 20 euros.'], '¿Puedo avisar por correo electrónico?', /yes/i],
  ])('%#', (page, question, wanted) => {
    expect(code(page, question)).toMatch(wanted);
  });
});

const hall = openDocument([
  [
    '# The hall',
    'Amplified music has to end at 11 pm and may not exceed 90 decibels; a limiter cuts the power if it does.',
    'The hall is hired out from Friday to Sunday.',
    'The kitchen has an oven and a fridge.',
    'Keys are collected on Thursday.',
  ],
]);
const job = openDocument([
  [
    '# Contract',
    'The Company may extend the probation by up to three months where attendance has not allowed a proper assessment.',
    'Information about clients and the Company’s prices must be kept secret during and after the employment.',
    'Premium numbers are barred, but the bar can be lifted free of charge.',
    'Salary is paid on the 28th.',
  ],
]);

test.each([
  [hall, 'Do they have a piano?'],
  [job, 'is there a company car'],
  [job, 'do i get private health insurance?'],
  [job, 'Is there a student discount?'],
])('a thing that no sentence names is not confirmed: %# %s', (index, question) => {
  expect(`${answerQuestion(index, { question, history: [] }).lead?.code}`).not.toMatch(/yes/i);
});

test.each([
  [hall, 'Is there an oven?'],
  [hall, 'do they have a fridge'],
  [job, 'Is there a probation?'],
])('a thing that a sentence names is confirmed: %# %s', (index, question) => {
  expect(`${answerQuestion(index, { question, history: [] }).lead?.code}`).toMatch(/yes/i);
});
