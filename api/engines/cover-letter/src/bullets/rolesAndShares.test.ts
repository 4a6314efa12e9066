import { expect, test } from '@jest/globals';
import { bulletToClause } from './bulletToClause.ts';

test.each([
  ['Instructor at the Defence School of Transport, 2016 – 2018', 'was an instructor at the Defence School of Transport from 2016 to 2018'],
  ['Captain of the works team, 2012–2014', 'was captain of the works team from 2012 to 2014'],
])('says the years of a role: %s', (line, clause) => {
  expect(bulletToClause(line, true)?.finite).toBe(clause);
});

test.each([
  ['Colour specialist from 2017', 'was a colour specialist from 2017', 'have been a colour specialist since 2017'],
  ['Union rep since 2019', 'was a union rep since 2019', 'have been a union rep since 2019'],
])('says since when somebody is something: %s', (line, then, now) => {
  expect(bulletToClause(line, false)?.finite).toBe(then);
  expect(bulletToClause(line, true)?.finite).toBe(now);
});

test.each([
  ['Train the new staff, carry five plates and know the wine list', 'train the new staff, carry five plates and know the wine list'],
  ['Order the stock, count the till and lock the shop', 'order the stock, count the till and lock the shop'],
])('leaves a series in the present as it is written: %s', (line, clause) => {
  expect(bulletToClause(line, true)?.finite).toBe(clause);
});

test.each([
  ['Two writers and one designer report to me', 'have two writers and one designer reporting to me'],
  ['A clerk reports to me', 'have a clerk reporting to me'],
  ['14 guards report to me', 'have 14 guards reporting to me'],
])('says who reports to the writer: %s', (line, clause) => {
  expect(bulletToClause(line, true)?.finite).toBe(clause);
});

test.each([
  ['Sole HR contact for 310 people on two sites', 'am the sole HR contact for 310 people on two sites'],
  ['Main press contact for six museums', 'am the main press contact for six museums'],
  ['Named contact for 40 families', 'am the named contact for 40 families'],
])('says whose contact somebody is: %s', (line, clause) => {
  expect(bulletToClause(line, true)?.finite).toBe(clause);
});

test.each([
  ['Mentor to two apprentices, one now qualified', 'am a mentor to two apprentices, one of whom is now qualified'],
  ['Coach to four juniors, one now promoted', 'am a coach to four juniors, one of whom is now promoted'],
])('says what became of one of them: %s', (line, clause) => {
  expect(bulletToClause(line, true)?.finite).toBe(clause);
});
