import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const concert = openDocument([
  [
    '# Spring concert of the Millbrook Singers',
    'We sing madrigals and folk songs, with Tamsin Ford at the piano.',
    'Saturday 18 April 2026 at 19:30, St Anne’s Hall, Mill Street. Doors open at 19:00.',
    'Tickets cost £12, or £8 for students. Children come in free.',
    'The evening lasts about two hours.',
  ],
]);
const bill = openDocument([['# Invoice', 'Repair of a tap £80.00', 'New washer £4.50', 'Total £84.50']]);
const fiesta = openDocument(
  [['# Fiesta del barrio', 'Música y comida para todos.', 'El 9 de mayo a las 18:00 en Valdemar.', 'La cena cuesta 15 euros.']],
  { language: 'es' },
);
const ausflug = openDocument(
  [['# Ausflug', 'Wir wandern um den See.', 'Abfahrt am 7. Juni um 8:30 am Bahnhof, 79098 Freiburg.', 'Die Fahrt kostet 22 Euro.']],
  { language: 'de' },
);

describe('A question that names nothing is about the whole document', () => {
  test.each([
    [concert, 'When is it?', '18 April'],
    [concert, 'Where is it?', 'Mill Street'],
    [concert, 'How much is it?', '£12'],
    [concert, 'What time does it start?', '19:30'],
    [concert, 'How long does it last?', 'two hours'],
    [bill, 'How much is it?', '£84.50'],
    [fiesta, '¿Cuándo es?', '9 de mayo'],
    [fiesta, '¿Dónde es?', 'Valdemar'],
    [fiesta, '¿Cuánto cuesta?', '15 euros'],
    [ausflug, 'Wann geht es los?', '7. Juni'],
    [ausflug, 'Wo ist das?', 'Bahnhof'],
    [ausflug, 'Was kostet das?', '22 Euro'],
  ])('%#: %s', (index, question, wanted) => {
    const { status, citations } = answerQuestion(index, { question, history: [] });
    expect(status).not.toBe('not_found');
    expect(citations[0]?.quote).toContain(wanted);
  });

  test.each(['Where is the swimming pool?', 'When is the second concert of the choir from Leeds?'])('which "%s" is not', (question) => {
    expect(answerQuestion(concert, { question, history: [] }).citations[0]?.quote).not.toBe(
      'We sing madrigals and folk songs, with Tamsin Ford at the piano.',
    );
  });

  test('but a follow-up is about the question before', () => {
    const history = ['What do students pay for tickets?'];
    expect(answerQuestion(concert, { question: 'When is it?', history }).lead?.code).not.toBe('listed');
  });
});
