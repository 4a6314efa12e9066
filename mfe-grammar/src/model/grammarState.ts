import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import { listChoiceNames } from '@sheaf/api/contract/choices';
import type { Correction, ExtractedText, GrammarResult } from '@sheaf/api/contract/grammar';
import { type GrammarChoices, grammarChoices, usualGrammarChoices } from '@sheaf/api/contract/grammarChoices';
import { carryOverDecisions } from './carryOver';
import {
  acceptAll,
  acceptFinding,
  forgetWord,
  ignoreAll,
  ignoreFinding,
  ignoreWord,
  redo,
  reopenFinding,
  showNextOpen,
  stepFinding,
  undo,
} from './decide';
import { createEmptyGrammar, type GrammarState, type RestoredGrammar } from './emptyGrammar';
import type { Reason } from './reason';
import { findOpen, findUndecided, type Review, writeCorrectedText } from './review';

/** Returns whether the text or the settings have changed since the check. */
export function isStale({ review, text, settings }: GrammarState): boolean {
  if (!review) return false;
  return review.text !== text || listChoiceNames(grammarChoices).some((name) => review.settings[name] !== settings[name]);
}

/** All findings, those of one kind, or those of one rule. */
export type Group = { by: 'all' } | { by: 'type'; type: Correction['type'] } | { by: 'rule'; ruleId: string };

/** Finds the open findings of a group. */
export function findGroup({ review, decisions }: Pick<GrammarState, 'review' | 'decisions'>, group: Group): Correction[] {
  if (!review) return [];
  return findOpen(review, decisions).filter((correction) => belongsToGroup(correction, group));
}

/** Finds the undecided findings of a group, applied or not. */
export function findUndecidedGroup({ review, decisions }: Pick<GrammarState, 'review' | 'decisions'>, group: Group): Correction[] {
  return review ? findUndecided(review, decisions).filter((correction) => belongsToGroup(correction, group)) : [];
}

function belongsToGroup(correction: Correction, group: Group): boolean {
  if (group.by === 'all') return true;
  return group.by === 'type' ? correction.type === group.type : correction.ruleId === group.ruleId;
}

/**
 * The state as it is, for functions that return another: findings are many, and reading them through a draft would be slow. The same
 * state means that nothing has changed.
 */
const plain = (draft: GrammarState): GrammarState => original(draft) ?? draft;

const grammarSlice = createSlice({
  name: 'grammar',
  initialState: createEmptyGrammar(usualGrammarChoices, []),
  reducers: {
    restored: (draft, { payload }: PayloadAction<RestoredGrammar>) => restored(plain(draft), payload),

    /** Deletes everything but the words that are ignored on this device. */
    startedOver: ({ settings, ignoredWords }) => createEmptyGrammar(settings, ignoredWords),

    readingStarted(state, { payload }: PayloadAction<{ file: File; password: string }>) {
      state.reading = { step: 'reading', ...payload };
      state.announcement = null;
    },

    readingSucceeded: (draft, { payload }: PayloadAction<ExtractedText>) => readingSucceeded(plain(draft), payload),

    readingFailed(state, { payload }: PayloadAction<{ reason: Reason; isUnsent: boolean; canRetry: boolean }>) {
      if (state.reading.step === 'reading') state.reading = { step: 'refused', file: state.reading.file, ...payload };
    },

    readingCancelled(state) {
      if (state.reading.step !== 'reading') return;
      state.reading = { step: 'idle' };
      state.announcement = { says: 'readingCancelled' };
    },

    refusalDismissed(state) {
      if (state.reading.step === 'refused') state.reading = { step: 'idle' };
    },

    fileRemoved: (draft) => fileRemoved(plain(draft)),

    textTyped(state, { payload: text }: PayloadAction<string>) {
      state.text = text;
    },

    textBroughtBack(state) {
      if (state.replacedText === null) return;
      state.text = state.replacedText;
      state.replacedText = null;
      state.document = null;
    },

    settingsChosen(state, { payload: settings }: PayloadAction<Partial<GrammarChoices>>) {
      Object.assign(state.settings, settings);
    },

    checkStarted(state) {
      state.checking = { step: 'checking' };
      state.announcement = null;
    },

    checkSucceeded: (draft, { payload }: PayloadAction<Checked>) => checkSucceeded(plain(draft), payload),

    checkFailed(state, { payload: reason }: PayloadAction<Reason>) {
      state.checking = { step: 'failed', reason };
    },

    checkCancelled(state) {
      if (state.checking.step !== 'checking') return;
      state.checking = { step: 'idle' };
      state.announcement = { says: 'checkCancelled' };
    },

    accepted: (draft, { payload }: PayloadAction<{ id: string; replacement?: string }>) =>
      acceptFinding(plain(draft), payload.id, payload.replacement),
    ignored: (draft, { payload }: PayloadAction<string>) => ignoreFinding(plain(draft), payload),
    reopened: (draft, { payload }: PayloadAction<string>) => reopenFinding(plain(draft), payload),
    allAccepted: (draft, { payload: of }: PayloadAction<Group>) => acceptAll(plain(draft), findGroup(plain(draft), of)),
    allIgnored: (draft, { payload: of }: PayloadAction<Group>) => ignoreAll(plain(draft), findUndecidedGroup(plain(draft), of)),
    wordIgnored: (draft, { payload }: PayloadAction<string>) => ignoreWord(plain(draft), payload),
    wordForgotten: (draft, { payload }: PayloadAction<string>) => forgetWord(plain(draft), payload),
    undone: (draft) => undo(plain(draft)),
    redone: (draft) => redo(plain(draft)),

    looked(state, { payload: id }: PayloadAction<string>) {
      state.current = id;
    },

    /** The card on a phone was put away. */
    cardClosed(state) {
      state.current = null;
    },

    nextOpenShown: (draft) => showNextOpen(plain(draft)),
    steppedOn: (draft, { payload }: PayloadAction<1 | -1>) => stepFinding(plain(draft), payload),
  },
});

