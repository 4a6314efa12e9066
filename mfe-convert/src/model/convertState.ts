import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ConvertedDocument } from '@sheaf/api/client/splitConvertedDocument';
import type { Correction, PageMode } from '@sheaf/api/contract/convert';
import type { MessageDescriptor } from '@sheaf/tool-kit/messageDescriptor';
import type { ConvertMessages } from '../messages';
import { type ConvertChoices, usualChoices } from './choices';
import { listChangedPages, type PageChoice, withChoice } from './pageChoices';
import type { Reason } from './reason';
import { withoutPdf } from './withoutPdf';

/**
 * `asked` is what was chosen for its pages when the document was made; saved, the visitor has it. `isBeforePress` is set for a fault of the file that
 * was found when it was chosen.
 */
export type Progress =
  | { step: 'idle' }
  | { step: 'converting' }
  | ({ step: 'converted'; asked: readonly PageChoice[]; isSaved: boolean } & ConvertedDocument)
  | { step: 'failed'; reason: Reason; isBeforePress?: boolean };

/** A PDF on its way to being a Word document. */
export interface ConvertState {
  file: File | null;
  /** True for a file that this browser could not open. The server, with its second reader, sometimes can. */
  isDoubtful: boolean;
  /** What opened the file, or was tried last. */
  password: string;
  choices: ConvertChoices;
  progress: Progress;
  /** Of the Word file, as typed, without its ending. */
  name: string;
  /** The page that is shown beside its Word page, as it is counted in the PDF. */
  shownPage: number | null;
  announcement: MessageDescriptor<ConvertMessages['announcements']> | null;
}

/** What is found again of an earlier visit. */
export type RestoredConversion = Pick<ConvertState, 'file' | 'choices' | 'name' | 'shownPage' | 'progress'>;

export const emptyConversion: ConvertState = {
  file: null,
  isDoubtful: false,
  password: '',
  choices: usualChoices,
  progress: { step: 'idle' },
  name: '',
  shownPage: null,
  announcement: null,
};

/** Choices without those for the pages of one PDF. */
export const noPages = { pages: '', pageModes: [], corrections: [] } satisfies Partial<ConvertChoices>;

/** Choosing a file or changing an option clears an earlier result; nothing else that the visitor chose is ever lost. */
const convertSlice = createSlice({
  name: 'convert',
  initialState: emptyConversion,
  reducers: {
    /** The screen as it was left, unless another file was chosen meanwhile. */
    restored: (state, { payload }: PayloadAction<RestoredConversion>) => (state.file ? state : { ...state, ...payload }),

    startedOver: () => emptyConversion,

    fileChosen(state, { payload: file }: PayloadAction<File>) {
      // The pages were those of the file before.
      if (state.file) Object.assign(state.choices, noPages);
      state.announcement = { says: state.progress.step === 'converted' ? 'chosenAnew' : 'chosen', name: file.name };
      state.file = file;
      state.isDoubtful = false;
      state.password = '';
      state.progress = { step: 'idle' };
      state.name = withoutPdf(file.name);
      state.shownPage = null;
    },

    fileRemoved: (state) => ({
      ...emptyConversion,
      choices: { ...state.choices, ...noPages },
      announcement: state.file && { says: 'removed', name: state.file.name },
    }),

    /** What this device found wrong with the file before it was converted; another file has no such fault. */
    faultFound(state, { payload: { file, reason } }: PayloadAction<{ file: File; reason: Reason }>) {
      if (state.file === file && state.password === '' && state.progress.step === 'idle')
        state.progress = { step: 'failed', reason, isBeforePress: true };
    },

    doubtFound(state, { payload: file }: PayloadAction<File>) {
      if (state.file === file) state.isDoubtful = true;
    },

    choiceMade(state, { payload: choice }: PayloadAction<Partial<ConvertChoices>>) {
      Object.assign(state.choices, choice);
      if (state.progress.step !== 'converted') return;
      state.progress = { step: 'idle' };
      state.announcement = { says: 'changed' };
    },

    pageShown(state, { payload: page }: PayloadAction<number>) {
      state.shownPage = page;
    },

    /** The result stays, and says that it is another one: who chooses page by page looks at it meanwhile. */
    pageModesChosen(state, { payload: pageModes }: PayloadAction<PageChoice[]>) {
      state.choices.pageModes = pageModes;
      state.announcement = announcePages(state.progress, pageModes);
    },

    /** Each is made at once, so the result is gone. */
    corrected(state, { payload: corrections }: PayloadAction<Correction[]>) {
      state.choices.corrections = corrections;
    },

    renamed(state, { payload: name }: PayloadAction<string>) {
      state.name = name;
    },

    saved(state) {
      if (state.progress.step === 'converted') state.progress.isSaved = true;
    },

    conversionStarted(state, { payload: password }: PayloadAction<string>) {
      state.password = password;
      state.progress = { step: 'converting' };
      state.announcement = null;
    },

    conversionSucceeded(state, { payload }: PayloadAction<{ converted: ConvertedDocument; everyPage?: PageMode | undefined }>) {
      const { converted, everyPage } = payload;
      const { pages, words } = converted.report;
      if (everyPage) state.choices.pageModes = everyPageAs(everyPage, converted, state.choices);
      state.progress = { step: 'converted', asked: state.choices.pageModes, isSaved: false, ...converted };
      state.announcement = { says: 'converted', pages, words };
    },

    conversionFailed(state, { payload: reason }: PayloadAction<Reason>) {
      state.progress = { step: 'failed', reason };
    },

    conversionCancelled(state) {
      state.progress = { step: 'idle' };
      state.announcement = { says: 'cancelled' };
    },
  },
});

export const convertReducer = convertSlice.reducer;
export const convertActions = convertSlice.actions;
export type ConvertAction = ReturnType<(typeof convertActions)[keyof typeof convertActions]>;

/** Returns the announcement of choices that the document does not have yet. */
function announcePages(progress: Progress, pageModes: readonly PageChoice[]): ConvertState['announcement'] {
  const changed = progress.step === 'converted' ? listChangedPages(progress.preview?.pages ?? [], pageModes).length : 0;
  return changed > 0 ? { says: 'pagesChanged', pages: changed } : null;
}

/** Returns the mode for all pages as a choice for each; of a partial conversion, for the previewed pages. */
function everyPageAs(mode: PageMode, { report, preview }: ConvertedDocument, { pages, pageModes }: ConvertChoices): PageChoice[] {
  const all = pages.trim() === '' ? Array.from({ length: report.pages }, (_, index) => index + 1) : (preview?.pages ?? []).map(({ page }) => page);
  return all.reduce((choices, page) => (pageModes.some((chosen) => chosen.page === page) ? choices : withChoice(choices, page, mode)), pageModes);
}
