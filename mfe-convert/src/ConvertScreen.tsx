import type { ServerConfig } from '@sheaf/api/contract/config';
import { Card, Dropzone, type FileRejection, from, ToolPage, token, VisuallyHidden } from '@sheaf/design-system';
import { asksForPassword } from '@sheaf/tool-kit/callFailure';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import type { NextTool } from '@sheaf/tool-kit/listNextTools';
import { formatMessage } from '@sheaf/tool-kit/messageDescriptor';
import { findFileRefusal } from '@sheaf/tool-kit/uploadLimits';
import { useFetchAhead } from '@sheaf/tool-kit/useFetchAhead';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type Dispatch, useRef } from 'react';
import styled from 'styled-components';
import { ConvertBar } from './features/conversion/ConvertBar';
import { type ConvertProgress, formatStage } from './features/conversion/convertProgress';
import { WhyFailed } from './features/conversion/WhyFailed';
import { WaitingCard } from './features/result/WaitingCard';
import { chosenFile, convertDialog, fetchAhead, pagesCard, resultCard } from './lazyParts';
import { useMessages } from './messages';
import { type ConvertAction, type ConvertState, convertActions } from './model/convertState';
import { formatLimits } from './model/limits';
import { changedPages, keptPages, type PageChoice, pagesToLookAt, withChoice, withSuggestions } from './model/pageChoices';

export interface ConvertScreenProps {
  state: ConvertState;
  /** How far the conversion under way is. */
  work: ConvertProgress;
  limits: ServerConfig['limits'];
  /** Props of the link back to all tools. */
  backLink: ComponentProps<'a'>;
  /** The tools the PDF can go on to. */
  nextTools: readonly NextTool<'convert'>[];
  dispatch: Dispatch<ConvertAction>;
  onFile: (file: File) => void;
  onReject: (rejections: FileRejection[]) => void;
  onConvert: (password?: string) => void;
  onPageModes: (pageModes: PageChoice[]) => void;
  /** Converts once more, with these choices for its pages. */
  onConvertWith: (pageModes: PageChoice[]) => void;
  /** Converts so that every page becomes a picture. */
  onAsPictures: () => void;
  onCancel: () => void;
  onHandOver: (file: File, tool: NextTool<'convert'>) => void;
}

/** The whole screen in any of its states: the PDF and what is wanted of it on the left, what became of it on the right. */
export function ConvertScreen({
  state,
  work,
  limits,
  backLink,
  nextTools,
  dispatch,
  onFile,
  onReject,
  onConvert,
  onPageModes,
  onConvertWith,
  onAsPictures,
  onCancel,
  onHandOver,
}: ConvertScreenProps) {
  const { file, progress, name, password, shownPage, announcement } = state;
  const { pageModes } = state.choices;
  const words = useMessages();
  const { screen } = words;
  const kept = progress.step === 'converted' ? keptPages(progress.report, progress.preview, progress.asked) : [];
  const lookAt = progress.step === 'converted' ? pagesToLookAt(progress.report, kept) : [];
  const changed = progress.step === 'converted' ? changedPages(progress.preview?.pages ?? [], pageModes).length : 0;
  const workPlace = useRef<HTMLDivElement>(null);
  const pagesPlace = useRef<HTMLDivElement>(null);
  const hasFile = file !== null;
  // Said at the field that mends it.
  const needsPassword = progress.step === 'failed' && asksForPassword(progress.reason);
  useFetchAhead(hasFile, fetchAhead);

  function chooseAgain() {
    // What had the focus goes away with the file; choosing another is what comes next, and that button is the first.
    workPlace.current?.querySelector('button')?.focus();
  }

  function handleRemove() {
    dispatch(convertActions.fileRemoved());
    chooseAgain();
  }

  function handleOtherFile() {
    chooseAgain();
    // A browser opens its list of files for a press of the visitor alone, which this still is.
    workPlace.current?.querySelector('button')?.click();
  }

  function handleShow(page: number) {
    dispatch(convertActions.pageShown(page));
    pagesPlace.current?.scrollIntoView({ block: 'nearest' });
  }

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
      aside={
        <Beside>
          {file && progress.step === 'converted' ? (
            <LazySlot words={screen} part={resultCard} meanwhile={<Coming data-of="result" />}>
              {(ResultCard) => (
                <ResultCard
                  docx={progress.docx}
                  report={progress.report}
                  name={name}
                  onSave={() => dispatch(convertActions.saved())}
                  onRename={(typed) => dispatch(convertActions.renamed(typed))}
                  kept={kept}
                  lookAt={lookAt}
                  changed={changed}
                  onShow={progress.preview && handleShow}
                  onKeepLook={() => onConvertWith(withSuggestions(pageModes, lookAt))}
                  pdfName={file.name}
                  nextTools={nextTools}
                  onHandOver={(tool) => onHandOver(file, tool)}
                  onAnother={handleRemove}
                />
              )}
            </LazySlot>
          ) : (
            <WaitingCard fileName={file?.name ?? null} hasFailed={progress.step === 'failed'} />
          )}
        </Beside>
      }
    >
      <Card>
        <Work ref={workPlace}>
          <Dropzone
            label={hasFile ? screen.dropOther : screen.drop}
            hint={formatLimits(limits, words)}
            chosenCount={hasFile ? 1 : 0}
            takesWholePage={progress.step !== 'converting'}
            refusalOf={(chosen) => findFileRefusal(chosen, limits, words)}
            onAdd={([added]) => added && onFile(added)}
            onReject={onReject}
          />
          {hasFile && (
            <LazySlot words={screen} part={chosenFile} meanwhile={<Coming data-of="file" />}>
              {(ChosenFile) => <ChosenFile state={state} file={file} dispatch={dispatch} onRemove={handleRemove} onPassword={onConvert} />}
            </LazySlot>
          )}
          {progress.step === 'failed' && !needsPassword && (
            <WhyFailed reason={progress.reason} onAgain={() => onConvert()} onAsPictures={onAsPictures} onOtherFile={handleOtherFile} />
          )}
          <ConvertBar isReady={hasFile && !needsPassword} isDone={progress.step === 'converted'} onConvert={() => onConvert()} />
        </Work>
      </Card>
      {file && progress.step === 'converted' && progress.preview && (
        <LazySlot words={screen} part={pagesCard} meanwhile={<Coming data-of="result" />}>
          {(PagesCard) => (
            <PagesCard
              ref={pagesPlace}
              file={file}
              password={password}
              preview={progress.preview}
              report={progress.report}
              pageModes={pageModes}
              changed={changed}
              page={shownPage}
              onLeaf={(page) => dispatch(convertActions.pageShown(page))}
              onChoose={(page, mode) => onPageModes(withChoice(pageModes, page, mode))}
              onConvertAgain={() => onConvertWith(pageModes)}
            />
          )}
        </LazySlot>
      )}
      {hasFile && (
        <LazySlot words={screen} part={convertDialog} meanwhile={null}>
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
      )}
      <VisuallyHidden role="status">{announcement ? formatMessage(words.announcements, announcement) : ''}</VisuallyHidden>
    </ToolPage>
  );
}

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
`;

/** The room a part will take as soon as it is there; it is fetched early enough that hardly anybody sees this. */
const Coming = styled.div`
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
