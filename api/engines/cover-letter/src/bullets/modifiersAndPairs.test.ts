import { expect, test } from '@jest/globals';
import { bulletToClause } from './bulletToClause.ts';

test.each([
  ['Chilled deliveries to 40 schools before 9 am', 'chilled deliveries to 40 schools before 9 am'],
  ['Wound care and insulin for 30 patients at home', 'wound care and insulin for 30 patients at home'],
  ['Sheltered housing visits, 40 tenants', 'sheltered housing visits, 40 tenants'],
  ['Controlled drugs register of four wards', 'controlled drugs register of four wards'],
])('takes no word for a verb that only says what kind of work it was: %s', (bullet, nounPhrase) => {
  expect(bulletToClause(bullet, false)).toEqual({ nounPhrase, isPresent: false });
});

test.each([
  ['Trained staff in lifting', 'trained staff in lifting'],
  ['Marked coursework and exam papers', 'marked coursework and exam papers'],
  ['Pumped concrete on 12 sites', 'pumped concrete on 12 sites'],
])('still takes an achievement for one without an article behind it: %s', (bullet, finite) => {
  expect(bulletToClause(bullet, false)?.finite).toBe(finite);
});

test.each([
  ['Line manage four nurses and two assistants', true, 'line-manage four nurses and two assistants'],
  ['Project managed the move of 300 desks', false, 'project-managed the move of 300 desks'],
  ['Cold called 80 firms a week', false, 'cold-called 80 firms a week'],
])('knows verbs of two words: %s', (bullet, isCurrent, finite) => {
  expect(bulletToClause(bullet, isCurrent)?.finite).toBe(finite);
});

test('leaves the name of such work as it is', () => {
  expect(bulletToClause('Line management of six technicians', false)).toEqual({ nounPhrase: 'line management of six technicians', isPresent: false });
});

test.each([
  ['Check identity and address for 60 customers a day', 'check identity and address for 60 customers a day'],
  ['Answer correspondence from 300 members', 'answer correspondence from 300 members'],
  ['Keep inventory for three shops', 'keep inventory for three shops'],
])('takes what is done now for an achievement, though the verb is a thing as well: %s', (bullet, finite) => {
  expect(bulletToClause(bullet, true)?.finite).toBe(finite);
});

test.each([
  ['Planning and commissioning of 23 robot cells', 'the planning and commissioning of 23 robot cells'],
  ['Buying and pricing of 400 wines', 'the buying and pricing of 400 wines'],
  ['Drafting and filing of tax returns for 60 firms', 'the drafting and filing of tax returns for 60 firms'],
])('keeps two achievements that are called by their names: %s', (bullet, nounPhrase) => {
  expect(bulletToClause(bullet, false)).toEqual({ nounPhrase, isPresent: false });
});

test.each([
  ['Our honey tart won the Scottish Dessert Award 2024.', 'our honey tart won the Scottish Dessert Award 2024'],
  ['My team won the regional shield in 2023', 'my team won the regional shield in 2023'],
  ['All complaints fell from 40 to 9 a month', 'all complaints fell from 40 to 9 a month'],
])('begins a result with a small letter, as within a sentence: %s', (bullet, outcome) => {
  expect(bulletToClause(bullet, false)?.outcome).toBe(outcome);
});

test.each([
  [
    'Set up the tracking list for patients who were waiting for surgery, and the waiting time for a first letter came down from 19 days to 6',
    {
      finite: 'set up the tracking list for patients who were waiting for surgery',
      outcome: 'the waiting time for a first letter came down from 19 days to 6',
    },
  ],
  [
    'Moved the night team to a rota which they had drawn up themselves after two long meetings, and the rate of sick days fell from 11% to 4%',
    {
      finite: 'moved the night team to a rota which they had drawn up themselves after two long meetings',
      outcome: 'the rate of sick days fell from 11% to 4%',
    },
  ],
  [
    'Wrote a checklist for the drivers who load the chilled vans in the early hours of the day, and the number of returns dropped from 60 to 12',
    {
      finite: 'wrote a checklist for the drivers who load the chilled vans in the early hours of the day',
      outcome: 'the number of returns dropped from 60 to 12',
    },
  ],
])('splits a long achievement from its result: %s', (bullet, clause) => {
  expect(bulletToClause(bullet, false)).toMatchObject(clause);
});

test.each([
  ["Duke of Edinburgh's Award: helped every week at the food bank", 'helped every week at the food bank'],
  ["Prince's Trust programme: rebuilt a playground with 12 others", 'rebuilt a playground with 12 others'],
  ["Children's hospital radio: presented a show on Sundays", 'presented a show on Sundays'],
])('finds the achievement behind a label with an apostrophe: %s', (bullet, finite) => {
  expect(bulletToClause(bullet, false)?.finite).toBe(finite);
});

test.each([
  ['Second place, Sussex Latte Art Throwdown 2025', 'took second place at the Sussex Latte Art Throwdown 2025'],
  ['First prize, Leeds Flower Show', 'took first place at the Leeds Flower Show'],
  ['3rd place in the Welsh Sheepdog Trials', 'took 3rd place at the Welsh Sheepdog Trials'],
])('says of a prize that somebody took it, and that it was no duty: %s', (bullet, finite) => {
  expect(bulletToClause(bullet, true)).toEqual({ finite, isPresent: false });
});
