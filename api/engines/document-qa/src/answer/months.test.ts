import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';
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

test('of several prices the one of the requested month is answered, whether the months come before or after', () => {
  const site = openDocument([
    [
      '# Prices',
      'A pitch costs £22 a night from April to June and £31 a night in July and August.',
      'In April and May a rowing boat costs £9, and from June to September £14.',
      'The sauna costs £12.',
    ],
  ]);
  const lead = (question: string) => answerQuestion(site, { question, history: [] }).lead;
  expect(lead('How much is a pitch in August?')).toEqual({ code: 'value', value: '£31' });
  expect(lead('How much is a pitch in May?')).toEqual({ code: 'value', value: '£22' });
  expect(lead('What does a rowing boat cost in July?')).toEqual({ code: 'value', value: '£14' });
  expect(lead('What does a rowing boat cost in April?')).toEqual({ code: 'value', value: '£9' });
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
