import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const ovens = openDocument([
  [
    '# Settings',
    '| Setting | Heat | Use | Gas |',
    '| Roast | 220 °C | 1.9 kWh | 12 l |',
    '| Bake | 180 °C | 1.4 kWh | 31 l |',
    '| Thaw | 40 °C | 0.3 kWh | 4 l |',
    '# Sizes',
    '| Data | Oven S | Oven M | Oven L |',
    '| Weight of the oven | 31 kg | 38 kg | 47 kg |',
    '| Load of a shelf | 2 kg | 1 kg | 3 kg |',
    '| Noise | 41 dB | 39 dB | 44 dB |',
    'Ovens are guaranteed for two years.',
  ],
]);
const gruppen = openDocument(
  [
    [
      '# Gruppen',
      '| Gruppe | Alter | Plätze |',
      '| Igel | 1 bis 3 | 12 |',
      '| Dachse | 3 bis 4 | 20 |',
      '| Eulen | 5 bis 6 | 9 |',
      'Die Kita liegt am Park.',
    ],
  ],
  { language: 'de' },
);
const clubs = openDocument([
  ['# Classes', '| Class | Day | Places | Fee |', '| Judo | Monday | 14 | £6 |', '| Chess | Friday | 8 | £2 |', '| Choir | Sunday | 40 | £4 |'],
]);
const bonos = openDocument(
  [['# Abonos', '| Abono | Viajes | Precio |', '| Diario | 4 | 7,20 € |', '| Semanal | 20 | 22,50 € |', '| Anual | 999 | 1.250,00 € |']],
  {
    language: 'es',
  },
);

const findLead = (index: typeof ovens, question: string) => answerQuestion(index, { question, history: [] }).lead;

test.each([
  [ovens, 'Which setting needs the most electricity?', 'Roast'],
  [ovens, 'Which of the three ovens is the lightest?', 'Oven S'],
  [ovens, 'Which oven is the quietest?', 'Oven M'],
  [gruppen, 'Welche Gruppe ist die kleinste?', 'Eulen'],
  [clubs, 'Which class is the biggest?', 'Choir'],
  [clubs, 'Which is the cheapest class?', 'Chess'],
  [bonos, '¿Qué abono es el más caro?', 'Anual'],
])('the measure of a superlative chooses the column or the row: %# %s', (index, question, value) => {
  expect(findLead(index, question)).toMatchObject({ value });
});

const hall = openDocument([
  [
    '# The year',
    '| Takings and income | 2025 | 2024 |',
    '| Rents | 9,100 | 8,800 |',
    '| Raffle | 700 | 950 |',
    '| Fees | 12,300 | 10,000 |',
    '| Total income | 22,100 | 19,750 |',
    '| Expenditure | 2025 | 2024 |',
    '| Heating | 6,200 | 5,900 |',
    '| Roof | 4,800 | 900 |',
    '| Wages | 10,050 | 9,800 |',
    '| Total expenditure | 21,050 | 16,600 |',
    'The hall was built in 1931.',
  ],
]);
const parish = openDocument([
  [
    '# Accounts',
    '|  | 2023/24 | 2022/23 |',
    '| Collections | 5,200 | 5,900 |',
    '| Bazaar | 6,100 | 3,000 |',
    '| Total income | 11,300 | 8,900 |',
    '| Candles | 800 | 700 |',
    '| Organ repair | 9,000 | 1,100 |',
    '| Music | 650 | 900 |',
    '| Total expenditure | 10,450 | 2,700 |',
  ],
]);
const verein = openDocument(
  [
    [
      '# Kasse',
      '| Einnahmen | 2025 | 2024 |',
      '| Beiträge | 4.100,00 | 3.900,00 |',
      '| Spenden | 820,50 | 1.400,00 |',
      '# Ausgaben im Jahr',
      '| Ausgaben | 2025 | 2024 |',
      '| Miete | 2.400,00 | 2.400,00 |',
      '| Bälle | 610,20 | 380,00 |',
    ],
  ],
  { language: 'de' },
);

test.each([
  [hall, 'What was the biggest expense?', 'Wages'],
  [hall, 'Where does most of the money come from?', 'Fees'],
  [hall, 'Which cost went up the most?', 'Roof'],
  [parish, 'What is the largest source of income?', 'Bazaar'],
  [parish, 'Which expense was the lowest this year?', 'Music'],
  [parish, 'Which income fell the most since last year?', 'Collections'],
  [verein, 'Was war die größte Ausgabe?', 'Miete'],
])('income is compared with income and expenses with expenses, and never a sum of them: %# %s', (index, question, value) => {
  expect(findLead(index, question)).toMatchObject({ value });
});

const shares = openDocument(
  [
    [
      '# Abrechnung',
      '| Art | Haus gesamt | Ihr Anteil |',
      '| Wasser | 9.100,00 € | 310,00 € |',
      '| Heizung | 8.400,00 € | 1.020,50 € |',
      '| Summe | 17.500,00 € | 1.330,50 € |',
    ],
  ],
  { language: 'de' },
);

test('the biggest item is that of the reader, where a question says "we"', () => {
  expect(findLead(shares, 'Was ist bei uns der größte Posten?')).toMatchObject({ value: 'Heizung' });
});

test.each([
  [ovens, 'Which guarantee is the longest?'],
  [clubs, 'Which hotel is the cheapest?'],
  [gruppen, 'Welche Gruppe war letztes Jahr die größte?'],
])('nothing is compared that a table does not have: %# %s', (index, question) => {
  expect(`${findLead(index, question)?.code}`).not.toMatch(/highest|lowest/);
});

test('figures of different units are not compared', () => {
  const leave = openDocument([['# Leave', '| Occasion | Leave |', '| Move | 12 hours |', '| Birth | 2 weeks |', '| Wedding | 3 days |']]);
  expect(`${findLead(leave, 'For which occasion is the most leave?')?.code}`).not.toMatch(/highest|lowest/);
});

const regions = openDocument([
  [
    '# Turnover by region',
    '| Region | Q1 | Q2 | Year |',
    '| North | 310 | 420 | 730 |',
    '| East | 150 | 90 | 240 |',
    '# Staff',
    '| Department | 2025 | 2024 |',
    '| Sales | 44 | 46 |',
    '| Stores | 12 | 15 |',
    '# Dishes',
    '| Cycle | Time (min) | Energy (kWh) | Change |',
    '| Pots | 150 | 1.6 | −3 % |',
    '| Eco | 220 | 0.8 | +4 % |',
    '| Quick | 40 | 1.1 | +9 % |',
  ],
]);
const multas = openDocument(
  [['# Multas', '| Infracción | Primera vez | Otra vez |', '| Ruido | 50 € | 120 € |', '| Obras | 80 € | 200 € |', '| Alquiler | 500 € | 900 € |']],
  { language: 'es' },
);

test.each([
  [regions, 'Which quarter was the best in the north?', 'Q2'],
  [regions, 'Which cycle needs the most electricity?', 'Pots'],
  [regions, 'Which cycle grew the most?', 'Quick'],
  [multas, '¿Qué infracción tiene la multa más alta?', 'Alquiler'],
])('times, units of headers, changes and columns that agree are compared: %# %s', (index, question, value) => {
  expect(findLead(index, question)).toMatchObject({ value });
});

test('a row of another table that has a word of the question is not compared over its years', () => {
  expect(findLead(regions, 'Which region had the lowest sales over the year?')?.value).not.toMatch(/20\d\d/);
});
