import { expect, test } from '@jest/globals';
import { openDocument } from '../../../../src/testing/writeDocument.ts';
import { answerQuestion } from '../answerQuestion.ts';
import { comparesMonths, decideMonth } from './months.ts';

test.each([
  ['Is the pool open in March?', 'The pool is open from May to September.'],
  ['Can I book for August?', 'Bookings are taken January to June.'],
  ['Hat das Freibad im November geöffnet?', 'Geöffnet von Mai bis September'],
  ['¿Se puede bañar en octubre?', 'Temporada de junio a septiembre'],
  ['Does the ferry run in July?', 'The winter service runs from November to February.'],
])('"%s" is denied by "%s"', (question, sentence) => {
  expect(decideMonth(question, sentence)).toBe('no');
});

test.each([
  ['Is it open in June?', 'Open from May to September', true],
  ['Is it open in January?', 'Open November to February', true],
  ['Can I be away in May?', 'No leave is granted in April and May.', true],
  ['May I swim here?', 'Swimming in May and June', false],
  ['Is rent due in June or July?', 'Rent rises in June.', false],
  ['Is it open on Sundays?', 'Open from May to September', false],
])('whether "%s" is about a month of "%s": %s', (question, sentence, is) => {
  expect(comparesMonths(question, sentence)).toBe(is);
  expect(decideMonth(question, sentence)).toBeUndefined();
});

test('a visitor who asks about a month gets the sentence that names it', () => {
  const handbook = openDocument([
    [
      '# Leave',
      'Up to five days of leave may be carried over and must be taken by 31 March.',
      'No leave is granted in April and May.',
      'Ask your manager four weeks before the first day of leave.',
    ],
  ]);
  const { lead, citations } = answerQuestion(handbook, { question: 'Can I take leave in May?', history: [] });
  expect(lead?.code).toMatch(/no$/i);
  expect(citations[0]?.quote).toContain('April and May');
});
