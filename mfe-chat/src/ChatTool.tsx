import { createChatCalls } from '@sheaf/api/client/createChatCalls';
import { createClient } from '@sheaf/api/client/createClient';
import type { ToolProps } from '@sheaf/tool-contract';
import { listNextTools, type NextTool } from '@sheaf/tool-kit/listNextTools';
import { useHandedFiles } from '@sheaf/tool-kit/useHandedFiles';
import { useCallback, useMemo, useReducer } from 'react';
import { ChatScreen } from './ChatScreen';
import { useExport } from './features/export/useExport';
import { useShortcutsList } from './features/keyboard/useShortcutsList';
import { useChatDeletion } from './features/session/useChatDeletion';
import { useSavedTalk } from './features/session/useSavedTalk';
import { useQuestionHandlers } from './features/talk/useQuestionHandlers';
import { useUploadHandlers } from './features/upload/useUploadHandlers';
import { useMessages } from './messages';
import { chatActions, chatReducer, emptyChat, findTalk } from './model/chatState';
import { findShown } from './model/talk';

/** Lets the screen, the server and the page around it talk to each other. */
export function ChatTool({ shell }: ToolProps) {
  const { locale, talk: words } = useMessages();
  const api = useMemo(() => createClient(createChatCalls, { locale }), [locale]);
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  const context = { api, shell, dispatch };
  const talk = findTalk(state.stage);
  const uploadHandlers = useUploadHandlers(context, talk);
  const questionHandlers = useQuestionHandlers(context, talk);
  const handleDelete = useChatDeletion(context, talk, questionHandlers.onStop);
  const handleExport = useExport(shell, talk);
  const isReady = useSavedTalk(context, state);
  const handleOver = useCallback(() => dispatch(chatActions.ended('expired')), []);
  const shownPdf = talk && findShown(talk)?.pdf;
  useShortcutsList(shell, state.stage.step === 'talking');

  const isTalking = state.stage.step === 'talking' && !state.stage.talk.ending;
  useHandedFiles(shell, (files) => (isTalking ? uploadHandlers.onAddFiles(files) : uploadHandlers.onFiles(files)), isReady);

  return (
    <ChatScreen
      state={state}
      server={shell.config}
      backLink={shell.linkTo('/')}
      nextTools={listNextTools(shell, 'chat')}
      {...uploadHandlers}
      {...questionHandlers}
      onResume={() => dispatch(chatActions.resumed())}
      onRestore={() => dispatch(chatActions.restoringWanted())}
      onShow={(citation, highlight) => dispatch(chatActions.citationShown({ citation, highlight }))}
      onShowDocument={(number) => dispatch(chatActions.documentShown(number))}
      onRefusalsSeen={() => dispatch(chatActions.refusalsSeen())}
      onView={(view) => dispatch(chatActions.viewed(view))}
      onCopied={() => dispatch(chatActions.copied())}
      onCopyFailed={() => shell.toast({ title: words.copyFailed, tone: 'bad' })}
      onOver={handleOver}
      onExport={(format) => void handleExport(format)}
      onDelete={handleDelete}
      onHandOver={(tool: NextTool<'chat'>) => shownPdf && void shell.handOver?.(shownPdf.file, tool)}
      onShowPdf={(shown) => dispatch(chatActions.pdfShown(shown))}
    />
  );
}
