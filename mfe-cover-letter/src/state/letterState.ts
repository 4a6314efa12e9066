import type { CoverLetter, CvProfile, LetterPaper, LetterTemplate } from '@sheaf/api/contract/coverLetter';
import type { Told } from '@sheaf/shell/tool-contract/told';
import type { LetterMessages } from '../messages';
import { type ProfileList, type ReadCv, type ShownPdf, withoutEntry, withProfile } from './cv';
import { carriedOver, type Finding } from './grammarFindings';
import { emptyJob, firstStyle, type Job, type JobField, type JobProblems, type Style } from './job';
import {
  changed,
  confirmed,
  type Letter,
  type LetterVersion,
  letterFrom,
  redone,
  restoredTo,
  typedIn,
  undone,
  versionOf,
  withParagraphWording,
  withWording,
  wordCountOf,
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
  reading: { step: 'idle' } | { step: 'reading'; file: File | null } | { step: 'refused'; file: File | null; reason: Reason };
  cv: ReadCv | null;
  /** Whose place is shown on the page; `at` grows, so that the same place can be asked for twice. */
  lookedAt: { path: string; page: number; quote: string; at: number } | null;
  job: Job;
  problems: JobProblems;
  style: Style;
  writing: { step: 'idle' } | { step: 'writing'; what: Wording } | { step: 'failed'; what: Wording; reason: Reason };
  letter: Letter | null;
  /** The claim that is looked at in the letter. */
  claim: { paragraph: string; text: string; at: number } | null;
  grammar: { step: 'unchecked' } | { step: 'checking' } | { step: 'checked'; findings: readonly Finding[] } | { step: 'failed'; reason: Reason };
  paper: { template: LetterTemplate; paper: LetterPaper };
  /** What listeners are to hear; `at` grows, so that the same can be said twice. */
  announcement: { fact: Told<LetterMessages['announcements']>; at: number } | null;
}

/** What is found again after a reload. */
export type KeptState = Pick<LetterState, 'step' | 'source' | 'pasted' | 'cv' | 'job' | 'style' | 'letter' | 'paper'>;

export const emptyState: LetterState = {
  step: 'cv',
  source: 'file',
  pasted: '',
  reading: { step: 'idle' },
  cv: null,
  lookedAt: null,
  job: emptyJob,
  problems: {},
  style: firstStyle,
  writing: { step: 'idle' },
  letter: null,
  claim: null,
  grammar: { step: 'unchecked' },
  paper: { template: 'classic', paper: 'A4' },
  announcement: null,
};

export type LetterAction =
  | { type: 'restored'; kept: KeptState; isOver: boolean }
  | { type: 'sourceChosen'; source: LetterState['source'] }
  | { type: 'pasted'; text: string }
  | { type: 'readingStarted'; file: File | null }
  | { type: 'readingFailed'; reason: Reason }
  | { type: 'readingCancelled' }
  | { type: 'cvRead'; cv: ReadCv }
  | { type: 'cvRemoved' }
  | { type: 'pdfShown'; pdf: ShownPdf }
  | { type: 'profileChanged'; profile: CvProfile; added?: string }
  | { type: 'entryRemoved'; list: ProfileList; index: number; what: string }
  | { type: 'lookedAt'; path: string; page: number; quote: string }
  | { type: 'jobTyped'; field: JobField; text: string }
  | { type: 'problemsFound'; problems: JobProblems }
  | { type: 'styleChosen'; style: Style }
  | { type: 'stepTaken'; step: Step; name: string }
  | { type: 'writingStarted'; what: Wording }
  | { type: 'writingFailed'; reason: Reason; problems: JobProblems }
  | { type: 'writingCancelled' }
  | { type: 'written'; answer: CoverLetter }
  | LetterEdit
  | { type: 'claimLookedAt'; paragraph: string; text: string }
  | { type: 'checkStarted' }
  | { type: 'checkFailed'; reason: Reason }
  | { type: 'checked'; findings: readonly Finding[]; of: LetterVersion['paragraphs'] }
  | { type: 'findingIgnored'; id: string }
  | { type: 'paperChosen'; paper: LetterState['paper'] }
  | { type: 'copied' }
  | { type: 'ended'; ending: NonNullable<ReadCv['ending']> }
  | { type: 'deleted' };

