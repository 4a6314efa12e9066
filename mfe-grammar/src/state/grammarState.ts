import type { Correction, ExtractedText, GrammarResult } from '@sheaf/api/contract/grammar';
import type { Told } from '@sheaf/shell/tool-contract/told';
import type { GrammarMessages } from '../messages';
import { carriedOver } from './carryOver';
import { type Doing, goneBack, goneForward, remembered, type Step, type Undoable } from './history';
import type { Reason } from './reason';
import { type CheckSettings, canBeAccepted, correctedText, type Decision, offersOf, openOf, type Review } from './review';

/** The PDF whose text is in the field. */
export interface ReadDocument {
  file: File;
  password: string;
  extracted: ExtractedText;
}

/** Whether a PDF is being read. What was read before stays until another text takes its place. */
export type Reading = { step: 'idle' } | { step: 'reading'; file: File; password: string } | { step: 'refused'; file: File; reason: Reason };

export type Checking = { step: 'idle' } | { step: 'checking' } | { step: 'failed'; reason: Reason };

/** What listeners are to hear; undone and redone steps are worded by what was done. */
export type Announcement = Told<GrammarMessages['announcements']> | { says: 'did' | 'undid' | 'redid'; step: Doing };

export interface GrammarState extends Undoable {
  document: ReadDocument | null;
  reading: Reading;
  /** As it stands in the field. */
  text: string;
  /** What the visitor had written before a PDF's text took its place. */
  setAside: string | null;
  settings: CheckSettings;
  checking: Checking;
  review: Review | null;
  /** The finding that is looked at. */
  current: string | null;
  announcement: Announcement | null;
}

/** The screen before the visitor has done anything. */
export function emptyGrammar(settings: CheckSettings, ignoredWords: readonly string[]): GrammarState {
  return {
    document: null,
    reading: { step: 'idle' },
    text: '',
    setAside: null,
    settings,
    checking: { step: 'idle' },
    review: null,
    decisions: {},
    ignoredWords,
    past: [],
    future: [],
    current: null,
    announcement: null,
  };
}

/** The results are about a text, or a kind of text, that is no longer the one in the field. */
export function isStale({ review, text, settings }: GrammarState): boolean {
  if (!review) return false;
  return review.text !== text || review.settings.preset !== settings.preset || review.settings.dialect !== settings.dialect;
}

export type GrammarAction =
  | { type: 'readingStarted'; file: File; password: string }
  | { type: 'readingSucceeded'; extracted: ExtractedText }
  | { type: 'readingFailed'; reason: Reason }
  | { type: 'readingCancelled' }
  | { type: 'fileRemoved' }
  | { type: 'textTyped'; text: string }
  | { type: 'textBroughtBack' }
  | { type: 'settingsChosen'; settings: Partial<CheckSettings> }
  | { type: 'checkStarted' }
  | { type: 'checkSucceeded'; text: string; settings: CheckSettings; result: GrammarResult }
  | { type: 'checkFailed'; reason: Reason }
  | { type: 'checkCancelled' }
  | { type: 'accepted'; id: string; replacement?: string }
  | { type: 'ignored'; id: string }
  | { type: 'reopened'; id: string }
  | { type: 'allAccepted'; of: Group }
  | { type: 'allIgnored'; of: Group }
  | { type: 'wordIgnored'; word: string }
  | { type: 'wordForgotten'; word: string }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'looked'; id: string }
  | { type: 'lookedOn'; by: 1 | -1 };

/** The open findings of one kind, or of one rule. */
export type Group = { by: 'type'; type: Correction['type'] } | { by: 'rule'; ruleId: string };

/** The open findings of a group that can be accepted, or all of them to ignore. */
export function groupOf({ review, decisions }: Pick<GrammarState, 'review' | 'decisions'>, group: Group): Correction[] {
  if (!review) return [];
  return openOf(review, decisions).filter((correction) =>
    group.by === 'type' ? correction.type === group.type : correction.ruleId === group.ruleId,
  );
}

export function grammarReducer(state: GrammarState, action: GrammarAction): GrammarState {
  switch (action.type) {
    case 'readingStarted':
      return { ...state, reading: { step: 'reading', file: action.file, password: action.password }, announcement: null };
    case 'readingSucceeded':
      return readingSucceeded(state, action.extracted);
    case 'readingFailed': {
      if (state.reading.step !== 'reading') return state;
      return { ...state, reading: { step: 'refused', file: state.reading.file, reason: action.reason } };
    }
    case 'readingCancelled':
      return state.reading.step === 'reading' ? { ...state, reading: { step: 'idle' }, announcement: { says: 'readingCancelled' } } : state;
    case 'fileRemoved':
      return fileRemoved(state);
    case 'textTyped':
      return { ...state, text: action.text };
    case 'textBroughtBack':
      return state.setAside === null ? state : { ...state, text: state.setAside, setAside: null, document: null };
    case 'settingsChosen':
      return { ...state, settings: { ...state.settings, ...action.settings } };
    case 'checkStarted':
      return { ...state, checking: { step: 'checking' }, announcement: null };
    case 'checkSucceeded':
      return checkSucceeded(state, action);
    case 'checkFailed':
      return { ...state, checking: { step: 'failed', reason: action.reason } };
    case 'checkCancelled':
      return state.checking.step === 'checking' ? { ...state, checking: { step: 'idle' }, announcement: { says: 'checkCancelled' } } : state;
    case 'accepted':
      return decidedOne(state, action.id, (correction) => {
        const replacement = action.replacement ?? offersOf(correction)[0];
        return replacement === undefined ? null : { is: 'accepted', replacement };
      });
    case 'ignored':
      return decidedOne(state, action.id, () => ({ is: 'ignored' }));
    case 'reopened':
      return reopened(state, action.id);
    case 'allAccepted':
      return decidedMany(state, groupOf(state, action.of).filter(canBeAccepted), 'allAccepted', acceptedAtOnce);
    case 'allIgnored':
      return decidedMany(state, groupOf(state, action.of), 'allIgnored', () => ({ is: 'ignored' }));
    case 'wordIgnored':
      return wordIgnored(state, action.word);
    case 'wordForgotten':
      return did(state, { says: 'wordForgotten', word: action.word }, null, {
        ignoredWords: state.ignoredWords.filter((word) => word !== action.word),
      });
    case 'undone':
      return walked(goneBack(state), state, 'undid');
    case 'redone':
      return walked(goneForward(state), state, 'redid');
    case 'looked':
      return { ...state, current: action.id };
    case 'lookedOn':
      return lookedOn(state, action.by);
  }
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
    setAside: isOwnText ? state.text : state.setAside,
    checking: { step: 'idle' },
    review: null,
    decisions: {},
    past: [],
    future: [],
    current: null,
    announcement: { says: 'textRead', name: file.name, words: extracted.wordCount },
  };
}

