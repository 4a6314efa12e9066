import { expect, test } from '@jest/globals';
import { buildCaseEvidence } from './cases/people.ts';
import { findClaims } from './findClaims.ts';

const today = new Date('2026-11-01');
const profile = {
  name: 'Grace Thornton',
  headline: 'Nurse',
  location: 'Leicester',
  skills: ['Excel'],
  languages: ['English'],
  experience: [
    {
      title: 'Deputy Ward Manager',
      company: 'Fosse General Hospital',
      start: '2022',
      end: 'present',
      bullets: [
        'Lead a team of 22 nurses',
        'Kept waiting times under 480 seconds',
        'Never had a complaint in three years',
        'Have not managed a budget of £2m yet',
      ],
    },
    {
      title: 'Assistant to the Catering Manager',
      company: 'Hengrove Kitchens',
      start: '2016',
      end: '2020',
      bullets: [
        'Served 300 meals a day',
        'No experience of SAP, planned the rota by hand',
        'Trained six cooks',
        'Baked bread and cakes for schools in the county',
      ],
    },
  ],
  education: [],
};
const evidence = buildCaseEvidence(profile, {
  title: 'Ward Manager',
  company: 'Northgate Trust',
  description: 'We are a leading trust. You will run a ward of 24 beds.',
  hiringManager: '',
});
const marked = (sentence: string) => findClaims(sentence, evidence, today).flatMap(({ text, supported }) => (supported ? [] : [text]));

test.each([
  ['negated experience', 'I have experience of SAP.'],
  ['negated experience', 'I managed a budget of £2m at Fosse General Hospital.'],
  ['negated experience', 'At Hengrove Kitchens I used SAP every day.'],
  ['a bound', 'I kept waiting times to 480 seconds.'],
  ['a bound', 'I served more than 300 meals a day.'],
  ['a bound', 'I led at least 23 nurses.'],
  ['a rank', 'As Ward Manager at Fosse General Hospital, I lead a team of 22 nurses.'],
  ['a rank', 'As Catering Manager at Hengrove Kitchens, I served 300 meals a day.'],
  ['a rank', 'I was Catering Manager at Hengrove Kitchens.'],
  ['the past as present', 'I currently work at Hengrove Kitchens.'],
  ['the past as present', 'At Hengrove Kitchens, I train six cooks.'],
  ['the past as present', 'In my current position at Hengrove Kitchens, I served 300 meals a day.'],
  ['an absolute', 'I have never missed a deadline.'],
  ['an absolute', 'I am the only nurse who trained six cooks.'],
  ['an absolute', 'My records are flawless.'],
  ['a job as a paper', 'I hold Assistant to the Catering Manager and a first aid certificate.'],
  ['a grade as a paper', 'I hold First and a BSc in Nursing.'],
  ['a clause as a paper', 'I hold a driver CPC is valid until 2028.'],
  ['a deed without its object', 'As Deputy Ward Manager at Fosse General Hospital, I gained in 2020.'],
  ['a deed without its object', 'I also received, and I like order.'],
  ['a deed without its object', 'I would tell you in person how I obtained in 2020.'],
  ['a deed of another job', 'At Fosse General Hospital, I baked bread and cakes for schools.'],
  ['a deed of another job', 'As Deputy Ward Manager at Fosse General Hospital, I baked cakes for schools in the county.'],
  ['the company', 'Northgate Trust is renowned for its care.'],
  ['the company', 'I would love to work on your award-winning ward.'],
  ['the company', 'Northgate Trust is the largest employer of nurses.'],
])('marks a sentence that gets %s wrong: %s', (_, sentence) => {
  expect(marked(sentence)).not.toEqual([]);
});

test.each([
  'As Deputy Ward Manager at Fosse General Hospital, I lead a team of 22 nurses.',
  'I kept waiting times under 480 seconds.',
  'I never had a complaint in three years at Fosse General Hospital.',
  'At Hengrove Kitchens, I served 300 meals a day and trained six cooks.',
  'I currently work at Fosse General Hospital.',
  'Northgate Trust is a leading trust.',
  'You call yourselves a leading trust.',
  'I have always loved nursing.',
  'I am applying for the Ward Manager position at Northgate Trust.',
  'As Assistant to the Catering Manager, I trained six cooks.',
  'At Hengrove Kitchens, I baked bread and cakes for schools in the county.',
  'I hold the view that patients come first.',
  'There is much that I gained in those years.',
])('marks nothing in "%s"', (sentence) => {
  expect(marked(sentence)).toEqual([]);
});
