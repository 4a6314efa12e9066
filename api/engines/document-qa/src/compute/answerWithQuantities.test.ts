import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const inn = openDocument([
  [
    '# Menus',
    '| Menu | Per person | With cider |',
    '| Brook | £21 | £30 |',
    '| Heath | £27.50 | £38 |',
    '# Extras',
    '| Extra | Unit | Price |',
    '| Towels and linen | per person | £4.50 |',
    '| Logs | per basket | £6 |',
    'A punnet of plums is £2.20. The boat to the island costs £9 for each guest.',
  ],
]);
const casa = openDocument(
  [
    [
      '# Contadores',
      '| Contador | Lugar | Antes | Ahora | Consumo |',
      '| Agua fría | Baño | 110 | 131 | 21 m³ |',
      '| Agua fría | Cocina | 40 | 49 | 9 m³ |',
      '| Radiador | Salón | 0 | 700 | 700 kWh |',
      'El agua se lee en mayo.',
    ],
  ],
  { language: 'es' },
);
const haus = openDocument(
  [
    [
      '# Preise',
      '| Posten | Einheit | Betrag |',
      '| Bettwäsche | je Person | 12,50 € |',
      '| Endreinigung | einmalig | 80,00 € |',
      'Ein Fahrrad kostet 11 Euro.',
    ],
  ],
  { language: 'de' },
);
const cups = openDocument([
  [
    '# Cups',
    '| Class | Entry | First prize | Second prize | Third prize |',
    '| Open | £30 | £500 | £300 | £150 |',
    '| Junior | £10 | £90 | £60 | £30 |',
    '# Rowers',
    '| Rower | Club | Age | Races |',
    '| Ann | Tees | 21 | 4 |',
    '| Bo | Wear | 30 | 9 |',
    '| Cy | Tees | 25 | 7 |',
  ],
]);

const find = (index: typeof inn, question: string) => answerQuestion(index, { question, history: [] }).lead;

test.each([
  [inn, 'what does the brook menu cost for 12 people', '£252'],
  [inn, 'Heath menu for 10 with cider, how much?', '£380'],
  [inn, 'How much is linen for three guests?', '£13.50'],
  [inn, 'what do 4 punnets of plums come to', '£8.80'],
  [haus, 'Was kostet Bettwäsche für fünf Leute?', '62,50 €'],
])('the price of one is multiplied with the number of people or things: %# %s', (index, question, value) => {
  expect(find(index, question)).toEqual({ code: 'computed', value });
});

test('a price that is paid once is not multiplied', () => {
  expect(find(haus, 'Was kostet die Endreinigung für fünf Leute?')?.code).not.toBe('computed');
});

test.each([
  [casa, '¿Cuánta agua fría en el baño y la cocina en total?', '30 m³'],
  [haus, 'Was kosten Endreinigung und Fahrrad zusammen?', '91,00 €'],
  [inn, 'linen plus logs, how much?', '£10.50'],
])('quantities of tables and sentences are added up: %# %s', (index, question, value) => {
  expect(find(index, question)).toEqual({ code: 'sum', value });
});

test('quantities of different units are not added up', () => {
  expect(find(casa, '¿Cuánto suman el agua fría del baño y el radiador del salón?')?.code).not.toBe('sum');
});

test('what a question leaves out is not added', () => {
  expect(find(inn, 'linen and logs together, without plums?')?.value).toBe('£10.50');
});

test('the prizes of one row are added up', () => {
  expect(find(cups, 'How much prize money is there in the open class altogether?')).toEqual({ code: 'sum', value: '£950' });
});

test('only the rows that a question names are added up', () => {
  expect(find(cups, 'How many races did the Tees rowers row in total?')).toEqual({ code: 'sum', value: '11' });
});

const move = openDocument([
  [
    '# Quotation',
    '| Service | Net (£) | VAT (£) | Total (£) |',
    '| Packing | 280.00 | 56.00 | 336.00 |',
    '| Piano, upright | 140.00 | 28.00 | 168.00 |',
    '| Boxes | 95.00 | 19.00 | 114.00 |',
    '# Budget',
    '| Heading | Planned | Spent |',
    '| Laboratory work | £4,250 | £5,094 |',
    '| Travel | £900 | £880 |',
    '# Visits',
    '| Visit | Treatment | Time |',
    '| 1 | Cleaning | 45 min |',
    '| 2 | Crown | 70 min |',
    '# Bins',
    '| Bin | Emptied | Size |',
    '| Garden bin | fortnightly | 240 l |',
    '| Food caddy | weekly | 23 l |',
    'Your plan pays at most £1,000 in a year, of which £120 has been used.',
  ],
]);

test.each([
  ['how much is the piano with vat', '£168.00'],
  ['What is the piano without VAT?', '£140.00'],
  ['how long is visit 2', '70 min'],
  ['How often is the food caddy emptied?', 'weekly'],
])('a cell is chosen by tax, by its number and by how often: %s', (question, value) => {
  expect(find(move, question)).toEqual({ code: 'value', value });
});

test.each([
  ['packing and boxes together incl. vat', 'sum', '£450.00'],
  ['how much were they over on laboratory work?', 'difference', '£844'],
  ['how much is left in my plan this year', 'difference', '£880'],
])('sums with tax, overspending and what is left are computed: %s', (question, code, value) => {
  expect(find(move, question)).toEqual({ code, value });
});

const schule = openDocument(
  [['# Preise', '| Leistung | Betrag |', '| Übungsstunde | 62,00 € |', '| Grundbetrag | 390,00 € |', 'Die Prüfung ist im Mai.']],
  {
    language: 'de',
  },
);

test('a row that is named by one thing has its price', () => {
  expect(find(schule, 'was kosten 20 übungsstunden')).toEqual({ code: 'computed', value: '1.240,00 €' });
});
