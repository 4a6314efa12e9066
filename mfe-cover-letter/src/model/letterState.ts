import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CoverLetter, CvProfile } from '@sheaf/api/contract/coverLetter';
import { type LetterLook, usualLetterLook } from '@sheaf/api/contract/letterChoices';
import type { MessageDescriptor } from '@sheaf/tool-kit/messageDescriptor';
import type { LetterMessages } from '../messages';
import { type ProfileList, type ReadCv, type ShownPdf, withoutEntry, withProfile } from './cv';
import { carryOverFindings, type Finding } from './grammarFindings';
import { emptyJob, firstStyle, type Job, type JobField, type JobProblems, type Style } from './job';
import {
  confirmClaims,
  countWords,
  createLetter,
  currentVersion,
  type Letter,
  type LetterVersion,
  redo,
  replaceParagraph,
  restoreVersion,
  typeParagraph,
  undo,
  withParagraphWording,
  withWording,
} from './letter';
import type { Reason } from './reason';

export const steps = ['cv', 'job', 'style', 'letter'] as const;
export type Step = (typeof steps)[number];

/** What a call to the writer is about: a letter, another wording of it, or of one paragraph. */
export type Wording = 'letter' | 'whole' | { paragraph: string };

export interface LetterState {
  step: Step;
  /** How the CV is given. */
  source: 'file' | 'text';
  pasted: string;
  reading:
    | { step: 'idle' }
    | { step: 'reading'; file: File | null }
    | { step: 'refused'; file: File | null; reason: Reason; isUnsent: boolean; canRetry: boolean };
  cv: ReadCv | null;
  /** Whose place is shown on the page; `at` grows, so that the same place can be asked for twice. */
  activeCitation: { path: string; page: number; quote: string; at: number } | null;
  job: Job;
  problems: JobProblems;
  style: Style;
  writing: { step: 'idle' } | { step: 'writing'; what: Wording } | { step: 'failed'; what: Wording; reason: Reason };
  letter: Letter | null;
  /** The selected claim in the letter. */
  claim: { paragraph: string; text: string; at: number } | null;
  grammar: { step: 'unchecked' } | { step: 'checking' } | { step: 'checked'; findings: Finding[] } | { step: 'failed'; reason: Reason };
  paper: LetterLook;
  /** What screen readers announce; `at` grows, so that the same can be said twice. */
  announcement: { fact: MessageDescriptor<LetterMessages['announcements']>; at: number } | null;
}

/** What is found again after a reload. */
export type SavedState = Pick<LetterState, 'step' | 'source' | 'pasted' | 'cv' | 'job' | 'style' | 'letter' | 'paper'>;

/** What is found again of an earlier visit, and whether its CV and its letter were given up because their hour is over. */
export interface RestoredLetter {
  kept: SavedState;
  isOver: boolean;
}

export const emptyState: LetterState = {
  step: 'cv',
  source: 'file',
  pasted: '',
  reading: { step: 'idle' },
  cv: null,
  activeCitation: null,
  job: emptyJob,
  problems: {},
  style: firstStyle,
  writing: { step: 'idle' },
  letter: null,
  claim: null,
  grammar: { step: 'unchecked' },
  paper: usualLetterLook,
  announcement: null,
};

