import { speak } from '../speak.ts';

const { plural } = speak('en');

/** The values in a lead: the value that was asked for, a count, and the page. */
interface LeadFacts {
  value: string;
  count: number;
  page?: number | undefined;
}

/** Said before the sentences of an answer. */
const leads = {
  listed: ({ count }: { count: number }) => plural(count, { one: 'The document names one:', other: 'The document names #:' }),
  counted: ({ count }: { count: number }) => plural(count, { one: 'I counted one in the document:', other: 'I counted # in the document:' }),
  closest: (said: { page?: number | undefined } = {}) =>
    said.page === undefined
      ? 'The document does not say this outright. These passages come closest:'
      : `The closest passage is on page ${said.page}:`,
  yes: () => 'Yes:',
  no: () => 'No:',
  likelyYes: () => 'Yes, according to the document:',
  likelyNo: () => 'No, according to the document:',
  greeting: () => 'Hello! Ask me anything about this document.',
  thanks: () => 'You are welcome!',
  farewell: () => 'Goodbye!',
  help: () => 'I answer questions about this document with quotes from it. Ask for a fact, a section, a table or a summary.',
  highest: ({ value, count }: LeadFacts) => `${value}, the highest of ${count}:`,
  lowest: ({ value, count }: LeadFacts) => `${value}, the lowest of ${count}:`,
  sum: ({ value }: LeadFacts) => `${value} in total:`,
  average: ({ value }: LeadFacts) => `${value} on average:`,
  difference: ({ value }: LeadFacts) => `${value} is the difference:`,
  computed: ({ value }: LeadFacts) => `${value}:`,
  value: ({ value }: LeadFacts) => `${value}:`,
  likelyValue: ({ value, page }: LeadFacts) => `${value}, probably (page ${page}):`,
  summary: () => 'In short:',
};

/** What an answer about a PDF says beside the document's own sentences. */
export const chatAnswers = {
  leads,
  notFound: ({ pages }: { pages: number }) =>
    `I could not find this in the document. ${pages === 1 ? 'I searched its one page.' : `I searched all ${pages} pages.`}`,
  /** Warnings that stand with an answer. */
  model_unavailable: 'The AI service did not answer, so this answer is made of sentences from your PDF.',
  model_stopped: 'The AI service stopped before its answer was whole. What it had said until then is in your PDF.',
  claims_removed: 'Some of what the AI service said could not be found in your PDF and was left out.',
};

export type ChatAnswerMessages = typeof chatAnswers;
