import type { ServerConfig } from '@sheaf/api/contract/config';
import type { Correction } from '@sheaf/api/contract/convert';
import type { ConvertPreview } from '@sheaf/api/contract/convertPreview';
import { Banner, Card, Dropzone, from, ToolPage, token, VisuallyHidden } from '@sheaf/design-system';
import { asksForPassword } from '@sheaf/tool-kit/callFailure';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import type { NextTool } from '@sheaf/tool-kit/listNextTools';
import { formatMessage } from '@sheaf/tool-kit/messageDescriptor';
import { findFileRefusal } from '@sheaf/tool-kit/uploadLimits';
import { useFetchAhead } from '@sheaf/tool-kit/useFetchAhead';
import type { SavedWork } from '@sheaf/tool-kit/useSavedWork';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type Dispatch, type RefObject, useRef } from 'react';
import styled from 'styled-components';
import { ConvertBar } from './features/conversion/ConvertBar';
import { type ConvertProgress, formatStage } from './features/conversion/convertProgress';
import { FoldedForm } from './features/conversion/FoldedForm';
import { WhyFailed } from './features/conversion/WhyFailed';
import { WaitingCard } from './features/result/WaitingCard';
import type { Searchable } from './features/searchable/useSearchable';
import { chosenFile, fetchAhead, pagesCard, resultCard, savedWorkNote } from './lazyParts';
import { useMessages } from './messages';
import { type ConvertAction, type ConvertState, convertActions, type Progress } from './model/convertState';
import { formatLimits } from './model/limits';
import { listChangedPages, listFixedPages, listPagesToReview, type PageChoice, withChoice, withSuggestions } from './model/pageChoices';
import { isFinal } from './model/reason';
import { progressDialog } from './progressDialog';

export interface ConvertScreenProps {
  state: ConvertState;
  /** Whether work of an earlier visit is back, and which files this browser has no room for. */
  kept: SavedWork;
  /** How far the conversion under way is. */
  work: ConvertProgress;
  limits: ServerConfig['limits'];
  /** Null on a server without text recognition. */
  searchable: Searchable | null;
  /** Props of the link back to all tools. */
  backLink: ComponentProps<'a'>;
  /** The tools the PDF can go on to. */
  nextTools: readonly NextTool<'convert'>[];
  dispatch: Dispatch<ConvertAction>;
  onFile: (file: File) => void;
  onConvert: (password?: string) => void;
  onPageModes: (pageModes: PageChoice[]) => void;
  /** Converts once more, with these choices for its pages. */
  onConvertWith: (pageModes: PageChoice[]) => void;
  /** Converts with these corrections. */
  onCorrect: (corrections: Correction[]) => void;
  /** Converts so that every page becomes a picture. */
  onAsPictures: () => void;
  onCancel: () => void;
  onHandOver: (file: File, tool: NextTool<'convert'>) => void;
}

/** The whole screen in any of its states: the PDF and what is wanted of it on the left, what became of it on the right. */
export function ConvertScreen(props: ConvertScreenProps) {
  const { state, backLink, dispatch } = props;
  const { file, progress, announcement } = state;
  const words = useMessages();
  const { screen } = words;
  const formRef = useRef<HTMLDivElement>(null);
  const pagesRef = useRef<HTMLDivElement>(null);
  useFetchAhead(file !== null, fetchAhead);

  function handleRemove() {
    dispatch(convertActions.fileRemoved());
    // The focused control is removed with the file, so focus the button that chooses another, once the form is unfolded.
    setTimeout(() => formRef.current?.querySelector('button')?.focus());
  }

  function handleShow(page: number) {
    dispatch(convertActions.pageShown(page));
    pagesRef.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <ToolPage
      title={screen.title}
      lead={screen.lead}
      isAtWork={file !== null}
      back={
        <a {...backLink}>
          <ArrowLeft aria-hidden="true" />
          {screen.backToTools}
        </a>
      }
      aside={
        <Beside>
          {file && progress.step === 'converted' ? (
            <ConvertedResult {...props} file={file} converted={progress} onShow={handleShow} onRemove={handleRemove} />
          ) : (
            <WaitingCard fileName={file?.name ?? null} hasFailed={progress.step === 'failed'} isDoubtful={state.isDoubtful} />
          )}
        </Beside>
      }
      after={
        file &&
        progress.step === 'converted' &&
        progress.preview && <ConvertedPages {...props} file={file} converted={progress} preview={progress.preview} container={pagesRef} />
      }
    >
      <Card>
        <FoldedForm result={progress.step === 'converted' ? progress.docx : null} fileName={file?.name ?? ''}>
          <ConversionForm {...props} container={formRef} onRemove={handleRemove} />
        </FoldedForm>
      </Card>
      {file && <ConvertProgressDialog {...props} />}
      <VisuallyHidden role="status">{announcement ? formatMessage(words.announcements, announcement) : ''}</VisuallyHidden>
    </ToolPage>
  );
}