const letterSlice = createSlice({
  name: 'letter',
  initialState: emptyState,
  reducers: {
    /** The screen as it was left, unless another CV was given meanwhile. */
    restored(state, { payload: { kept, isOver } }: PayloadAction<RestoredLetter>) {
      if (state.cv || state.reading.step !== 'idle') return;
      Object.assign(state, kept);
      // A notice reports that its time is up.
      if (!isOver) announce(state, { says: 'restored' });
    },

    sourceChosen(state, { payload: source }: PayloadAction<LetterState['source']>) {
      state.source = source;
      state.reading = { step: 'idle' };
    },

    pasted(state, { payload: text }: PayloadAction<string>) {
      state.pasted = text;
    },

    readingStarted(state, { payload: file }: PayloadAction<File | null>) {
      state.reading = { step: 'reading', file };
      state.announcement = null;
    },

    readingFailed(state, { payload }: PayloadAction<{ reason: Reason; isUnsent: boolean; canRetry: boolean }>) {
      if (state.reading.step !== 'reading') return;
      state.step = 'cv';
      state.reading = { step: 'refused', file: state.reading.file, ...payload };
    },

    /** What is said of another file takes the place of what was said of this one. */
    refusalDismissed(state) {
      if (state.reading.step === 'refused') state.reading = { step: 'idle' };
    },

    readingCancelled(state) {
      state.reading = { step: 'idle' };
      announce(state, { says: 'readingCancelled' });
    },

    cvRead(state, { payload: cv }: PayloadAction<ReadCv>) {
      forgetCvReferences(state);
      state.cv = cv;
      state.reading = { step: 'idle' };
      announce(state, { says: 'cvRead' });
    },

    cvRemoved(state) {
      forgetCvReferences(state);
      state.cv = null;
      state.step = 'cv';
    },

    pdfShown(state, { payload: pdf }: PayloadAction<ShownPdf>) {
      if (state.cv) state.cv.pdf = pdf;
    },

    profileChanged(state, { payload: { profile, added } }: PayloadAction<{ profile: CvProfile; added?: string | undefined }>) {
      if (state.cv) state.cv = withProfile(state.cv, profile);
      if (added) announce(state, { says: 'added', what: added });
    },

    entryRemoved(state, { payload: { list, index, what } }: PayloadAction<{ list: ProfileList; index: number; what: string }>) {
      if (state.cv) state.cv = withoutEntry(state.cv, list, index);
      announce(state, { says: 'removed', what });
    },

    citationShown(state, { payload }: PayloadAction<{ path: string; page: number; quote: string }>) {
      state.activeCitation = { ...payload, at: (state.activeCitation?.at ?? 0) + 1 };
      announce(state, { says: 'showing', page: payload.page });
    },

    citationClosed(state) {
      state.activeCitation = null;
    },

    jobTyped(state, { payload: { field, text } }: PayloadAction<{ field: JobField; text: string }>) {
      state.job[field] = text;
      delete state.problems[field];
    },

    problemsFound(state, { payload: problems }: PayloadAction<JobProblems>) {
      state.problems = problems;
    },

    styleChosen(state, { payload: style }: PayloadAction<Style>) {
      state.style = style;
    },

    stepTaken(state, { payload: { step, name } }: PayloadAction<{ step: Step; name: string }>) {
      state.step = step;
      state.problems = {};
      // A citation that is open on one step does not open again on another.
      state.activeCitation = null;
      announce(state, { says: 'step', step: name });
    },

    writingStarted(state, { payload: what }: PayloadAction<Wording>) {
      state.writing = { step: 'writing', what };
      state.announcement = null;
    },

    writingFailed(state, { payload: { reason, problems } }: PayloadAction<{ reason: Reason; problems: JobProblems }>) {
      if (state.writing.step !== 'writing') return;
      state.writing = { ...state.writing, step: 'failed', reason };
      if (Object.keys(problems).length === 0) return;
      state.step = 'job';
      state.problems = problems;
    },

    writingCancelled(state) {
      state.writing = { step: 'idle' };
      announce(state, { says: 'writingCancelled' });
    },

    written(state, { payload: answer }: PayloadAction<CoverLetter>) {
      if (state.writing.step !== 'writing') return;
      const { what } = state.writing;
      const letter = withAnswer(state.letter, answer, what);
      const version = currentVersion(letter);
      Object.assign(state, {
        letter,
        step: 'letter',
        writing: { step: 'idle' },
        claim: null,
        grammar: { step: 'unchecked' },
      } satisfies Partial<LetterState>);
      if (what === 'letter') {
        const toCheck = answer.paragraphs.flatMap(({ claims }) => claims).filter(({ supported }) => !supported).length;
        announce(state, { says: 'written', words: countWords(version), toCheck });
      } else {
        Object.assign(state.style, { tone: version.tone, length: version.length });
        announce(state, { says: 'reworded', version: version.number });
      }
    },

    paragraphTyped(state, { payload: { id, text } }: PayloadAction<{ id: string; text: string }>) {
      changeParagraph(state, id, (letter) => typeParagraph(letter, id, text));
    },

    findingApplied(state, { payload: { finding, replacement } }: PayloadAction<{ finding: Finding; replacement: string }>) {
      if (!state.letter) return;
      const { paragraph, offset, original } = finding;
      const text = findText(state.letter, paragraph);
      changeParagraph(state, paragraph, (letter) =>
        replaceParagraph(letter, paragraph, text.slice(0, offset) + replacement + text.slice(offset + original.length)),
      );
      announce(state, { says: 'applied', word: replacement });
    },

    versionRestored(state, { payload: number }: PayloadAction<number>) {
      if (!state.letter) return;
      state.letter = restoreVersion(state.letter, number);
      state.grammar = { step: 'unchecked' };
      state.claim = null;
      announce(state, { says: 'restoredVersion', version: number });
    },

    claimsConfirmed(state, { payload: { claims, isTrue } }: PayloadAction<{ claims: readonly string[]; isTrue: boolean }>) {
      if (!state.letter) return;
      const [claim = ''] = claims;
      state.letter = confirmClaims(state.letter, claims, isTrue);
      announce(state, isTrue ? { says: 'confirmed', claims } : { says: 'doubted', claim });
    },

    undone(state) {
      if (!state.letter || state.letter.past.length === 0) return;
      state.letter = undo(state.letter);
      state.grammar = { step: 'unchecked' };
      announce(state, { says: 'undone' });
    },

    redone(state) {
      if (!state.letter || state.letter.future.length === 0) return;
      state.letter = redo(state.letter);
      state.grammar = { step: 'unchecked' };
      announce(state, { says: 'redone' });
    },

    claimShown(state, { payload }: PayloadAction<{ paragraph: string; text: string }>) {
      if (state.letter) state.claim = { ...payload, at: (state.claim?.at ?? 0) + 1 };
    },

    checkStarted(state) {
      if (state.letter) state.grammar = { step: 'checking' };
    },

    checkFailed(state, { payload: reason }: PayloadAction<Reason>) {
      if (state.letter) state.grammar = { step: 'failed', reason };
    },

    checked(state, { payload }: PayloadAction<{ findings: Finding[]; of: LetterVersion['paragraphs'] }>) {
      const { letter } = state;
      if (!letter) return;
      // What was typed meanwhile: only findings that still hold are shown.
      const findings = payload.of.reduce((kept, { id, text }) => carryOverFindings(kept, id, text, findText(letter, id)), payload.findings);
      state.grammar = { step: 'checked', findings };
      announce(state, { says: 'checked', findings: findings.length });
    },

    findingIgnored(state, { payload: id }: PayloadAction<string>) {
      if (!state.letter || state.grammar.step !== 'checked') return;
      state.grammar.findings = state.grammar.findings.filter((finding) => finding.id !== id);
      announce(state, { says: 'ignored' });
    },

    paperChosen(state, { payload: paper }: PayloadAction<LetterState['paper']>) {
      state.paper = paper;
    },

    copied(state) {
      if (state.letter) announce(state, { says: 'copied' });
    },

    ended(state, { payload: ending }: PayloadAction<NonNullable<ReadCv['ending']>>) {
      if (state.cv) state.cv.ending = ending;
    },

    deleted: () => emptyState,
  },
});

