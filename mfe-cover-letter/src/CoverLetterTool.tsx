import { createClient } from '@sheaf/api/client/createClient';
import type { ToolProps } from '@sheaf/tool-contract';
import { useHandedFiles } from '@sheaf/tool-kit/useHandedFiles';
import { useCallback, useMemo, useReducer } from 'react';
import { CoverLetterScreen } from './CoverLetterScreen';
import { useCvHandlers } from './features/cv/useCvHandlers';
import { listNextTools } from './features/download/listNextTools';
import { useDownloadHandlers } from './features/download/useDownloadHandlers';
import { useStepHandlers } from './features/job/useStepHandlers';
import { useShortcutsList } from './features/keyboard/useShortcutsList';
import { useEditingHandlers } from './features/letter/useEditingHandlers';
import { useWritingHandlers } from './features/letter/useWritingHandlers';
import { useCvDeletion } from './features/session/useCvDeletion';
import { useSavedLetter } from './features/session/useSavedLetter';
import { useMessages } from './messages';
import { createLetterApi } from './model/letterApi';
import { emptyState, letterActions, letterReducer } from './model/letterState';

/** Lets the screen, the server and the page around it talk to each other. */
export function CoverLetterTool({ shell }: ToolProps) {
  const { locale, session: words } = useMessages();
  const api = useMemo(() => createClient(createLetterApi, { locale }), [locale]);
  const [state, dispatch] = useReducer(letterReducer, emptyState);
  const context = { api, shell, dispatch };
  const cvHandlers = useCvHandlers(context, state);
  const { stopWriting, ...writingHandlers } = useWritingHandlers(context, state);
  const editingHandlers = useEditingHandlers(context, state.letter);
  const stepHandlers = useStepHandlers(dispatch, state.job);
  const downloadHandlers = useDownloadHandlers(context, state);
  const handleDelete = useCvDeletion(context, state.cv, stopWriting);
  const handleOver = useCallback(() => dispatch(letterActions.ended('expired')), []);

  const kept = useSavedLetter(context, state, () => shell.toast({ title: words.ended.expired, description: words.endedText, tone: 'neutral' }));
  useShortcutsList(shell, state.step === 'letter' && state.letter ? dispatch : null);
  useHandedFiles(shell, ([file]) => file && cvHandlers.onFile(file), kept.isReady);

  return (
    <CoverLetterScreen
      state={state}
      isExpired={kept.isExpired}
      server={shell.config}
      backLink={shell.linkTo('/')}
      nextTools={shell.handOver ? listNextTools(shell.config.tools) : []}
      {...cvHandlers}
      {...writingHandlers}
      {...editingHandlers}
      {...stepHandlers}
      {...downloadHandlers}
      onOver={handleOver}
      onDelete={handleDelete}
    />
  );
}
