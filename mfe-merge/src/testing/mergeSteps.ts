import { createPdfFile } from '@sheaf/api/mocks/buildMinimalPdf';
import { messagesIn } from '../messages';
import { buildAnnouncement } from '../model/buildAnnouncement';
import { emptyMerge, type MergeState } from '../model/emptyMerge';
import { factsRead, filesAdded, type MergeAction, mergeReducer } from '../model/mergeState';

/** What a visitor does, and what became of it, for the tests of the state. */

export const runActions = (...actions: MergeAction[]): MergeState => actions.reduce<MergeState>(mergeReducer, emptyMerge);

export const addFiles = (...names: string[]): MergeAction => filesAdded(names.map((name) => createPdfFile(name)));

export const read = (id: number, pages: number): MergeAction =>
  factsRead({ id, facts: { state: 'read', pages, isEncrypted: false, isSigned: false, hasForm: false, isDamaged: false } });

/** Returns what a screen reader announces to an English visitor. */
export const readAnnouncement = (state: MergeState): string => buildAnnouncement(state, messagesIn('en')).trim();
