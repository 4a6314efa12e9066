import type { MergeChoices } from '@sheaf/api/contract/mergeChoices';
import type { MessageDescriptor } from '@sheaf/tool-kit/messageDescriptor';
import type { MergeMessages } from '../messages';
import type { ArrangedPage } from './arrangedPage';
import type { ChosenFile } from './chosenFile';

/** What undo brings back. Passwords and what was read of a file are not part of it: they belong to the file, wherever it is. */
export interface Work {
  rows: Pick<ChosenFile, 'id' | 'range' | 'rotate'>[];
  choices: MergeChoices;
  pages: ArrangedPage[] | null;
}

/** The label of a history entry, as in "report.pdf removed". */
export type EntryLabel = MessageDescriptor<MergeMessages['steps']>;

/** One change by the visitor. */
export interface HistoryEntry {
  label: EntryLabel;
  /** The text field that was typed in. Further typing in the same field is part of this entry. */
  field: string | null;
  /** How it was before the step; among the steps undone, how it was after. */
  work: Work;
}

/** The part of the screen's state that steps are about. */
export interface Undoable {
  files: ChosenFile[];
  /** Files removed from the list, for undo to bring back. */
  removedFiles: ChosenFile[];
  choices: MergeChoices;
  pages: ArrangedPage[] | null;
  past: HistoryEntry[];
  future: HistoryEntry[];
}

export const noHistory: Pick<Undoable, 'removedFiles' | 'past' | 'future'> = { removedFiles: [], past: [], future: [] };

/** Adds the present state to the history, just before a change. */
export function remember(state: Undoable, label: EntryLabel, field: string | null = null): void {
  const last = state.past.at(-1);
  const isTypingOn = field !== null && last?.field === field && state.future.length === 0;
  if (!isTypingOn) state.past.push({ label, field, work: snapshotWork(state) });
  state.future = [];
}

/** Ends a typing step when the field loses focus; later typing is a new step. */
export function endTyping(state: Undoable): void {
  const last = state.past.at(-1);
  if (last) last.field = null;
}

/** Undoes the last entry and returns its label. */
export function stepBack(state: Undoable): EntryLabel | null {
  return exchange(state, state.past, state.future);
}

/** Redoes the entry that was undone last and returns its label. */
export function stepForward(state: Undoable): EntryLabel | null {
  return exchange(state, state.future, state.past);
}

function exchange(state: Undoable, source: HistoryEntry[], target: HistoryEntry[]): EntryLabel | null {
  const step = source.pop();
  if (!step) return null;
  target.push({ ...step, field: null, work: snapshotWork(state) });
  restore(state, step.work);
  return step.label;
}

function snapshotWork({ files, choices, pages }: Undoable): Work {
  return { rows: files.map(({ id, range, rotate }) => ({ id, range, rotate })), choices, pages };
}

function restore(state: Undoable, { rows, choices, pages }: Work): void {
  const known = new Map([...state.files, ...state.removedFiles].map((chosen) => [chosen.id, chosen]));
  state.files = rows.flatMap(({ id, range, rotate }) => {
    const chosen = known.get(id);
    known.delete(id);
    return chosen ? [Object.assign(chosen, { range, rotate })] : [];
  });
  state.removedFiles = [...known.values()];
  state.choices = choices;
  state.pages = pages;
}

/**
 * Appends the pages of a file once they are known. Where pages are arranged one by one, now or in an undo step, they
 * belong at the end of the arrangement.
 */
export function appendPages(state: Undoable, added: ArrangedPage[]): void {
  const [first] = added;
  if (!first) return;
  const works = [...state.past, ...state.future].map(({ work }) => work).filter(({ rows }) => rows.some(({ id }) => id === first.fileId));
  const isListed = state.files.some(({ id }) => id === first.fileId);
  for (const work of isListed ? [state, ...works] : works) {
    if (work.pages && !work.pages.some(({ fileId }) => fileId === first.fileId)) work.pages = [...work.pages, ...added];
  }
}
