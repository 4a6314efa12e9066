import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const ferry = openDocument([
  [
    '# Fares',
    '| Passenger | Single | Return |',
    '| Grown-up | £14 | £25 |',
    '| Schoolchild, 5 to 16 | £6 | £11 |',
    '| Bicycle | £3 | £5.50 |',
    '| Group of ten | £90 | £160 |',
    '# Cabins',
    '| Cabin | Up to 4 hours | Whole night |',
    '| Inside | £20 | £48 |',
    '| Deck | £32 | £71 |',
  ],
]);
const granja = openDocument([['# Entradas', '| Entrada | Precio |', '| Adulto | 9 € |', '| Niño | 4,50 € |', '| Taller de pan | 7 € |']], {
  language: 'es',
});
const theater = openDocument([['# Karten', '| Karte | Preis |', '| Parkett | 32 Euro |', '| Rang | 18 Euro |', '| Loge | 120 Euro |']], {
  language: 'de',
});

const menus = openDocument([
  [
    '# Menus',
    '| Menu | Grown-up | Under 12 |',
    '| Barbecue | £30 | £12 |',
    '| Buffet | £22 | £9 |',
    '# Bikes',
    '| | Swift | Tourer |',
    '| Weight | 12 kg | 15 kg |',
    '| Price | £400 | £650 |',
  ],
]);

const lead = (index: typeof ferry, question: string) => answerQuestion(index, { question, history: [] }).lead;

describe('Several things are paid for together', () => {
  test.each([
    [ferry, 'what do 2 grown-ups and 3 schoolchildren pay for a return', '£83'],
    [ferry, 'how much for four bicycles, single?', '£12'],
    [granja, '¿Cuánto cuesta para dos adultos y tres niños?', '31,50 €'],
    [theater, 'Was kosten zwei Karten Parkett und drei Rang?', '118 Euro'],
    [menus, 'what do ten grown-ups pay for the buffet', '£220'],
    [menus, 'We want two Tourers, what do they cost?', '£1,300'],
  ])('%#', (index, question, value) => {
    expect(lead(index, question)).toEqual({ code: 'computed', value });
  });

  test.each([
    [ferry, 'How much do we save with the group of ten compared to ten grown-ups for a single?', '£50'],
    [granja, '¿Cuánto ahorro con un adulto en vez de tres niños?', '4,50 €'],
  ])('and compared: %#', (index, question, value) => {
    expect(lead(index, question)).toEqual({ code: 'difference', value });
  });

  test.each([
    ['a price is unknown', 'what do 2 grown-ups and a dog pay'],
    ['the number is an age', 'how much is a ticket for my 6 year old'],
    ['the price is that of several', 'what do 3 groups of ten pay'],
  ])('but not where %s', (_, question) => {
    expect(lead(ferry, question)?.code).not.toBe('computed');
  });
});

describe('One price is split', () => {
  test.each([
    [theater, 'Was zahlt jeder, wenn wir die Loge zu viert teilen?', '30 Euro'],
    [ferry, 'if three of us share a deck cabin for the whole night what is it each', '£23.67'],
    [granja, 'Si repartimos el taller de pan entre dos, ¿cuánto es?', '3,50 €'],
  ])('%#', (index, question, value) => {
    expect(lead(index, question)).toEqual({ code: 'computed', value });
  });
});
