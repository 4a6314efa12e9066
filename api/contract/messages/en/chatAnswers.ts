import { speak } from '../locale/speak.ts';

const { plural } = speak('en');

/** The values in a lead: the value that was asked for, a count, and the page. */
interface LeadFacts {
  value: string;
  count: number;
  page?: number | undefined;
  /** Set where several documents are searched. */
  file?: string | undefined;
}

/** Said before the sentences of an answer. */
const leads = {
  listed: ({ count }: { count: number }) => plural(count, { one: 'The document names one:', other: 'The document names #:' }),
  counted: ({ count }: { count: number }) => plural(count, { one: 'I counted one in the document:', other: 'I counted # in the document:' }),
  closest: ({ page, file }: { page?: number | undefined; file?: string | undefined } = {}) => {
    if (page === undefined) return 'The document does not say this outright. These passages come closest:';
    return file === undefined ? `The closest passage is on page ${page}:` : `The closest passage is in ${file}, page ${page}:`;
  },
  yes: () => 'Yes:',
  no: () => 'No:',
  likelyYes: () => 'Yes, according to the document:',
  yesOnCondition: () => 'Yes, on a condition:',
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
  likelyValue: ({ value, page, file }: LeadFacts) => `${value}, probably (${file === undefined ? '' : `${file}, `}page ${page}):`,
  summary: () => 'In short:',
};

/** What an answer about a PDF says beside the document's own sentences. */
export const chatAnswers = {
  leads,
  notFound: ({ pages, documents = 1 }: { pages: number; documents?: number }) => {
    if (documents > 1) return `I could not find this in the ${documents} documents. I searched all ${pages} pages.`;
    return `I could not find this in the document. ${pages === 1 ? 'I searched its one page.' : `I searched all ${pages} pages.`}`;
  },
  /** Warnings that stand with an answer. */
  model_unavailable: 'The AI service did not answer, so this answer is made of sentences from your PDF.',
  model_stopped: 'The AI service stopped before its answer was whole. What it had said until then is in your PDF.',
  claims_removed: 'Some of what the AI service said could not be found in your PDF and was left out.',
};

export type ChatAnswerMessages = typeof chatAnswers;