interface FormProps extends ConvertScreenProps {
  container: RefObject<HTMLDivElement | null>;
  onRemove: () => void;
}

/** The PDF with its options, why it could not be converted, and the button that converts it. */
function ConversionForm({ state, kept, limits, searchable, dispatch, onFile, onConvert, onAsPictures, container, onRemove }: FormProps) {
  const { file, progress } = state;
  const words = useMessages();
  const { screen } = words;
  // The password field itself says that a password is needed.
  const needsPassword = progress.step === 'failed' && asksForPassword(progress.reason);
  const isHopeless = progress.step === 'failed' && isFinal(progress.reason);

  function handleChooseAnother() {
    const chooseButton = container.current?.querySelector('button');
    chooseButton?.focus();
    // Browsers open the file chooser only during a press, so do it before anything asynchronous.
    chooseButton?.click();
  }

  return (
    <Work ref={container}>
      <Dropzone
        label={file ? screen.dropOther : screen.drop}
        hint={formatLimits(limits, words)}
        chosenCount={file ? 1 : 0}
        takesWholePage={progress.step !== 'converting'}
        findRefusal={(chosen) => findFileRefusal(chosen, limits, words)}
        onAdd={([added]) => added && onFile(added)}
      />
      {!file && kept.isExpired && <Banner tone="neutral">{words.kept.expired}</Banner>}
      {file && (
        <LazySlot words={screen} part={chosenFile} meanwhile={<LoadingPlaceholder data-of="file" />}>
          {(ChosenFile) => (
            <ChosenFile state={state} file={file} searchable={searchable} dispatch={dispatch} onRemove={onRemove} onPassword={onConvert} />
          )}
        </LazySlot>
      )}
      {progress.step === 'failed' && !needsPassword && (
        <WhyFailed
          title={progress.isBeforePress ? screen.unusableTitle : screen.failedTitle}
          reason={progress.reason}
          onAgain={() => onConvert()}
          onAsPictures={onAsPictures}
          onChooseAnother={handleChooseAnother}
        />
      )}
      <ConvertBar
        isReady={file !== null && !isHopeless}
        isOpenedFirst={needsPassword}
        isConverting={progress.step === 'converting'}
        isDone={progress.step === 'converted'}
        onConvert={() => onConvert()}
      />
      {(file || kept.missing.length > 0) && <SavedWorkRow kept={kept} dispatch={dispatch} />}
    </Work>
  );
}

/** Says what was kept of the work, and lets it be deleted. */
function SavedWorkRow({ kept, dispatch }: Pick<FormProps, 'kept' | 'dispatch'>) {
  const words = useMessages();
  return (
    <LazySlot words={words.screen} part={savedWorkNote} meanwhile={null}>
      {(SavedWorkNote) => (
        <SavedWorkNote words={words.kept} missing={kept.missing} leftOut={kept.leftOut} onStartOver={() => dispatch(convertActions.startedOver())} />
      )}
    </LazySlot>
  );
}

interface ConvertedProps extends ConvertScreenProps {
  file: File;
  converted: Extract<Progress, { step: 'converted' }>;
}

