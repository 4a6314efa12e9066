import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

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
  return { status, lead, text: sentences.map(({ text }) => text).join('; '), quotes: citations.map(({ quote }) => quote).join('\n') };
};

test.each([
  ['How many containers went through Breda in 2023?', '295', 'Breda'],
  ['How loud is the giant crane?', '78 dB', 'Giant'],
  ['What is the rent of the small crane?', '€120', 'Small'],
])('a cell is looked up by its row and column: %s', (question, value, row) => {
  expect(ask(question)).toMatchObject({ status: 'grounded', lead: { code: 'value', value }, quotes: expect.stringContaining(row) });
});

test('a code is answered with the text of its row', () => {
  expect(ask('It shows A4, what is wrong?').text).toBe('A4: Wind too strong');
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
])('a value computed from cells is answered with those cells: %s', (question, code, value, expectedText) => {
  expect(ask(question)).toMatchObject({ lead: { code, value }, text: expectedText });
});

const sickPay = openDocument([
  [
    '# Sick pay',
    '| Service | Full pay | Half pay |',
    '| Under 1 year | 2 weeks | none |',
    '| 1 to 3 years | 6 weeks | 4 weeks |',
    '| Over 3 years | 16 weeks | 12 weeks |',
    'Half pay follows full pay.',
  ],
]);
const parcels = openDocument([
  ['# Postage', '| Weight | Price |', '| Up to 500 g | £2.10 |', '| 501 to 1,000 g | £3.40 |', '| 1,001 to 2,000 g | £5.00 |'],
]);

test.each([
  [sickPay, 'I have worked here for eight months. How many weeks is full pay?', '2 weeks', 'Under 1 year (Full pay)'],
  [sickPay, 'How long is full pay after two years?', '6 weeks', '1 to 3 years (Full pay)'],
  [sickPay, 'How many weeks of half pay after 12 years of service?', '12 weeks', 'Over 3 years (Half pay)'],
  [sickPay, 'What sick pay is there after two years?', undefined, '1 to 3 years: Full pay 6 weeks; Half pay 4 weeks'],
  [parcels, 'What is the price of a letter of 750 grams?', '£3.40', '501 to 1,000 g (Price)'],
])('a figure of the question is looked up in rows that are ranges: %#', (index, question, value, expectedText) => {
  const { lead, sentences } = answerQuestion(index, { question, history: [] });
  expect([lead?.value, sentences.map(({ text }) => text).join('; ')]).toEqual([value, expectedText]);
});

const programmes = openDocument([
  [
    '# Programmes',
    '| Programme | Temperature | Load | Duration |',
    '| Cotton | 60 °C | 7 kg | 2 h 55 min |',
    '| Eco 40-60 | 40 °C | 7 kg | 3 h 28 min |',
    '| Quick 15 | 20 °C | 2 kg | 15 min |',
    '| Delicate | 30 °C | 1.5 kg | 1 h 05 min |',
  ],
]);

test.each([
  ['Which programme takes longest?', 'highest', 'Eco 40-60'],
  ['Which programme is the shortest?', 'lowest', 'Quick 15'],
  ['Which is the hottest programme?', 'highest', 'Cotton'],
  ['How long does the quick programme take?', 'value', '15 min'],
  ['How long does delicate take?', 'value', '1 h 05 min'],
])('a superlative or "how long" means the column with such units: %s', (question, code, value) => {
  expect(answerQuestion(programmes, { question, history: [] }).lead).toMatchObject({ code, value });
});

const bill = openDocument([
  [
    '# Your bill',
    '| Item | Amount |',
    '| Gas used | £128.37 |',
    '| Standing charge | £48.76 |',
    '| VAT at 5 % | £8.86 |',
    'You used 488 kWh in 92 days.',
    'The standing charge is 53.00 pence per day.',
    '# Fault codes',
    '| Code | Meaning | What to do |',
    '| E10 | No gas | Open the tap |',
    '| E20 | No spark | Change the battery |',
  ],
]);

test.each([
  ['How much is the standing charge?', 'value', '£48.76'],
  ['How much VAT is there?', 'value', '£8.86'],
  ['What does E20 mean?', undefined, 'E20: No spark. Change the battery'],
  ['How much is the standing charge per day?', undefined, 'The standing charge is 53.00 pence per day.'],
])('a line of a bill is looked up by its name, but not for the price of one unit: %s', (question, code, expectedText) => {
  const { lead, sentences } = answerQuestion(bill, { question, history: [] });
  expect(lead?.code).toBe(code);
  expect(lead?.value ?? sentences[0]?.text).toBe(expectedText);
});

