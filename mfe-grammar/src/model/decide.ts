import type { Correction } from '@sheaf/api/contract/grammar';
import type { GrammarState } from './emptyGrammar';
import { type EntryLabel, type HistoryEntry, remember, stepBack, stepForward } from './history';
import { canBeAccepted, type Decision, findUndecided, listOffers, readStatus } from './review';

/** Accepts a finding, with the chosen replacement or else the first. */
export function acceptFinding(state: GrammarState, id: string, chosen?: string): GrammarState {
  return decideOne(state, id, (correction) => {
    const replacement = chosen ?? listOffers(correction)[0];
    return replacement === undefined ? null : { is: 'accepted', replacement };
  });
}

/** Ignores a finding. */
export function ignoreFinding(state: GrammarState, id: string): GrammarState {
  return decideOne(state, id, () => ({ is: 'ignored' }));
}

/** Accepts all findings of a group that have a replacement. */
export function acceptAll(state: GrammarState, group: Correction[]): GrammarState {
  return decideMany(state, group.filter(canBeAccepted), 'allAccepted', acceptFirstOffer);
}

/** Ignores all findings of a group. */
export function ignoreAll(state: GrammarState, group: Correction[]): GrammarState {
  return decideMany(state, group, 'allIgnored', () => ({ is: 'ignored' }));
}

/** Stops ignoring a word. */
export function forgetWord(state: GrammarState, word: string): GrammarState {
  return recordEntry(state, { says: 'wordForgotten', word }, null, { ignoredWords: state.ignoredWords.filter((other) => other !== word) });
}

/** Undoes one step. */
export function undo(state: GrammarState): GrammarState {
  return announceStep(stepBack(state), state, 'undid');
}

/** Redoes one step. */
export function redo(state: GrammarState): GrammarState {
  return announceStep(stepForward(state), state, 'redid');
}

const acceptFirstOffer = (correction: Correction): Decision => ({ is: 'accepted', replacement: listOffers(correction)[0] ?? correction.corrected });

function recordEntry(
  state: GrammarState,
  step: EntryLabel,
  at: string | null,
  work: Partial<Pick<GrammarState, 'decisions' | 'ignoredWords'>>,
): GrammarState {
  return { ...remember(state, step, at, work), announcement: { says: 'did', step } };
}

function decideOne(state: GrammarState, id: string, decide: (correction: Correction) => Decision | null): GrammarState {
  const correction = state.review?.result.corrections.find((candidate) => candidate.id === id);
  const decision = correction && decide(correction);
  if (!correction || !decision) return state;
  const { original } = correction;
  const step: EntryLabel =
    decision.is === 'ignored' ? { says: 'ignored', original } : { says: 'accepted', original, replacement: decision.replacement };
  return selectNext(recordEntry(state, step, id, { decisions: { ...state.decisions, [id]: decision } }), id);
}

/** Reopens a finding that was decided. */
export function reopenFinding(state: GrammarState, id: string): GrammarState {
  const correction = state.review?.result.corrections.find((candidate) => candidate.id === id);
  if (!correction || !state.decisions[id]) return state;
  const { [id]: _, ...decisions } = state.decisions;
  return { ...recordEntry(state, { says: 'reopened', original: correction.original }, id, { decisions }), current: id };
}

function decideMany(
  state: GrammarState,
  corrections: Correction[],
  says: 'allAccepted' | 'allIgnored',
  decide: (correction: Correction) => Decision,
): GrammarState {
  const [first] = corrections;
  if (!first) return state;
  const decisions = { ...state.decisions, ...Object.fromEntries(corrections.map((correction) => [correction.id, decide(correction)])) };
  const decided = recordEntry(state, { says, count: corrections.length }, first.id, { decisions });
  // What is selected stays in view unless it was decided with the others.
  return corrections.some(({ id }) => id === state.current) ? selectNext(decided, first.id) : decided;
}

/** Ignores a word everywhere in the text. */
export function ignoreWord(state: GrammarState, word: string): GrammarState {
  if (!state.review || state.ignoredWords.includes(word)) return state;
  const same = findUndecided(state.review, state.decisions).filter(({ type, original }) => type === 'spelling' && isSameWord(original, word));
  const decisions = { ...state.decisions, ...Object.fromEntries(same.map(({ id }) => [id, { is: 'ignored' } as const])) };
  const at = same.some(({ id }) => id === state.current) ? state.current : (same[0]?.id ?? null);
  return selectNext(recordEntry(state, { says: 'wordIgnored', word }, at, { decisions, ignoredWords: [...state.ignoredWords, word] }), at);
}

function isSameWord(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** On to the next open finding after one of the text, from its beginning again where there is none. */
function selectNext(state: GrammarState, from: string | null): GrammarState {
  const { review, decisions } = state;
  if (!review) return state;
  const { corrections } = review.result;
  return { ...state, current: findNext(corrections, from, ({ id }) => !decisions[id])?.id ?? from };
}

/** Finds the next wanted finding after one of the text, from the beginning again behind the last. */
function findNext(corrections: readonly Correction[], after: string | null, isWanted: (correction: Correction) => boolean): Correction | undefined {
  const index = corrections.findIndex(({ id }) => id === after);
  return [...corrections.slice(index + 1), ...corrections.slice(0, index + 1)].find(isWanted);
}

/** Shows the next finding that waits for the visitor, from the beginning again behind the last. */
export function showNextOpen(state: GrammarState): GrammarState {
  const { review, decisions, current } = state;
  if (!review) return state;
  const { corrections } = review.result;
  const next = findNext(corrections, current, (correction) => readStatus(correction, decisions) === 'open');
  return next ? { ...state, current: next.id } : state;
}

/** Selects the next or previous finding, decided or not; continues at the other end of the list. */
export function stepFinding(state: GrammarState, by: 1 | -1): GrammarState {
  const corrections = state.review?.result.corrections ?? [];
  const index = corrections.findIndex(({ id }) => id === state.current);
  const next = corrections.at(index < 0 && by < 0 ? -1 : (index + by) % corrections.length);
  return next ? { ...state, current: next.id } : state;
}

function announceStep(walk: { state: GrammarState; step: HistoryEntry } | null, state: GrammarState, says: 'undid' | 'redid'): GrammarState {
  if (!walk) return state;
  return { ...walk.state, current: walk.step.at ?? state.current, announcement: { says, step: walk.step.label } };
}
