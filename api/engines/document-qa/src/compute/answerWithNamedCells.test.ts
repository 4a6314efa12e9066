import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';
import { answerWithNamedCells } from './answerWithNamedCells.ts';

const dinghies = openDocument([
  [
    '# Boat hire',
    '| Boat | Length | Sail area | Weekday | Weekend |',
    '| Sailing dinghy | 4.2 m | 11.5 m² | £48 | £61.50 |',
    '| Rowing boat | 3.6 m | none | £22 | £27 |',
    '| Paddle board | 3.2 m | none | £15 | £19 |',
    '# Lessons',
    '| Month | Adult | Under 16 |',
    '| April to June | £40 | £28 |',
    '| July to September | £55 | £36 |',
    'Everybody wears a life jacket, which we lend at no charge.',
  ],
]);
const ferien = openDocument(
  [
    [
      '# Nebenkosten der Ferienwohnung',
      '| Kostenart | Gesamtkosten | Ihr Anteil |',
      '| Schornsteinfeger | 310,00 € | 62,00 € |',
      '| Winterdienst | 845,00 € | 169,00 € |',
      '| Kabelfernsehen | 420,50 € | 84,10 € |',
      '| Summe | 1.575,50 € | 315,10 € |',
    ],
  ],
  { language: 'de' },
);
const horno = openDocument(
  [
    [
      '# Hornos de pan',
      '| Datos | Horno Rojo | Horno Azul |',
      '| Potencia de calor | 3.2 kW | 4.5 kW |',
      '| Ruido de noche | 38 dB | 41 dB |',
      '| Ruido de día | 52 dB | 59 dB |',
    ],
  ],
  { language: 'es' },
);

const accounts = openDocument([
  ['# Accounts in pounds', '| | 2031 | 2030 |', '| Total income | 8,450 | 7,900 |', '| Total expenditure | 8,115 | 7,640 |'],
]);

const ask = (index: typeof dinghies, question: string) => answerQuestion(index, { question, history: [] });

describe('Cells that a question names are added up or compared', () => {
  test.each([
    [dinghies, 'how much more is the sailing dinghy than the rowing boat at the weekend', 'difference', '£34.50'],
    [dinghies, 'What do the rowing boat and the paddle board cost together on a weekday?', 'sum', '£37'],
    [dinghies, 'How much dearer is an adult in august than one in may?', 'difference', '£15'],
    [ferien, 'Was machen Schornsteinfeger und Winterdienst zusammen für uns?', 'sum', '231,00 €'],
    [ferien, 'Was ist der Unterschied zwischen Winterdienst und Kabelfernsehen bei den Gesamtkosten?', 'difference', '424,50 €'],
    [horno, '¿Cuál es la diferencia de potencia entre el azul y el rojo?', 'difference', '1,3 kW'],
    [accounts, 'what was left in 2031, income minus spending?', 'difference', '335'],
    [accounts, 'Difference between total income and total expenditure', 'difference', '335'],
  ])('%#', (index, question, code, value) => {
    expect(ask(index, question).lead).toEqual({ code, value });
  });

  test('each cited with its row', () => {
    expect(ask(dinghies, 'how much are rowing boat and paddle board together on a weekday').citations.map(({ quote }) => quote)).toEqual([
      'Rowing boat 3.6 m none £22 £27',
      'Paddle board 3.2 m none £15 £19',
    ]);
  });

  test.each([
    ['one of them is in no row', dinghies, 'How much are the rowing boat and a canoe together?'],
    ['a word of the question is in no row', dinghies, 'How much more is a wooden rowing boat than a wooden paddle board on a weekday?'],
    ['the column is open', dinghies, 'How much more is the rowing boat than the paddle board?'],
    ['one is the sum of all', ferien, 'Was machen Winterdienst und Summe zusammen für uns?'],
  ])('but not where %s', (_, index, question) => {
    expect(answerWithNamedCells(index, question)).toBeUndefined();
  });
});
