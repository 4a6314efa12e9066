import { MIN_MERGE_FILES } from '@sheaf/api/contract/merge';
import { Banner, Card, Dropzone, type FileRejection, from, ToolPage, token, useWords, VisuallyHidden } from '@sheaf/design-system';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import type { NextTool } from '@sheaf/tool-kit/listNextTools';
import { useFetchAhead } from '@sheaf/tool-kit/useFetchAhead';
import type { SavedWork } from '@sheaf/tool-kit/useSavedWork';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type Dispatch, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { ListPlaceholder } from './features/files/ListPlaceholder';
import { NotAdded } from './features/files/NotAdded';
import { Tips } from './features/files/Tips';
import { UnreadableNotice } from './features/files/UnreadableNotice';
import { useFocusFallback } from './features/keyboard/useFocusFallback';
import { MergeActions } from './features/merging/MergeActions';
import { formatStage, type MergeProgress } from './features/merging/mergeProgress';
import { RefusalNotice } from './features/merging/RefusalNotice';
import { PlaceSwitch } from './features/options/PlaceSwitch';
import { WaitingCard } from './features/result/WaitingCard';
import { chosenFiles, fetchAhead, leftOutNotice, optionsPanel, progressDialog, resultCard, savedWorkNote } from './lazyParts';
import { type MergeMessages, useMessages } from './messages';
import { arrangePages } from './model/arrangePages';
import { buildAnnouncement } from './model/buildAnnouncement';
import type { MergeState } from './model/emptyMerge';
import { formatLimits, type MergeLimits } from './model/limits';
import { isPasswordRefusal } from './model/mergeRefusal';
import { filesAdded, filesRejected, type MergeAction, placeChosen, renamed, startedOver, unreadableRemoved } from './model/mergeState';
import type { PlaceDecision } from './model/place';
import { isUnreadable } from './model/unreadableFiles';

export interface MergeScreenProps {
  state: MergeState;
  /** Where these files will be merged. */
  decision: PlaceDecision;
  /** Whether work of an earlier visit is back, and which files this browser has no room for. */
  kept: SavedWork;
  /** How far the merge under way is. */
  work: MergeProgress;
  limits: MergeLimits;
  /** Props of the link back to all tools. */
  backLink: ComponentProps<'a'>;
  dispatch: Dispatch<MergeAction>;
  onReject: (rejections: FileRejection[]) => void;
  onMerge: () => void;
  onMergeOnDevice: () => void;
  onCancel: () => void;
  /** The tools a finished file can go on to. */
  nextTools: readonly NextTool<'merge'>[];
  /** The finished file is to be the first of a new merge. */
  onMergeMore: (file: File) => void;
  onHandOver: (file: File, tool: NextTool<'merge'>) => void;
  /** The visitor has the finished file. */
  onSave: (result: File) => void;
}

/** The whole merge screen in any of its states: the files on the left, what became of them on the right. */
export function MergeScreen(props: MergeScreenProps) {
  const { state, limits, backLink, onMergeMore } = props;
  const { progress } = state;
  const words = useMessages();
  const { screen } = words;
  const formRef = useRef<HTMLDivElement>(null);
  const readable = state.files.filter((chosen) => !isUnreadable(chosen)).map((chosen) => chosen.file);
  const hasFiles = state.files.length > 0;
  useFetchAhead(hasFiles, fetchAhead);
  useFocusFallback(formRef, findNextFocus);

  function handleMergeMore(file: File) {
    onMergeMore(file);
    // The card goes away with the focus in it; choosing more files is what comes next, and that button is the first.
    formRef.current?.querySelector('button')?.focus();
  }

  return (
    <ToolPage
      title={screen.title}
      lead={screen.lead}
      isAtWork={hasFiles}
      back={
        <a {...backLink}>
          <ArrowLeft aria-hidden="true" />
          {screen.backToTools}
        </a>
      }
      aside={
        <Beside>
          {progress.step === 'merged' ? (
            <MergedResult {...props} merged={progress} onMergeMore={handleMergeMore} />
          ) : (
            <WaitingCard files={readable} minFiles={MIN_MERGE_FILES} hasFailed={progress.step === 'failed'} />
          )}
          <Tips limits={limits} />
        </Beside>
      }
    >
      <Card>
        <Work ref={formRef}>
          <AddedFiles {...props} />
          <MergeForm {...props} />
        </Work>
      </Card>
      {hasFiles && <MergeProgressDialog {...props} />}
      <VisuallyHidden role="status">{buildAnnouncement(state, words)}</VisuallyHidden>
    </ToolPage>
  );
}

