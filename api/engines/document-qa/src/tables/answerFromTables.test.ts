import { expect, test } from '@jest/globals';
import { openDocument } from '../../../../src/testing/writeDocument.ts';
import { answerQuestion } from '../answerQuestion.ts';

const ports = openDocument([
  [
    '# Harbour statistics',
    'The figures were collected by the port office.',
    '# Containers by port',
    '| Port | 2023 | 2024 |',
    '| Utrecht | 380 | 412 |',
    '| Breda | 295 | 301 |',
    '| Delft | 118 | 97 |',
    '# Cranes',
    '| Crane | Lift | Noise | Rent |',
    '| Small | 4 t | 61 dB | €120 |',
    '| Giant | 40 t | 78 dB | €900 |',
    '# Alarms',
    '| Code | Meaning |',
    '| A1 | Hook open |',
    '| A4 | Wind too strong |',
  ],
]);

const ask = (question: string) => {
  const { lead, sentences, citations, status } = answerQuestion(ports, { question, history: [] });
  return { status, lead, said: sentences.map(({ text }) => text).join('; '), quotes: citations.map(({ quote }) => quote).join('\n') };
};

test.each([
  ['How many containers went through Breda in 2023?', '295', 'Breda'],
  ['How loud is the giant crane?', '78 dB', 'Giant'],
  ['What is the rent of the small crane?', '€120', 'Small'],
])('a cell is looked up by its row and column: %s', (question, value, row) => {
  expect(ask(question)).toMatchObject({ status: 'grounded', lead: { code: 'value', value }, quotes: expect.stringContaining(row) });
});

test('a code is answered with the text of its row', () => {
  expect(ask('It shows A4, what is wrong?').said).toBe('A4: Wind too strong');
});

test.each([
  ['Which port had the most containers?', 'highest', 'Utrecht', 3],
  ['Which port is the smallest?', 'lowest', 'Delft', 3],
  ['Which crane is the quietest?', 'lowest', 'Small', 2],
])('the highest or lowest value of a column is named with the number of rows: %s', (question, code, value, count) => {
  expect(ask(question).lead).toEqual({ code, value, count });
});

test.each([
  ['How many containers were there in total in 2024?', 'sum', '810', 'Utrecht: 412; Breda: 301; Delft: 97'],
  ['What is the average number of containers in 2023?', 'average', '264.33', 'Utrecht: 380; Breda: 295; Delft: 118'],
  ['How many more containers had Utrecht than Breda in 2024?', 'difference', '111', 'Utrecht: 412; Breda: 301'],
])('a value computed from cells is answered with those cells: %s', (question, code, value, said) => {
  expect(ask(question)).toMatchObject({ lead: { code, value }, said });
});

test('rows are counted', () => {
  expect(ask('How many cranes are there?').lead).toEqual({ code: 'counted', count: 2 });
});

test.each(['Why did Delft lose containers?', 'What is the weather like?', 'Is Utrecht larger than Breda?'])(
  'a question that no cell answers gets no value: %s',
  (question) => {
    expect(ask(question).lead?.code).not.toBe('value');
  },
);

const statement = openDocument([
  [
    '# Statement',
    '| Date | Entry | Out |',
    '| 2 May | Bakery Holm | €18.40 |',
    '| 5 May | Gas, Nordwerk | €71.00 |',
    '| 9 May | Dentist Ruiz | €130.00 |',
    'Questions are answered at the counter.',
  ],
]);

test.each([
  ['How much did I pay for gas?', '€71.00'],
  ['How much was the dentist?', '€130.00'],
  ['When did I pay the bakery?', '2 May'],
])('an entry behind a date is looked up by its description: %s', (question, value) => {
  expect(answerQuestion(statement, { question, history: [] }).lead).toEqual({ code: 'value', value });
});

const insured = openDocument([
  ['# What is insured', '| Item | Limit | Outside the home |', '| Bicycles | £600 | Yes |', '| Laptops | £900 | No |', '| Cash | £300 | No |'],
]);
const plans = openDocument([['# Planes', '| Plan | Sauna | Piscina |', '| Básico | No | Sí |', '| Familiar | Sí | Sí |']], { language: 'es' });

test.each([
  [insured, 'Is my laptop covered outside the home?', 'no', /Laptops/],
  [insured, 'Are bicycles covered outside the home?', 'yes', /Bicycles/],
  [plans, '¿Tiene sauna el plan básico?', 'no', /Básico/],
])('a cell that says yes or no confirms or denies: %#', (index, question, code, quote) => {
  const { lead, citations } = answerQuestion(index, { question, history: [] });
  expect(lead?.code).toBe(code);
  expect(citations[0]?.quote).toMatch(quote);
});
