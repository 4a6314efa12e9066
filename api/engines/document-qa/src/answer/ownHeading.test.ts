/** Answers that stand below a heading with the word of the question, and do not repeat it. */
import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const room = openDocument([
  [
    '# Room to let',
    '# 1. Rent and bills',
    'The lodger pays £465 a month, due on the 5th, by bank transfer. Gas and electricity are included up to £120 a month for the whole house.',
    '# 2. Notice',
    "Either side may end this agreement by giving 28 days' notice. If rent is more than 10 days late, the landlord may give 7 days' notice.",
    '# 3. The house',
    '- The washing machine may be used on weekdays after 6 pm and all day at weekends.',
    '- Quiet between 11 pm and 7 am.',
  ],
]);
const course = openDocument([
  [
    '# Sailing course',
    '# Fee',
    'Members of the club transfer £240 before Easter. Boats are hired at £15 a day.',
    '# Weather',
    'If the fee has been paid and a day is lost to the weather, it is made up for in June.',
  ],
]);
const bote = openDocument(
  [
    [
      '# Alquiler de bicicletas',
      '# Fianza',
      'Se entregan 50 € en efectivo al recoger la bicicleta.',
      '# Retrasos',
      'Si la fianza no cubre el retraso, se cobran 5 € por hora.',
    ],
  ],
  { language: 'es' },
);

test.each([
  [room, 'How much is the rent?', '£465', /^The lodger pays/],
  [course, 'How much is the fee?', '£240', /^Members of the club/],
  [bote, '¿Cuánto es la fianza?', '50 €', /^Se entregan/],
] as const)('%# the value that opens a section is the answer to its heading', (index, question, value, quote) => {
  const { status, lead, citations } = answerQuestion(index, { question, history: [] });
  expect([status, lead?.value]).toEqual(['grounded', value]);
  expect(citations[0]?.quote).toMatch(quote);
});

test('the second thing of a heading has no certain value in the first sentence', () => {
  expect(answerQuestion(room, { question: 'How much are the bills?', history: [] }).status).toBe('partial');
});

test('the hours of the laundry say neither yes nor no to playing the guitar', () => {
  const { lead, citations } = answerQuestion(room, { question: 'Can I play the guitar at midnight?', history: [] });
  expect(lead?.code).toBe('likelyNo');
  expect(citations[0]?.quote).toContain('Quiet between');
});

test.each(['what is this', 'What’s this?', 'what is this document'])('"%s" asks for a summary', (question) => {
  expect(answerQuestion(room, { question, history: [] }).lead?.code).toBe('summary');
});
