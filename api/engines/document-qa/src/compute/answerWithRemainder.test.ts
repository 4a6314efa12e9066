import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const choir = openDocument([
  [
    '# Accounts',
    '| Income | 2023 | 2024 |',
    '| Tickets | £4,000 | £5,200 |',
    '| Gifts | £900 | £650 |',
    '| Total | £4,900 | £5,850 |',
    '# Where it went',
    '| Expenditure | 2023 | 2024 |',
    '| Hall | £3,100 | £3,300 |',
    '| Music | £700 | £950 |',
    '| Total | £3,800 | £4,250 |',
  ],
]);
const kasse = openDocument(
  [['# Kasse', '| Posten | Betrag |', '| Beiträge | 800 € |', '| Summe Einnahmen | 800 € |', '| Strom | 120 € |', '| Summe Ausgaben | 120 € |']],
  { language: 'de' },
);
const half = openDocument([['# Income', '| Income | 2024 |', '| Tickets | £90 |', '| Total | £90 |', 'The rent was paid.']]);
const ask = (index: typeof choir, question: string) => answerQuestion(index, { question, history: [] }).lead;

describe('What is left of the income', () => {
  test.each([
    [choir, 'how much money was left over in 2024', '£1,600'],
    [choir, 'What was the surplus in 2023?', '£1,100'],
    [kasse, 'Wie viel bleibt am Ende übrig?', '680 €'],
  ])('%#', (index, question, value) => {
    expect(ask(index, question)).toEqual({ code: 'difference', value });
  });

  test('is not answered without the spending', () => {
    expect(ask(half, 'how much money was left over in 2024')?.code).not.toBe('difference');
  });
});