export const grammarReducer = grammarSlice.reducer;
export const grammarActions = grammarSlice.actions;
export type GrammarAction = ReturnType<(typeof grammarActions)[keyof typeof grammarActions]>;

/** The screen as it was left, unless the visitor has begun with another text. A browser may have filled in the same text by itself. */
function restored(state: GrammarState, found: RestoredGrammar): GrammarState {
  const hasBegun = state.document !== null || state.reading.step !== 'idle' || (state.text !== '' && state.text !== found.text);
  return hasBegun ? state : { ...state, ...found };
}

function readingSucceeded(state: GrammarState, extracted: ExtractedText): GrammarState {
  if (state.reading.step !== 'reading') return state;
  const { file, password } = state.reading;
  const isOwnText = state.text.trim() !== '' && state.text !== state.document?.extracted.text;
  return {
    ...state,
    document: { file, password, extracted },
    reading: { step: 'idle' },
    text: extracted.text,
    replacedText: isOwnText ? state.text : state.replacedText,
    checking: { step: 'idle' },
    review: null,
    decisions: {},
    past: [],
    future: [],
    current: null,
    announcement: { says: 'textRead', name: file.name, words: extracted.wordCount },
  };
}

/** Removes the file. Keeps a changed text and its findings, which are the visitor's own. */
function fileRemoved(state: GrammarState): GrammarState {
  const isUntouched = state.review === null && state.text === state.document?.extracted.text;
  const without = { ...state, document: null, reading: { step: 'idle' } as const, announcement: { says: 'fileRemoved' } as const };
  return isUntouched ? { ...without, text: '', current: null } : without;
}

interface Checked {
  text: string;
  settings: GrammarChoices;
  result: GrammarResult;
}

function checkSucceeded(state: GrammarState, { text, settings, result }: Checked): GrammarState {
  if (state.checking.step !== 'checking') return state;
  const review: Review = { text, settings, result };
  const decisions = state.review ? carryOverDecisions(state.review, state.decisions, text, result) : {};
  const [first] = findUndecided(review, decisions);
  return {
    ...state,
    checking: { step: 'idle' },
    review,
    decisions,
    past: [],
    future: [],
    current: first?.id ?? null,
    announcement: { says: 'checked', count: result.corrections.length },
  };
}

/** Builds the text with all decisions applied; null before any check. */
export function buildCorrected({ review, decisions }: GrammarState): string | null {
  return review && writeCorrectedText(review, decisions);
}
