import type { ServerConfig } from '@sheaf/api/contract/config';
import type { JobProgress } from '@sheaf/api/contract/progress';
import { Banner, Button, Card, EmptyState, ToolPage, token, VisuallyHidden } from '@sheaf/design-system';
import type { Notice } from '@sheaf/tool-contract';
import { formatPrivacy } from '@sheaf/tool-kit/formatPrivacy';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import type { NextTool } from '@sheaf/tool-kit/listNextTools';
import { formatStage, type ReadingProgress } from '@sheaf/tool-kit/readingProgress';
import { useFetchAhead } from '@sheaf/tool-kit/useFetchAhead';
import type { SavedWork } from '@sheaf/tool-kit/useSavedWork';
import { ArrowLeft, SpellCheck2 } from 'lucide-react';
import { type ComponentProps, type Dispatch, useState } from 'react';
import styled from 'styled-components';
import { CheckBar } from './features/checking/CheckBar';
import { Settings } from './features/checking/Settings';
import { CountsBar } from './features/review/CountsBar';
import { Source } from './features/source/Source';
import { TextPane, type TextView } from './features/text/TextPane';
import { fetchAhead, readingDialog, resultColumn, savedWorkNote } from './lazyParts';
import { useMessages } from './messages';
import { buildAnnouncement } from './model/buildAnnouncement';
import { type GrammarState, isBlank } from './model/emptyGrammar';
import { type GrammarAction, grammarActions, isStale } from './model/grammarState';

export interface GrammarScreenProps {
  state: GrammarState;
  /** Whether work of an earlier visit is back, and which files this browser has no room for. */
  kept: SavedWork;
  dispatch: Dispatch<GrammarAction>;
  server: ServerConfig;
  /** Props of the link back to all tools. */
  backLink: ComponentProps<'a'>;
  readingProgress: ReadingProgress;
  checkingProgress: JobProgress | null;
  /** The tools the file can go on to. */
  nextTools: readonly NextTool<'grammar'>[];
  onFile: (file: File) => void;
  onPassword: (file: File, password: string) => void;
  onCancelReading: () => void;
  onCheck: () => void;
  onCancelCheck: () => void;
  onHandOver: (file: File, tool: NextTool<'grammar'>) => void;
  /** Called when the corrected text was copied or downloaded. */
  onDownloaded: () => void;
  onNotice: (notice: Notice) => void;
}

/** The whole screen in any of its states: the text on the left, what was found in it on the right. */
export function GrammarScreen(props: GrammarScreenProps) {
  const { state, backLink } = props;
  const words = useMessages();
  const { screen } = words;
  const { reading } = state;
  // The dialog stays once it was needed: closing, it returns the focus.
  const [hasRead, setHasRead] = useState(false);
  if (reading.step === 'reading' && !hasRead) setHasRead(true);
  useFetchAhead(hasText(state), fetchAhead);

  return (
    <ToolPage
      title={screen.title}
      lead={screen.lead}
      isAtWork={!isBlank(state)}
      back={
        <a {...backLink}>
          <ArrowLeft aria-hidden="true" />
          {screen.backToTools}
        </a>
      }
      aside={<Result {...props} />}
    >
      <Card>
        <TextForm {...props} />
      </Card>
      {hasRead && <ReadingProgressDialog {...props} />}
      <VisuallyHidden role="status">{buildAnnouncement(state, words)}</VisuallyHidden>
    </ToolPage>
  );
}

/** The findings, or a placeholder before the first check. */
function Result({ state, dispatch, nextTools, onHandOver, onDownloaded, onNotice }: GrammarScreenProps) {
  const { screen, result } = useMessages();
  const { review } = state;
  if (!review) {
    return (
      <Card>
        <EmptyState icon={<SpellCheck2 />} title={result.title}>
          {result.empty}
        </EmptyState>
      </Card>
    );
  }
  return (
    <LazySlot words={screen} part={resultColumn} meanwhile={<LoadingPlaceholder />}>
      {(ResultColumn) => (
        <ResultColumn
          state={state}
          review={review}
          isStale={isStale(state)}
          dispatch={dispatch}
          nextTools={nextTools}
          onHandOver={onHandOver}
          onDownloaded={onDownloaded}
          onNotice={onNotice}
        />
      )}
    </LazySlot>
  );
}