test('a sum of money is no answer to how much was used', () => {
  expect(answerQuestion(bill, { question: 'How much gas did I use?', history: [] }).lead?.code).not.toBe('value');
});

test('a superlative about something that the table does not name is answered by the text', () => {
  const report = openDocument([
    ['# Sales by region', '| Region | 2024 |', '| West | 5,725 |', '| East | 4,310 |', 'The largest customer is Delmart.'],
  ]);
  const { sentences } = answerQuestion(report, { question: 'Who is the biggest customer?', history: [] });
  expect(sentences[0]?.text).toBe('The largest customer is Delmart.');
});

const accounts = openDocument([
  [
    '# Income and expenditure',
    '| £ thousand | 2025 | 2024 |',
    '| Rents | 3,914 | 3,702 |',
    '| Repairs | 1,288 | 1,045 |',
    '| Interest | 597 | 540 |',
    '| Surplus | 1,139 | 1,237 |',
    'In 2025 we let 412 flats. The loan of £2.4 million at 4.2 percent runs until 2041.',
  ],
]);

test.each(['How many flats did they rent out?', 'What is the interest rate on the loan?', 'How much was spent in total in 2025?'])(
  'a row that only sounds like the question gives no value, and income is not added to expenses: %s',
  (question) => {
    expect(`${answerQuestion(accounts, { question, history: [] }).lead?.code}`).not.toMatch(/value|sum|computed/);
  },
);

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
])('an entry after a date is looked up by its description: %s', (question, value) => {
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

const plansOfBank = openDocument([
  [
    '# Everyday account',
    '| Service | Classic | Plus | Young |',
    '| Monthly fee | £0 | £8 | £0 |',
    '| Card payment abroad | 2.75 % | free | free |',
    '| Arranged overdraft | 35.9 % | 29.9 % | not available |',
    '| Replacement card | £5 | free | £5 |',
    '| Daily cash limit | £300 | £500 | £200 |',
  ],
]);

test.each([
  ['How much does the Plus account cost?', 'value', '£8'],
  ["What's the overdraft rate on Plus?", 'value', '29.9 %'],
  ['Which account has the highest cash limit?', 'highest', 'Plus'],
  ['Can I have an overdraft with the Young account?', 'no', undefined],
  ['Do I pay for card payments abroad with Plus?', 'no', undefined],
  ['Do I pay for card payments abroad with Classic?', 'yes', undefined],
  ['Is the replacement card free with Plus?', 'yes', undefined],
])('a plan is compared with the others: %s', (question, code, value) => {
  const { lead } = answerQuestion(plansOfBank, { question, history: [] });
  expect([lead?.code, lead?.value]).toEqual([code, value]);
});

test('the fee of a plan is no price of another thing', () => {
  expect(answerQuestion(plansOfBank, { question: 'What does a new card cost in Classic?', history: [] }).lead?.value).not.toBe('£0');
});

const bills = openDocument([
  [
    '# Excesses',
    '| Claim | Compulsory | Voluntary |',
    '| Accidental damage | £200 | £150 |',
    '| Fire and theft | £150 | £100 |',
    '# Bill',
    '| Date | Item | Qty | Amount |',
    '| 28 Sep | Consultation | 1 | £118.00 |',
    '| 29 Sep | Dental scale | 1 | £285.00 |',
    '| 29 Sep | Extraction of tooth | 2 | £130.00 |',
    '# Extras',
    '| Extra | Price | Unit |',
    '| Chair covers | £2.40 | each |',
    '| Fire pit | £85 | evening |',
  ],
]);
const askBills = (question: string) => answerQuestion(bills, { question, history: [] });

test.each([
  ['What is the excess for accidental damage in total?', { code: 'sum', value: '£350' }],
  ['What was the most expensive item?', { code: 'highest', value: 'Dental scale' }],
  ['How much are the chair covers for 120 people?', { code: 'computed', value: '£288.00' }],
])('adds up a row, compares amounts after dates and multiplies a unit price: %s', (question, lead) => {
  expect(askBills(question).lead).toMatchObject(lead);
});

const forum = openDocument([['# Fees', '| Group | Both days | One day |', '| Members | £95 | £58 |', '| Others | £140 | £82 |', 'Lunch is free.']]);

test('a visitor outside a group is not answered with the row of the group', () => {
  const { lead } = answerQuestion(forum, { question: 'how much do non members save with both days', history: [] });
  expect(lead?.value).not.toBe('£37');
});
