import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const camp = openDocument([
  [
    '# Cancelling',
    '| When you cancel | You get back |',
    '| Before 1 June | all but £30 |',
    '| 1 to 15 June | 60 % |',
    '| After 15 June | 25 % |',
    'Write to us.',
  ],
]);
const curso = openDocument(
  [
    [
      '# Baja',
      '| Fecha de la baja | Se devuelve |',
      '| Hasta el 31 de mayo | 80 % |',
      '| Del 1 al 20 de junio | 40 % |',
      '| Desde el 21 de junio | nada |',
    ],
  ],
  { language: 'es' },
);
const fahrt = openDocument(
  [
    [
      '# Rücktritt',
      '| Absage | Gebühr |',
      '| vor dem 1. Mai | 50 Euro |',
      '| 1. bis 20. Mai | 120 Euro |',
      '| nach dem 20. Mai | 300 Euro |',
      'Die Fahrt geht nach Rom.',
    ],
  ],
  { language: 'de' },
);

test.each([
  [camp, 'How much do I get back if I cancel on 10 June?', '60 %'],
  [camp, 'what do i get back when i cancel on 20 June', '25 %'],
  [curso, '¿Cuánto se devuelve si me doy de baja el 5 de junio?', '40 %'],
  [fahrt, 'Wie hoch ist die Gebühr bei Absage am 3. April?', '50 Euro'],
])('the row of days that hold the day of a question is looked up: %# %s', (index, question, value) => {
  expect(answerQuestion(index, { question, history: [] }).lead?.value).toBe(value);
});

test('a day that no row holds is not looked up', () => {
  const lead = answerQuestion(fahrt, { question: 'Wie hoch ist die Gebühr?', history: [] }).lead;
  expect(lead?.code).not.toBe('value');
});
