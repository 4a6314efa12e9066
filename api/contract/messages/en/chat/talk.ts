import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('en');

/** The conversation. */
export const talk = {
  /** Before the name of the file, for those who listen. */
  about: 'Chat with PDF: ',
  asked: (count: number) => plural(count, { one: '# question asked', other: '# questions asked' }),
  remaining: (count: number) => plural(count, { one: '# free question left', other: '# free questions left' }),

  views: 'Chat and document',
  chat: 'Chat',
  pdf: 'PDF',
  conversation: 'Conversation',
  you: 'You asked',
  answer: (number: number) => `Answer ${number}`,

  /** The first message. */
  ready: (name: string) => `I have read <mark>${name}</mark>.`,
  suggestions: 'You could ask',

  field: 'Your question',
  placeholder: 'Ask about this document',
  send: 'Send',
  stop: 'Stop',
  /** Before a passage that was selected in the document. */
  aboutThis: ({ selected, page, file }: { selected: string; page: number; file?: string | undefined }) =>
    `About “${selected}” (${file === undefined ? '' : `${file}, `}page ${number(page)}): `,

  searching: 'Looking through the document',
  stopped: 'Stopped. This question was not counted.',
  closest: 'Closest passages',
  /** On a citation, and what it does. */
  place: ({ page, file }: { page: number; file?: string | undefined }) => `${file === undefined ? '' : `${file}, `}p. ${number(page)}`,
  show: 'show this passage in the PDF',
  quote: (quote: string) => `“${quote}”`,
  fromScan: 'Read by text recognition.',
  answeredBy: (label: string) => `Written by ${label}, quotes checked`,

  copy: 'Copy',
  copyThis: 'Copy this answer',
  copied: 'Copied',
  copyFailed: 'Your browser did not let the text be copied. Select it and copy it by hand.',
  again: 'Ask again',

  failedTitle: 'Chat failed',
  failedText: 'Failed to send message. Please try again.',
  questionIsSafe: 'Your question is still in the field.',
  /** Of a question that is not in the field, since the visitor has written another one there. */
  notAnswered: (question: string) => `“${question}” was not answered.`,
  tryAgain: 'Try again',

  noPdf: 'The PDF is no longer in this browser',
  noPdfText: 'Open it again to see the passages on their pages. It is not sent anywhere.',
  dropAgain: 'Drop the PDF here',
  pdfLocked: (name: string) => `${name} is protected`,
  pdfLockedText: 'Its password was not kept. Enter it again to see the pages.',
};
