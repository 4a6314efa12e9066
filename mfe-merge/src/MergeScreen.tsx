import { MIN_MERGE_FILES } from '@sheaf/api/contract/pdf';
import {
  Banner,
  Button,
  Card,
  Dropzone,
  type FileRejection,
  formatFileSize,
  ProgressDialog,
  ToolPage,
  token,
  VisuallyHidden,
} from '@sheaf/design-system';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type Dispatch, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { countFiles, countPages } from './counting';
import { FileList } from './FileList';
import { limitsInWords, type MergeLimits, totalBytes } from './limits';
import { MergeActions } from './MergeActions';
import {
  allFilesRemoved,
  fileMoved,
  fileRemoved,
  filesAdded,
  type MergeAction,
  type MergeState,
  passwordTyped,
  rejectionsDismissed,
} from './mergeState';
import { NotAdded } from './NotAdded';
import { MERGED_NAME, ResultCard } from './ResultCard';
import { Tips } from './Tips';
import { WaitingCard } from './WaitingCard';

export interface MergeScreenProps {
  state: MergeState;
  limits: MergeLimits;
  /** Props of the link back to all tools. */
  backLink: ComponentProps<'a'>;
  dispatch: Dispatch<MergeAction>;
  onReject: (rejections: FileRejection[]) => void;
  onMerge: () => void;
  onCancel: () => void;
}

/** The whole merge screen in any of its states: the files on the left, what became of them on the right. */
export function MergeScreen({ state, limits, backLink, dispatch, onReject, onMerge, onCancel }: MergeScreenProps) {
  const { progress } = state;
  const files = state.files.map((chosen) => chosen.file);
  const resultHeading = useFocusOnceMerged(progress.step === 'merged');

  return (
    <ToolPage
      title="Merge PDFs"
      lead="Put your files in order and get one PDF back, page for page."
      back={
        <a {...backLink}>
          <ArrowLeft aria-hidden="true" />
          Back to Tools
        </a>
      }
      aside={
        <>
          {progress.step === 'merged' ? (
            <ResultCard pdf={progress.pdf} report={progress.report} headingRef={resultHeading} />
          ) : (
            <WaitingCard files={files} minFiles={MIN_MERGE_FILES} />
          )}
          <Tips limits={limits} />
        </>
      }
    >
      <Card>
        <Work>
          <Dropzone
            label={files.length > 0 ? 'Drop more PDFs' : 'Drop your PDFs here'}
            hint={limitsInWords(limits)}
            chosenCount={files.length}
            maxFiles={limits.maxFiles > 0 ? limits.maxFiles : Number.POSITIVE_INFINITY}
            onAdd={(added) => dispatch(filesAdded(added))}
            onReject={onReject}
          />
          {state.rejected.length > 0 && <NotAdded rejected={state.rejected} onDismiss={() => dispatch(rejectionsDismissed())} />}
          {files.length > 0 && (
            <section aria-label="Chosen files">
              <ListHead>
                <p>
                  {countFiles(files.length)} · {formatFileSize(totalBytes(files))}
                </p>
                <Button tone="quiet" size="small" onClick={() => dispatch(allFilesRemoved())}>
                  Remove all
                </Button>
              </ListHead>
              <FileList
                files={state.files}
                limits={limits}
                onMove={(id, to) => dispatch(fileMoved({ id, to }))}
                onRemove={(id) => dispatch(fileRemoved(id))}
                onTypePassword={(id, password) => dispatch(passwordTyped({ id, password }))}
                onSubmitPassword={onMerge}
              />
            </section>
          )}
          {progress.step === 'failed' && (
            <Banner tone="bad" title="Nothing was merged">
              {progress.refusal.sentence} Your files are still in the list.
            </Banner>
          )}
          <MergeActions isReady={files.length >= MIN_MERGE_FILES} isDone={progress.step === 'merged'} onMerge={onMerge} />
        </Work>
      </Card>
      <ProgressDialog
        isOpen={progress.step === 'merging'}
        title="Merging your PDFs"
        description={`${countFiles(files.length)}, ${formatFileSize(totalBytes(files))} on their way to becoming one.`}
        onCancel={onCancel}
      />
      <VisuallyHidden role="status">{announcementOf(state)}</VisuallyHidden>
    </ToolPage>
  );
}

/** The result takes the focus once it is there, after the progress dialog has given it back to the button. */
function useFocusOnceMerged(isMerged: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isMerged) return;
    const focusing = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(focusing);
  }, [isMerged]);
  return heading;
}

function announcementOf({ progress, announcement }: MergeState): string {
  if (progress.step !== 'merged') return announcement;
  return `${MERGED_NAME} is ready: ${countPages(progress.report.pages)}, ${formatFileSize(progress.pdf.size)}.`;
}

const Work = styled.div`
  display: grid;
  gap: ${token('space-5')};
`;

const ListHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
`;
