import { describe, expect, test } from '@jest/globals';
import { findTerms } from '@sheaf/language/terms/searchTerms';
import { detectFollowUp } from './followUpQuestion.ts';

const followUp = (question: string) => detectFollowUp(question, (stretch) => findTerms(stretch, 'en').length);

describe('A question of a visitor', () => {
  test.each(['And in winter?', 'What about the second floor?', 'How high is it?', 'Why is that?', 'Who owns them?', 'What is the later one?'])(
    'leans wholly on those before it: %s',
    (question) => expect(followUp(question)).toBe('whole'),
  );

  test.each([
    'Which baseline do they compare the proposed encoder with?',
    'Does the tenant lose the deposit if he leaves early?',
    'What is the efficiency of a steam plant compared to that of a diesel engine?',
    'What rent?',
  ])('leans slightly, when it tells much itself or has hardly a word: %s', (question) => expect(followUp(question)).toBe('slight'));

  test.each([
    'Which council of the world pays a salary?',
    'How many pages are there in the annual report?',
    'Who said that the lighthouse would be torn down?',
  ])('stands for itself: %s', (question) => expect(followUp(question)).toBe('none'));
});