interface MergedResultProps extends MergeScreenProps {
  merged: Extract<MergeState['progress'], { step: 'merged' }>;
}

/** The finished file, and the tools that can open it. */
function MergedResult({ state, merged: { pdf, report, place }, dispatch, nextTools, onSave, onMergeMore, onHandOver }: MergedResultProps) {
  const { screen } = useMessages();
  return (
    <LazySlot words={screen} part={resultCard} meanwhile={<LoadingPlaceholder data-of="result" />}>
      {(ResultCard) => (
        <ResultCard
          pdf={pdf}
          report={report}
          leftOut={state.leftOut}
          place={place}
          name={state.name}
          onRename={(name) => dispatch(renamed(name))}
          onSave={onSave}
          nextTools={nextTools}
          onMergeMore={onMergeMore}
          onHandOver={onHandOver}
        />
      )}
    </LazySlot>
  );
}

/** Where files are dropped, and those that could not be added. */
function AddedFiles({ state: { files, progress, rejected }, decision, limits, dispatch, onReject }: MergeScreenProps) {
  const words = useMessages();
  const { screen } = words;
  const { tooManyFiles } = useWords().dropzone;
  const maxFiles = decision.place === 'server' && limits.maxFiles > 0 ? limits.maxFiles : Number.POSITIVE_INFINITY;
  const tooMany = rejected.filter(({ reason }) => reason === tooManyFiles).map(({ file }) => file);

  function handleAddAnyway() {
    dispatch(placeChosen('device'));
    dispatch(filesAdded(tooMany));
    dispatch(filesRejected(rejected.filter(({ reason }) => reason !== tooManyFiles)));
  }

  return (
    <>
      <Dropzone
        label={files.length > 0 ? screen.dropMore : screen.dropFirst}
        hint={decision.place === 'device' ? screen.nothingIsUploaded : formatLimits(limits, words)}
        chosenCount={files.length}
        maxFiles={maxFiles}
        takesWholePage={progress.step !== 'merging'}
        onAdd={(added) => dispatch(filesAdded(added))}
        onReject={onReject}
      />
      {rejected.length > 0 && (
        <NotAdded rejected={rejected} onAddAnyway={tooMany.length > 0 ? handleAddAnyway : undefined} onDismiss={() => dispatch(filesRejected([]))} />
      )}
    </>
  );
}

