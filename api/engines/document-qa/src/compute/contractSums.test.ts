import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

/** What a short test says in German may be guessed to be English. */
const GERMAN = /\b(?:Die|Der|Für)\b/;
const ask = (lines: string[], question: string) => {
  const language = GERMAN.test(lines.join(' ')) ? 'de' : undefined;
  return answerQuestion(openDocument([lines], language === undefined ? {} : { language }), { question, history: [] }).lead?.value;
};

const LOCAL = [
  '# Contrato',
  'La renta mensual asciende a 1.150 euros.',
  'El arrendatario entrega dos mensualidades en concepto de fianza y un aval bancario de 6.000 euros.',
];
const FLAT = [
  '# Lease',
  'The rent is £900 per month.',
  "The deposit is two months' rent.",
  'Whoever leaves early pays one month’s rent as compensation.',
];
const WOHNUNG = ['# Mietvertrag', 'Die Miete beträgt 700 Euro im Monat.', 'Die Kaution beträgt drei Monatsmieten.'];

test.each([
  [LOCAL, '¿Cuánto es la fianza en euros?', '2.300 euros'],
  [LOCAL, '¿Cuánto es el aval?', '6.000 euros'],
  [FLAT, 'How much is the deposit?', '£1,800'],
  [FLAT, 'How much is the compensation?', '£900'],
  [WOHNUNG, 'Wie hoch ist die Kaution?', '2.100 Euro'],
])('months of rent are answered as money: %#', (lines, question, value) => expect(ask(lines, question)).toBe(value));

const PISO = [
  '# Renta',
  'La renta es de 825 euros al mes.',
  'Por la plaza de garaje se pagan 60 euros más.',
  'Un duplicado de la llave cuesta 12 euros.',
];
const ROOM = ['# Rent', 'The rent is £950 a month.', 'A parking space costs £40 extra.', 'A new key costs £15.'];

test.each([
  [PISO, '¿Cuánto pago al mes con el garaje?', '885 euros'],
  [ROOM, 'How much is the rent with the parking space?', '£990'],
  [ROOM, 'What do I pay a month including parking?', '£990'],
])('what is paid on top is added to the rent: %#', (lines, question, value) => expect(ask(lines, question)).toBe(value));

test('what is no addition is not added', () => expect(ask(ROOM, 'How much is the rent with a new key?')).not.toBe('£965'));

const PHONE = ['# Phone', 'The handset costs €99.00 up front and €12.50 per month for 24 months.', 'A SIM card costs €10.'];
const SOFA = ['# Offer', 'The sofa costs £50 a month for ten months.', 'Delivery costs £30.'];
const COCHE = ['# Oferta', 'El coche cuesta 500 euros de entrada y 210 euros al mes durante 36 meses.'];

test.each([
  [PHONE, 'What does the handset cost in total?', '€399.00'],
  [SOFA, 'How much is the sofa altogether?', '£500'],
  [COCHE, '¿Cuánto cuesta el coche en total?', '8.060 euros'],
])('a sum at once and instalments are added up: %#', (lines, question, value) => expect(ask(lines, question)).toBe(value));

const MUSEUM = ['# People', 'We employ 34 people, nine of them part time, and are helped by 126 volunteers.'];
const BRIGADE = ['# Brigade', 'At the end of the year it had 58 active members, 17 of them women.'];
const VEREIN = ['# Mitglieder', 'Der Verein hat 240 Mitglieder, davon 85 Kinder.'];

test.each([
  [MUSEUM, 'How many full time staff are there?', '25'],
  [BRIGADE, 'how many male active members are there', '41'],
  [VEREIN, 'Wie viele Erwachsene sind im Verein?', '155'],
])('those of the other kind are counted: %#', (lines, question, value) => expect(ask(lines, question)).toBe(value));

test('those who are named are not taken off', () => expect(ask(MUSEUM, 'How many part time staff are there?')).not.toBe('25'));

const FEE = [
  '# Fee',
  'The total fee is EUR 18,900, payable as follows: 30 percent on signature, 40 percent once the drafts have been accepted, and the remainder on delivery.',
  'If the Client ends it, a kill fee of 25 percent of the unfinished work falls due.',
];
const OBRA = ['# Precio', 'El precio es de 2.000 euros, pagaderos así: 25 por ciento a la firma y el resto a la entrega de la obra.'];
const KURS = ['# Preis', 'Der Kurs kostet 600 Euro, zahlbar in Raten: 50 Prozent bei der Anmeldung und der Rest vor der Prüfung.'];

test.each([
  [FEE, 'How much is due on signature?', 'EUR 5,670'],
  [FEE, 'How much is paid on signature in euros?', 'EUR 5,670'],
  [FEE, 'How much is due when the drafts are accepted?', 'EUR 7,560'],
  [FEE, 'How much is the last instalment?', 'EUR 5,670'],
  [OBRA, '¿Cuánto pago a la entrega?', '1.500 euros'],
  [KURS, 'Wie viel zahle ich bei der Anmeldung?', '300 Euro'],
])('a sum that is split is answered by its parts: %#', (lines, question, value) => expect(ask(lines, question)).toBe(value));

test('the whole sum is answered where no part is requested', () => expect(ask(FEE, 'What is the total fee?')).toBe('EUR 18,900'));

const KEYS = ['# Moving out', 'Each missing key costs £45.', 'The flat is left clean.'];
const LLAVES = ['# Salida', 'Cada llave perdida cuesta 20 euros.', 'El piso se entrega limpio.'];

test.each([
  [KEYS, 'What do I pay if I lose two keys?', '£90'],
  [KEYS, 'I lost three keys, what does that cost?', '£135'],
  [LLAVES, '¿Cuánto pago si pierdo tres llaves?', '60 euros'],
])('a price of each is multiplied: %#', (lines, question, value) => expect(ask(lines, question)).toBe(value));

test('a price of further ones is not', () => {
  expect(ask(['# Cards', 'Each further card costs £5.', 'Two cards are included.'], 'What do I pay for two cards?')).not.toBe('£10');
});

test('what is paid first is taken off the price of one', () => {
  const trip = ['# Cost', 'The trip costs £265 per child.', 'We ask for £65 by 27 March; the rest can be settled in two parts.'];
  expect(ask(trip, 'How much is left to pay after the first payment?')).toBe('£200');
});

const AWAY = ['# Trip', 'From Monday 8 June to Friday 12 June we take the class to Exmoor.', 'There is a night walk and a day by the sea.'];

test.each([
  ['How many nights are they away?', '4 nights'],
  ['How many days is the trip?', '5 days'],
])('nights are one less than days: %s', (question, value) => expect(ask(AWAY, question)).toBe(value));