/** What was changed in the text is the visitor's own and stays. */
function fileRemoved(state: GrammarState): GrammarState {
  const isUntouched = state.text === state.document?.extracted.text;
  const without = { ...state, document: null, reading: { step: 'idle' } as const, announcement: { says: 'fileRemoved' } as const };
  return isUntouched ? { ...without, text: '', review: null, decisions: {}, past: [], future: [], current: null } : without;
}

interface Checked {
  text: string;
  settings: CheckSettings;
  result: GrammarResult;
}

function checkSucceeded(state: GrammarState, { text, settings, result }: Checked): GrammarState {
  if (state.checking.step !== 'checking') return state;
  const review: Review = { text, settings, result };
  const decisions = state.review ? carriedOver(state.review, state.decisions, text, result) : {};
  const [first] = openOf(review, decisions);
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

const acceptedAtOnce = (correction: Correction): Decision => ({ is: 'accepted', replacement: offersOf(correction)[0] ?? correction.corrected });

function did(state: GrammarState, step: Doing, at: string | null, work: Partial<Pick<GrammarState, 'decisions' | 'ignoredWords'>>): GrammarState {
  return { ...remembered(state, step, at, work), announcement: { says: 'did', step } };
}

function decidedOne(state: GrammarState, id: string, decide: (correction: Correction) => Decision | null): GrammarState {
  const correction = state.review?.result.corrections.find((candidate) => candidate.id === id);
  const decision = correction && decide(correction);
  if (!correction || !decision) return state;
  const { original } = correction;
  const step: Doing = decision.is === 'ignored' ? { says: 'ignored', original } : { says: 'accepted', original, replacement: decision.replacement };
  return onToTheNext(did(state, step, id, { decisions: { ...state.decisions, [id]: decision } }), id);
}

function reopened(state: GrammarState, id: string): GrammarState {
  const correction = state.review?.result.corrections.find((candidate) => candidate.id === id);
  if (!correction || !state.decisions[id]) return state;
  const { [id]: _, ...decisions } = state.decisions;
  return { ...did(state, { says: 'reopened', original: correction.original }, id, { decisions }), current: id };
}

function decidedMany(
  state: GrammarState,
  corrections: Correction[],
  says: 'allAccepted' | 'allIgnored',
  decide: (correction: Correction) => Decision,
): GrammarState {
  const [first] = corrections;
  if (!first) return state;
  const decisions = { ...state.decisions, ...Object.fromEntries(corrections.map((correction) => [correction.id, decide(correction)])) };
  return onToTheNext(did(state, { says, count: corrections.length }, first.id, { decisions }), first.id);
}

function wordIgnored(state: GrammarState, word: string): GrammarState {
  if (!state.review || state.ignoredWords.includes(word)) return state;
  const same = openOf(state.review, state.decisions).filter(({ type, original }) => type === 'spelling' && isSameWord(original, word));
  const decisions = { ...state.decisions, ...Object.fromEntries(same.map(({ id }) => [id, { is: 'ignored' } as const])) };
  const at = same.some(({ id }) => id === state.current) ? state.current : (same[0]?.id ?? null);
  return onToTheNext(did(state, { says: 'wordIgnored', word }, at, { decisions, ignoredWords: [...state.ignoredWords, word] }), at);
}

function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** On to the next open finding after one of the text, from its beginning again where there is none. */
function onToTheNext(state: GrammarState, from: string | null): GrammarState {
  const { review, decisions } = state;
  if (!review) return state;
  const { corrections } = review.result;
  const place = corrections.findIndex(({ id }) => id === from);
  const inTurn = [...corrections.slice(place + 1), ...corrections.slice(0, place + 1)];
  return { ...state, current: inTurn.find(({ id }) => !decisions[id])?.id ?? from };
}

/** To the next finding or the one before, decided or not, and around at the ends. */
function lookedOn(state: GrammarState, by: 1 | -1): GrammarState {
  const corrections = state.review?.result.corrections ?? [];
  const place = corrections.findIndex(({ id }) => id === state.current);
  const next = corrections.at(place < 0 && by < 0 ? -1 : (place + by) % corrections.length);
  return next ? { ...state, current: next.id } : state;
}

function walked(walk: { state: GrammarState; step: Step } | null, state: GrammarState, says: 'undid' | 'redid'): GrammarState {
  if (!walk) return state;
  return { ...walk.state, current: walk.step.at ?? state.current, announcement: { says, step: walk.step.did } };
}

/** The text as the visitor would have it after every decision; null before any check. */
export function correctedOf({ review, decisions }: GrammarState): string | null {
  return review && correctedText(review, decisions);
}
