import { MIN_MERGE_FILES } from '@sheaf/api/contract/pdf';
import { Card, Dropzone, type FileRejection, formatFileSize, ProgressDialog, ToolPage, token, VisuallyHidden } from '@sheaf/design-system';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type Dispatch, useState } from 'react';
import styled from 'styled-components';
import { countFiles, countPages } from './counting';
import { FileList } from './files/FileList';
import { NotAdded } from './files/NotAdded';
import { limitsInWords, type MergeLimits, totalBytes } from './limits';
import { MergeActions } from './MergeActions';
import { RefusalNotice } from './RefusalNotice';
import { DEFAULT_NAME } from './result/downloadName';
import type { NextTool } from './result/nextTools';
import { ResultCard } from './result/ResultCard';
import { WaitingCard } from './result/WaitingCard';
import {
  allFilesRemoved,
  fileMoved,
  fileRemoved,
  filesAdded,
  type MergeAction,
  type MergeState,
  passwordTyped,
  rejectionsDismissed,
} from './state/mergeState';
import { Tips } from './Tips';

export interface MergeScreenProps {
  state: MergeState;
  limits: MergeLimits;
  /** Props of the link back to all tools. */
  backLink: ComponentProps<'a'>;
  dispatch: Dispatch<MergeAction>;
  onReject: (rejections: FileRejection[]) => void;
  onMerge: () => void;
  onCancel: () => void;
  /** The tools a finished file can go on to. */
  nextTools: readonly NextTool[];
  /** The finished file is to be the first of a new merge. */
  onMergeMore: (file: File) => void;
  onHandOver: (file: File, tool: NextTool) => void;
}

/** The whole merge screen in any of its states: the files on the left, what became of them on the right. */
export function MergeScreen(props: MergeScreenProps) {
  const { state, limits, backLink, dispatch, onReject, onMerge, onCancel, nextTools, onMergeMore, onHandOver } = props;
  const { progress } = state;
  // Here and not in the result, so that merging again keeps it.
  const [name, setName] = useState(DEFAULT_NAME);
  const files = state.files.map((chosen) => chosen.file);

  return (
    <ToolPage
      title="Merge PDFs"
      lead="Put your files in order. Bookmarks, links and forms come along."
      back={
        <a {...backLink}>
          <ArrowLeft aria-hidden="true" />
          Back to Tools
        </a>
      }
      aside={
        <>
          {progress.step === 'merged' ? (
            <ResultCard
              pdf={progress.pdf}
              report={progress.report}
              place={progress.place}
              name={name}
              onRename={setName}
              nextTools={nextTools}
              onMergeMore={onMergeMore}
              onHandOver={onHandOver}
            />
          ) : (
            <WaitingCard files={files} minFiles={MIN_MERGE_FILES} hasFailed={progress.step === 'failed'} />
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
            <FileList
              files={state.files}
              limits={limits}
              onMove={(id, to) => dispatch(fileMoved({ id, to }))}
              onRemove={(id) => dispatch(fileRemoved(id))}
              onRemoveAll={() => dispatch(allFilesRemoved())}
              onTypePassword={(id, password) => dispatch(passwordTyped({ id, password }))}
              onSubmitPassword={onMerge}
            />
          )}
          {progress.step === 'failed' && <RefusalNotice refusal={progress.refusal} />}
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

function announcementOf({ progress, announcement }: MergeState): string {
  if (progress.step !== 'merged') return announcement;
  return `Your merged PDF is ready: ${countPages(progress.report.pages)}, ${formatFileSize(progress.pdf.size)}.`;
}

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
`;
