import { formatRefusal } from '@sheaf/api/contract/errors';
import type { MergeReport } from '@sheaf/api/contract/merge';
import { addFiles, read, readAnnouncement, runActions } from '../testing/mergeSteps';
import type { MergeState } from './emptyMerge';
import {
  allFilesRemoved,
  choiceMade,
  continuedWith,
  fileMoved,
  fileOrderReversed,
  fileRemoved,
  filesRejected,
  filesSortedByName,
  fileTurned,
  mergeCancelled,
  mergeFailed,
  mergeReducer,
  mergeStarted,
  mergeSucceeded,
  pagesArranged,
  passwordTyped,
  placeChosen,
  rangeTyped,
  undone,
} from './mergeState';

const report: MergeReport = { pages: 2, files: [], warnings: [] };
const result = { pdf: new Blob(['%PDF-']), report };
const isProtected = { code: 'password_required', sentence: formatRefusal('password_required', { file: 'b.pdf' }) } as const;

function names(state: MergeState): string[] {
  return state.files.map(({ file }) => file.name);
}

describe('the list', () => {
  test('keeps the order in which files were added', () => {
    const state = runActions(addFiles('b.pdf', 'a.pdf'), addFiles('c.pdf'));
    expect(names(state)).toEqual(['b.pdf', 'a.pdf', 'c.pdf']);
  });

  test('calls files of one name differently, and keeps what each is called', () => {
    const state = runActions(addFiles('report.pdf', 'report.pdf'), addFiles('report.pdf'));
    expect(state.files.map(({ name }) => name)).toEqual(['report.pdf', 'report.pdf (2)', 'report.pdf (3)']);
    const moved = mergeReducer(state, fileMoved({ id: state.files[1]?.id ?? 0, to: 0 }));
    expect(readAnnouncement(moved)).toContain('report.pdf (2)');
    const left = mergeReducer(moved, fileRemoved(state.files[0]?.id ?? 0));
    expect(left.files.map(({ name }) => name)).toEqual(['report.pdf (2)', 'report.pdf (3)']);
    expect(runActions(addFiles('report.pdf'), fileRemoved(1), addFiles('report.pdf')).files.map(({ name }) => name)).toEqual(['report.pdf']);
  });

  test('treats two files of one name as two files', () => {
    const state = runActions(addFiles('scan.pdf', 'scan.pdf'), fileRemoved(1));
    expect(state.files).toMatchObject([{ id: 2, file: { name: 'scan.pdf' } }]);
  });

  test('never gives the number of a removed file to a new one', () => {
    const state = runActions(addFiles('a.pdf'), fileRemoved(1), addFiles('b.pdf'));
    expect(state.files).toMatchObject([{ id: 2 }]);
  });

  test('announces where a moved file is now', () => {
    const state = runActions(addFiles('report.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'), fileMoved({ id: 1, to: 1 }));
    expect(names(state)).toEqual(['b.pdf', 'report.pdf', 'c.pdf', 'd.pdf', 'e.pdf']);
    expect(readAnnouncement(state)).toBe('report.pdf, now 2 of 5');
  });

  test.each([-1, 2])('leaves everything as it is when a file is moved to place %i of two', (to) => {
    const before = runActions(addFiles('a.pdf', 'b.pdf'), mergeStarted('server'), mergeSucceeded(result));
    expect(mergeReducer(before, fileMoved({ id: 1, to }))).toEqual(before);
  });

  test('is sorted as people count, and turned round', () => {
    const sorted = runActions(addFiles('page 10.pdf', 'Page 9.pdf', 'page 1.pdf'), filesSortedByName());
    expect(names(sorted)).toEqual(['page 1.pdf', 'Page 9.pdf', 'page 10.pdf']);
    expect(readAnnouncement(sorted)).toBe('Sorted by name. page 1.pdf comes first.');
    expect(names(mergeReducer(sorted, fileOrderReversed()))).toEqual(['page 10.pdf', 'Page 9.pdf', 'page 1.pdf']);
  });

  test('says so when it is sorted already, and counts that as no step', () => {
    const state = runActions(addFiles('a.pdf', 'b.pdf'), filesSortedByName());
    expect(readAnnouncement(state)).toBe('The files stand in this order already.');
    expect(state.past).toHaveLength(1);
  });

  test('can be emptied at once', () => {
    const state = runActions(addFiles('a.pdf', 'b.pdf'), allFilesRemoved());
    expect(names(state)).toEqual([]);
    expect(readAnnouncement(state)).toBe('All files removed.');
  });

  test('goes on with the finished file alone, and undo brings back those it was made of', () => {
    const merged = new File(['%PDF-1.7'], 'merged.pdf');
    const state = runActions(addFiles('a.pdf', 'b.pdf'), mergeStarted('server'), continuedWith(merged));
    expect(names(state)).toEqual(['merged.pdf']);
    expect(state.progress).toEqual({ step: 'choosing' });
    expect(readAnnouncement(state)).toBe('merged.pdf is the first file of a new merge. Add more files.');
    expect(names(mergeReducer(state, undone()))).toEqual(['a.pdf', 'b.pdf']);
  });

  test('shows what was not taken until it is dismissed or the merge starts', () => {
    const rejected = filesRejected([{ file: new File([], 'notes.txt'), reason: 'File type must be PDF' }]);
    expect(runActions(rejected).rejected).toMatchObject([{ file: { name: 'notes.txt' }, reason: 'File type must be PDF' }]);
    expect(runActions(rejected, filesRejected([])).rejected).toEqual([]);
    expect(runActions(rejected, addFiles('a.pdf')).rejected).toHaveLength(1);
    expect(runActions(rejected, addFiles('a.pdf', 'b.pdf'), mergeStarted('server')).rejected).toEqual([]);
  });
});

