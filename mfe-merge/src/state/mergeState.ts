import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MergeReport } from '@sheaf/api/contract/pdf';
import { filesNamedBy, isPasswordRefusal, type MergeRefusal } from './mergeRefusal';

/** One row of the list. */
export interface ChosenFile {
  /** Stays with the file wherever it moves, and tells two files of one name apart. */
  id: number;
  file: File;
  /** True once the server has asked for the password of this file. */
  isProtected: boolean;
  password: string;
  /** What the last merge said about this file. */
  problem: string | null;
}

/** A file that was offered and not taken, with the reason. */
export interface RejectedFile {
  name: string;
  reason: string;
}

export type MergeStep =
  | { step: 'choosing' }
  | { step: 'merging' }
  | { step: 'merged'; pdf: Blob; report: MergeReport }
  | { step: 'failed'; refusal: MergeRefusal };

export interface MergeState {
  files: ChosenFile[];
  rejected: RejectedFile[];
  progress: MergeStep;
  /** Said to screen readers when the list changes. */
  announcement: string;
  nextId: number;
}

/** The screen before the visitor has done anything. */
export const emptyMerge: MergeState = { files: [], rejected: [], progress: { step: 'choosing' }, announcement: '', nextId: 1 };

const mergeSlice = createSlice({
  name: 'merge',
  initialState: emptyMerge,
  reducers: {
    filesAdded(state, { payload }: PayloadAction<File[]>) {
      for (const file of payload) {
        state.files.push({ id: state.nextId, file, isProtected: false, password: '', problem: null });
        state.nextId += 1;
      }
      backToChoosing(state);
      // The field they were dropped on says what was added.
      state.announcement = '';
    },

    filesRejected(state, { payload }: PayloadAction<RejectedFile[]>) {
      state.rejected = payload;
    },

    rejectionsDismissed(state) {
      state.rejected = [];
    },

    fileRemoved(state, { payload: id }: PayloadAction<number>) {
      const removed = state.files.find((chosen) => chosen.id === id);
      if (!removed) return;
      state.files = state.files.filter((chosen) => chosen.id !== id);
      backToChoosing(state);
      state.announcement = `${removed.file.name} removed, ${state.files.length} in the list.`;
    },

    allFilesRemoved(state) {
      state.files = [];
      state.rejected = [];
      backToChoosing(state);
      state.announcement = 'All files removed.';
    },

    fileMoved(state, { payload }: PayloadAction<{ id: number; to: number }>) {
      const from = state.files.findIndex((chosen) => chosen.id === payload.id);
      const [moved] = from < 0 || payload.to < 0 || payload.to >= state.files.length ? [] : state.files.splice(from, 1);
      if (!moved) return;
      state.files.splice(payload.to, 0, moved);
      backToChoosing(state);
      state.announcement = `${moved.file.name}, now ${payload.to + 1} of ${state.files.length}`;
    },

    passwordTyped(state, { payload }: PayloadAction<{ id: number; password: string }>) {
      const chosen = state.files.find(({ id }) => id === payload.id);
      if (!chosen) return;
      chosen.password = payload.password;
      chosen.problem = null;
      backToChoosing(state);
    },

    mergeStarted(state) {
      for (const chosen of state.files) chosen.problem = null;
      state.rejected = [];
      state.progress = { step: 'merging' };
      state.announcement = '';
    },

    mergeSucceeded(state, { payload }: PayloadAction<{ pdf: Blob; report: MergeReport }>) {
      if (state.progress.step !== 'merging') return;
      state.progress = { step: 'merged', ...payload };
    },

    mergeFailed(state, { payload: refusal }: PayloadAction<MergeRefusal>) {
      state.progress = { step: 'failed', refusal };
      const named = filesNamedBy(refusal, state.files);
      for (const chosen of state.files) {
        if (!named.includes(chosen.id)) continue;
        chosen.problem = named.length > 1 ? `One of the files with this name: ${refusal.sentence}` : refusal.sentence;
        if (isPasswordRefusal(refusal)) chosen.isProtected = true;
      }
    },

    mergeCancelled(state) {
      if (state.progress.step !== 'merging') return;
      state.progress = { step: 'choosing' };
      state.announcement = 'Merging cancelled. Your files are still in the list.';
    },
  },
});

/** A result or a refusal belongs to the files as they were: any change takes it away, and keeps everything the visitor chose. */
function backToChoosing(state: MergeState): void {
  state.progress = { step: 'choosing' };
}

export const mergeReducer = mergeSlice.reducer;
export type MergeAction = ReturnType<(typeof mergeSlice.actions)[keyof typeof mergeSlice.actions]>;
export const {
  filesAdded,
  filesRejected,
  rejectionsDismissed,
  fileRemoved,
  allFilesRemoved,
  fileMoved,
  passwordTyped,
  mergeStarted,
  mergeSucceeded,
  mergeFailed,
  mergeCancelled,
} = mergeSlice.actions;
