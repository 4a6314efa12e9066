import { expect, test } from '@jest/globals';
import { readJob } from './readJob.ts';

const termsIn = (description: string) =>
  readJob(description)
    .map(({ term }) => term.toLowerCase())
    .join('; ');

test.each([
  ['RIAI membership is not essential.', /riai/],
  ['Degree not necessary.', /degree/],
  ["You don't have to be a diver.", /diver/],
])('asks for nothing in "%s"', (denied, term) => {
  expect(termsIn(`You need a driving licence. ${denied}`)).not.toMatch(term);
});

test.each([
  ['A drug and alcohol test and a background check apply.', /drug|background/],
  ['Nine-day fortnight, sea allowance and free membership.', /fortnight|allowance|membership/],
  ['You must tolerate noise and humidity.', /noise|humidity/],
])('takes what is given or checked for no skill: "%s"', (line, term) => {
  expect(termsIn(`You need a driving licence. ${line}`)).not.toMatch(term);
});

test.each([
  ['Designs season plans with the head coach.', /(?:^|; )season plans/],
  ['Experience of keeping patient records.', /(?:^|; )(?:patient )?records?/],
  ['Monitors pool chemistry.', /(?:^|; )pool chemistry/],
])('names the object of a task without its verb: "%s"', (line, term) => {
  expect(termsIn(`Duties\n- ${line}`)).toMatch(term);
});
