import { describeChoiceStep } from '../../../choiceMessages.ts';
import type { MergeChoiceName } from '../../../mergeChoices.ts';
import { speak } from '../../locale/speak.ts';
import { options } from './options.ts';

const { number, plural } = speak('en');
const formatPages = (count: number) => plural(count, { one: '# page', other: '# pages' });
const namePage = ({ page, file }: OnePage) => `Page ${number(page)} of ${file}`;

/** What the visitor did, as it stands behind "Undo:" and "Undone:". */
export const steps = {
  fileAdded: ({ name }: Named) => `${name} added`,
  filesAdded: ({ count }: { count: number }) => plural(count, { one: '# file added', other: '# files added' }),
  fileRemoved: ({ name }: Named) => `${name} removed`,
  unreadableRemoved: ({ count }: { count: number }) => plural(count, { one: '# unreadable file removed', other: '# unreadable files removed' }),
  allFilesRemoved: 'all files removed',
  newMergeBegun: ({ name }: Named) => `new merge with ${name}`,
  fileMoved: ({ name }: Named) => `${name} moved`,
  sortedByName: 'sorted by name',
  orderReversed: 'order reversed',
  pagesTyped: ({ name }: Named) => `pages of ${name}`,
  fileTurned: ({ name }: Named) => `${name} turned`,
  arrangedByFiles: 'Arranged by files again',

  optionChanged: ({ option, isOn }: { option: MergeChoiceName; isOn: boolean }) => describeChoiceStep(options.choices, option, isOn),

  pageMoved: ({ page, file, place, count }: OnePage & { place: number; count: number }) =>
    `${namePage({ page, file })}, now ${number(place)} of ${number(count)}`,
  pagesMoved: ({ moved, from, to, count }: { moved: number; from: number; to: number; count: number }) =>
    `${formatPages(moved)} moved, now ${number(from)} to ${number(to)} of ${number(count)}`,
  pageTurnedLeft: (page: OnePage) => `${namePage(page)} turned left`,
  pagesTurnedLeft: ({ count }: { count: number }) => `${formatPages(count)} turned left`,
  pageTurnedRight: (page: OnePage) => `${namePage(page)} turned right`,
  pagesTurnedRight: ({ count }: { count: number }) => `${formatPages(count)} turned right`,
  pageDuplicated: (page: OnePage) => `${namePage(page)} duplicated`,
  pagesDuplicated: ({ count }: { count: number }) => `${formatPages(count)} duplicated`,
  pageDeleted: (page: OnePage) => `${namePage(page)} deleted`,
  pagesDeleted: ({ count }: { count: number }) => `${formatPages(count)} deleted`,
};

/** What listeners hear when something changes on the screen. */
export const announcements = {
  undone: (step: string) => `Undone: ${step}`,
  redone: (step: string) => `Done again: ${step}`,
  fileRemoved: ({ name, left }: Named & { left: number }) => `${name} removed, ${left} in the list.`,
  unreadableRemoved: ({ count, left }: { count: number; left: number }) =>
    `${plural(count, { one: '# unreadable file', other: '# unreadable files' })} removed, ${left} in the list.`,
  allFilesRemoved: 'All files removed.',
  newMergeBegun: ({ name }: Named) => `${name} is the first file of a new merge. Add more files.`,
  fileMoved: ({ name, place, count }: Named & { place: number; count: number }) => `${name}, now ${place} of ${count}`,
  sortedByName: ({ first }: { first: string }) => `Sorted by name. ${first} comes first.`,
  orderReversed: ({ first }: { first: string }) => `Order reversed. ${first} comes first.`,
  alreadyInOrder: 'The files stand in this order already.',
  fileTurned: ({ name, degrees }: Named & { degrees: number }) => (degrees === 0 ? `${name}, not turned` : `${name}, turned by ${degrees} degrees`),
  cancelled: 'Merging cancelled. Your files are still in the list.',
  /** `pages` is "1,204 pages". */
  merged: ({ pages, size }: { pages: string; size: string }) => `Your merged PDF is ready: ${pages}, ${size}.`,
};

/** What a merge under way does just now. */
export const progress = {
  uploading: (total: string) => `Uploading ${total}`,
  uploadingPart: ({ sent, total }: { sent: string; total: string }) => `Uploading ${sent} of ${total}`,
  waitingForServer: 'Waiting for the server',
  waitingForPlace: 'Waiting for a free place',
  beginningHere: (files: number) => `Putting ${files} files together`,
  readingFiles: 'Reading the files',
  readingFile: ({ name, place, count }: Named & { place: number; count: number }) => `Reading ${name} (${place} of ${count})`,
  writingPages: 'Writing the pages',
  writingPage: ({ page, pages }: { page: number; pages: number }) => `Writing page ${page} of ${pages}`,
  checking: 'Checking the result',
  receiving: 'Receiving the merged file',
};

interface Named {
  name: string;
}

interface OnePage {
  page: number;
  file: string;
}
