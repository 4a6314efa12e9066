import type { ServerConfig } from '../../../config.ts';
import type { LandingPoint, LandingQuestion } from '../../landingWords.ts';
import { limitsOfOne, whoWorksOnIt } from './facts.ts';
import { cost } from './prices.ts';

/** What is the same whatever is checked. */

export const action = 'Check my text';

export const steps: LandingPoint[] = [
  { title: 'Open your PDF', text: 'Its text appears in a box that you can edit, with a word count that follows along.' },
  { title: 'Check grammar and spelling', text: 'Each finding is marked in the text and explained in one plain sentence.' },
  { title: 'Accept what is right', text: 'Take over the corrections you agree with, then copy the text or download it.' },
];

export const languages: LandingQuestion = {
  question: 'Which languages does it check?',
  answer: 'English, both American and British, and Spanish. The language is found by itself. Another one is named and left unmarked.',
};

export const ownWords: LandingQuestion = {
  question: 'Does it rewrite what I wrote?',
  answer: 'No. Each finding comes with its reason, and a matter of style is only ever a suggestion. You accept or ignore them one by one.',
};

export const privacy = (server: ServerConfig): LandingQuestion => ({ question: 'Who reads my text?', answer: whoWorksOnIt(server) });

export const sizeAndCost = (server: ServerConfig): LandingQuestion[] => [
  { question: 'How long may the document be?', answer: limitsOfOne(server) },
  { question: 'What does it cost?', answer: cost(server, 'grammar') },
];
