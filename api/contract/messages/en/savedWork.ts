import { speak } from '../locale/speak.ts';

const { list } = speak('en');
/** A result has no name yet. */
const listNames = (names: readonly string[]) => list(names.map((name) => name || 'the result'));

/** What tools say about work that waits in this browser. */
export const kept = {
  here: 'Your work stays in this browser for an hour after your last change.',
  noRoom: (names: readonly string[]) => `This browser has no room to keep ${listNames(names)}. Leaving the page loses it.`,
  missing: (names: readonly string[]) => `This browser had no room to keep ${listNames(names)}. Please add it again.`,
  expired: 'Your work stayed here for an hour and was then deleted. Please add it again: your options are still set.',
  startOver: 'Start over',
  askTitle: 'Start over?',
  askText: 'The files, your choices and the result are deleted from this browser at once.',
  askYes: 'Start over',
  askNo: 'Cancel',
};

export type KeptMessages = typeof kept;
