import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const ask = (lines: string[], question: string) => answerQuestion(openDocument([lines]), { question, history: [] }).lead;
const CARE = [
  '# Care',
  'Wipe up spills at once.',
  '| Surface | Clean with | Never use |',
  '| Oak worktop | Damp cloth | Bleach |',
  '| Quartz worktop | Mild soap | Oven cleaner |',
];
const PFLEGE = [
  '# Pflege',
  'Bitte gleich abwischen.',
  '| Fläche | Reinigen mit | Nicht reinigen mit |',
  '| Eiche | Tuch | Chlor |',
  '| Quarz | Seife | Säure |',
];

test.each([
  [CARE, 'what should I not clean the quartz with', 'Oven cleaner'],
  [CARE, 'what do I clean the quartz with', 'Mild soap'],
  [PFLEGE, 'Womit soll ich Quarz nicht reinigen?', 'Säure'],
  [PFLEGE, 'Womit soll ich Quarz reinigen?', 'Seife'],
])('a denied thing is found below a header that denies: %#', (lines, question, value) => expect(ask(lines, question)?.value).toBe(value));

const FLEET = ['# Vehicles', 'They stand in the hall.', '| Vehicle | Built | Crew |', '| Boat with trailer | 2023 | 4 |', '| Tanker | 2011 | 6 |'];

test('the year in which something was built is no price', () => {
  expect(ask(FLEET, 'How much did they pay for the boat?')?.value).not.toBe('2023');
  expect(ask(FLEET, 'When was the boat built?')?.value).toBe('2023');
});

const DENTAL = [
  '# Prices at our partner dentists',
  'Prices hold in 2026.',
  '| Treatment | Price |',
  '| X-ray | £26 |',
  '| Crown | £410 |',
  '| Root canal | £310 |',
];

test.each([
  ['How many partner dentists are there near me?', undefined],
  ['How many treatments are there?', 3],
])('rows are counted under the name in their header: %s', (question, count) => {
  const lead = ask(DENTAL, question);
  expect(lead?.code === 'counted' ? lead.count : undefined).toBe(count);
});
