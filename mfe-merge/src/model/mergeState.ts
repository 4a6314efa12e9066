import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { choose } from '@sheaf/api/contract/choices';
import type { MergeReport } from '@sheaf/api/contract/merge';
import { type MergeChoiceName, mergeChoices } from '@sheaf/api/contract/mergeChoices';
import type { ArrangedPage } from './arrangedPage';
import { type ChosenFile, createChosenFile, type PdfFacts, turnRight } from './chosenFile';
import { type Announcement, emptyMerge, type MergePlace, type MergeState, type RejectedFile } from './emptyMerge';
import { appendPages, type EntryLabel, endTyping, remember, stepBack, stepForward } from './history';
import { findRefusedFiles, isPasswordRefusal, type MergeRefusal } from './mergeRefusal';
import { compareNaturalNames } from './naturalOrder';
import { listPages } from './pageRange';
import { type RestoredMerge, restoreMerge } from './restoreMerge';

/** A choice with one of its own values: its control offers no other. */
interface ChoiceMade {
  name: MergeChoiceName;
  value: string | boolean;
}

/** Records a history entry, discards the result, and announces the change. */
function change(state: MergeState, label: EntryLabel, announcement: Announcement | null = null, field: string | null = null): void {
  remember(state, label, field);
  resetProgress(state);
  state.announcement = announcement;
}

/** Discards the result or refusal after a change of the files; keeps the visitor's choices. */
function resetProgress(state: MergeState): void {
  state.progress = { step: 'choosing' };
}

function reordered(state: MergeState, files: ChosenFile[], says: 'sortedByName' | 'orderReversed'): void {
  const isSame = files.every(({ id }, index) => id === state.files[index]?.id);
  if (isSame) {
    state.announcement = { says: 'alreadyInOrder' };
    return;
  }
  change(state, { says }, { says, first: files[0]?.name ?? '' });
  state.files = files;
}

const find = (state: MergeState, id: number) => state.files.find((chosen) => chosen.id === id);

/** Takes files out of the list with their pages; undo finds them among the removed ones. */
function removeFiles(state: MergeState, removed: readonly ChosenFile[]): void {
  const ids = new Set(removed.map(({ id }) => id));
  state.files = state.files.filter(({ id }) => !ids.has(id));
  state.removedFiles.push(...removed);
  const pagesLeft = state.pages?.filter(({ fileId }) => !ids.has(fileId)) ?? [];
  state.pages = pagesLeft.length > 0 ? pagesLeft : null;
  if (state.files.length === 0) state.view = 'files';
}

/** Removes files from the left-out list that are in the list again, or another of their name. */
function forgetReturned(state: MergeState): void {
  state.leftOut = state.leftOut.filter((name) => !state.files.some((chosen) => chosen.name === name));
}

