import { speak } from '../speak.ts';

const { plural } = speak('en');

/** Said before the sentences of an answer. */
const leads = {
  listed: ({ count }: { count: number }) => plural(count, { one: 'The document names one:', other: 'The document names #:' }),
  counted: ({ count }: { count: number }) => plural(count, { one: 'I counted one in the document:', other: 'I counted # in the document:' }),
  yes: () => 'Yes:',
  no: () => 'No:',
  closest: () => 'The document does not say this outright. These passages come closest:',
  summary: () => 'In short:',
};

/** What an answer about a PDF says beside the document's own sentences. */
export const chatAnswers = {
  leads,
  notFound: ({ pages }: { pages: number }) =>
    `I could not find this in the document. ${pages === 1 ? 'I searched its one page.' : `I searched all ${pages} pages.`}`,
  /** Warnings that stand with an answer. */
  model_unavailable: 'The AI service did not answer, so this answer is made of sentences from your PDF.',
  claims_removed: 'Some of what the AI service said could not be found in your PDF and was left out.',
};

export type ChatAnswerMessages = typeof chatAnswers;
