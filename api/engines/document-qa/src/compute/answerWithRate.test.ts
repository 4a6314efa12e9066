import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const lodge = openDocument([
  [
    '# Lodge and kitchen',
    '| Room | Floor | Nightly rate | Cleaning |',
    '| Attic | 3 | £64 | £25 |',
    '| Garden room | 0 | £82.50 | £30 |',
    '# Meals',
    '| Dinner | Per guest | Courses |',
    '| Harvest table | £31 | four |',
    '# Cards',
    '| Card | Price |',
    '| 12 breakfasts | £90 |',
    '# House rules',
    'A library book that is overdue costs two tokens for each day.',
    'A sauna ticket costs £9 for each hour and £30 at the most.',
    'A lost key is replaced for £40.',
    'The daily allowance for meals is £35.',
    'Bicycles are lent at £6 a day. After four days the price is agreed with the porter.',
  ],
]);
const piscina = openDocument(
  [['# Piscina', '| Bono | Precio |', '| 5 baños | 32,50 € |', '| 20 baños | 118 € |', 'La taquilla se alquila por 2 euros al día.']],
  { language: 'es' },
);
const werkstatt = openDocument(
  [['# Werkstatt', '| Gerät | Preis je Stunde | Kaution |', '| Drehbank | 14,50 Euro | 80 Euro |', '| Bandsäge | 11 Euro | 50 Euro |']],
  {
    language: 'de',
  },
);

const lead = (index: typeof lodge, question: string) => answerQuestion(index, { question, history: [] }).lead;

describe('A rate is multiplied with the number of a question', () => {
  test.each([
    [lodge, 'Price of the attic for 4 nights?', '£256'],
    [lodge, 'What does the attic cost for 4 weeks?', '£1,792'],
    [lodge, 'what does the harvest table cost for 40 guests', '£1,240'],
    [lodge, 'how many tokens do i lose when a book is 6 days late', '12 tokens'],
    [lodge, 'How much is the sauna for 5 hours?', '£30'],
    [lodge, 'What can I spend on meals over three days?', '£105'],
    [piscina, '¿Cuánto cuesta la taquilla para 6 días?', '12 euros'],
    [werkstatt, 'Was kostet die Drehbank für 3 Stunden?', '43,50 Euro'],
  ])('%#', (index, question, value) => {
    expect(lead(index, question)).toEqual({ code: 'computed', value });
  });

  test.each([
    [lodge, 'How much is each breakfast with the card of 12?', '£7.50'],
    [piscina, '¿A cuánto sale cada baño con el bono de 20?', '5,90 €'],
    [piscina, '¿Cuánto cuesta por baño el bono de 5?', '6,50 €'],
  ])('and the price of several is divided: %#', (index, question, value) => {
    expect(lead(index, question)).toEqual({ code: 'computed', value });
  });

  test.each([
    ['the rate is of another unit', lodge, 'What does the attic cost for 4 months?'],
    ['nothing says that it is a rate', lodge, 'How much is a lost key for 3 days?'],
    ['the price changes after some days', lodge, 'How much are bicycles for 6 days?'],
    ['the bundle is of another number', piscina, '¿A cuánto sale cada baño con el bono de 10?'],
    ['no row is named', werkstatt, 'Was kostet die Fräse für 3 Stunden?'],
  ])('but not where %s', (_, index, question) => {
    expect(lead(index, question)?.code).not.toBe('computed');
  });
});
