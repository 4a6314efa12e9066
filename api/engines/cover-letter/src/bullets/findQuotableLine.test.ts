import { bulletToClause } from './bulletToClause.ts';
import { findQuotableLine } from './findQuotableLine.ts';

test.each([
  'Viennoiserie from 3 am, seasonal panettone: 1,800 a year',
  '28-bed ward, elective and trauma, 6 theatres',
  'Founder and conductor of a cello choir (24 players)',
])('keeps a line that says how much, or what sets somebody apart, for a quotation: %s', (line) => {
  expect(findQuotableLine(`${line}.`)).toBe(line);
});

test.each([
  ['it saved 12 hours of work each week', 'points at another line'],
  ['Barra, terraza y caja de la tarde', 'says no figure'],
  ['CALLS AND MAIL FOR 12 PEOPLE', 'is in capitals'],
  ['at hospital appointments, 2 days a week', 'begins in the middle'],
  ['Ran the office of 12 (and the', 'was torn off'],
])('keeps no line for a quotation that cannot be read by itself: %s, which %s', (line) => {
  expect(findQuotableLine(line)).toBeUndefined();
});

test.each([
  ['From 2012 only pharmacist for 210 beds', 'was the only pharmacist for 210 beds from 2012'],
  ['Since 2019 sole midwife across 14 islands', 'was the sole midwife across 14 islands since 2019'],
  ['Only electrician for three hospitals', 'was the only electrician for three hospitals'],
])('states that somebody was the only one: %s', (line, finite) => {
  expect(bulletToClause(line, false)?.finite).toBe(finite);
});
