import type { MessageDescriptor } from '@sheaf/tool-kit/messageDescriptor';
import type { GrammarMessages } from '../messages';
import type { Decisions } from './review';

/** What undo brings back: never what was typed, which the field has an undo of its own for. */
export interface Work {
  decisions: Decisions;
  ignoredWords: string[];
}

/** The label of a history entry, as in "recieve corrected". */
export type EntryLabel = MessageDescriptor<GrammarMessages['steps']>;

export interface HistoryEntry {
  label: EntryLabel;
  /** How it was before the step; among the steps undone, how it was after. */
  work: Work;
  /** The finding it began with, which is shown again. */
  at: string | null;
}

/** The part of the screen's state that steps are about. */
export interface Undoable extends Work {
  past: HistoryEntry[];
  future: HistoryEntry[];
}

const snapshotWork = ({ decisions, ignoredWords }: Work): Work => ({ decisions, ignoredWords });

/** Adds the present state to the history, just before a change. */
export function remember<State extends Undoable>(state: State, label: EntryLabel, at: string | null, work: Partial<Work>): State {
  return { ...state, ...work, past: [...state.past, { label, work: snapshotWork(state), at }], future: [] };
}

/** Goes one undo step back; null where there is none. */
export function stepBack<State extends Undoable>(state: State): { state: State; step: HistoryEntry } | null {
  const step = state.past.at(-1);
  if (!step) return null;
  const undone = { ...step, work: snapshotWork(state) };
  return { step, state: { ...state, ...step.work, past: state.past.slice(0, -1), future: [...state.future, undone] } };
}

/** Goes one undo step forward; null where there is none. */
export function stepForward<State extends Undoable>(state: State): { state: State; step: HistoryEntry } | null {
  const step = state.future.at(-1);
  if (!step) return null;
  const done = { ...step, work: snapshotWork(state) };
  return { step, state: { ...state, ...step.work, past: [...state.past, done], future: state.future.slice(0, -1) } };
}
