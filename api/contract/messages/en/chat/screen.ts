import { speak } from '../../locale/speak.ts';

const { number } = speak('en');

/** The screen before there is a document, and what both screens say. */
export const screen = {
  title: 'Chat with PDF',
  lead: 'Ask a document questions, and see the sentence each answer rests on.',
  backToTools: 'Back to Tools',

  drop: 'Drop your PDF here',
  /** A null is not limited. */
  limits: ({ size, pages }: { size: string | null; pages: number | null }) =>
    [size && `up to ${size}`, pages && `${size ? '' : 'up to '}${number(pages)} pages`].filter(Boolean).join(', ') || 'of any size',

  /** What a visitor gets, beside the place for the file. */
  beforehand: 'How it answers',
  promises: [
    'Each answer names its page. Choose the page number, and the document shows the sentence in yellow.',
    'What the document does not say is said to be missing, with the closest passages.',
    'A summary, a list or a count reads every page.',
  ],

  /** Who answers, and whether anything leaves the server. `hours` is "1 hour". */
  staysHere: 'Answers are quotes from your PDF; no AI service is used.',
  staysWithModel: (label: string) => `Answers are written by ${label}, which runs with this server. Nothing is sent anywhere else.`,
  leavesServer: (label: string) => `Your questions, and the passages that fit them, are sent to ${label}, which writes the answers.`,
  keptFor: (time: string) => `The text is kept here for ${time}, the PDF only in this browser.`,

  backTo: (name: string) => `Back to ${name}`,
  stillThere: (name: string) => `Your conversation about ${name} is still there. It ends when you open another PDF.`,

  restoring: 'Bringing your conversation back',
  notRestored: 'Your conversation could not be brought back',

  partMissing: 'This part of the page could not be loaded. Nothing you wrote is lost; check your connection.',
  tryAgain: 'Try again',
};
