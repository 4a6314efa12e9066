import { fakeShell } from '@sheaf/tool-contract/testing';
import { act, renderHook } from '@testing-library/react';
import { MessagesContext, messagesIn } from '../../messages';
import type { MergeState } from '../../model/emptyMerge';
import { factsRead, type MergeAction, mergeReducer } from '../../model/mergeState';
import { addFiles, read, runActions } from '../../testing/mergeSteps';
import { useMergeHandlers } from './useMergeHandlers';

const unreadable = (id: number, code: 'damaged_pdf' | 'not_a_pdf' | 'empty_pdf'): MergeAction =>
  factsRead({ id, facts: { state: 'unreadable', reason: { code, details: { file: `${id}.pdf` } } } });

/** Presses the button while the screen shows one state and the model has come to another, and returns the files that stay in the list. */
function pressLate(shown: MergeState, ...meanwhile: MergeAction[]): string[] {
  let model = meanwhile.reduce<MergeState>(mergeReducer, shown);
  const dispatch = (action: MergeAction) => {
    model = mergeReducer(model, action);
  };
  const { result, unmount } = renderHook(() => useMergeHandlers(fakeShell(), shown, dispatch, 'device'), {
    wrapper: ({ children }) => <MessagesContext value={messagesIn('en')}>{children}</MessagesContext>,
  });
  act(() => result.current.onMerge());
  const files = model.files.map(({ name }) => name);
  unmount();
  return files;
}

test.each(['damaged_pdf', 'not_a_pdf', 'empty_pdf'] as const)(
  'a file that is found to be unreadable (%s) while the button is pressed stays in the list, since it is being merged',
  (code) => {
    const shown = runActions(addFiles('1.pdf', '2.pdf'), read(1, 1));
    expect(pressLate(shown, unreadable(2, code))).toEqual(['1.pdf', '2.pdf']);
  },
);

test('a file that was known to be unreadable is left out by the press', () => {
  const shown = runActions(addFiles('1.pdf', '2.pdf', '3.pdf'), read(1, 1), read(3, 1), unreadable(2, 'damaged_pdf'));
  expect(pressLate(shown)).toEqual(['1.pdf', '3.pdf']);
});

test('while a file waits for its password, the press asks for it and takes no file out of the list', () => {
  const locked = factsRead({ id: 3, facts: { state: 'locked', isWrongPassword: false } });
  const shown = runActions(addFiles('1.pdf', '2.pdf', '3.pdf'), read(1, 1), unreadable(2, 'damaged_pdf'), locked);
  expect(pressLate(shown)).toEqual(['1.pdf', '2.pdf', '3.pdf']);
});
