import { expect, test } from '@jest/globals';
import { readJob } from './readJob.ts';

const listTerms = (description: string, company = 'Larkmead Foods', title = 'Tanker Driver') =>
  readJob(description, company, title).map(({ term }) => term);
const DEMAND = '\nYou must have:\n- Excel';

test.each([
  'TANKER DRIVER - NIGHTS - IMMINGHAM',
  'Larkmead Foods, Coleshill B46 - £40,000 to £45,000 - Permanent - Afternoons',
  'Haulage > Drivers | Full time | £18 p/h + allowances',
])('asks for nothing in the lines that head an advertisement: %s', (line) => {
  expect(listTerms(`${line}${DEMAND}`)).toEqual(['Microsoft Excel']);
});

test.each([
  'NOT NEEDED: Hiab, forklift or nights out.',
  'In return: a share scheme, flexible hours, seed for your garden.',
  'Please don’t include a photograph or date of birth.',
  'Referral fee will not be paid to recruiters.',
  'Please send a letter of application and two written references; late applications will not be considered.',
  'A panel may be formed from which future vacancies may be filled.',
  'Nor is knowing anything about flowers.',
  'Accommodation is not provided.',
  'Castell Aeron welcomes 120,000 visitors every year to its castle, café and gardens.',
  'Turnover is £22m and growing by a fifth a year.',
  'Part-time and sandwich students are welcome.',
])('asks for nothing where it describes itself, what is not needed and how to apply: %s', (sentence) => {
  expect(listTerms(`You must have:\n- Excel\n\n${sentence}`)).toEqual(['Microsoft Excel']);
});

test.each([
  ['You must have MD-102.', 'MD-102'],
  ['You need AZ-900 and Excel.', 'AZ-900'],
  ['We want SC-300.', 'SC-300'],
])('keeps the number of an exam: %s', (sentence, term) => {
  expect(listTerms(sentence)).toContain(term);
});

test.each([
  ['You need a qualified accountant’s papers (CIMA, ACCA or ACA).', 'CIMA or ACCA or ACA'],
  ['You need Xero, Sage or QuickBooks.', 'Xero or Sage or QuickBooks'],
  ['You need IOSH, NEBOSH or IPAF.', 'IOSH or NEBOSH or IPAF'],
])('asks for any one of a list with "or": %s', (sentence, term) => {
  expect(listTerms(sentence)).toContain(term);
});

test.each([
  ['You must have:\n* Sous chef or head chef experience in a hotel', 'Sous chef or head chef experience'],
  ['You need site manager or site engineer experience.', 'site manager or site engineer experience'],
  ['You must have office manager or executive assistant experience.', 'office manager or executive assistant experience'],
])('asks for experience in one of several positions: %s', (sentence, term) => {
  expect(listTerms(sentence)).toContain(term);
});

test.each([
  ['You must have:\n- Return-to-work interviews', 'Return-to-work interviews'],
  ['You must have experience of a system implementation.', 'System implementation'],
  ['You will prepare the board pack.', 'Board packs'],
  ['You must have Working at Heights.', 'Working at height'],
  ['You will take part in team teaching.', 'Team teaching'],
])('asks for a requirement as a whole: %s', (sentence, term) => {
  expect(listTerms(sentence)).toContain(term);
});
