import { MAX_CHAT_DOCUMENTS } from '@sheaf/api/contract/chat';
import type { ServerConfig } from '@sheaf/api/contract/config';
import { Banner, Button, Card, Dropzone, type FileRejection, RefusedFiles, Skeleton, ToolPage, token } from '@sheaf/design-system';
import { asksForPassword, findEnding } from '@sheaf/tool-kit/callFailure';
import { formatPrivacy, formatRetention } from '@sheaf/tool-kit/formatPrivacy';
import { PasswordForm } from '@sheaf/tool-kit/PasswordForm';
import { PromiseCard } from '@sheaf/tool-kit/PromiseCard';
import { findFileRefusal, formatUploadLimits } from '@sheaf/tool-kit/uploadLimits';
import { ArrowLeft, Files, Highlighter, SearchX } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import type { Stage } from '../../model/chatState';
import { type ChosenPdf, findName, type RefusedPdf } from '../../model/talk';

export interface StartScreenProps {
  stage: Exclude<Stage, { step: 'talking' }>;
  /** The name of the PDF that a typed question waits for. */
  waitingFor: string | null;
  server: ServerConfig;
  /** Props of the link back to all tools. */
  backLink: ComponentProps<'a'>;
  onFiles: (files: readonly File[]) => void;
  /** `others` could not be read before, and are named again. */
  onPassword: (pdf: ChosenPdf, others: readonly RefusedPdf[]) => void;
  onUploadAgain: (pdfs: readonly ChosenPdf[]) => void;
  onResume: () => void;
  onRestore: () => void;
}

const icons = [<Highlighter key="mark" aria-hidden="true" />, <SearchX key="missing" aria-hidden="true" />, <Files key="all" aria-hidden="true" />];

/** Where a PDF is chosen, what it is chosen for, and what becomes of it. */
export function StartScreen(props: StartScreenProps) {
  const { stage, server, backLink, onFiles } = props;
  const [rejected, setRejected] = useState<readonly FileRejection[]>([]);
  const words = useMessages();
  const { screen } = words;
  return (
    <ToolPage
      title={screen.title}
      lead={screen.lead}
      back={
        <a {...backLink}>
          <ArrowLeft aria-hidden="true" />
          {screen.backToTools}
        </a>
      }
      aside={<PromiseCard tool="chat" title={screen.beforehand} promises={screen.promises} icons={icons} />}
    >
      <Card>
        {stage.step === 'restoring' ? (
          <Skeleton lines={6} label={screen.restoring} />
        ) : (
          <Work>
            <Dropzone
              label={screen.drop}
              hint={formatUploadLimits(server.limits, words)}
              // The password field, which is the next thing to do, is below it.
              isCompact={stage.step === 'choosing' && stage.refused.some(({ reason }) => asksForPassword(reason))}
              takesWholePage
              maxFiles={MAX_CHAT_DOCUMENTS}
              chosenCount={0}
              // On a slow network the dialog with its progress comes a while later.
              files={stage.step === 'uploading' ? [stage.file] : []}
              findRefusal={(file) => findFileRefusal(file, server.limits, words)}
              onAdd={(files) => {
                setRejected([]);
                onFiles(files);
              }}
              onReject={setRejected}
            />
            <RefusedFiles rejected={rejected} />
            <StartNotice {...props} isOverdue={rejected.length > 0} />
            <Privacy>
              {formatPrivacy(server.ai, screen)} {formatRetention(server, screen, words.locale)}
            </Privacy>
          </Work>
        )}
      </Card>
    </ToolPage>
  );
}

/** Why the last files cannot be asked, or what is still there of a conversation. */
function StartNotice({ stage, waitingFor, isOverdue, onPassword, onUploadAgain, onResume, onRestore }: StartScreenProps & { isOverdue: boolean }) {
  const { screen, upload, session } = useMessages();
  if (stage.step !== 'choosing') return null;
  const { before, notRestored } = stage;
  // What is said of another file takes the place of what was said of this one.
  const refused = isOverdue ? [] : stage.refused;
  const locked = refused.find(({ reason }) => asksForPassword(reason));
  return (
    <>
      <UnreadFiles refused={refused.filter(({ reason }) => !asksForPassword(reason))} again={stage.again} onUploadAgain={onUploadAgain} />
      {locked && (
        <PasswordForm
          key={locked.file.name}
          name={locked.file.name}
          words={upload}
          reason={locked.reason}
          takesFocus
          onSubmit={(password) =>
            onPassword(
              { file: locked.file, password },
              refused.filter((each) => each !== locked),
            )
          }
        />
      )}
      {notRestored && <NotRestored reason={notRestored} waitingFor={waitingFor} onRestore={onRestore} />}
      {waitingFor !== null && !notRestored && !before && <Banner tone="neutral">{session.uploadToAsk(waitingFor)}</Banner>}
      {before && (
        <Banner
          tone="neutral"
          action={
            <Button size="small" onClick={onResume}>
              {screen.backTo(findName(before))}
            </Button>
          }
        >
          {before.ending ? session.ended[before.ending] : screen.stillThere(findName(before))}
        </Banner>
      )}
    </>
  );
}

interface UnreadProps extends Pick<StartScreenProps, 'onUploadAgain'> {
  refused: readonly RefusedPdf[];
  again: readonly ChosenPdf[];
}

/** Which files could not be read and why; what another try may mend can be tried again without choosing it anew. */
function UnreadFiles({ refused, again, onUploadAgain }: UnreadProps) {
  const { screen, upload } = useMessages();
  if (refused.length === 0) return null;
  const tryAgain = again.length > 0 && (
    <Button size="small" onClick={() => onUploadAgain(again)}>
      {screen.tryAgain}
    </Button>
  );
  const isUnsent = refused.every((each) => each.isUnsent);
  return (
    <Banner comesIntoView tone="bad" title={isUnsent ? upload.unusableTitle(refused.length) : upload.failedTitle} action={tryAgain}>
      {refused.map(({ reason }, index) => (
        // Two files may have one name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines hold no state of their own.
        <p key={index}>{reason.sentence ?? upload.failedText}</p>
      ))}
    </Banner>
  );
}

interface NotRestoredProps extends Pick<StartScreenProps, 'waitingFor' | 'onRestore'> {
  reason: NonNullable<Extract<Stage, { step: 'choosing' }>['notRestored']>;
}

function NotRestored({ reason, waitingFor, onRestore }: NotRestoredProps) {
  const { screen, session } = useMessages();
  const ending = findEnding(reason);
  if (ending) {
    return (
      <Banner tone="warn" title={session.ended[ending]}>
        {waitingFor === null ? session.uploadToGoOn : session.uploadToAsk(waitingFor)}
      </Banner>
    );
  }
  const again = (
    <Button size="small" onClick={onRestore}>
      {screen.tryAgain}
    </Button>
  );
  return (
    <Banner tone="bad" title={screen.notRestored} action={again}>
      {reason.sentence}
    </Banner>
  );
}

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;

const Privacy = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  text-wrap: pretty;
`;
