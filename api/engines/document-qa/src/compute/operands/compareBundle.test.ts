import { describe, expect, test } from '@jest/globals';
import { answerQuestion } from '../../answerQuestion.ts';
import { openDocument } from '../../testing/writeDocument.ts';

const rink = openDocument([
  [
    '# Ice rink',
    'A visit costs £6.50. Five visits on one card are £28.',
    '# Skating club',
    'The club fee is £18 a month. Whoever pays for the whole year at once pays £189.',
    '# Lockers',
    'A locker is £2.',
  ],
]);
const course = openDocument([
  ['# Sewing course', '| Course | At once | 6 instalments |', '| Dresses | £240 | £43 |', '| Curtains | £150 | £27 |', 'The course starts in May.'],
]);
const bad = openDocument([['# Hallenbad', 'Eine Karte kostet 7 €. Zwölf Karten kosten 70 €.', '# Sauna', 'Die Sauna kostet 15 €.']], {
  language: 'de',
});

const ask = (index: typeof rink, question: string) => answerQuestion(index, { question, history: [] });

describe('What several cost at once is compared with as many single ones', () => {
  test.each([
    ['of a card', rink, 'how much do i save with the card for five visits', '£4.50'],
    ['of a year', rink, 'how much cheaper is the club if i pay for the whole year', '£27'],
    ['of instalments in a row', course, 'how much more are the curtains in instalments', '£12'],
    ['in German', bad, 'Wie viel spare ich mit zwölf Karten?', '14 €'],
  ])('%s', (_, index, question, value) => {
    expect(ask(index, question).lead).toEqual({ code: 'difference', value });
  });

  test.each([
    ['there is no price for several', rink, 'how much do i save with ten lockers'],
    ['no row is named', course, 'how much more is it in instalments'],
    ['nothing is compared', rink, 'how much are five visits'],
  ])('but not where %s', (_, index, question) => {
    expect(ask(index, question).lead?.code).not.toBe('difference');
  });
});