describe('a merge', () => {
  test('ends in the merged file', () => {
    const state = runActions(addFiles('a.pdf', 'b.pdf'), mergeStarted('server'), mergeSucceeded(result));
    expect(state.progress).toEqual({ step: 'merged', place: 'server', ...result });
  });

  test.each([
    ['a file is added', addFiles('c.pdf')],
    ['a file is removed', fileRemoved(1)],
    ['a file is moved', fileMoved({ id: 1, to: 1 })],
    ['a password is typed', passwordTyped({ id: 1, password: 'secret' })],
    ['the list is emptied', allFilesRemoved()],
    ['pages are chosen', rangeTyped({ id: 1, range: '1' })],
    ['a file is turned', fileTurned(1)],
    ['an option is changed', choiceMade({ name: 'padEven', value: true })],
    ['another place is chosen', placeChosen('device')],
    ['the last step is undone', undone()],
  ])('loses its result when %s', (_, change) => {
    const state = runActions(addFiles('a.pdf', 'b.pdf'), mergeStarted('server'), mergeSucceeded(result), change);
    expect(state.progress).toEqual({ step: 'choosing' });
  });

  test('keeps files and passwords when it is cancelled', () => {
    const state = runActions(addFiles('a.pdf', 'b.pdf'), passwordTyped({ id: 2, password: 'secret' }), mergeStarted('server'), mergeCancelled());
    expect(state.progress).toEqual({ step: 'choosing' });
    expect(state.files).toMatchObject([{ password: '' }, { password: 'secret' }]);
  });

  test('gives nothing when its answer arrives after it was cancelled', () => {
    const state = runActions(addFiles('a.pdf', 'b.pdf'), mergeStarted('server'), mergeCancelled(), mergeSucceeded(result));
    expect(state.progress).toEqual({ step: 'choosing' });
  });

  test('keeps files when it fails, and marks the one it names', () => {
    const state = runActions(addFiles('a.pdf', 'b.pdf'), mergeStarted('server'), mergeFailed(isProtected));
    expect(state.progress).toEqual({ step: 'failed', refusal: isProtected });
    expect(state.files).toMatchObject([
      { problem: null, isProtected: false },
      { problem: { reason: isProtected, isOneOfSeveral: false }, isProtected: true },
    ]);
  });

  test('takes the mark off a file whose password is typed, and goes on asking for it', () => {
    const state = runActions(
      addFiles('a.pdf', 'b.pdf'),
      mergeStarted('server'),
      mergeFailed(isProtected),
      passwordTyped({ id: 2, password: 'secret' }),
    );
    expect(state.files[1]).toMatchObject({ problem: null, isProtected: true, password: 'secret' });
  });

  test('marks exactly the file whose index a refusal gives, when two have one name', () => {
    const refusal = { code: 'damaged_pdf', sentence: formatRefusal('damaged_pdf', { file: 'scan.pdf' }), fileIndex: 1 } as const;
    const state = runActions(addFiles('scan.pdf', 'scan.pdf'), mergeStarted('server'), mergeFailed(refusal));
    expect(state.files.map(({ problem }) => problem)).toEqual([null, { reason: refusal, isOneOfSeveral: false }]);
  });

  test('says of two files of one name that one of them is meant', () => {
    const refusal = { code: 'damaged_pdf', sentence: formatRefusal('damaged_pdf', { file: 'scan.pdf' }) } as const;
    const state = runActions(addFiles('scan.pdf', 'scan.pdf'), mergeStarted('server'), mergeFailed(refusal));
    expect(state.files.map(({ problem }) => problem)).toEqual(Array(2).fill({ reason: refusal, isOneOfSeveral: true }));
  });

  test('starts without the marks of the one before', () => {
    const state = runActions(addFiles('a.pdf', 'b.pdf'), mergeStarted('server'), mergeFailed(isProtected), mergeStarted('server'));
    expect(state.files.map(({ problem }) => problem)).toEqual([null, null]);
  });
});

