import { token, VisuallyHidden } from '@sheaf/design-system';
import { formatPrivacy } from '@sheaf/tool-kit/formatPrivacy';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import { formatStage, type ReadingProgress } from '@sheaf/tool-kit/readingProgress';
import { useFetchAhead } from '@sheaf/tool-kit/useFetchAhead';
import { useState } from 'react';
import styled from 'styled-components';
import { StartScreen, type StartScreenProps } from './features/start/StartScreen';
import type { TalkScreenProps } from './features/talk/TalkScreen';
import { fetchAhead, talkScreen, uploadDialog } from './lazyParts';
import { useMessages } from './messages';
import { buildAnnouncement } from './model/buildAnnouncement';
import type { ChatState } from './model/chatState';

export interface ChatScreenProps extends Omit<StartScreenProps, 'stage' | 'waitingFor'>, Omit<TalkScreenProps, 'talk' | 'privacy'> {
  state: ChatState;
  uploadProgress: ReadingProgress;
  onCancelUpload: () => void;
}

/** The whole screen in any of its states: choosing a PDF, or talking about it. */
export function ChatScreen({ uploadProgress, onCancelUpload, ...props }: ChatScreenProps) {
  const { state, server, onFiles, onPassword, onResume, onRestore, ...talkProps } = props;
  const { stage } = state;
  const words = useMessages();
  // The dialog stays once it was needed: closing, it returns the focus.
  const [hasUploaded, setHasUploaded] = useState(false);
  const adding = stage.step === 'talking' ? stage.talk.adding : null;
  const isReading = stage.step === 'uploading' || adding !== null;
  if (isReading && !hasUploaded) setHasUploaded(true);
  const isUsed = stage.step !== 'choosing';

  useFetchAhead(isUsed, fetchAhead);

  return (
    <>
      {stage.step === 'talking' ? (
        <LazySlot words={words.screen} part={talkScreen} meanwhile={<LoadingPlaceholder />}>
          {(TalkScreen) => <TalkScreen {...talkProps} state={state} talk={stage.talk} privacy={formatPrivacy(server.ai, words.screen)} />}
        </LazySlot>
      ) : (
        <StartScreen
          stage={stage}
          waitingFor={state.draft.trim() === '' ? null : state.draftAbout}
          server={server}
          backLink={props.backLink}
          onFiles={onFiles}
          onPassword={onPassword}
          onUploadAgain={talkProps.onUploadAgain}
          onResume={onResume}
          onRestore={onRestore}
        />
      )}
      {hasUploaded && (
        <LazySlot words={words.screen} part={uploadDialog} meanwhile={null}>
          {(ProgressDialog) => (
            <ProgressDialog
              isOpen={isReading}
              title={adding ? words.documents.adding(adding.name) : words.upload.title}
              description={formatStage(uploadProgress.stage, words.upload, words.locale)}
              progress={uploadProgress.share}
              onCancel={onCancelUpload}
            />
          )}
        </LazySlot>
      )}
      <VisuallyHidden role="status">{buildAnnouncement(state, words)}</VisuallyHidden>
    </>
  );
}

/** The room the conversation will take as soon as it is there. */
const LoadingPlaceholder = styled.div`
  min-height: calc(100dvh - ${token('space-16')});
`;
