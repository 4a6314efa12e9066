import { expect, test } from '@jest/globals';
import { readTableTask } from './tableTask.ts';

test.each([
  ['how much is a ticket for a child under two?', 'look up'],
  ['how much is the fee under the agreement?', 'look up'],
  ['how much does a person over 65 pay?', 'look up'],
  ['how much are we over budget?', 'difference'],
  ['how much are we under on printing?', 'difference'],
])('%s asks to %s', (question, task) => {
  expect(readTableTask(question)).toBe(task);
});
