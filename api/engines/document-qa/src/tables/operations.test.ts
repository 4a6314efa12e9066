import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const ask = (page: string[], question: string) => answerQuestion(openDocument([page]), { question, history: [] });
const value = (page: string[], question: string) => ask(page, question).lead?.value ?? `${ask(page, question).lead?.count}`;

const parking = [
  '# Station car park',
  '| Stay | Price |',
  '| Up to 30 minutes | free |',
  '| Up to 2 hours | £2.20 |',
  '| Up to 5 hours | £4.80 |',
  '| Up to 12 hours | £7.50 |',
];
const pool = ['# Entradas', '| Entrada | Precio |', '| Hasta 5 años | gratis |', '| De 6 a 64 años | 6,00 € |', '| Desde 65 años | 2,80 € |'];
const discounts = ['# Rabatt', '| Teilnehmer | Rabatt |', '| ab 10 Personen | 5 % |', '| ab 20 Personen | 8 % |', '| ab 40 Personen | 12 % |'];

describe('Of steps that hold one another the nearest is meant', () => {
  test.each([
    [parking, 'What does it cost for 3 hours?', '£4.80'],
    [parking, 'how much is parking for 90 minutes', '£2.20'],
    [pool, '¿Cuánto paga mi abuela de 70?', '2,80 €'],
    [discounts, 'Wie viel Rabatt gibt es für 25 Personen?', '8 %'],
  ])('%# %s', (page, question, wanted) => {
    expect(value(page, question)).toBe(wanted);
  });
});

const sites = [
  '# Allotment society',
  'All amounts are in pounds.',
  '# Takings',
  '| Source | 2023 | 2024 | 2025 |',
  '| Seed sales | 940 | 810 | 1,020 |',
  '| Summer fair | 1,260 | 1,540 | 1,380 |',
  '| Raffle | 310 | 290 | 450 |',
  '# Sites',
  '| Site | Plots | Waiting list | Change on year |',
  '| Mill Lane | 42 | 18 | +12% |',
  '| The Croft | 27 | 5 | -8% |',
  '| Station Road | 61 | 33 | +3% |',
  '| Old Quarry | 15 | none | +25% |',
];
const tablets = [
  '# Tablets',
  '| Tablet | What to do |',
  '| Xarelto | Stop 2 days before |',
  '| Fish oil | Stop 1 week before |',
  '| Codeine | As usual |',
];
const shops = ['# Umsatz', '| Filiale | 2024 | 2025 |', '| Köln | 210 | 190 |', '| Bonn | 120 | 160 |', '| Aachen | 80 | 95 |'];
const tarifas = [
  '# Tarifas',
  '| Tarifa | Cuota | Permanencia |',
  '| Mini | 9 € | ninguna |',
  '| Media | 15 € | 12 meses |',
  '| Máxima | 24 € | ninguna |',
];

describe('What rose or fell, is first, or meets a condition, is found in a table', () => {
  test.each([
    [sites, 'Which site went down?', 'The Croft'],
    [sites, 'Which source fell in 2025?', 'Summer fair'],
    [sites, 'Which source went backwards in 2024?', 'Seed sales, Raffle'],
    [shops, 'Welche Filiale ist geschrumpft?', 'Köln'],
    [tablets, 'Which tablet has to be stopped first?', 'Fish oil'],
    [tablets, 'Which tablet is stopped the latest?', 'Xarelto'],
    [sites, 'How many sites have no waiting list?', '1'],
    [sites, 'How many sites have more than 40 plots?', '2'],
    [tarifas, '¿Cuántas tarifas son sin permanencia?', '2'],
    [tarifas, '¿Cuántas tarifas tienen una cuota de más de 10 euros?', '2'],
    [sites, 'How many plots are there altogether?', '145'],
  ])('%# %s', (page, question, wanted) => {
    expect(value(page, question)).toBe(wanted);
  });

  test.each([
    [sites, 'How many seeds did they sell?'],
    [
      ['All amounts are in thousands of euros.', '# Sales', '| Line | 2025 |', '| Boats | 412 |', '| E-boats | 388 |', '| Hire | 70 |'],
      'How many boats did they sell?',
    ],
    [
      ['Todos los importes están en miles de euros.', '# Ventas', '| Línea | 2025 |', '| Sillas | 412 |', '| Mesas | 388 |'],
      '¿Cuántas sillas vendieron?',
    ],
  ])('but a sum of money is no number of things: %#', (page, question) => {
    expect(ask(page, question).status).not.toBe('grounded');
  });
});

describe('Of columns that are quarters the one of the question is meant', () => {
  const bikes = [
    '# Sales',
    '| Line | Q2 2025 | Q1 2026 | Q2 2026 |',
    '| Bicycles | 412 | 305 | 468 |',
    '| E-bikes | 388 | 341 | 502 |',
    '| Repairs | 124 | 118 | 147 |',
  ];
  test.each([
    ['What did e-bikes bring in this quarter?', '502'],
    ['How much did e-bikes bring in last quarter?', '341'],
    ['How much more did e-bikes make than in the same quarter last year?', '114'],
    ['Which line sold the least in the first quarter of 2026?', 'Repairs'],
  ])('%s', (question, wanted) => {
    expect(value(bikes, question)).toBe(wanted);
  });
});

describe('Columns that only end with a year are years too', () => {
  const cottage = [
    '# Seasons',
    '| Season | Price | Weeks let in 2024 | Weeks let in 2025 |',
    '| Winter | £480 | 9 | 7 |',
    '| Spring | £620 | 10 | 12 |',
    '| Summer | £990 | 13 | 13 |',
  ];
  test.each([
    ['Which season went down in 2025?', 'Winter'],
    ['Which season was let for more weeks than last year?', 'Spring'],
    ['How many weeks was it let in 2025 altogether?', '32'],
  ])('%s', (question, wanted) => {
    expect(value(cottage, question)).toBe(wanted);
  });

  test('and so are those of last year and this year', () => {
    const tickets = ['# Tickets', '| Ticket | Sold last year | Sold this year |', '| Day | 1,900 | 2,350 |', '| Weekend | 3,200 | 2,980 |'];
    expect(value(tickets, 'Which ticket sold less than last year?')).toBe('Weekend');
    expect(value(tickets, 'How many more day tickets were sold than last year?')).toBe('450');
  });
});
