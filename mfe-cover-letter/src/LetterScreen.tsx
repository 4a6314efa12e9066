import type { LetterClaim } from '@sheaf/api/contract/coverLetter';
import { Card, Dialog, Skeleton, ToolPage, type ToolPageProps, token } from '@sheaf/design-system';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import { PaperStyle } from '@sheaf/tool-kit/PaperStyle';
import { type ReactNode, useMemo, useState } from 'react';
import styled from 'styled-components';
import { DownloadCard, type DownloadCardProps } from './features/download/DownloadCard';
import { createClaimFinder, listClaims } from './features/letter/claimFinder';
import { collectEvidence } from './features/letter/collectEvidence';
import { GrammarFindings } from './features/letter/GrammarFindings';
import { LetterBar } from './features/letter/LetterBar';
import { LetterSheet } from './features/letter/LetterSheet';
import { layOutVersion } from './features/letter/layOutVersion';
import { formatDay } from './features/letter/letterHead';
import { Panels } from './features/panels/Panels';
import { cvPage } from './lazyCvPage';
import { useMessages } from './messages';
import type { ReadCv, ShownPdf } from './model/cv';
import type { Finding } from './model/grammarFindings';
import type { Style } from './model/job';
import { currentVersion, type Letter } from './model/letter';
import type { LetterState } from './model/letterState';

export interface LetterScreenProps extends Pick<DownloadCardProps, 'nextTools' | 'onPaper' | 'onDownload' | 'onCopy' | 'onHandOver'> {
  state: LetterState;
  cv: ReadCv;
  letter: Letter;
  /** An AI service follows any wish; without one only simple ones are understood. */
  hasModel: boolean;
  page: Pick<ToolPageProps, 'title' | 'lead' | 'back' | 'isAtWork' | 'subject'>;
  /** Which way it came, above the letter. */
  head: ReactNode;
  foot: ReactNode;
  onType: (id: string, text: string) => void;
  onStyle: (style: Style) => void;
  onReword: (instruction: string) => void;
  onRewordParagraph: (id: string, instruction: string) => void;
  onConfirm: (claims: readonly string[], isTrue: boolean) => void;
  onUndo: () => void;
  onRedo: () => void;
  onCheck: () => void;
  onApply: (finding: Finding, replacement: string) => void;
  onIgnore: (id: string) => void;
  onRestore: (number: number) => void;
  onShowClaim: (paragraph: string, text: string) => void;
  onShowCitation: (citation: { path: string; page: number; quote: string }) => void;
  onShowPdf: (pdf: ShownPdf) => void;
  onAddDescription: () => void;
}

/** The letter to edit, and beside it the ways to take it along and all that is to be known about it. */
export function LetterScreen(props: LetterScreenProps) {
  const { state, cv, page, onShowCitation, onShowPdf } = props;
  const words = useMessages();
  const [isCvOpen, setIsCvOpen] = useState(false);
  const view = useLetterView(props);

  function handleShowInCv({ page, quote, text }: LetterClaim) {
    if (page === undefined) return;
    onShowCitation({ path: '', page, quote: quote ?? text });
    setIsCvOpen(true);
  }

  return (
    <ToolPage {...page} aside={<LetterSideColumn {...props} view={view} onShowInCv={handleShowInCv} />}>
      <PaperStyle />
      <Card>
        <Editor {...props} view={view} onShowInCv={handleShowInCv} />
      </Card>
      <Dialog isOpen={isCvOpen} onClose={() => setIsCvOpen(false)} size="large" title={words.cv.pageTitle}>
        <LazySlot words={words.screen} part={cvPage} meanwhile={<Skeleton shape="page" />}>
          {(CvPage) => <CvPage cv={cv} activeCitation={state.activeCitation} onShowPdf={onShowPdf} />}
        </LazySlot>
      </Dialog>
    </ToolPage>
  );
}

/** Returns the current version with its claims, their sources and its page layout. */
function useLetterView({ state: { job, paper }, cv, letter }: LetterScreenProps) {
  const version = currentVersion(letter);
  const findParagraphClaims = useMemo(() => createClaimFinder(collectEvidence(cv, job)), [cv, job]);
  const paragraphClaims = useMemo(() => findParagraphClaims(version.paragraphs), [findParagraphClaims, version.paragraphs]);
  const claims = useMemo(() => listClaims(paragraphClaims), [paragraphClaims]);
  const layout = useMemo(() => layOutVersion(version, cv, { job, paper }, formatDay(new Date())), [version, cv, job, paper]);
  return { version, paragraphClaims, claims, layout };
}

interface RegionProps extends LetterScreenProps {
  view: ReturnType<typeof useLetterView>;
  /** Shows the source of a claim on the page of the CV. */
  onShowInCv: (claim: LetterClaim) => void;
}

/** Shows the download card, and the panels about claims, keywords and versions. */
function LetterSideColumn({ state: { job, paper }, cv, letter, view: { claims, layout }, onShowInCv, ...props }: RegionProps) {
  return (
    <>
      <Card tab="cover-letter">
        <DownloadCard
          paper={paper}
          layout={layout}
          amber={claims.filter(({ supported }) => !supported)}
          hasCvPdf={cv.pdf !== null && !cv.pdf.isLocked}
          nextTools={props.nextTools}
          onPaper={props.onPaper}
          onConfirm={(confirmed) => props.onConfirm(confirmed, true)}
          onDownload={props.onDownload}
          onCopy={props.onCopy}
          onHandOver={props.onHandOver}
        />
      </Card>
      <Card>
        <Panels
          letter={letter}
          claims={claims}
          hasDescription={job.description.trim() !== ''}
          onAddDescription={props.onAddDescription}
          onShow={({ paragraph, text }) => props.onShowClaim(paragraph, text)}
          onShowInCv={onShowInCv}
          onConfirm={(claim, isTrue) => props.onConfirm([claim], isTrue)}
          onRestore={props.onRestore}
        />
      </Card>
    </>
  );
}

/** Shows the editable letter, with the toolbar above and the grammar findings below. */
function Editor({ state, cv, letter, head, foot, hasModel, view: { version, paragraphClaims, layout }, onShowInCv, ...props }: RegionProps) {
  const [instruction, setInstruction] = useState('');
  const { writing, grammar } = state;
  const canWrite = cv.ending === null;
  const isKnown = letter.letterId !== null;
  return (
    <Work>
      {head}
      <LetterBar
        letter={letter}
        style={state.style}
        isBusy={writing.step === 'writing'}
        canWrite={canWrite}
        instruction={isKnown ? instruction : null}
        hasModel={hasModel}
        isChecking={grammar.step === 'checking'}
        onStyle={props.onStyle}
        onInstruction={setInstruction}
        onReword={() => props.onReword(instruction.trim())}
        onUndo={props.onUndo}
        onRedo={props.onRedo}
        onCheck={props.onCheck}
      />
      <LetterSheet
        version={version}
        paragraphClaims={paragraphClaims}
        grammar={grammar}
        claim={state.claim}
        writing={writing}
        canReword={canWrite && isKnown}
        fitsOnePage={layout.fits}
        notDrawn={layout.missing}
        onType={props.onType}
        onReword={(id) => props.onRewordParagraph(id, instruction.trim())}
        onShowInCv={onShowInCv}
        onConfirm={(claim) => props.onConfirm([claim], true)}
      />
      <GrammarFindings grammar={grammar} onApply={props.onApply} onIgnore={props.onIgnore} />
      {foot}
    </Work>
  );
}

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
`;
