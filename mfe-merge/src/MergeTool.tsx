import type { ToolProps } from '@sheaf/tool-contract';
import { listNextTools, type NextTool } from '@sheaf/tool-kit/listNextTools';
import { useBeforeUnloadWarning } from '@sheaf/tool-kit/useBeforeUnloadWarning';
import { useHandedFiles } from '@sheaf/tool-kit/useHandedFiles';
import { useIsOnline } from '@sheaf/tool-kit/useIsOnline';
import { useSavedWork } from '@sheaf/tool-kit/useSavedWork';
import { useReducer, useState } from 'react';
import { useFileFacts } from './features/files/useFileFacts';
import { useShortcutsList } from './features/keyboard/useShortcutsList';
import { useUndoKeys } from './features/keyboard/useUndoKeys';
import { useMergeHandlers } from './features/merging/useMergeHandlers';
import { useOfflineReadiness } from './features/merging/useOfflineReadiness';
import { MergeScreen } from './MergeScreen';
import { useMessages } from './messages';
import { emptyMerge } from './model/emptyMerge';
import { mergeSaver } from './model/mergeSaver';
import { continuedWith, filesAdded, filesRejected, mergeReducer, restored } from './model/mergeState';
import { decidePlace } from './model/place';
import type { RestoredMerge } from './model/restoreMerge';

/** Lets the screen, the server and the page around it talk to each other. */
export function MergeTool({ shell }: ToolProps) {
  const words = useMessages();
  const [state, dispatch] = useReducer(mergeReducer, emptyMerge);
  const { limits } = shell.config;
  const decision = decidePlace(state, limits, words, useIsOnline());
  const mergeHandlers = useMergeHandlers(shell, state, dispatch, decision.place);
  useFileFacts(state.files, dispatch);
  useOfflineReadiness();
  useShortcutsList(shell);
  const { progress } = state;
  const [savedPdf, setSavedPdf] = useState<Blob | null>(null);
  useBeforeUnloadWarning(progress.step === 'merging' || (progress.step === 'merged' && progress.pdf !== savedPdf));
  useUndoKeys(progress.step === 'merging', dispatch);

  const kept = useSavedWork(mergeSaver, { shell, state, isBlank: state.files.length === 0, onRestore: handleRestore });
  useHandedFiles(shell, (files) => dispatch(filesAdded(files)), kept.isReady);

  function handleRestore(found: RestoredMerge) {
    dispatch(restored(found));
    // It is kept in this browser, so leaving loses nothing.
    if (found.progress.step === 'merged') setSavedPdf(found.progress.pdf);
  }

  function markSaved() {
    if (progress.step === 'merged') setSavedPdf(progress.pdf);
  }

  function handleSave(result: File) {
    markSaved();
    shell.offerDonation('merge', result);
  }

  function handleHandOver(file: File, tool: NextTool<'merge'>) {
    // It goes along, so nothing is lost by leaving.
    markSaved();
    void shell.handOver?.(file, tool);
  }

  return (
    <MergeScreen
      state={state}
      decision={decision}
      kept={kept}
      limits={limits}
      backLink={shell.linkTo('/')}
      dispatch={dispatch}
      onReject={(rejections) => dispatch(filesRejected(rejections))}
      {...mergeHandlers}
      nextTools={listNextTools(shell, 'merge')}
      onMergeMore={(file) => dispatch(continuedWith(file))}
      onHandOver={handleHandOver}
      onSave={handleSave}
    />
  );
}