/** The text and its source, the settings of the check, and the button that starts it. */
function TextForm({ state, kept, dispatch, server, checkingProgress, onFile, onPassword, onCheck, onCancelCheck }: GrammarScreenProps) {
  const words = useMessages();
  const { screen } = words;
  const [view, setView] = useState<TextView>('marks');
  const { review, checking } = state;
  const stale = isStale(state);

  function handleCheck() {
    setView('marks');
    onCheck();
  }

  return (
    <Work>
      <Source
        state={state}
        limits={server.limits}
        onFile={onFile}
        onRemove={() => dispatch(grammarActions.fileRemoved())}
        onDismiss={() => dispatch(grammarActions.refusalDismissed())}
        onPassword={onPassword}
      />
      {kept.isExpired && <Banner tone="neutral">{words.kept.expired}</Banner>}
      <ReplacedTextBanner state={state} dispatch={dispatch} />
      <TextPane state={state} view={view} onView={setView} dispatch={dispatch} />
      <Settings
        settings={state.settings}
        isEnglish={findLanguage(state) !== 'es'}
        ignoredWords={state.ignoredWords}
        onChange={(settings) => dispatch(grammarActions.settingsChosen(settings))}
        onForget={(word) => dispatch(grammarActions.wordForgotten(word))}
      />
      {checking.step === 'failed' && (
        <Banner comesIntoView tone="bad" title={screen.checkFailed}>
          {checking.reason.sentence ?? screen.checkFailedText} {screen.textIsSafe}
        </Banner>
      )}
      <CheckBar
        isChecking={checking.step === 'checking'}
        progress={checkingProgress}
        isBlank={!hasText(state)}
        isDone={review !== null && !stale}
        privacy={formatPrivacy(server.ai, screen)}
        onCheck={handleCheck}
        onCancel={onCancelCheck}
      />
      {review && !stale && checking.step !== 'checking' && <CountsBar state={state} review={review} />}
      <SavedWorkSection state={state} kept={kept} dispatch={dispatch} />
    </Work>
  );
}

/** Where the text is kept, and the way to delete it. */
function SavedWorkSection({ state, kept: { missing, leftOut }, dispatch }: Pick<GrammarScreenProps, 'state' | 'kept' | 'dispatch'>) {
  const words = useMessages();
  if (isBlank(state) && missing.length === 0) return null;
  return (
    <LazySlot words={words.screen} part={savedWorkNote} meanwhile={null}>
      {(SavedWorkNote) => (
        <SavedWorkNote words={words.kept} missing={missing} leftOut={leftOut} onStartOver={() => dispatch(grammarActions.startedOver())} />
      )}
    </LazySlot>
  );
}

/** Offers to restore the typed text that a file has replaced. */
function ReplacedTextBanner({ state: { replacedText, document }, dispatch }: Pick<GrammarScreenProps, 'state' | 'dispatch'>) {
  const { screen } = useMessages();
  if (replacedText === null || !document) return null;
  return (
    <Banner
      tone="neutral"
      action={
        <Button size="small" onClick={() => dispatch(grammarActions.textBroughtBack())}>
          {screen.bringBack}
        </Button>
      }
    >
      {screen.broughtText(document.file.name)}
    </Banner>
  );
}

function ReadingProgressDialog({ state: { reading }, readingProgress, onCancelReading }: GrammarScreenProps) {
  const words = useMessages();
  return (
    <LazySlot words={words.screen} part={readingDialog} meanwhile={null}>
      {(ProgressDialog) => (
        <ProgressDialog
          isOpen={reading.step === 'reading'}
          title={words.reading.title}
          description={formatStage(readingProgress.stage, words.reading, words.locale)}
          progress={readingProgress.share}
          onCancel={onCancelReading}
        />
      )}
    </LazySlot>
  );
}

/** Returns the language of the text in the field, where the server has said it. */
function findLanguage({ text, review, document }: GrammarState): string | undefined {
  if (review?.text === text) return review.result.language;
  return document?.extracted.text === text ? document.extracted.language : undefined;
}

function hasText({ text }: GrammarState): boolean {
  return text.trim() !== '';
}

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
`;

/** The room the result will take as soon as it is there. */
const LoadingPlaceholder = styled.div`
  min-height: calc(6 * ${token('space-24')});
`;
