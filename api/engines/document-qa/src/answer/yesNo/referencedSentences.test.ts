import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const club = openDocument([
  [
    '# Rowing club',
    'Everyone above 14 who can swim may join. Members over 65 are exempt from the work days. The hut is warm.',
    '# Boats',
    'The green boat was built in 1990. It may be used by beginners.',
    'Do not paint leather or cork with varnish. Nobody rows in fog.',
  ],
]);
const werkstatt = openDocument(
  [
    [
      '# Werkstatt',
      'Maschinen dürfen nur vom Meister eingestellt werden. Abgelaufene Karten können nicht umgetauscht werden.',
      '# Büro',
      'Das Büro ist im Hof.',
    ],
  ],
  { language: 'de' },
);

const lead = (index: typeof club, question: string) => answerQuestion(index, { question, history: [] }).lead?.code;

describe('Yes and no where a sentence names the matter in another form', () => {
  test.each([
    ['by age, who is excused', club, 'im 71, do i have to come to the work days', /no$/iu],
    ['by the sentence before', club, 'can beginners use the green boat', /yes/iu],
    ['by what it is made of', club, 'can i paint the corky handle with varnish', /no$/iu],
    ['by a German participle', werkstatt, 'Kann ich eine abgelaufene Karte umtauschen?', /no$/iu],
  ])('%s', (_, index, question, code) => {
    expect(lead(index, question)).toMatch(code);
  });

  test('but a visitor too young for the excuse gets neither', () => {
    expect(lead(club, 'im 50, do i have to come to the work days')).not.toMatch(/no$/iu);
  });
});
