import { MIN_MERGE_FILES } from '@sheaf/api/contract/merge';
import type { Shell } from '@sheaf/tool-contract';
import type { Dispatch } from 'react';
import { useMessages } from '../../messages';
import { findRefusalBeforeMerging } from '../../model/beforeMerging';
import type { MergePlace, MergeState } from '../../model/emptyMerge';
import { findFreeLimitRefusal } from '../../model/limits';
import type { MergeRefusal } from '../../model/mergeRefusal';
import { type MergeAction, mergeFailed, mergeReducer, placeChosen, unreadableRemoved } from '../../model/mergeState';
import { buildRefusalReason, formatReason } from '../../model/reason';
import { listUnreadable } from '../../model/unreadableFiles';
import { useMergeRun } from './useMergeRun';

/** Returns the handler that merges the files on the device or the server, and its progress. */
export function useMergeHandlers(shell: Shell, state: MergeState, dispatch: Dispatch<MergeAction>, decidedPlace: MergePlace) {
  const words = useMessages();
  const run = useMergeRun(state, dispatch, { onRefuse: refuse, onMerged: handleMerged });

  function merge(place: MergePlace) {
    // Files that are found unreadable from now on stay in the list: they are being merged, and their refusal is shown beside them.
    const removeUnreadable = unreadableRemoved(listUnreadable(state.files));
    const readable = mergeReducer(state, removeUnreadable);
    if (readable.files.length < MIN_MERGE_FILES) {
      const description = formatReason(buildRefusalReason('not_enough_files', undefined), words);
      shell.toast({ title: words.screen.notEnoughFiles, description, tone: 'bad' });
      return;
    }
    const limit = findFreeLimitRefusal(readable.files.length, shell.config.limits);
    const rowRefusal = limit ? null : findRefusalBeforeMerging(state);
    // What is to be mended on a row is asked for before any file leaves the list.
    if (rowRefusal?.fileIndex !== undefined) {
      refuse(rowRefusal);
      return;
    }
    const refusal = limit ?? findRefusalBeforeMerging(readable);
    dispatch(removeUnreadable);
    if (refusal) refuse(refusal);
    else run.start(place, readable);
  }

  function refuse(refusal: MergeRefusal) {
    // The screen says it beside what it is about, so no notice repeats it.
    dispatch(mergeFailed(refusal));
  }

  function handleMerged() {
    shell.toast({ title: words.screen.mergedTitle, description: words.screen.mergedText, tone: 'good' });
  }

  function handleMergeOnDevice() {
    dispatch(placeChosen('device'));
    merge('device');
  }

  return { work: run.progress, onMerge: () => merge(decidedPlace), onMergeOnDevice: handleMergeOnDevice, onCancel: run.cancel };
}
