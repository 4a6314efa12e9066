import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const ask = (lines: string[], question: string) => answerQuestion(openDocument([lines]), { question, history: [] }).lead;
const clubs = ['# Clubs in spring', '| Club | Members | Coaches |', '| Rowing | 41 | 3 |', '| Chess | 18 | 1 |', '| Judo | 27 | 2 |'];
const busse = ['# Linien', '| Linie | Haltestellen | Busse |', '| Nord | 12 | 4 |', '| Hafen | 9 | 3 |', '| Ring | 20 | 6 |'];
const loans = ['# Loans last year', '| Branch | Books | Films |', '| Mill Road | 4100 | 320 |', '| Harbour | 2900 | 180 |'];

test.each([
  [clubs, 'How many members are there in all clubs?', '86'],
  [busse, 'Wie viele Haltestellen gibt es insgesamt?', '41'],
  [loans, 'How many films were there last year?', '500'],
])('how many there are of what a column counts is its sum: %s', (lines, question, value) => {
  expect(ask(lines, question)).toMatchObject({ code: 'sum', value });
});

test('only some of the rows are no sum of all', () => {
  expect(ask(clubs, 'How many members under ten are there in the rowing club?')?.code).not.toBe('sum');
});

const bids = [
  '# Applications',
  '| Application | Sum | Decision |',
  '| Choir | £400 | Accepted |',
  '| Band | £900 | Refused |',
  '| Play | £650 | Accepted |',
];
const pruebas = [
  '# Pruebas',
  '| Prueba | Fecha | Estado |',
  '| Natación | 3 mayo | Suspendida |',
  '| Remo | 4 mayo | Celebrada |',
  '| Vela | 9 mayo | Suspendida |',
];
const repairs = [
  '# Repairs',
  '| Repair | Month | State |',
  '| Roof | May | open |',
  '| Door | June | done |',
  '| Pump | June | done |',
  '| Gate | July | done |',
];

test.each([
  [bids, 'How many applications were accepted?', 2],
  [pruebas, '¿Cuántas pruebas fueron suspendidas?', 2],
  [repairs, 'how many repairs are done', 3],
])('how many are so is the number of rows with that word: %s', (lines, question, count) => {
  expect(ask(lines, question)).toMatchObject({ code: 'counted', count });
});

const bill = [
  '# Abrechnung',
  '| Posten | Haus gesamt | Ihr Anteil |',
  '| Wasser | 900,00 € | 90,00 € |',
  '| Strom | 400,00 € | 45,00 € |',
  '| Müll | 300,00 € | 30,00 € |',
];
const shared = ['# Statement', '| Item | Building | Your share |', '| Cleaning | £600 | £60 |', '| Lift | £900 | £80 |', '| Garden | £300 | £20 |'];

test.each([
  [bill, 'Was kosten mich Wasser und Strom zusammen?', /135/],
  [shared, 'What do I pay for cleaning and the lift together?', /140/],
  [shared, 'How much are the lift and the garden together for me?', /100/],
])('what is asked for the reader is taken from the column of the reader: %s', (lines, question, value) => {
  expect(ask(lines, question)?.value).toMatch(value);
});

const trips = [
  '# How far it is',
  '| Place | Miles | Notes |',
  '| Harbour | 2.5 | Cafés |',
  '| Castle | 11 | Closed on Mondays |',
  '| Station | 0.8 | Trains to York |',
];

test.each([
  ['Which place is furthest away?', 'Castle'],
  ['Which place is the nearest?', 'Station'],
  ['what place is closest to us', 'Station'],
])('what is near and far is compared by distance: %s', (question, value) => {
  expect(ask(trips, question)?.value).toBe(value);
});

const balances = ['# Balances', '| Account | 1 March | 31 March |', '| Current | £1,200.00 | £900.00 |', '| Savings | £3,000.00 | £3,100.50 |'];
const meters = ['# Meters', '| Meter | Reading | Used |', '| Gas kitchen | 118 | 20 |', '| Gas hall | 204 | 31 |', '| Water | 87 | 18 |'];
const zaehler = ['# Zähler', '| Zähler | Stand | Verbrauch |', '| Strom Keller | 55 | 12 |', '| Strom Laden | 70 | 30 |', '| Wasser | 31 | 9 |'];

test.each([
  [balances, 'How much is in both accounts at the end of March?', /4,000\.50/],
  [balances, 'How much was in the two accounts at the beginning of March?', /4,200/],
  [meters, 'How much gas was used altogether?', /51/],
  [zaehler, 'Wie viel Strom wurde insgesamt verbraucht?', /42/],
])('the day and the rows of a sum are those that a question names: %#', (lines, question, value) => {
  expect(ask(lines, question)?.value).toMatch(value);
});
