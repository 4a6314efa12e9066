import { speak } from '../../locale/speak.ts';

const { number, plural } = speak('en');

/** All pages one by one: the toolbar, the grid and the large page. */
export const pageMode = {
  name: 'Pages',
  noPages: 'No pages yet',
  noPagesText: 'They appear here as soon as your files are read.',
  lastPageStays: 'One page has to stay. To start again, remove the files from the list.',

  toolbar: 'Selected pages',
  selectAll: 'Select all',
  selectNone: 'Select none',
  countPages: ({ pages, files }: { pages: number; files: number }) =>
    `<mark>${plural(pages, { one: '# page', other: '# pages' })}</mark> from ${plural(files, { one: '# file', other: '# files' })}`,
  /** On a phone the number alone is seen. */
  countSelected: ({ selected, pages }: { selected: number; pages: number }) => `<mark>${number(selected)}</mark> of ${number(pages)} selected`,
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  duplicate: 'Duplicate',
  delete: 'Delete',
  move: 'Move',
  oneEarlier: 'One earlier',
  oneLater: 'One later',
  moveTo: 'Move to position',
  moveToPlaceholder: (count: number) => `1 to ${number(count)}`,

  grid: 'Pages in order',
  helpWithMouse:
    'Drag pages to move them. With keys: arrows to walk, <mark>Space</mark> to select, <mark>Ctrl</mark> and arrows to move, <mark>R</mark> to turn, <mark>D</mark> to duplicate, <mark>Delete</mark>, <mark>Enter</mark> to look closer.',
  helpWithFinger: 'Tap pages to select them. Hold one to drag it.',
  /** A page of a file where there is little room. */
  shortPage: (page: number) => `p. ${number(page)}`,
  /** Begins with what is seen of a page, its place and "report p. 3", so that whoever speaks to the screen can say it. */
  page: ({ place, file, page, degrees }: { place: number; file: string; page: number; degrees: number }) =>
    `${number(place)}, ${file} p. ${number(page)}${degrees === 0 ? '' : `, turned by ${degrees} degrees`}`,

  pageOfFile: ({ page, file }: { page: number; file: string }) => `Page ${number(page)} of ${file}`,
  placeInResult: ({ place, count }: { place: number; count: number }) => `Page ${number(place)} of ${number(count)} in the merged file.`,
  pageBefore: 'Page before',
  pageBehind: 'Page behind',
};