export const letterReducer = letterSlice.reducer;
export const letterActions = letterSlice.actions;
export type LetterAction = ReturnType<(typeof letterActions)[keyof typeof letterActions]>;

/** Returns whether there is nothing that could be lost. */
export function isBlank({ cv, pasted, job, style }: Pick<LetterState, 'cv' | 'pasted' | 'job' | 'style'>): boolean {
  return !cv && pasted === '' && job === emptyState.job && style === emptyState.style;
}

const findText = (letter: Letter, paragraph: string) => currentVersion(letter).paragraphs.find(({ id }) => id === paragraph)?.text ?? '';

/** Changes the letter in one paragraph, and keeps of the findings those that still hold. */
function changeParagraph(state: LetterState, id: string, change: (letter: Letter) => Letter): void {
  if (!state.letter) return;
  const before = findText(state.letter, id);
  state.letter = change(state.letter);
  if (state.grammar.step === 'checked') state.grammar.findings = carryOverFindings(state.grammar.findings, id, before, findText(state.letter, id));
}

function withAnswer(letter: Letter | null, answer: CoverLetter, what: Wording): Letter {
  if (!letter) return createLetter(answer);
  // Another letter of the same CV: its wordings go on with those that there are.
  if (what === 'letter') return { ...withWording(letter, answer), letterId: answer.letterId };
  return what === 'whole' ? withWording(letter, answer) : withParagraphWording(letter, answer, what.paragraph);
}

/** The letter stays, but the server knows it only beside the CV that it was written from. */
function forgetCvReferences(state: LetterState): void {
  state.activeCitation = null;
  if (state.letter) state.letter.letterId = null;
}

function announce(state: LetterState, fact: MessageDescriptor<LetterMessages['announcements']>): void {
  state.announcement = { fact, at: (state.announcement?.at ?? 0) + 1 };
}