describe('pages arranged by hand', () => {
  const arranged = (...pages: [fileId: number, page: number][]) =>
    pagesArranged({
      pages: pages.map(([fileId, page]) => ({ key: `${fileId}-${page - 1}`, fileId, page, rotate: 0 })),
      label: { says: 'pageMoved', page: 1, file: 'a.pdf', place: 2, count: 2 },
    });
  const places = (state: MergeState) => state.pages?.map(({ fileId, page }) => `${fileId}:${page}`);

  test('lose the pages of a removed file, and get them back when that is undone', () => {
    const before = runActions(addFiles('a.pdf', 'b.pdf'), read(1, 1), read(2, 1), arranged([2, 1], [1, 1]));
    const without = mergeReducer(before, fileRemoved(2));
    expect(places(without)).toEqual(['1:1']);
    expect(places(mergeReducer(without, undone()))).toEqual(['2:1', '1:1']);
  });

  test('are at an end with the last file that has any', () => {
    expect(runActions(addFiles('a.pdf', 'b.pdf'), arranged([1, 1]), fileRemoved(1)).pages).toBeNull();
  });

  test('get the pages of an added file at their end as soon as these are known', () => {
    const state = runActions(addFiles('a.pdf'), read(1, 2), arranged([1, 2], [1, 1]), addFiles('b.pdf'));
    expect(places(state)).toEqual(['1:2', '1:1']);
    expect(places(mergeReducer(state, read(2, 2)))).toEqual(['1:2', '1:1', '2:1', '2:2']);
  });

  test('have them as well when a step made before they were known is undone', () => {
    const state = runActions(addFiles('a.pdf'), read(1, 2), arranged([1, 2], [1, 1]), addFiles('b.pdf'), arranged([1, 1]), read(2, 1), undone());
    expect(places(state)).toEqual(['1:2', '1:1', '2:1']);
    expect(places(mergeReducer(state, undone()))).toEqual(['1:2', '1:1']);
  });

  test('do not get back what was deleted from them when a file is read again', () => {
    const state = runActions(addFiles('a.pdf'), read(1, 2), arranged([1, 2]), read(1, 2));
    expect(places(state)).toEqual(['1:2']);
  });
});
