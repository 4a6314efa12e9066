import { createApiClient } from '@sheaf/api/client';
import { type ChatAnswer, MAX_MESSAGE_LENGTH } from '@sheaf/api/contract/chat';
import type { FileRejection } from '@sheaf/design-system';
import type { ToolProps } from '@sheaf/tool-contract';
import { endingIn } from '@sheaf/tool-kit/callFailure';
import { listNextTools, type NextTool } from '@sheaf/tool-kit/listNextTools';
import { useHandedFiles } from '@sheaf/tool-kit/useHandedFiles';
import { useCallback, useMemo, useReducer } from 'react';
import { ChatScreen } from './ChatScreen';
import { useShortcutsList } from './features/keyboard/useShortcutsList';
import { forgetSession, useKeptTalk } from './features/session/useKeptTalk';
import { useAsking } from './features/talk/useAsking';
import { useUpload } from './features/upload/useUpload';
import { useMessages } from './messages';
import { chatActions, chatReducer, emptyChat, findTalk } from './model/chatState';
import { type Reason, reasonFrom } from './model/reason';
import type { Talk } from './model/talk';

/** After these answers a donation may be asked for. */
const DONATION_AFTER = [3, 7];
/** Of a selected passage as much goes into a question. */
const LONGEST_SELECTION = MAX_MESSAGE_LENGTH / 4;

/** Lets the screen, the server and the page around it talk to each other. */
export function ChatTool({ shell }: ToolProps) {
  const words = useMessages();
  const { locale } = words;
  const api = useMemo(() => createApiClient({ locale }), [locale]);
  const [state, dispatch] = useReducer(chatReducer, emptyChat);
  const upload = useUpload(api, dispatch, { onReady: handleReady, onFail: handleUploadFailed });
  const asking = useAsking(api, dispatch, { onAnswered: handleAnswered, onFail: handleQuestionFailed });
  const bringBack = useKeptTalk(api, state, dispatch);
  const { stage } = state;
  const talk = findTalk(stage);
  useShortcutsList(shell, stage.step === 'talking');

  useHandedFiles(shell, ([file]) => file && upload.start(file));

  function handleReject([first]: FileRejection[]) {
    if (first) shell.toast({ title: words.screen.notAdded, description: first.reason, tone: 'bad' });
  }

  function handleReady() {
    // Another PDF ends the conversation before it, here and on the server.
    if (talk) endSession(talk);
    shell.toast({ title: words.upload.doneTitle, description: words.upload.doneText, tone: 'good' });
  }

  function handleUploadFailed({ sentence }: Reason) {
    shell.toast({ title: words.upload.failedTitle, description: sentence ?? words.upload.failedText, tone: 'bad' });
  }

  function handleAnswered({ messageCount }: ChatAnswer) {
    if (DONATION_AFTER.includes(messageCount)) shell.offerDonation('chat');
  }

  function handleQuestionFailed(reason: Reason) {
    if (reason.code === 'chat_limit_reached') shell.openUpgrade();
    // That a conversation is over stands above the field, with the way on.
    else if (!endingIn(reason)) shell.toast({ title: words.talk.failedTitle, description: reason.sentence ?? words.talk.failedText, tone: 'bad' });
  }

  function endSession({ document: { sessionId }, ending }: Talk) {
    forgetSession(sessionId);
    // Should it not be reached, the server deletes it when its hour is over.
    if (!ending) api.deleteChat(sessionId).catch(() => undefined);
  }

  async function handleDelete() {
    if (!talk) return;
    const { sessionId, name } = talk.document;
    try {
      await api.deleteChat(sessionId);
    } catch (error) {
      // What the server no longer has is as good as deleted.
      if (!endingIn(reasonFrom(error)))
        return shell.toast({ title: words.session.deleteFailed, description: words.session.deleteFailedText, tone: 'bad' });
    }
    asking.stop();
    forgetSession(sessionId);
    dispatch(chatActions.deleted());
    shell.toast({ title: words.session.deletedTitle, description: words.session.deletedText(name), tone: 'good' });
  }

  async function handleExport(format: 'markdown' | 'pdf') {
    if (!talk) return;
    try {
      const { saveConversation } = await import('./features/export/saveConversation');
      await saveConversation(talk, format, words, new Date());
    } catch (error) {
      // A part of the page that did not come, or a bug: the conversation itself is still here.
      console.error(error);
      shell.toast({ title: words.exported.failedTitle, description: words.exported.failedText, tone: 'bad' });
    }
  }

  function handleAnother() {
    asking.stop();
    dispatch(chatActions.anotherWanted());
  }

  function handleAskAbout(selected: string, page: number) {
    const clean = selected.replace(/\s+/g, ' ').trim();
    const short = clean.length > LONGEST_SELECTION ? `${clean.slice(0, LONGEST_SELECTION).trimEnd()}…` : clean;
    dispatch(chatActions.quoted(words.talk.aboutThis({ selected: short, page })));
  }

  const handleOver = useCallback(() => dispatch(chatActions.ended('expired')), []);

  return (
    <ChatScreen
      state={state}
      server={shell.config}
      backLink={shell.linkTo('/')}
      uploadProgress={upload.progress}
      nextTools={listNextTools(shell, 'chat')}
      onFile={(file) => upload.start(file)}
      onReject={handleReject}
      onPassword={(file, password) => upload.start(file, password)}
      onCancelUpload={upload.cancel}
      onCameBack={() => dispatch(chatActions.cameBack())}
      onRestore={bringBack}
      onType={(text) => dispatch(chatActions.typed(text))}
      onAsk={(question) => talk && asking.start(talk.document.sessionId, question)}
      onStop={asking.stop}
      onShow={(page, highlight) => dispatch(chatActions.citationShown({ page, highlight }))}
      onView={(view) => dispatch(chatActions.viewed(view))}
      onCopied={() => dispatch(chatActions.copied())}
      onCopyFailed={() => shell.toast({ title: words.talk.copyFailed, tone: 'bad' })}
      onUploadAgain={(file, password) => upload.start(file, password)}
      onAnother={handleAnother}
      onOver={handleOver}
      onExport={(format) => void handleExport(format)}
      onDelete={handleDelete}
      onHandOver={(tool: NextTool<'chat'>) => talk?.pdf && void shell.handOver?.(talk.pdf.file, tool)}
      onShowPdf={(pdf) => dispatch(chatActions.pdfShown(pdf))}
      onAskAbout={handleAskAbout}
    />
  );
}
