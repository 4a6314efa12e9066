import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const kennel = openDocument([
  [
    '# Boarding',
    'Your booking: Rex stays five nights in the large run.',
    'A dog costs £18 a night. The tax is £2 for each guest and night.',
    'Training is £25 for each dog and hour.',
    '# Cattery',
    'Cats pay £3 per person and day for the viewing room.',
  ],
]);
const camping = openDocument(
  [['# Camping', 'La tasa turística es de 1,20 € por persona y noche.', 'El aparcamiento cuesta 5 € por coche y día. La ducha es gratuita.']],
  { language: 'es' },
);
const kita = openDocument([['# Kita', 'Das Mittagessen kostet 3,80 € pro Kind und Tag. Der Elternbeirat tagt im Mai.']], { language: 'de' });

const ask = (index: typeof kennel, question: string) => answerQuestion(index, { question, history: [] });

describe('A price of several units is multiplied with the number of each', () => {
  test.each([
    ['both in the question', camping, '¿Cuánto es la tasa turística para 4 personas 3 noches?', '14,40 €'],
    ['whom "we" are', camping, 'cuanto es la tasa 2 dias para los tres', '7,20 €'],
    ['both in German', kita, 'Was kostet das Mittagessen für zwei Kinder für 20 Tage?', '152,00 €'],
    ['the nights from the section', kennel, 'what does the tax come to for the two of us', '£20'],
    ['weeks as nights', kennel, 'how much is the tax for 3 guests for 2 weeks', '£84'],
  ])('%s', (_, index, question, value) => {
    expect(ask(index, question).lead).toEqual({ code: 'computed', value });
  });

  test('with the number from the section cited', () => {
    const { sentences, citations } = ask(kennel, 'what does the tax come to for the two of us');
    expect(sentences[0]?.text).toMatch(/^2 × 5 × £2/);
    expect(citations.map(({ quote }) => quote)).toContain('Your booking: Rex stays five nights in the large run.');
  });

  test.each([
    ['the number of one is nowhere', camping, '¿Cuánto es la tasa turística para 4 personas?'],
    ['the number of hours is nowhere', kennel, 'how much is training for 3 dogs'],
    ['the number of people is nowhere', kennel, 'how much is the viewing room for 4 days'],
  ])('but not where %s', (_, index, question) => {
    expect(ask(index, question).lead?.code).not.toBe('computed');
  });
});

const overtime = openDocument([
  [
    '# Overtime',
    'Overtime is paid on a basic hourly rate of £18.00, as follows.',
    '| When worked | Multiple | Rate per hour |',
    '| Saturday | 1.5 | £27.00 |',
    '| Sunday and bank holidays | 2 | £36.00 |',
  ],
]);
const parking = openDocument(
  [['# Aparcamiento', 'El aparcamiento cuesta 2,00 € por hora.', '| Día | Precio por hora |', '| Sábado | 3,00 € |', '| Domingo | 1,50 € |']],
  { language: 'es' },
);
const sitter = openDocument([['# Sitter', 'A dog sitter costs £12 per hour. On Sundays there is a surcharge of £4 per hour.']]);

describe('Where a question names a day of the week', () => {
  test.each([
    ['the row of that day counts, not the basic rate', overtime, 'how much is 6 hours overtime on a sunday', '£216.00'],
    ['so it does in Spanish', parking, '¿Cuánto cuesta el aparcamiento 4 horas un domingo?', '6,00 €'],
  ])('%s', (_, index, question, value) => {
    expect(ask(index, question).lead).toEqual({ code: 'computed', value });
  });

  test('what that day costs on top is added to the price', () => {
    expect(ask(sitter, 'how much is a dog sitter for 3 hours on a Sunday').lead).toEqual({ code: 'computed', value: '£48' });
    expect(ask(sitter, 'how much is a dog sitter for 3 hours').lead).toEqual({ code: 'computed', value: '£36' });
  });
});
