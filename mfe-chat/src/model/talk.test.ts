import type { Citation } from '@sheaf/api/contract/chat';
import { type AnswerFacts, listPassages } from './talk';

const passage = (id: number): Citation => ({ id, page: 1, quote: `Passage ${id}`, rects: [], score: 1, source: 'text' });
const facts: AnswerFacts = {
  status: 'grounded',
  text: 'No: You need not. [1]',
  citations: [passage(1), passage(2)],
  closest: [],
  engine: null,
  warnings: [],
};
const marked = (changes: Partial<AnswerFacts>) =>
  listPassages({ id: 'a', question: 'Must I?', answer: { step: 'answered', ...facts, ...changes } }).map(({ id }) => id);

test('the page has a mark for each chip of a sure answer, and for nothing else', () => {
  expect(marked({})).toEqual([1]);
});

test('the further passages of an uncertain answer stand below it, so they are marked too', () => {
  expect(marked({ status: 'partial' })).toEqual([1, 2]);
});

test('the closest passages are marked where nothing was found', () => {
  expect(marked({ status: 'not_found', text: 'I could not find this.', citations: [], closest: [passage(3)] })).toEqual([3]);
});