const mergeSlice = createSlice({
  name: 'merge',
  initialState: emptyMerge,
  reducers: {
    restored: (draft, { payload }: PayloadAction<RestoredMerge>) => restoreMerge(original(draft) ?? draft, payload),

    /** Deletes everything but the next id, so that no later file is taken for one of these. */
    startedOver: ({ nextId }) => ({ ...emptyMerge, nextId }),

    filesAdded(state, { payload }: PayloadAction<File[]>) {
      const [first] = payload;
      if (!first) return;
      // The field they were dropped on says what was added.
      change(state, payload.length === 1 ? { says: 'fileAdded', name: first.name } : { says: 'filesAdded', count: payload.length });
      for (const file of payload) {
        state.files.push(createChosenFile(state.nextId, file, state.files));
        state.nextId += 1;
      }
      forgetReturned(state);
    },

    /** What was offered and not taken; an empty list is a dismissal. */
    filesRejected(state, { payload }: PayloadAction<RejectedFile[]>) {
      state.rejected = payload;
    },

    fileRemoved(state, { payload: id }: PayloadAction<number>) {
      const removed = find(state, id);
      if (!removed) return;
      const { name } = removed;
      change(state, { says: 'fileRemoved', name }, { says: 'fileRemoved', name, left: state.files.length - 1 });
      removeFiles(state, [removed]);
    },

    /** Files that cannot be read go together, in one step: those that were known when the button was pressed. */
    unreadableRemoved(state, { payload: ids }: PayloadAction<readonly number[]>) {
      const unreadable = state.files.filter(({ id }) => ids.includes(id));
      if (unreadable.length === 0) return;
      const left = state.files.length - unreadable.length;
      const count = unreadable.length;
      change(state, { says: 'unreadableRemoved', count }, { says: 'unreadableRemoved', count, left });
      removeFiles(state, unreadable);
      state.leftOut = [...state.leftOut, ...unreadable.map(({ name }) => name)];
    },
    allFilesRemoved(state) {
      if (state.files.length === 0) return;
      change(state, { says: 'allFilesRemoved' }, { says: 'allFilesRemoved' });
      state.removedFiles.push(...state.files);
      state.files = [];
      state.pages = null;
      state.rejected = [];
      state.leftOut = [];
      state.view = 'files';
    },

    /** The finished file is the first of a new merge; undo brings back those it was made of. */
    continuedWith(state, { payload: file }: PayloadAction<File>) {
      change(state, { says: 'newMergeBegun', name: file.name }, { says: 'newMergeBegun', name: file.name });
      state.removedFiles.push(...state.files);
      state.files = [createChosenFile(state.nextId, file)];
      state.nextId += 1;
      state.pages = null;
      state.rejected = [];
      state.leftOut = [];
      state.view = 'files';
    },

    fileMoved(state, { payload }: PayloadAction<{ id: number; to: number }>) {
      const from = state.files.findIndex((chosen) => chosen.id === payload.id);
      const moved = state.files[from];
      if (!moved || from === payload.to || payload.to < 0 || payload.to >= state.files.length) return;
      const { name } = moved;
      change(state, { says: 'fileMoved', name }, { says: 'fileMoved', name, place: payload.to + 1, count: state.files.length });
      state.files.splice(from, 1);
      state.files.splice(payload.to, 0, moved);
    },

    filesSortedByName(state) {
      reordered(state, [...state.files].sort(compareNaturalNames), 'sortedByName');
    },

    fileOrderReversed(state) {
      reordered(state, [...state.files].reverse(), 'orderReversed');
    },

    rangeTyped(state, { payload }: PayloadAction<{ id: number; range: string }>) {
      const chosen = find(state, payload.id);
      if (!chosen || chosen.range === payload.range) return;
      change(state, { says: 'pagesTyped', name: chosen.name }, null, `range ${payload.id}`);
      chosen.range = payload.range;
      chosen.problem = null;
    },

    fileTurned(state, { payload: id }: PayloadAction<number>) {
      const chosen = find(state, id);
      if (!chosen) return;
      const rotate = turnRight(chosen.rotate);
      const { name } = chosen;
      change(state, { says: 'fileTurned', name }, { says: 'fileTurned', name, degrees: rotate });
      chosen.rotate = rotate;
    },

    choiceMade(state, { payload: { name, value } }: PayloadAction<ChoiceMade>) {
      // Typing on in a text is one step of undo.
      const field = mergeChoices[name].kind === 'text' ? name : null;
      change(state, { says: 'optionChanged', option: name, isOn: value === true }, null, field);
      state.choices = { ...state.choices, ...choose(mergeChoices, name, value) };
    },

    /** The pages in an order made by hand; null goes back to whole files. */
    pagesArranged(state, { payload }: PayloadAction<{ pages: ArrangedPage[] | null; label: EntryLabel }>) {
      change(state, payload.label, { says: 'done', step: payload.label });
      state.pages = payload.pages;
    },

    typingEnded(state) {
      endTyping(state);
    },

    undone(state) {
      const step = stepBack(state);
      if (step === null) return;
      resetProgress(state);
      state.announcement = { says: 'undone', step };
      forgetReturned(state);
      if (state.files.length === 0) state.view = 'files';
    },

    redone(state) {
      const step = stepForward(state);
      if (step === null) return;
      resetProgress(state);
      state.announcement = { says: 'redone', step };
      forgetReturned(state);
      if (state.files.length === 0) state.view = 'files';
    },

    passwordTyped(state, { payload }: PayloadAction<{ id: number; password: string }>) {
      const chosen = find(state, payload.id);
      if (!chosen) return;
      chosen.password = payload.password;
      chosen.problem = null;
      state.announcement = null;
      // What was found with another password says nothing about this one.
      if (chosen.facts.state === 'locked') chosen.facts = { state: 'locked', isWrongPassword: false };
      resetProgress(state);
    },

    factsRead(state, { payload }: PayloadAction<{ id: number; facts: PdfFacts }>) {
      const chosen = [...state.files, ...state.removedFiles].find(({ id }) => id === payload.id);
      if (!chosen) return;
      chosen.facts = payload.facts;
      if (payload.facts.state === 'read') appendPages(state, listPages(chosen));
      if (payload.facts.state === 'unreadable') state.announcement = { says: 'unreadable', reason: payload.facts.reason };
    },

    placeChosen(state, { payload }: PayloadAction<MergePlace>) {
      state.place = payload;
      resetProgress(state);
    },

    renamed(state, { payload }: PayloadAction<string>) {
      state.name = payload;
    },

    viewChosen(state, { payload }: PayloadAction<MergeState['view']>) {
      state.view = payload;
    },

    mergeStarted(state, { payload: place }: PayloadAction<MergePlace>) {
      for (const chosen of state.files) chosen.problem = null;
      state.rejected = [];
      state.progress = { step: 'merging', place };
      state.announcement = null;
    },

    mergeSucceeded(state, { payload }: PayloadAction<{ pdf: Blob; report: MergeReport }>) {
      if (state.progress.step !== 'merging') return;
      state.progress = { step: 'merged', place: state.progress.place, ...payload };
    },

    mergeFailed(state, { payload: refusal }: PayloadAction<MergeRefusal>) {
      state.progress = { step: 'failed', refusal };
      const named = findRefusedFiles(refusal, state.files);
      for (const chosen of state.files) {
        if (!named.includes(chosen.id)) continue;
        chosen.problem = { reason: refusal, isOneOfSeveral: named.length > 1 };
        if (isPasswordRefusal(refusal)) chosen.isProtected = true;
      }
      if (named.length === 0) return;
      // What is wrong is shown on a row, so the rows are shown.
      state.view = 'files';
      state.announcement = { says: 'unreadable', reason: refusal };
    },

    mergeCancelled(state) {
      if (state.progress.step !== 'merging') return;
      state.progress = { step: 'choosing' };
      state.announcement = { says: 'cancelled' };
    },
  },
});

export const mergeReducer = mergeSlice.reducer;
export type MergeAction = ReturnType<(typeof mergeSlice.actions)[keyof typeof mergeSlice.actions]>;
export const {
  restored,
  startedOver,
  renamed,
  filesAdded,
  filesRejected,
  fileRemoved,
  unreadableRemoved,
  allFilesRemoved,
  continuedWith,
  fileMoved,
  filesSortedByName,
  fileOrderReversed,
  rangeTyped,
  fileTurned,
  choiceMade,
  pagesArranged,
  typingEnded,
  undone,
  redone,
  passwordTyped,
  factsRead,
  placeChosen,
  viewChosen,
  mergeStarted,
  mergeSucceeded,
  mergeFailed,
  mergeCancelled,
} = mergeSlice.actions;
