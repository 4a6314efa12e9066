import type { ServerConfig } from '../../../config.ts';
import type { ChatPicture, LandingMessages } from '../../landingWords.ts';
import {
  answerUsableToday,
  describeDataProcessor,
  describeScans,
  dropLimitsOfOne,
  formatRetentionTime,
  writeClosingLine,
  writeNotice,
} from './facts.ts';
import { describeCost } from './prices.ts';

/** Writes who answers, and what a connected AI service receives. */
function describeAnswerer(server: ServerConfig): string {
  const { label, leavesServer } = server.ai;
  if (!leavesServer) return describeDataProcessor(server);
  return `Not the PDF itself. Your questions, and the passages that fit them, are sent to ${label}, the AI service that this site has connected. The tool says so before you start.`;
}

export const chatWithPdf: LandingMessages<ChatPicture> = {
  words: (server) => ({
    title: 'Ask your PDF, and see <mark>where it says so</mark>',
    lead: 'Put a question to a contract, a paper or a report, and read each answer beside the passage it rests on.',
    drop: { label: 'Drop your PDF here', hint: dropLimitsOfOne(server) },
    action: 'Start Chatting with My PDF',
    notice: writeNotice(server, 'chat'),
    reasons: [
      {
        title: 'Answers with their source',
        text: 'Each answer names the page and marks the sentence it rests on. A quotation is shown only if its words stand on that very page.',
      },
      {
        title: 'It says when it does not know',
        text: 'If the document does not hold the answer, you are told so and shown the closest passages. You are never given a guess.',
      },
      {
        title: 'Gone when the time is up',
        text: `The server keeps the text of your document for ${formatRetentionTime(server)} and no longer, and never the PDF. A clock shows what is left, and “Delete now” ends it at once.`,
      },
    ],
    steps: [
      { title: 'Open a PDF', text: 'The document stays in view beside the conversation, so that you can read along.' },
      { title: 'Ask in plain words', text: 'Ask for a date, a clause, a comparison or a summary, as you would ask someone who has just read it.' },
      { title: 'Check the passage', text: 'Choose the page number under an answer, and the document turns to the sentence, marked in yellow.' },
    ],
    audience: [
      {
        title: 'Contracts',
        text: 'When does the notice period start, who pays for repairs, what was agreed about renewal: find the clause before you sign.',
      },
      { title: 'Study', text: 'Where a paper defines its terms, how large its sample was, and which limits its authors admit.' },
      { title: 'Work', text: 'The figures, owners and deadlines of a long report, before the meeting about it.' },
    ],
    questions: [
      ...answerUsableToday(server, 'chat'),
      { question: 'Is my document sent to an AI company?', answer: describeAnswerer(server) },
      {
        question: 'How can I tell that an answer is right?',
        answer: 'Read the passage it rests on. Every quotation leads to its sentence in your PDF, so you need not take an answer on trust.',
      },
      { question: 'Can I ask a scanned document (OCR)?', answer: describeScans(server) },
      {
        question: 'How is this better than searching for a word?',
        answer: 'You ask in your own words, and need not guess those of the document. The answer brings together what several places say.',
      },
      {
        question: 'What if the document does not say?',
        answer: 'Then you see the closest passage, and it is marked as just that. No answer is made up to fill the gap.',
      },
      { question: 'What does it cost?', answer: describeCost(server, 'chat') },
    ],
    closingLine: writeClosingLine(server, 'chat'),
  }),
  picture: {
    file: 'lease.pdf',
    question: 'May I keep a dog?',
    answer: 'Yes, one, if the landlord is told in writing.',
    page: 'p. 4',
    passage:
      'Small animals need no consent. <mark>One dog may be kept once the landlord has been told in writing.</mark> Cages stay off the balcony.',
  },
};