/** The chosen files with the options of the merge, why it was refused, and the button that merges them. */
function MergeForm({ state, decision, kept, dispatch, onMerge, onMergeOnDevice }: MergeScreenProps) {
  const { files, choices, pages, past, progress, leftOut } = state;
  const words = useMessages();
  const { screen } = words;
  const hasFiles = files.length > 0;
  const unreadable = files.filter(isUnreadable);
  const failure = progress.step === 'failed' ? progress.refusal : null;
  const isWaiting = decision.isOffline && failure !== null && 'because' in failure && failure.because === 'offline';
  const isShownOnRow = files.some(({ problem }) => problem !== null);
  // The field that has to be corrected shows the error itself and has the focus.
  const isMendedOnRow = isShownOnRow && failure !== null && (isPasswordRefusal(failure) || failure.code === 'invalid_range');
  // Keep the same array, since the grid would render all pages of a new one.
  const arranged = useMemo(() => pages ?? arrangePages({ files, choices }), [pages, files, choices]);
  return (
    <>
      {!hasFiles && kept.isExpired && <Banner tone="neutral">{words.kept.expired}</Banner>}
      {(hasFiles || past.length > 0) && (
        <LazySlot words={screen} part={chosenFiles} meanwhile={<ListPlaceholder files={files} />}>
          {(ChosenFiles) => <ChosenFiles state={state} arranged={arranged} dispatch={dispatch} onSubmitPassword={onMerge} />}
        </LazySlot>
      )}
      {hasFiles && (
        <LazySlot words={screen} part={optionsPanel} meanwhile={<LoadingPlaceholder />}>
          {(OptionsPanel) => <OptionsPanel choices={choices} isByPages={pages !== null} dispatch={dispatch} />}
        </LazySlot>
      )}
      {unreadable.length > 0 && (
        <UnreadableNotice names={unreadable.map(({ name }) => name)} onRemove={() => dispatch(unreadableRemoved(unreadable.map(({ id }) => id)))} />
      )}
      {leftOut.length > 0 && hasFiles && progress.step !== 'merged' && (
        <LazySlot words={screen} part={leftOutNotice} meanwhile={null}>
          {(LeftOutNotice) => <LeftOutNotice names={leftOut} />}
        </LazySlot>
      )}
      {failure && unreadable.length === 0 && !isWaiting && !isMendedOnRow && (
        <RefusalNotice refusal={failure} isShownOnRow={isShownOnRow} onMergeOnDevice={onMergeOnDevice} />
      )}
      <MergeActions
        label={progress.step === 'merging' ? screen.merging : formatMergeLabel(state, words)}
        isReady={files.length - unreadable.length >= MIN_MERGE_FILES}
        isDone={progress.step === 'merged'}
        onMerge={onMerge}
      >
        <PlaceSwitch decision={decision} isWaiting={isWaiting} dispatch={dispatch} />
      </MergeActions>
      {(hasFiles || kept.missing.length > 0) && (
        <LazySlot words={screen} part={savedWorkNote} meanwhile={<LoadingPlaceholder />}>
          {(SavedWorkNote) => (
            <SavedWorkNote words={words.kept} missing={kept.missing} leftOut={kept.leftOut} onStartOver={() => dispatch(startedOver())} />
          )}
        </LazySlot>
      )}
    </>
  );
}

function MergeProgressDialog({ state: { progress }, work, onCancel }: MergeScreenProps) {
  const words = useMessages();
  const { screen } = words;
  return (
    <LazySlot words={screen} part={progressDialog} meanwhile={null}>
      {(ProgressDialog) => (
        <ProgressDialog
          isOpen={progress.step === 'merging'}
          title={screen.merging}
          description={formatStage(work.stage, words)}
          progress={work.share}
          onCancel={onCancel}
        />
      )}
    </LazySlot>
  );
}

/** Returns the element to focus when the focused one is removed: the current page, or the list. */
function findNextFocus(work: HTMLElement): HTMLElement | null {
  return (
    work.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]') ??
    work.querySelector<HTMLElement>('ol[tabindex]') ??
    work.querySelector('button')
  );
}

function formatMergeLabel({ files, pages }: MergeState, { screen }: MergeMessages): string {
  const readable = files.filter((chosen) => !isUnreadable(chosen));
  // A file that waits for its password is not known to be good.
  const isLocked = readable.some(({ facts, password }) => facts.state === 'locked' && password === '');
  const good = readable.length;
  if (good >= MIN_MERGE_FILES && good < files.length) return isLocked ? screen.mergeFiles(good) : screen.mergeGood(good);
  if (files.length < MIN_MERGE_FILES) return screen.merge;
  return pages ? screen.mergePages(pages.length) : screen.mergeFiles(files.length);
}

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
`;

/** The room a part will take as soon as it is there; it is fetched early enough that hardly anybody sees this. */
const LoadingPlaceholder = styled.div`
  min-height: calc(${token('space-12')} + ${token('hairline')});

  &[data-of='result'] {
    min-height: calc(6 * ${token('space-24')});
  }
`;

/** However long the list is, its result stays beside it; where the window is too low to hold it, it scrolls along. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};

  ${from.wide} {
    @media (min-height: 50em) {
      position: sticky;
      top: ${token('space-6')};
    }
  }
`;
