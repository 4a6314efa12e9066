import { speak } from '../../locale/speak.ts';

const { plural } = speak('en');

/** The hour of a CV and its letters, and its end. */
export const session = {
  minutesLeft: (minutes: number) => `Deleted in ${plural(minutes, { one: '# min', other: '# min' })}`,
  secondsLeft: (seconds: number) => `Deleted in ${plural(seconds, { one: '# s', other: '# s' })}`,
  /** `minutesLeft` for screen readers. */
  minutesLeftSaid: (minutes: number) => `Your CV and letter are deleted in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`,
  deleteNow: 'Delete now',
  askTitle: 'Delete your CV and letter?',
  askText:
    'The CV, every version of the letter and what you typed are deleted at once, here and on the server. Download what you want to keep first.',
  askYes: 'Delete now',
  askNo: 'Keep it',
  deletedTitle: 'Deleted',
  deletedText: 'Nothing of your CV and letter is kept any more.',
  deleteFailed: 'Not deleted',
  deleteFailedText: 'The server could not be reached. Try again, or leave it: it is deleted by itself when the time is up.',

  ended: {
    expired: 'The time is up: your CV and letter were deleted from the server.',
    notFound: 'The server no longer has your CV.',
  },
  endedText: 'What you typed is still here. To go on, have your CV read again.',
  allDeleted: 'Your CV, your letter and what you typed stayed here for an hour and were then deleted. Please give your CV again.',
  endedLetter: 'The letter stays on this page until you leave it. To go on, have your CV read again.',
  readAgain: 'Read my CV again',
  chooseAgain: 'Choose your CV',
};
