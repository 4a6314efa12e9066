import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const fair = openDocument([
  [
    '# Saturday 12 June',
    '| Time | Stage | Sports field |',
    '| 11.15 | Brass band | Egg race |',
    '| 13.30 | Magic – Ben Sparks | Sack race |',
    '# Sunday 13 June',
    '| Time | Stage | Sports field |',
    '| 10.30 | Choir – Nora Quill | Egg hunt |',
    '# Stalls',
    '| Stall | Place | Run by | Price |',
    '| Face painting | Room 3 | Ms Adeyemi | £2 |',
    '| Books | Library | Mr Cole | £1 |',
    '# Limits',
    '| Item | London | Europe |',
    '| Hotel | £165 | £150 |',
    'To change your face painting ask the office.',
  ],
]);
const camp = openDocument(
  [
    [
      '# Actividades',
      '| Hora | Actividad | Lugar |',
      '| 10:00 | Yoga | Piscina |',
      '| 17:30 | Taller de cerámica | Sala azul |',
      'El agua es gratis.',
    ],
  ],
  { language: 'es' },
);

const ask = (index: typeof fair, question: string) => answerQuestion(index, { question, history: [] });

describe('Any cell of a row may be what a question names', () => {
  test.each([
    ['the column that is a place', fair, 'where is the magic', 'Stage'],
    ['the hour of a cell in the middle', fair, 'what time is the sack race', '13.30'],
    ['the day of the title', fair, 'when is the egg hunt on sunday', '10.30'],
    ['the person after a dash', fair, 'who does the magic', 'Ben Sparks'],
    ['the leader after a dash', fair, 'who is leading the choir', 'Nora Quill'],
    ['a place below its header', fair, 'where is the face painting', 'Room 3'],
    ['a place in Spanish', camp, '¿dónde es el taller de cerámica?', 'Sala azul'],
    ['an hour in Spanish', camp, '¿a qué hora es la cerámica?', '17:30'],
    ['the part of the world of a city', fair, 'hotel in Madrid', '£150'],
  ])('%s', (_, index, question, value) => {
    expect(ask(index, question).lead).toMatchObject({ code: 'value', value });
  });

  test.each([
    ['two rows could be meant', 'what time is the race'],
    ['nothing is named', 'where is the dog show'],
    ['the place is another one', 'hotel in Tokyo'],
    ['a way is asked for', 'how do I change my face painting'],
  ])('but not where %s', (_, question) => {
    expect(ask(fair, question).lead?.code).not.toBe('value');
  });
});
