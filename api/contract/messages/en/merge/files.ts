import { speak } from '../../locale/speak.ts';

const { listFew, plural } = speak('en');

/** The list of files: its head, its rows, and what is chosen for one of them. */
export const files = {
  title: 'Your files',
  titleInOrder: 'Your files, in order',
  titleOfPages: 'Your pages, in order',
  arrangeBy: 'Arrange by',
  byFiles: 'Files',
  byPages: 'Pages',

  undo: 'Undo',
  redo: 'Redo',
  /** `step` is one of the steps: "report.pdf removed". */
  undoStep: (step: string) => `Undo: ${step}`,
  redoStep: (step: string) => `Redo: ${step}`,
  sortAndMore: 'Sort and more',
  sortByName: 'Sort by name',
  sortByNameHint: '“page 2” before “page 10”',
  reverseOrder: 'Reverse the order',
  removeAll: 'Remove all files',

  arrangedByPages: (pages: string) => `Arranged page by page: ${pages} in the result.`,
  arrangeByFilesAgain: 'Arrange by files again',
  pagesComing: 'The pages are on their way.',
  noBlankPages: 'Arranged page by page: no blank pages are added.',
  blankPagesNotShown: 'Not shown here: the blank pages that follow odd counts. Once you arrange pages by hand, none are added.',

  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  drag: (name: string) => `Drag ${name} to another place`,
  /** What kind of thing the handle is, said after its name. */
  sortable: 'sortable',
  dragHelp: 'To move this file, press Space. The up and down arrows move it, Space puts it down, Escape puts it back.',
  taken: ({ name, place, count }: Place) => `${name} taken, ${place} of ${count}`,
  nowAt: ({ name, place, count }: Place) => `${name}, now ${place} of ${count}`,
  putDown: ({ name, place, count }: Place) => `${name} put down where it was, ${place} of ${count}`,
  putBack: ({ name, place, count }: Place) => `${name} put back, ${place} of ${count}`,

  /** Names files that cannot be read; their rows say why. */
  unreadable: (names: string[]) => `${listFew(names, (count) => `${count} more`)} cannot be merged.`,
  /** What is not in the result. */
  leftOut: (names: readonly string[]) =>
    `Left out, since ${names.length === 1 ? 'it' : 'they'} cannot be read: ${listFew(names, (count) => `${count} more`)}.`,
  removeUnreadable: (count: number) => plural(count, { one: 'Remove # file that cannot be read', other: 'Remove # files that cannot be read' }),

  encrypted: 'Encrypted',
  damaged: 'Damaged, will be repaired',
  signed: 'Signed: merging removes the signature',
  hasForm: 'Has a form',

  /** On the button of a row, and for those who only hear it, of which file. */
  allPages: 'All pages',
  pagesTyped: (range: string) => `Pages ${range}`,
  pagesTurned: ({ pages, degrees }: { pages: string; degrees: number }) => `${pages}, ${degrees}°`,
  ofFile: (name: string) => ` of ${name}`,

  pagesToTake: 'Pages to take',
  pagesToTakeOf: (name: string) => ` from ${name}`,
  pagesPlaceholder: 'all pages',
  pagesSyntax: 'For example 1-3, 5, 8-, -2, even, odd, or r1 for the last page.',
  /** `all` is "8 pages". */
  pagesTaken: ({ taken, all }: { taken: string; all: string }) => `Takes ${taken} of ${all}.`,
  notTurned: 'Not turned',
  turned: (degrees: number) => `Turned ${degrees}°`,
  rotate: 'Rotate',
  rotateFile: (name: string) => ` ${name} by 90 degrees`,

  password: 'Password',
  passwordFor: (name: string) => ` for ${name}`,
  passwordOpens: 'This password opens the file.',
  passwordHint: 'Used to read this file and never stored.',
};

/** `place` from 1. */
interface Place {
  name: string;
  place: number;
  count: number;
}
