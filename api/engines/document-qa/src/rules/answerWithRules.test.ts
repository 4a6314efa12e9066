import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const marina = openDocument([
  [
    '# Berth agreement',
    'The holder pays £90 a month for the berth. Electricity is charged at £0.40 per unit.',
    'A deposit of £150 is refunded on leaving.',
    '# Conduct',
    '- Do not pump oil into the basin.',
    '- Boats must be covered in winter.',
    'Swimming between the boats is forbidden. Guests may stay two nights.',
    'No fee is charged for water. The berth may be used by members only.',
  ],
]);
const garten = openDocument(
  [
    [
      '# Gartenordnung',
      'Die Pacht beträgt 180 Euro im Jahr. Für Wasser sind 2 Euro je Kubikmeter zu zahlen.',
      'Feuer ist verboten. Hunde dürfen nicht frei laufen. Hecken sind im Herbst zu schneiden.',
    ],
  ],
  { language: 'de' },
);
const biblioteca = openDocument(
  [
    [
      '# Normas',
      'No se permite comer en la sala. Está prohibido reservar asientos. El carné cuesta 6 euros.',
      'Los lectores deben guardar silencio.',
    ],
  ],
  { language: 'es' },
);

const ask = (index: typeof marina, question: string) => answerQuestion(index, { question, history: [] });

describe('A question for all rules of a kind is answered with those of every clause, each cited once', () => {
  test.each([
    [
      marina,
      'What am I not allowed to do?',
      ['Do not pump oil into the basin.', 'Swimming between the boats is forbidden.', 'The berth may be used by members only.'],
    ],
    [marina, 'What do I have to pay?', ['The holder pays £90 a month for the berth.', 'Electricity is charged at £0.40 per unit.']],
    [marina, 'What are my obligations?', ['Boats must be covered in winter.']],
    [garten, 'Was darf ich nicht?', ['Feuer ist verboten.', 'Hunde dürfen nicht frei laufen.']],
    [garten, 'Was muss ich alles bezahlen?', ['Die Pacht beträgt 180 Euro im Jahr.', 'Für Wasser sind 2 Euro je Kubikmeter zu zahlen.']],
    [biblioteca, '¿Qué está prohibido?', ['No se permite comer en la sala.', 'Está prohibido reservar asientos.']],
  ])('%#: %s', (index, question, wanted) => {
    const { status, isList, sentences, citations } = ask(index, question);
    expect({ status, isList }).toEqual({ status: 'grounded', isList: true });
    expect(sentences.map(({ text }) => text)).toEqual(wanted);
    expect(citations.map(({ quote }) => quote)).toEqual(wanted);
  });

  test.each(['What am I not allowed to pump into the basin?', 'What do I have to pay for electricity?'])(
    'but not a question about one matter: %s',
    (question) => {
      expect(ask(marina, question).isList).toBe(false);
    },
  );
});