/** What changes the letter. */
type LetterEdit =
  | { type: 'paragraphTyped'; id: string; text: string }
  | { type: 'findingApplied'; finding: Finding; replacement: string }
  | { type: 'versionRestored'; number: number }
  | { type: 'claimsConfirmed'; claims: readonly string[]; isTrue: boolean }
  | { type: 'undone' }
  | { type: 'redone' };

export function letterReducer(state: LetterState, action: LetterAction): LetterState {
  switch (action.type) {
    case 'restored':
      // That its time is up is told in a notice.
      return action.isOver ? { ...state, ...action.kept } : say({ ...state, ...action.kept }, { says: 'restored' });
    case 'sourceChosen':
      return { ...state, source: action.source, reading: { step: 'idle' } };
    case 'pasted':
      return { ...state, pasted: action.text };
    case 'readingStarted':
      return { ...state, reading: { step: 'reading', file: action.file }, announcement: null };
    case 'readingFailed':
      if (state.reading.step !== 'reading') return state;
      return { ...state, step: 'cv', reading: { step: 'refused', file: state.reading.file, reason: action.reason } };
    case 'readingCancelled':
      return say({ ...state, reading: { step: 'idle' } }, { says: 'readingCancelled' });
    case 'cvRead':
      return say({ ...onAnotherCv(state), cv: action.cv, reading: { step: 'idle' } }, { says: 'cvRead' });
    case 'cvRemoved':
      return { ...onAnotherCv(state), cv: null, step: 'cv' };
    case 'pdfShown':
      return onCv(state, (cv) => ({ ...cv, pdf: action.pdf }));
    case 'profileChanged': {
      const next = onCv(state, (cv) => withProfile(cv, action.profile));
      return action.added ? say(next, { says: 'added', what: action.added }) : next;
    }
    case 'entryRemoved':
      return say(
        onCv(state, (cv) => withoutEntry(cv, action.list, action.index)),
        { says: 'removed', what: action.what },
      );
    case 'lookedAt': {
      const { path, page, quote } = action;
      return say({ ...state, lookedAt: { path, page, quote, at: (state.lookedAt?.at ?? 0) + 1 } }, { says: 'showing', page });
    }
    case 'jobTyped':
      return { ...state, job: { ...state.job, [action.field]: action.text }, problems: { ...state.problems, [action.field]: undefined } };
    case 'problemsFound':
      return { ...state, problems: action.problems };
    case 'styleChosen':
      return { ...state, style: action.style };
    case 'stepTaken':
      return say({ ...state, step: action.step, problems: {} }, { says: 'step', step: action.name });
    case 'paperChosen':
      return { ...state, paper: action.paper };
    case 'ended':
      return onCv(state, (cv) => ({ ...cv, ending: action.ending }));
    case 'deleted':
      return { ...emptyState };
    default:
      return written(state, action);
  }
}

type WritingAction = Extract<LetterAction, { type: `writing${string}` | 'written' }>;
type OnLetter = Exclude<Parameters<typeof written>[1], WritingAction>;

/** What the writer does. */
function written(
  state: LetterState,
  action: WritingAction | LetterEdit | Extract<LetterAction, { type: 'claimLookedAt' | `check${string}` | 'findingIgnored' | 'copied' }>,
): LetterState {
  const { writing } = state;
  switch (action.type) {
    case 'writingStarted':
      return { ...state, writing: { step: 'writing', what: action.what }, announcement: null };
    case 'writingFailed': {
      if (writing.step !== 'writing') return state;
      const isAtJob = Object.keys(action.problems).length > 0;
      return {
        ...state,
        ...(isAtJob && { step: 'job' as const, problems: action.problems }),
        writing: { ...writing, step: 'failed', reason: action.reason },
      };
    }
    case 'writingCancelled':
      return say({ ...state, writing: { step: 'idle' } }, { says: 'writingCancelled' });
    case 'written': {
      if (writing.step !== 'writing') return state;
      const letter = withAnswer(state.letter, action.answer, writing.what);
      const version = versionOf(letter);
      const toCheck = action.answer.paragraphs.flatMap(({ claims }) => claims).filter(({ supported }) => !supported).length;
      const next: LetterState = { ...state, letter, step: 'letter', writing: { step: 'idle' }, claim: null, grammar: { step: 'unchecked' } };
      return writing.what === 'letter'
        ? say(next, { says: 'written', words: wordCountOf(version), toCheck })
        : say({ ...next, style: { ...state.style, tone: version.tone, length: version.length } }, { says: 'reworded', version: version.number });
    }
    default:
      return state.letter ? edited(state, state.letter, action) : state;
  }
}

