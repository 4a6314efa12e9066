import { expect, test } from '@jest/globals';
import { parseQuestion } from '../retrieve/parseQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';
import { asksForMissingThing } from './asksOtherThan.ts';

const contract = openDocument([
  [
    'We report missed payments to a credit agency.',
    'To get the code for changing provider, text the word LEAVE to 500.',
    'The library has the account 99120 at its bank.',
  ],
]);
const lacks = (question: string, sentence: number) => asksForMissingThing(contract, parseQuestion(contract, { question, history: [] }), sentence);

test.each([
  ['what is my library barcode?', 2],
  ['what is my puk code', 1],
  ['what is your account password?', 2],
])('a visitor who asks "%s" gets no answer about a thing that shares a word with it', (question, sentence) => {
  expect(lacks(question, sentence)).toBe(true);
});

test('a thing that the sentence names by all its words is there', () => {
  expect(lacks('what is the credit agency?', 0)).toBe(false);
  expect(lacks('what is the bank account of the library?', 2)).toBe(false);
});
