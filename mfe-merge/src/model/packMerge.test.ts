import { emptyMerge } from './emptyMerge';
import {
  choiceMade,
  factsRead,
  fileMoved,
  fileRemoved,
  filesAdded,
  fileTurned,
  mergeReducer,
  passwordTyped,
  redone,
  restored,
  startedOver,
  undone,
  unreadableRemoved,
} from './mergeState';
import { packMerge } from './packMerge';
import { listUnreadable } from './unreadableFiles';

const pdf = (name: string) => new File(['%PDF'], name);
const read = { state: 'read', pages: 2, isEncrypted: false, isSigned: false, hasForm: false, isDamaged: false } as const;

const worked = [
  filesAdded([pdf('one.pdf'), pdf('two.pdf')]),
  factsRead({ id: 1, facts: read }),
  fileMoved({ id: 2, to: 0 }),
  choiceMade({ name: 'title', value: 'Kept title' }),
].reduce(mergeReducer, emptyMerge);

function findAgain(state = worked, lost: string[] = []) {
  const packed = packMerge.pack(state);
  if (!packed) return null;
  const files = Object.fromEntries(Object.entries(packed.files).filter(([id]) => !lost.includes(id)));
  return packMerge.unpack({ ...packed, files, missing: [] });
}

const namesIn = (state: { files: { name: string }[] }) => state.files.map(({ name }) => name);

test('files come back in their order, with the options and what is known of them', () => {
  const found = findAgain();
  expect(found && namesIn(found)).toEqual(['two.pdf', 'one.pdf']);
  expect(found).toMatchObject({ choices: { title: 'Kept title' }, files: [{ facts: { state: 'reading' } }, { facts: read }] });
});

test('a password does not come back, nor what it opened', () => {
  const found = findAgain(mergeReducer(worked, passwordTyped({ id: 1, password: 'secret' })));
  expect(found?.files[1]).toMatchObject({ password: '', facts: { state: 'reading' } });
  expect(JSON.stringify(packMerge.pack(mergeReducer(worked, passwordTyped({ id: 1, password: 'secret' }))))).not.toContain('secret');
});

test('a file without its bytes is left out, with its pages; without any there is nothing', () => {
  const pages = [1, 2].map((fileId) => ({ key: `${fileId}-0`, fileId, page: 1, rotate: 0 as const }));
  const found = findAgain({ ...worked, pages }, ['file 1']);
  expect(found && namesIn(found)).toEqual(['two.pdf']);
  expect(found?.pages).toEqual([pages[1]]);
  expect(findAgain(worked, ['file 1', 'file 2'])).toBeNull();
});

test('what was done before can be undone and redone after the return, with the files it took away', () => {
  const removed = mergeReducer(worked, fileRemoved(1));
  const found = findAgain(mergeReducer(mergeReducer(removed, fileMoved({ id: 2, to: 0 })), choiceMade({ name: 'title', value: 'Newer title' })));
  const back = mergeReducer(emptyMerge, restored(found ?? emptyMerge));
  expect(namesIn(back)).toEqual(['two.pdf']);
  const undoneTwice = [undone(), undone()].reduce(mergeReducer, back);
  expect(namesIn(undoneTwice)).toEqual(['two.pdf', 'one.pdf']);
  expect(undoneTwice).toMatchObject({
    choices: { title: 'Kept title' },
    files: [{}, { facts: read }],
    announcement: { step: { says: 'fileRemoved' } },
  });
  expect(namesIn(mergeReducer(undoneTwice, redone()))).toEqual(['two.pdf']);
});

test('bytes of removed files are kept for the steps that lead back to them alone', () => {
  const turns = Array.from({ length: 40 }, () => fileTurned(2));
  const removed = mergeReducer(worked, fileRemoved(1));
  expect(Object.keys(packMerge.pack(removed)?.files ?? {})).toEqual(['file 2', 'file 1']);
  expect(Object.keys(packMerge.pack(turns.reduce(mergeReducer, removed))?.files ?? {})).toEqual(['file 2']);
});

test('a removed file whose bytes are gone does not come back, nor do its pages', () => {
  const pages = [1, 2].map((fileId) => ({ key: `${fileId}-0`, fileId, page: 1, rotate: 0 as const }));
  const found = findAgain(mergeReducer({ ...worked, pages }, fileRemoved(1)), ['file 1']);
  const undoneOnce = mergeReducer(mergeReducer(emptyMerge, restored(found ?? emptyMerge)), undone());
  expect(namesIn(undoneOnce)).toEqual(['two.pdf']);
  expect(undoneOnce.pages).toEqual([pages[1]]);
});

test('files that were chosen before the others came back stand behind them', () => {
  const found = findAgain();
  if (!found) throw new Error('There is work to find.');
  const begun = mergeReducer(emptyMerge, filesAdded([pdf('three.pdf')]));
  const both = mergeReducer(begun, restored(found));
  expect(namesIn(both)).toEqual(['two.pdf', 'one.pdf', 'three.pdf']);
  expect(new Set(both.files.map(({ id }) => id)).size).toBe(3);
  expect(namesIn(mergeReducer(both, undone()))).toEqual(namesIn(both));
  expect(both.nextId).toBeGreaterThan(Math.max(...both.files.map(({ id }) => id)));
});

test('who starts over leaves nothing to keep', () => {
  expect(packMerge.pack(mergeReducer(worked, startedOver()))).toBeNull();
});

test('what was left out of a result is still named when the result is back; work of an earlier version has none to name', () => {
  const reason = { code: 'damaged_pdf', details: { file: 'one.pdf' } } as const;
  const broken = mergeReducer(worked, factsRead({ id: 1, facts: { state: 'unreadable', reason } }));
  expect(findAgain(mergeReducer(broken, unreadableRemoved(listUnreadable(broken.files))))).toMatchObject({ leftOut: ['one.pdf'] });

  const packed = packMerge.pack(worked);
  if (!packed) throw new Error('There is work to pack.');
  const { leftOut: _, ...earlier } = Object(packed.data);
  expect(packMerge.unpack({ ...packed, data: earlier, missing: [] })).toMatchObject({ leftOut: [], files: [{}, {}] });
});