interface ResultProps extends ConvertedProps {
  onShow: (page: number) => void;
  onRemove: () => void;
}

/** The finished document, and the pages to review. */
function ConvertedResult({ state, file, converted, searchable, nextTools, dispatch, onConvertWith, onHandOver, onShow, onRemove }: ResultProps) {
  const { pageModes } = state.choices;
  const { screen } = useMessages();
  const { docx, report, preview } = converted;
  const kept = listFixedPages(report, preview, converted.asked);
  const lookAt = listPagesToReview(report, kept);
  return (
    <LazySlot words={screen} part={resultCard} meanwhile={<LoadingPlaceholder data-of="result" />}>
      {(ResultCard) => (
        <ResultCard
          docx={docx}
          report={report}
          name={state.name}
          onSave={() => dispatch(convertActions.saved())}
          onRename={(typed) => dispatch(convertActions.renamed(typed))}
          kept={kept}
          lookAt={lookAt}
          changed={countChanged(converted, pageModes)}
          onShow={preview && onShow}
          scan={searchable && report.ocrPages.length > 0 ? { searchable, fileName: file.name, password: state.password } : null}
          onKeepLayout={() => onConvertWith(withSuggestions(pageModes, lookAt))}
          nextTools={nextTools}
          onHandOver={(tool) => onHandOver(file, tool)}
          onAnother={onRemove}
        />
      )}
    </LazySlot>
  );
}

interface PagesProps extends ConvertedProps {
  preview: ConvertPreview;
  container: RefObject<HTMLDivElement | null>;
}

/** The pages of the PDF beside those of the document. */
function ConvertedPages({ state, file, converted, preview, dispatch, onPageModes, onConvertWith, onCorrect, container }: PagesProps) {
  const { pageModes, corrections } = state.choices;
  const { screen } = useMessages();
  return (
    <LazySlot words={screen} part={pagesCard} meanwhile={<LoadingPlaceholder data-of="result" />}>
      {(PagesCard) => (
        <PagesCard
          ref={container}
          file={file}
          password={state.password}
          preview={preview}
          report={converted.report}
          pageModes={pageModes}
          changed={countChanged(converted, pageModes)}
          page={state.shownPage}
          onLeaf={(page) => dispatch(convertActions.pageShown(page))}
          onChoose={(page, mode) => onPageModes(withChoice(pageModes, page, mode))}
          onConvertAgain={() => onConvertWith(pageModes)}
          corrections={corrections}
          onCorrect={onCorrect}
        />
      )}
    </LazySlot>
  );
}

function ConvertProgressDialog({ state: { progress }, work, onCancel }: ConvertScreenProps) {
  const words = useMessages();
  return (
    <LazySlot words={words.screen} part={progressDialog} meanwhile={null}>
      {(ConvertDialog) => (
        <ConvertDialog
          isOpen={progress.step === 'converting'}
          title={words.work.title}
          description={formatStage(work.stage, words)}
          progress={work.share}
          onCancel={onCancel}
        />
      )}
    </LazySlot>
  );
}

/** Counts the pages whose chosen mode differs from the document's. */
function countChanged({ preview }: ConvertedProps['converted'], pageModes: readonly PageChoice[]): number {
  return listChangedPages(preview?.pages ?? [], pageModes).length;
}

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
`;

/** The room a part will take as soon as it is there; it is fetched early enough that hardly anybody sees this. */
const LoadingPlaceholder = styled.div`
  &[data-of='file'] {
    min-height: calc(${token('space-20')} + ${token('space-4')} + ${token('space-12')} + ${token('hairline')});
  }
  &[data-of='result'] {
    min-height: calc(5 * ${token('space-24')});
  }
`;

/** However long the options are, the result stays beside them; where the window is too low to hold it, it scrolls along. */
const Beside = styled.div`
  ${from.wide} {
    @media (min-height: 50em) {
      position: sticky;
      top: ${token('space-6')};
    }
  }
`;
