import { expect, test } from '@jest/globals';
import { formatCredential } from './formatCredential.ts';
import { formatGreetingName } from './formatGreeting.ts';

test.each([
  ['Ms Helen Carr', 'Ms Carr'],
  ['Mr J. Penrose', 'Mr Penrose'],
  ['Dr. Ana van der Berg', 'Dr. van der Berg'],
  ['Prof. Ruth Amadi', 'Professor Amadi'],
  ['Aoife Byrne', 'Aoife Byrne'],
  ['Aoife Byrne, Head of People', 'Aoife Byrne'],
  ['The Recruitment Panel', 'Members of the Recruitment Panel'],
  ['the Chair of the Search Committee', 'Chair of the Search Committee'],
  ['search committee', 'Members of the Search Committee'],
  ['FAO: The Interview Board', 'Members of the Interview Board'],
  ['hiring team', 'Hiring Team'],
  ['the recruitment team', 'Recruitment Team'],
  ['people and culture team', 'People and Culture Team'],
  ['Sir or Madam', 'Hiring Manager'],
  ['', 'Hiring Manager'],
])('greets %s as %s', (manager, name) => {
  expect(formatGreetingName(manager)).toBe(name);
});

test.each([
  ['CSCS card', 'a CSCS card'],
  ['HGV licence', 'an HGV licence'],
  ['Forklift licence (counterbalance)', 'a forklift licence (counterbalance)'],
  ['Full UK driving licence', 'a full UK driving licence'],
  ['Moffett ticket', 'a Moffett ticket'],
  ['Level 3 Award in Food Safety', 'a Level 3 Award in Food Safety'],
  ['First aid at work', 'first aid at work'],
  ['NMC PIN 14F2231E', 'NMC PIN 14F2231E'],
])('formats the credential %s as %s', (credential, expected) => {
  expect(formatCredential(credential)).toBe(expected);
});