function edited(state: LetterState, letter: Letter, action: OnLetter): LetterState {
  switch (action.type) {
    case 'paragraphTyped':
      return recheck(state, letter, action.id, typedIn(letter, action.id, action.text));
    case 'findingApplied': {
      const { finding, replacement } = action;
      const text = versionOf(letter).paragraphs.find(({ id }) => id === finding.paragraph)?.text ?? '';
      const after = text.slice(0, finding.offset) + replacement + text.slice(finding.offset + finding.original.length);
      return say(recheck(state, letter, finding.paragraph, changed(letter, finding.paragraph, after)), { says: 'applied', word: replacement });
    }
    case 'claimsConfirmed': {
      const { claims, isTrue } = action;
      const [claim = ''] = claims;
      return say({ ...state, letter: confirmed(letter, claims, isTrue) }, isTrue ? { says: 'confirmed', claims } : { says: 'doubted', claim });
    }
    case 'versionRestored':
      return say(
        { ...state, letter: restoredTo(letter, action.number), grammar: { step: 'unchecked' }, claim: null },
        { says: 'restoredVersion', version: action.number },
      );
    case 'undone':
      return letter.past.length > 0 ? say({ ...state, letter: undone(letter), grammar: { step: 'unchecked' } }, { says: 'undone' }) : state;
    case 'redone':
      return letter.future.length > 0 ? say({ ...state, letter: redone(letter), grammar: { step: 'unchecked' } }, { says: 'redone' }) : state;
    case 'claimLookedAt':
      return { ...state, claim: { paragraph: action.paragraph, text: action.text, at: (state.claim?.at ?? 0) + 1 } };
    case 'checkStarted':
      return { ...state, grammar: { step: 'checking' } };
    case 'checkFailed':
      return { ...state, grammar: { step: 'failed', reason: action.reason } };
    case 'checked': {
      // What was typed meanwhile: only findings that still hold are shown.
      const now = new Map(versionOf(letter).paragraphs.map(({ id, text }) => [id, text]));
      const findings = action.of.reduce((kept, { id, text }) => carriedOver(kept, id, text, now.get(id) ?? ''), action.findings);
      return say({ ...state, grammar: { step: 'checked', findings } }, { says: 'checked', findings: findings.length });
    }
    case 'findingIgnored':
      if (state.grammar.step !== 'checked') return state;
      return say(
        { ...state, grammar: { step: 'checked', findings: state.grammar.findings.filter(({ id }) => id !== action.id) } },
        { says: 'ignored' },
      );
    case 'copied':
      return say(state, { says: 'copied' });
  }
}

/** The letter with its text changed in one paragraph, and of the findings those that still hold. */
function recheck(state: LetterState, before: Letter, id: string, after: Letter): LetterState {
  const textIn = (letter: Letter) => versionOf(letter).paragraphs.find((paragraph) => paragraph.id === id)?.text ?? '';
  if (state.grammar.step !== 'checked') return { ...state, letter: after };
  return { ...state, letter: after, grammar: { step: 'checked', findings: carriedOver(state.grammar.findings, id, textIn(before), textIn(after)) } };
}

function withAnswer(letter: Letter | null, answer: CoverLetter, what: Wording): Letter {
  if (!letter) return letterFrom(answer);
  // Another letter of the same CV: its wordings go on with those that there are.
  if (what === 'letter') return { ...withWording(letter, answer), letterId: answer.letterId };
  return what === 'whole' ? withWording(letter, answer) : withParagraphWording(letter, answer, what.paragraph);
}

/** The letter stays, but the server knows it only beside the CV that it was written from. */
function onAnotherCv(state: LetterState): LetterState {
  return { ...state, lookedAt: null, letter: state.letter && { ...state.letter, letterId: null } };
}

function onCv(state: LetterState, change: (cv: ReadCv) => ReadCv): LetterState {
  return state.cv ? { ...state, cv: change(state.cv) } : state;
}

function say(state: LetterState, fact: Told<LetterMessages['announcements']>): LetterState {
  return { ...state, announcement: { fact, at: (state.announcement?.at ?? 0) + 1 } };
}
