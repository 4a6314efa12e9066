import { sentenceOf } from '@sheaf/api/contract/errors';
import type { MergeReport } from '@sheaf/api/contract/pdf';
import { pdfFile } from '@sheaf/api/mocks/minimalPdf';
import {
  allFilesRemoved,
  emptyMerge,
  fileMoved,
  fileRemoved,
  filesAdded,
  filesRejected,
  type MergeState,
  mergeCancelled,
  mergeFailed,
  mergeReducer,
  mergeStarted,
  mergeSucceeded,
  passwordTyped,
  rejectionsDismissed,
} from './mergeState';

type MergeAction = Parameters<typeof mergeReducer>[1];

const report: MergeReport = { pages: 2, files: [], warnings: [] };
const result = { pdf: new Blob(['%PDF-']), report };
const isProtected = { code: 'password_required', sentence: sentenceOf('password_required', { file: 'b.pdf' }) } as const;

function after(...actions: MergeAction[]): MergeState {
  return actions.reduce<MergeState>(mergeReducer, emptyMerge);
}

function chosen(...names: string[]): MergeAction {
  return filesAdded(names.map((name) => pdfFile(name)));
}

function names(state: MergeState): string[] {
  return state.files.map(({ file }) => file.name);
}

describe('the list', () => {
  test('keeps the order in which files were added', () => {
    const state = after(chosen('b.pdf', 'a.pdf'), chosen('c.pdf'));
    expect(names(state)).toEqual(['b.pdf', 'a.pdf', 'c.pdf']);
  });

  test('treats two files of one name as two files', () => {
    const state = after(chosen('scan.pdf', 'scan.pdf'), fileRemoved(1));
    expect(state.files).toMatchObject([{ id: 2, file: { name: 'scan.pdf' } }]);
  });

  test('never gives the number of a removed file to a new one', () => {
    const state = after(chosen('a.pdf'), fileRemoved(1), chosen('b.pdf'));
    expect(state.files).toMatchObject([{ id: 2 }]);
  });

  test('says where a moved file stands now', () => {
    const state = after(chosen('report.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'), fileMoved({ id: 1, to: 1 }));
    expect(names(state)).toEqual(['b.pdf', 'report.pdf', 'c.pdf', 'd.pdf', 'e.pdf']);
    expect(state.announcement).toBe('report.pdf, now 2 of 5');
  });

  test.each([-1, 2])('leaves everything as it is when a file is moved to place %i of two', (to) => {
    const before = after(chosen('a.pdf', 'b.pdf'), mergeStarted(), mergeSucceeded(result));
    expect(mergeReducer(before, fileMoved({ id: 1, to }))).toEqual(before);
  });

  test('can be emptied at once', () => {
    const state = after(chosen('a.pdf', 'b.pdf'), allFilesRemoved());
    expect(names(state)).toEqual([]);
    expect(state.announcement).toBe('All files removed.');
  });

  test('shows what was not taken until it is dismissed or the merge starts', () => {
    const rejected = filesRejected([{ name: 'notes.txt', reason: 'File type must be PDF' }]);
    expect(after(rejected).rejected).toEqual([{ name: 'notes.txt', reason: 'File type must be PDF' }]);
    expect(after(rejected, rejectionsDismissed()).rejected).toEqual([]);
    expect(after(rejected, chosen('a.pdf')).rejected).toHaveLength(1);
    expect(after(rejected, chosen('a.pdf', 'b.pdf'), mergeStarted()).rejected).toEqual([]);
  });
});

describe('a merge', () => {
  test('ends in the merged file', () => {
    const state = after(chosen('a.pdf', 'b.pdf'), mergeStarted(), mergeSucceeded(result));
    expect(state.progress).toEqual({ step: 'merged', ...result });
  });

  test.each([
    ['a file is added', chosen('c.pdf')],
    ['a file is removed', fileRemoved(1)],
    ['a file is moved', fileMoved({ id: 1, to: 1 })],
    ['a password is typed', passwordTyped({ id: 1, password: 'secret' })],
    ['the list is emptied', allFilesRemoved()],
  ])('loses its result when %s', (_, change) => {
    const state = after(chosen('a.pdf', 'b.pdf'), mergeStarted(), mergeSucceeded(result), change);
    expect(state.progress).toEqual({ step: 'choosing' });
  });

  test('keeps files and passwords when it is cancelled', () => {
    const state = after(chosen('a.pdf', 'b.pdf'), passwordTyped({ id: 2, password: 'secret' }), mergeStarted(), mergeCancelled());
    expect(state.progress).toEqual({ step: 'choosing' });
    expect(state.files).toMatchObject([{ password: '' }, { password: 'secret' }]);
  });

  test('gives nothing when its answer arrives after it was cancelled', () => {
    const state = after(chosen('a.pdf', 'b.pdf'), mergeStarted(), mergeCancelled(), mergeSucceeded(result));
    expect(state.progress).toEqual({ step: 'choosing' });
  });

  test('keeps files when it fails, and marks the one it names', () => {
    const state = after(chosen('a.pdf', 'b.pdf'), mergeStarted(), mergeFailed(isProtected));
    expect(state.progress).toEqual({ step: 'failed', refusal: isProtected });
    expect(state.files).toMatchObject([
      { problem: null, isProtected: false },
      { problem: isProtected.sentence, isProtected: true },
    ]);
  });

  test('takes the mark off a file whose password is typed, and goes on asking for it', () => {
    const state = after(chosen('a.pdf', 'b.pdf'), mergeStarted(), mergeFailed(isProtected), passwordTyped({ id: 2, password: 'secret' }));
    expect(state.files[1]).toMatchObject({ problem: null, isProtected: true, password: 'secret' });
  });

  test('says of two files of one name that one of them is meant', () => {
    const refusal = { code: 'damaged_pdf', sentence: sentenceOf('damaged_pdf', { file: 'scan.pdf' }) } as const;
    const state = after(chosen('scan.pdf', 'scan.pdf'), mergeStarted(), mergeFailed(refusal));
    expect(state.files.map(({ problem }) => problem)).toEqual(Array(2).fill(`One of the files with this name: ${refusal.sentence}`));
  });

  test('starts without the marks of the one before', () => {
    const state = after(chosen('a.pdf', 'b.pdf'), mergeStarted(), mergeFailed(isProtected), mergeStarted());
    expect(state.files.map(({ problem }) => problem)).toEqual([null, null]);
  });
});
