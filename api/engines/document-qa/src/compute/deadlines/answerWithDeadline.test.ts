import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const boiler = openDocument([
  [
    '# Boiler cover',
    'Date of purchase: 31 August 2025, Pellow & Sons.',
    'The cover lasts eighteen months from the day of purchase, and ten years for the heat exchanger. The tank is looked at every spring.',
    'Either of us may end the cover with three weeks’ notice.',
    'A free check is due five years after the last repair.',
  ],
]);
const offer = openDocument([
  ['# Offer 77', 'Date: 20 December 2026.', 'This offer is valid for 30 days.', 'The door is delivered four weeks after we receive your order.'],
]);
const miete = openDocument(
  [['# Mietvertrag', 'Die Miete beginnt am 1. Mai 2026. Die Probezeit endet sechs Monate nach Beginn der Miete.', 'Das Geld ist im Voraus fällig.']],
  { language: 'de' },
);
const reserva = openDocument(
  [['# Reserva', 'Llegada: 14 de agosto de 2026.', 'El resto se paga tres semanas antes de la llegada.', 'La piscina cierra por la noche.']],
  { language: 'es' },
);

const stall = openDocument([
  [
    '# Stall',
    'The season opens on 2 March 2026. The rent is due within 10 days of that date.',
    'Two weeks’ notice is needed to give up a stall. The hall has heating.',
  ],
]);

const ask = (index: typeof boiler, question: string) => answerQuestion(index, { question, history: [] });

describe('A day is counted from another one', () => {
  test.each([
    ['after a month that is shorter', boiler, 'when does the cover run out', '28 February 2027'],
    ['of the clause that the question names', boiler, 'until when is the heat exchanger covered', '31 August 2035'],
    ['back from a day of the question', boiler, 'we want to stop the cover on 5 May, when do we have to give notice', '14 April'],
    ['from the date of the document', offer, 'what is the last day of the offer', '19 January 2027'],
    ['from the day of the sentence before', stall, 'by when do i have to pay the rent', '12 March 2026'],
    ['back from the day on which somebody leaves', stall, 'we want to go on 20 May, when must we tell you', '6 May'],
    ['in German', miete, 'Wann endet die Probezeit?', '1. November 2026'],
    ['back from a day of the document', reserva, '¿Cuándo se paga el resto?', '24 de julio de 2026'],
  ])('%s', (_, index, question, value) => {
    expect(ask(index, question).lead).toEqual({ code: 'computed', value });
  });

  test('with both sentences cited', () => {
    expect(ask(offer, 'until when is the offer valid').citations.map(({ quote }) => quote)).toEqual([
      'This offer is valid for 30 days.',
      'Date: 20 December 2026.',
    ]);
  });

  test.each([
    ['the day of the order is nowhere', offer, 'when will the door be delivered'],
    ['the day of the repair is nowhere', boiler, 'when is the free check due'],
    ['no day is given for a notice', boiler, 'when do i have to give notice'],
  ])('but not where %s', (_, index, question) => {
    expect(ask(index, question).lead?.code).not.toBe('computed');
  });
});

test('a length under the same heading that is of another thing is not counted from', () => {
  const kettle = openDocument([
    [
      '# Warranty of the kettle',
      'We repair faults free of charge for two years.',
      'Filters are stocked for eight years after the end of production.',
    ],
  ]);
  const question = 'I got it on 5 May 2026, when does the warranty of the kettle run out?';
  expect(answerQuestion(kettle, { question, history: [] }).lead?.code).not.toBe('computed');
});
