import { expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const library = openDocument([
  ['# Hours', '| Day | Opens | Closes |', '| Weekdays | 9:30 | 18:00 |', '| Saturdays | 10:00 | 14:00 |', 'The library lends music too.'],
]);
const piscina = openDocument([['# Horario', '| Día | Desde | Hasta |', '| Sábados | 9:00 | 20:30 |', '| Domingos | 10:00 | 14:30 |']], {
  language: 'es',
});
const laden = openDocument([['# Zeiten', '| Tag | Beginn | Ende |', '| Samstag | 8 Uhr | 13 Uhr |', '| Sonntag | 10 Uhr | 12 Uhr |']], {
  language: 'de',
});

test.each([
  [library, 'Until what time is it open on saturdays?', '14:00'],
  [library, 'From what time are you open on Saturdays?', '10:00'],
  [piscina, '¿Hasta qué hora abren los domingos?', '14:30'],
  [laden, 'Bis wann ist am Samstag offen?', '13 Uhr'],
])('the end or the start of a time is looked up in its column: %#', (index, question, value) => {
  expect(answerQuestion(index, { question, history: [] }).lead).toEqual({ code: 'value', value });
});

test('a row is shown with its headers where the question may mean either end of a time', () => {
  const { status, lead, sentences } = answerQuestion(library, { question: 'When on Saturdays?', history: [] });
  expect([status, lead?.code, sentences[0]?.text]).toEqual(['partial', 'closest', 'Saturdays: Opens 10:00; Closes 14:00']);
});

const plants = openDocument([
  [
    '# Plants',
    '| Plant | Before planting | Watering again |',
    '| Tulip | Soak 3 hours before | After a week |',
    '| Fern | Prune 2 days before | When dry |',
    'The nursery sells pots.',
  ],
]);
const pets = openDocument([
  [
    '# Before the flight',
    '| Animal | Preparation | On arrival |',
    '| Cat | Fast for 6 hours | Feed at once |',
    '| Dog | Walk for 30 minutes | Water first |',
  ],
]);
const paints = openDocument([
  [
    '# Paints',
    '| Paint | First step | Later |',
    '| Lacquer | Sand for 20 minutes | Polish after 2 days |',
    '| Chalk paint | Stir for 5 minutes | Wax after 1 day |',
  ],
]);

test.each([
  [plants, 'How long must I soak the tulip?', 'Soak 3 hours before'],
  [pets, 'How long must the cat fast?', 'Fast for 6 hours'],
  [paints, 'How long do I stir chalk paint?', 'Stir for 5 minutes'],
])('the cell with the words of the question answers it: %#', (index, question, value) => {
  expect(answerQuestion(index, { question, history: [] }).lead).toEqual({ code: 'value', value });
});

test.each([
  ['How much is a tulip?', plants],
  ['How high is a fern?', plants],
  ['How much does the cat weigh?', pets],
])('a cell of text is no answer to a question for a figure: %s', (question, index) => {
  expect(answerQuestion(index, { question, history: [] }).lead?.code).not.toBe('value');
});

test('a question in German that begins with "was" is no yes-or-no question', () => {
  const { lead } = answerQuestion(
    openDocument([['# Preise', '| Karte | Preis | Pfand |', '| Tageskarte | 9 € | nein |', '| Monatskarte | 40 € | ja |']], { language: 'de' }),
    {
      question: 'Was ist der Preis der Tageskarte?',
      history: [],
    },
  );
  expect(lead).toEqual({ code: 'value', value: '9 €' });
});
