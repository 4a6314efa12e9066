import { MIN_MERGE_FILES } from '@sheaf/api/contract/pdf';
import type { FileRejection } from '@sheaf/design-system';
import type { ToolProps } from '@sheaf/tool-contract';
import { listNextTools, type NextTool } from '@sheaf/tool-kit/listNextTools';
import { useAskBeforeLeaving } from '@sheaf/tool-kit/useAskBeforeLeaving';
import { useHandedFiles } from '@sheaf/tool-kit/useHandedFiles';
import { useReducer, useState } from 'react';
import { useFileFacts } from './features/files/useFileFacts';
import { useShortcutsList } from './features/keyboard/useShortcutsList';
import { useUndoKeys } from './features/keyboard/useUndoKeys';
import { useMergeRun } from './features/merging/useMergeRun';
import { MergeScreen } from './MergeScreen';
import { useMessages } from './messages';
import { refusalBeforeMerging } from './model/beforeMerging';
import { freeLimitRefusal } from './model/limits';
import type { MergeRefusal } from './model/mergeRefusal';
import { continuedWith, emptyMerge, filesAdded, filesRejected, type MergePlace, mergeFailed, mergeReducer, placeChosen } from './model/mergeState';
import { decidePlace } from './model/place';
import { formatReason, refusedFor } from './model/reason';

/** Lets the screen, the server and the page around it talk to each other. */
export function MergeTool({ shell }: ToolProps) {
  const words = useMessages();
  const [state, dispatch] = useReducer(mergeReducer, emptyMerge);
  const { limits } = shell.config;
  const decision = decidePlace(state, limits, words);
  const run = useMergeRun(state, dispatch, { onRefuse: refuse, onMerged: handleMerged });
  useFileFacts(state.files, dispatch);
  useShortcutsList(shell);
  const { progress } = state;
  const [savedPdf, setSavedPdf] = useState<Blob | null>(null);
  useAskBeforeLeaving(progress.step === 'merging' || (progress.step === 'merged' && progress.pdf !== savedPdf));
  useUndoKeys(state.progress.step === 'merging', dispatch);

  useHandedFiles(shell, (files) => dispatch(filesAdded(files)));

  function handleMerge(place: MergePlace = decision.place) {
    if (state.files.length < MIN_MERGE_FILES) {
      const description = formatReason(refusedFor('not_enough_files', undefined), words);
      shell.toast({ title: words.screen.notEnoughFiles, description, tone: 'bad' });
      return;
    }
    const refusal = freeLimitRefusal(state.files.length, limits) ?? refusalBeforeMerging(state);
    if (refusal) refuse(refusal);
    else run.start(place);
  }

  function refuse(refusal: MergeRefusal) {
    dispatch(mergeFailed(refusal));
    shell.toast({ title: words.screen.mergeFailed, description: formatReason(refusal, words), tone: 'bad' });
  }

  function handleMerged() {
    shell.toast({ title: words.screen.mergedTitle, description: words.screen.mergedText, tone: 'good' });
    shell.offerDonation('merge');
  }

  function handleMergeOnDevice() {
    dispatch(placeChosen('device'));
    handleMerge('device');
  }

  function handleSave() {
    if (progress.step === 'merged') setSavedPdf(progress.pdf);
  }

  function handleHandOver(file: File, tool: NextTool<'merge'>) {
    // It goes along, so nothing is lost by leaving.
    handleSave();
    void shell.handOver?.(file, tool);
  }

  function handleReject(rejections: FileRejection[]) {
    const [first] = rejections;
    if (!first) return;
    dispatch(filesRejected(rejections));
    shell.toast({ title: words.screen.notAdded(rejections.length), description: first.reason, tone: 'bad' });
  }

  return (
    <MergeScreen
      state={state}
      decision={decision}
      work={run.progress}
      limits={limits}
      backLink={shell.linkTo('/')}
      dispatch={dispatch}
      onReject={handleReject}
      onMerge={() => handleMerge()}
      onMergeOnDevice={handleMergeOnDevice}
      onCancel={run.cancel}
      nextTools={listNextTools(shell, 'merge')}
      onMergeMore={(file) => dispatch(continuedWith(file))}
      onHandOver={handleHandOver}
      onSave={handleSave}
    />
  );
}
