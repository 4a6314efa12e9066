import { expect, test } from '@jest/globals';
import { answerQuestion } from '../answerQuestion.ts';
import { openDocument } from '../testing/writeDocument.ts';

const lease = openDocument([
  [
    '# Deed of the mill',
    '# Duties of the miller',
    'The Miller agrees with the Owner:',
    '- To grease the wheel each week.',
    '- Not to let the sluice run dry.',
    '# Duties of the owner',
    'The Owner undertakes with the Miller:',
    '- To pay the water rate and the insurance of the building.',
    '- To mend the roof.',
    '# Visitors',
    'Miss Ada Flint shows visitors round.',
  ],
]);
const ask = (question: string) => answerQuestion(lease, { question, history: [] });

test.each([
  ['who pays the water rate?', 'The Owner'],
  ['who has to grease the wheel?', 'The Miller'],
  ['who mends the roof?', 'The Owner'],
])('%s is answered with who takes on the list', (question, actor) => {
  expect(ask(question).lead?.value).toBe(actor);
});

test('a sentence with its own subject keeps it', () => {
  expect(ask('who shows visitors round?').sentences[0]?.text).toContain('Ada Flint');
  expect(ask('who shows visitors round?').lead?.value).not.toBe('The Owner');
});
