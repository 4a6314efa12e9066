import type { BuiltInAnswer } from '@sheaf/document-qa/types/builtInAnswer';
import { chatAnswerWords } from '../../../contract/messages/serverMessages.ts';
import { composeAnswer } from './composeAnswer.ts';

const citation = (id: number, quote: string) => ({ id, page: id, quote, rects: [], score: 1, source: 'text' as const });
const answer: BuiltInAnswer = {
  status: 'grounded',
  sentences: [
    { text: 'Anna signs\nfor the tenant.', citation: 1 },
    { text: 'Carl signs for the landlord.', citation: 2 },
  ],
  isList: false,
  citations: [citation(1, 'Anna signs\nfor the tenant.'), citation(2, 'Carl signs for the landlord.')],
  closest: [],
  searchedPages: 3,
};
const composeText = (changes: Partial<BuiltInAnswer>, locale: 'en' | 'es' = 'en') =>
  composeAnswer({ ...answer, ...changes }, chatAnswerWords[locale]).response;

test('an answer is the sentences of the document, each with the mark of its citation', () => {
  expect(composeText({})).toBe('Anna signs for the tenant. [1] Carl signs for the landlord. [2]');
});

test('a list has a line for each, below what was counted', () => {
  const list = '\n- Anna signs for the tenant. [1]\n- Carl signs for the landlord. [2]';
  expect(composeText({ isList: true, lead: { code: 'counted', count: 2 } })).toBe(`I counted 2 in the document:${list}`);
  expect(composeText({ isList: true, lead: { code: 'listed', count: 2 } }, 'es')).toBe(`El documento nombra 2:${list}`);
});

test('an answer that is not found says so, with how much was searched', () => {
  const nothing = { status: 'not_found' as const, sentences: [], citations: [], closest: answer.citations };
  expect(composeText(nothing)).toBe('I could not find this in the document. I searched all 3 pages.');
  expect(composeText({ ...nothing, searchedPages: 1 })).toBe('I could not find this in the document. I searched its one page.');
  expect(composeAnswer({ ...answer, ...nothing }, chatAnswerWords.en)).toMatchObject({ closest: answer.citations, citations: [] });
});
