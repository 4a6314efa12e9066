import fc from 'fast-check';
import { addFiles, read, readAnnouncement, runActions } from '../testing/mergeSteps';
import { emptyMerge, type MergeState } from './emptyMerge';
import {
  allFilesRemoved,
  choiceMade,
  fileMoved,
  fileOrderReversed,
  fileRemoved,
  filesSortedByName,
  fileTurned,
  type MergeAction,
  mergeReducer,
  pagesArranged,
  passwordTyped,
  rangeTyped,
  redone,
  typingEnded,
  undone,
} from './mergeState';
import { listPages } from './pageRange';

const RUNS = 400;

const range = (id: number, text: string) => rangeTyped({ id, range: text });

/** What a visitor sees of the work: the list, the options, the pages. */
const work = ({ files, choices, pages }: MergeState) => ({
  files: files.map(({ id, range, rotate }) => ({ id, range, rotate })),
  choices,
  pages,
});

function undoAll(state: MergeState): MergeState {
  return state.past.reduce((before) => mergeReducer(before, undone()), state);
}

test('undo takes back a removal, says so, and redo removes again', () => {
  const removed = runActions(addFiles('report.pdf', 'b.pdf'), range(1, '2'), passwordTyped({ id: 1, password: 'secret' }), fileRemoved(1));
  const back = mergeReducer(removed, undone());
  expect(back.files).toMatchObject([{ file: { name: 'report.pdf' }, range: '2', password: 'secret' }, { id: 2 }]);
  expect(readAnnouncement(back)).toBe('Undone: report.pdf removed');
  const again = mergeReducer(back, redone());
  expect(again.files).toMatchObject([{ id: 2 }]);
  expect(readAnnouncement(again)).toBe('Done again: report.pdf removed');
});

test('what is typed in one field is one step, until the field is left', () => {
  const typed = runActions(addFiles('a.pdf', 'b.pdf'), range(1, '1'), range(1, '1-'), range(1, '1-3'));
  expect(mergeReducer(typed, undone()).files[0]?.range).toBe('');
  const twice = [typingEnded(), range(1, '1-3, 5')].reduce<MergeState>(mergeReducer, typed);
  expect(mergeReducer(twice, undone()).files[0]?.range).toBe('1-3');
});

test('what is typed in another field is another step', () => {
  const typed = runActions(addFiles('a.pdf', 'b.pdf'), range(1, '1'), range(2, '2'));
  expect(mergeReducer(typed, undone()).files.map((chosen) => chosen.range)).toEqual(['1', '']);
});

test('a file keeps what was read of it while it was away', () => {
  const away = runActions(addFiles('a.pdf'), fileRemoved(1), read(1, 7));
  expect(mergeReducer(away, undone()).files).toMatchObject([{ facts: { state: 'read', pages: 7 } }]);
});

test('something new takes the place of what was undone', () => {
  const state = runActions(addFiles('a.pdf', 'b.pdf'), fileMoved({ id: 1, to: 1 }), undone(), fileTurned(2));
  expect(state.future).toEqual([]);
  expect(mergeReducer(state, redone())).toEqual(state);
});

test('there is nothing before the first step', () => {
  expect(runActions(undone())).toEqual(emptyMerge);
});

const ids = fc.integer({ min: 1, max: 6 });
const arrangement = fc.array(fc.record({ fileId: ids, page: fc.integer({ min: 1, max: 4 }) }), { minLength: 1, maxLength: 6 });

/** Anything a visitor may do, in any order, sensible or not. */
const anyAction: fc.Arbitrary<MergeAction> = fc.oneof(
  fc.array(fc.constantFrom('a.pdf', 'page 2.pdf', 'page 10.pdf'), { minLength: 1, maxLength: 3 }).map((names) => addFiles(...names)),
  ids.map(fileRemoved),
  fc.record({ id: ids, to: fc.integer({ min: -1, max: 6 }) }).map(fileMoved),
  fc.constantFrom(filesSortedByName(), fileOrderReversed(), allFilesRemoved(), typingEnded()),
  fc.record({ id: ids, range: fc.constantFrom('', '1', '1-', 'odd') }).map(rangeTyped),
  ids.map(fileTurned),
  fc.boolean().map((padEven) => choiceMade({ name: 'padEven', value: padEven })),
  fc.string({ maxLength: 4 }).map((title) => choiceMade({ name: 'title', value: title })),
  arrangement.map((pages) =>
    pagesArranged({
      pages: pages.map((page, index) => ({ ...page, key: String(index), rotate: 0 })),
      label: { says: 'pagesMoved', moved: 1, from: 1, to: 1, count: 1 },
    }),
  ),
  fc.constant(pagesArranged({ pages: null, label: { says: 'arrangedByFiles' } })),
  fc.record({ id: ids, password: fc.constantFrom('', 'secret') }).map(passwordTyped),
);

test('after any steps, as many undos give the beginning, and as many redos give it all back', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 30 }), (actions) => {
      const done = runActions(...actions);
      const undoneAll = undoAll(done);
      expect(work(undoneAll)).toEqual(work(emptyMerge));
      const redoneAll = undoneAll.future.reduce((state) => mergeReducer(state, redone()), undoneAll);
      expect(work(redoneAll)).toEqual(work(done));
      expect(redoneAll.past).toHaveLength(done.past.length);
    }),
    { numRuns: RUNS },
  );
});

test('going back and forth on the way changes nothing of where it leads', () => {
  const restless = fc.array(fc.tuple(anyAction, fc.integer({ min: 0, max: 3 })), { maxLength: 15 });
  fc.assert(
    fc.property(restless, (steps) => {
      const straight = runActions(...steps.map(([action]) => action), typingEnded());
      const wandering = runActions(
        ...steps.flatMap(([action, turns]) => [
          action,
          typingEnded(),
          ...Array.from({ length: turns }, () => undone()),
          ...Array.from({ length: turns }, () => redone()),
        ]),
      );
      expect(work(wandering)).toEqual(work(straight));
    }),
    { numRuns: RUNS },
  );
});

test('pages that become known late stand in every arrangement that has their file, before and after any undo', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 20 }), fc.integer({ min: 0, max: 20 }), (actions, undos) => {
      const begun = runActions(addFiles('a.pdf', 'b.pdf'), ...actions, ...Array.from({ length: undos }, () => undone()));
      const known = [1, 2].map((id) => read(id, 1)).reduce<MergeState>(mergeReducer, begun);
      for (const chosen of known.files.filter(({ id }) => id <= 2)) {
        const isThere = known.pages === null || known.pages.some(({ fileId }) => fileId === chosen.id);
        expect(isThere || listPages(chosen).length === 0).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});
