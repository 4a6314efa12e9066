import { speak } from '../../locale/speak.ts';

const { plural } = speak('en');

/** The hour of a conversation, and its end. */
export const session = {
  /** What is left: "Deleted in 42 min". */
  minutesLeft: (minutes: number) => `Deleted in ${plural(minutes, { one: '# min', other: '# min' })}`,
  secondsLeft: (seconds: number) => `Deleted in ${plural(seconds, { one: '# s', other: '# s' })}`,
  /** `minutesLeft` for screen readers. */
  minutesLeftSaid: (minutes: number) => `This conversation is deleted in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`,

  more: 'More',
  another: 'Choose another PDF',
  anotherHint: 'This conversation ends then.',
  deleteNow: 'Delete now',
  deleteHint: 'The text, the conversation and the PDF in this browser.',

  askTitle: 'Delete this conversation?',
  askText: (name: string) =>
    `The text of ${name}, every question and every answer are deleted at once, here and on the server. Export what you want to keep first.`,
  askYes: 'Delete now',
  askNo: 'Keep it',
  deletedTitle: 'Deleted',
  deletedText: (name: string) => `Nothing of ${name} is kept any more.`,
  deleteFailed: 'Not deleted',
  deleteFailedText: 'The server could not be reached. Try again, or leave it: it is deleted by itself when the time is up.',

  ended: {
    expired: 'The time of this conversation is up, and its data was deleted.',
    notFound: 'The server no longer has this conversation.',
  },
  endedText: 'What was said is still on this page until you leave it. To ask more, upload the PDF again.',
  uploadToGoOn: 'To ask more, upload the PDF again.',
  uploadToAsk: (name: string) => `Your question is kept: upload ${name} again to ask it.`,
  uploadAgain: (name: string) => `Upload ${name} again`,
  chooseAgain: 'Choose a PDF',

  continueWith: {
    merge: 'Merge it with others',
    convert: 'Turn it into Word',
    grammar: 'Check its grammar',
    'cover-letter': 'Write a cover letter from it',
  },
  continueHint: 'Goes on with this PDF.',
};
