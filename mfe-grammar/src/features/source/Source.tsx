import type { ServerConfig } from '@sheaf/api/contract/config';
import { Banner, Button, Dropzone, FileRow, from, token } from '@sheaf/design-system';
import { asksForPassword } from '@sheaf/tool-kit/callFailure';
import { PasswordForm } from '@sheaf/tool-kit/PasswordForm';
import { ReaderNotes } from '@sheaf/tool-kit/ReaderNotes';
import { findFileRefusal, formatUploadLimits } from '@sheaf/tool-kit/uploadLimits';
import { useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { GrammarState } from '../../model/emptyGrammar';

export interface SourceProps {
  state: Pick<GrammarState, 'document' | 'reading' | 'checking' | 'review'>;
  limits: ServerConfig['limits'];
  onFile: (file: File) => void;
  onRemove: () => void;
  /** The refusal of a file has been read. */
  onDismiss: () => void;
  onPassword: (file: File, password: string) => void;
}

/** Where the text comes from: a drop area, or the PDF that was read with its warnings, or why it could not be read. */
export function Source({ state, limits, onFile, onRemove, onDismiss, onPassword }: SourceProps) {
  const words = useMessages();
  const { screen, reading } = words;
  const { document, checking } = state;
  const scanned = document?.extracted.ocrPages.map(({ page }) => page) ?? [];
  const refused = state.reading.step === 'refused' ? state.reading : null;
  const dropArea = useRef<HTMLDivElement>(null);

  /** The pressed button goes with what it was for, so focus the one that chooses a file. */
  function thenChoose(remove: () => void) {
    remove();
    setTimeout(() => dropArea.current?.querySelector<HTMLElement>('input[type=file] ~ button')?.focus());
  }

  return (
    <Container ref={dropArea}>
      <Head data-has-file={document ? true : undefined}>
        {document && (
          <FileRow
            name={document.file.name}
            size={document.file.size}
            details={reading.facts({ pages: document.extracted.pageCount, words: document.extracted.wordCount })}
            onRemove={() => thenChoose(onRemove)}
          />
        )}
        <Dropzone
          label={document ? screen.dropAnother : screen.dropFirst}
          hint={formatUploadLimits(limits, words)}
          // The password field, which is the next thing to do, is below it.
          isCompact={document !== null || state.review !== null || (refused !== null && asksForPassword(refused.reason))}
          takesWholePage={checking.step !== 'checking'}
          // On a slow network the dialog with its progress comes a while later.
          files={state.reading.step === 'reading' ? [state.reading.file] : []}
          findRefusal={(file) => findFileRefusal(file, limits, words)}
          onAdd={([file]) => file && onFile(file)}
          // What is said of another file takes its place.
          onReject={onDismiss}
        />
      </Head>
      {document && <ReaderNotes scanned={scanned.length > 0 ? reading.scanned(scanned) : null} warnings={document.extracted.warnings} />}
      {refused && !asksForPassword(refused.reason) && <Unread refused={refused} onFile={onFile} onDismiss={() => thenChoose(onDismiss)} />}
      {refused && asksForPassword(refused.reason) && (
        <PasswordForm
          name={refused.file.name}
          words={reading}
          reason={refused.reason}
          takesFocus
          onSubmit={(password) => onPassword(refused.file, password)}
        />
      )}
    </Container>
  );
}

interface UnreadProps extends Pick<SourceProps, 'onFile' | 'onDismiss'> {
  refused: Extract<GrammarState['reading'], { step: 'refused' }>;
}

/** Why a file was not read; what another try may mend is tried again without choosing it anew. */
function Unread({ refused, onFile, onDismiss }: UnreadProps) {
  const { screen, reading } = useMessages();
  return (
    <Banner
      comesIntoView
      tone="bad"
      title={refused.isUnsent ? reading.unusableTitle : reading.failedTitle}
      action={
        <Actions>
          {refused.canRetry && (
            <Button size="small" onClick={() => onFile(refused.file)}>
              {screen.tryAgain}
            </Button>
          )}
          <Button size="small" onClick={onDismiss}>
            {reading.dismiss}
          </Button>
        </Actions>
      }
    >
      {refused.reason.sentence ?? reading.failedText}
    </Banner>
  );
}

const Container = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;

/* Beside each other where there is room: every line above the text is one less of it in the window. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};

  ${from.wide} {
    &[data-has-file] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
      gap: ${token('space-6')};
    }
  }
`;
