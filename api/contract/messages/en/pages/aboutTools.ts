import type { ServerConfig } from '../../../config.ts';
import type { ToolId } from '../../../tools.ts';
import type { LandingQuestion } from '../../landingWords.ts';
import { answerUsableToday, describeDataProcessor, describeLimitsForOne, formatRetentionTime } from './facts.ts';

/** The questions of those who are using a tool. Pages that explain a tool have other questions, so that neither repeats the other. */
export const aboutTools: Record<ToolId, (server: ServerConfig) => LandingQuestion[]> = {
  merge: (server) => [
    ...answerUsableToday(server, 'merge'),
    {
      question: 'What happens to my files?',
      answer:
        'They travel over your connection to this site, are merged, and are dropped as soon as the merge is over. Nothing is stored, and no log holds their names. If you merge on your device, they do not travel at all.',
    },
    {
      question: 'Can I merge a PDF that needs a password?',
      answer: 'Yes, if you know the password. You are asked for it on the file that needs it, and it is never stored.',
    },
    {
      question: 'What if one of my files is damaged?',
      answer: 'If it can be repaired, it is, and the result says so. If not, you are told which file it is, and can merge the others without it.',
    },
    {
      question: 'What if two forms have fields of the same name?',
      answer:
        'The first file keeps its names. A later field of the same name gets the name of its file in front, so that each can be filled in on its own.',
    },
  ],
  convert: (server) => [
    ...answerUsableToday(server, 'convert'),
    { question: 'How large may my PDF be?', answer: describeLimitsForOne(server) },
    {
      question: 'Is my document stored?',
      answer:
        'No. It is held while it is being converted and dropped right after. Neither the PDF nor the Word file is kept on the server; in your own browser they stay for an hour.',
    },
    {
      question: 'What about headers, footers and page numbers?',
      answer: 'They become Word’s own headers and footers. If you like, they are left in the text or left out instead.',
    },
    { question: 'Can I convert a few pages only?', answer: 'Yes. Name them under Options, such as the second to the fifth and the last.' },
  ],
  chat: (server) => [
    ...answerUsableToday(server, 'chat'),
    { question: 'How long may my document be?', answer: describeLimitsForOne(server) },
    {
      question: 'How long is my document kept?',
      answer: `Its text and the conversation for ${formatRetentionTime(server)}, counted from the moment you open it. The PDF itself stays in your browser, for no longer. “Delete now” ends both sooner.`,
    },
    {
      question: 'Can it summarise the whole document?',
      answer: 'Yes. For a summary, a list or a count it reads every page, not just the few that fit the question best.',
    },
    {
      question: 'What does the number below an answer do?',
      answer: 'It opens the document at that page and marks the sentence there, so that you can read it in context.',
    },
  ],
  grammar: (server) => [
    ...answerUsableToday(server, 'grammar'),
    {
      question: 'Which languages does it check?',
      answer:
        'English, both American and British, and Spanish. The language is detected automatically. Any other language is named, and nothing is marked.',
    },
    {
      question: 'Does it rewrite what I wrote?',
      answer: 'No. Each finding comes with its reason, and a matter of style is only ever a suggestion. You accept or ignore them one by one.',
    },
    { question: 'Who reads my text?', answer: describeDataProcessor(server) },
    { question: 'How long may the document be?', answer: describeLimitsForOne(server) },
  ],
  'cover-letter': (server) => [
    ...answerUsableToday(server, 'cover-letter'),
    {
      question: 'Which tones are there?',
      answer: 'Seven: Professional, Formal, Confident, Enthusiastic, Friendly, Concise and Creative. You can change the tone afterwards.',
    },
    { question: 'Can I send letter and CV as one file?', answer: 'Yes. Download them as one PDF, the letter first, with a bookmark for each.' },
    {
      question: 'What happens to my CV?',
      answer: `Its text is kept for ${formatRetentionTime(server)} so that you can work on the letter, then deleted. “Delete now” ends it sooner. The PDF itself stays in your own browser, for an hour.`,
    },
  ],
};
