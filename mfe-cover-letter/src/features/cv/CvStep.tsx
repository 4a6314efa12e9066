import type { ServerConfig } from '@sheaf/api/contract/config';
import { letterLimits } from '@sheaf/api/contract/coverLetter';
import { formatRefusal } from '@sheaf/api/contract/errors';
import { Button, Dropzone, FileRow, SegmentedControl, Skeleton, TextArea, token } from '@sheaf/design-system';
import { asksForPassword } from '@sheaf/tool-kit/callFailure';
import { formatPrivacy, formatRetention } from '@sheaf/tool-kit/formatPrivacy';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import { ReaderNotes } from '@sheaf/tool-kit/ReaderNotes';
import { findFileRefusal, formatUploadLimits } from '@sheaf/tool-kit/uploadLimits';
import { ArrowRight, ClipboardPaste, FileUp } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { machinePanel, profileCard, refusedCv } from '../../lazyCvPage';
import { useMessages } from '../../messages';
import type { ReadCv } from '../../model/cv';
import type { LetterState } from '../../model/letterState';
import { asksForMachineView } from '../../model/machineViewAddress';
import { StepFoot } from '../steps/StepFoot';
import type { ProfileCardProps } from './ProfileCard';

export interface CvStepProps extends Omit<ProfileCardProps, 'cv' | 'onChange' | 'onRemove'> {
  state: LetterState;
  server: ServerConfig;
  /** Called when a file is turned away before it is read. */
  onOtherRefused: () => void;
  onSource: (source: LetterState['source']) => void;
  onFile: (file: File) => void;
  onPassword: (file: File, password: string) => void;
  onPaste: (text: string) => void;
  onRead: () => void;
  onRemoveCv: () => void;
  onProfile: ProfileCardProps['onChange'];
  onRemoveEntry: ProfileCardProps['onRemove'];
  onContinue: () => void;
}

/** The first step: the CV, and what was understood of it. */
export function CvStep(props: CvStepProps) {
  const { state, server, onProfile, onRemoveEntry, onShowCitation, onContinue } = props;
  const { cv, reading } = state;
  const words = useMessages();
  // While the page is prerendered there is no address, and no CV.
  const isMachineViewFirst = cv !== null && asksForMachineView(window.location.search);
  const machineView = cv && (
    <LazySlot words={words.screen} part={machinePanel} meanwhile={null}>
      {(MachinePanel) => <MachinePanel cv={cv} isOpenAtFirst={isMachineViewFirst} />}
    </LazySlot>
  );
  return (
    <Work>
      {cv && !cv.ending ? <ReadCvSummary {...props} cv={cv} /> : <CvInput {...props} />}
      {reading.step === 'refused' && (
        <LazySlot words={words.screen} part={refusedCv} meanwhile={null}>
          {(RefusedCv) => <RefusedCv refused={reading} onFile={props.onFile} onPassword={props.onPassword} />}
        </LazySlot>
      )}
      {!cv && (
        <Privacy>
          {formatPrivacy(server.ai, words.screen)} {formatRetention(server, words.screen, words.locale)}
        </Privacy>
      )}
      {cv && !cv.ending && (
        <>
          <CvNotes cv={cv} />
          {isMachineViewFirst && machineView}
          <LazySlot words={words.screen} part={profileCard} meanwhile={<Skeleton />}>
            {(ProfileCard) => <ProfileCard key={cv.cvId} cv={cv} onChange={onProfile} onRemove={onRemoveEntry} onShowCitation={onShowCitation} />}
          </LazySlot>
          {!isMachineViewFirst && machineView}
          <StepFoot
            forth={
              <Button tone="accent" icon={<ArrowRight aria-hidden="true" />} onClick={onContinue}>
                {words.screen.toJob}
              </Button>
            }
          />
        </>
      )}
    </Work>
  );
}

/** Returns how the drop area shows a reading, on which a password field or, on a slow network a while later, the dialog with its progress follows. */
function showReading(reading: LetterState['reading']): { files: File[]; isCompact: boolean } {
  return {
    files: reading.step === 'reading' && reading.file ? [reading.file] : [],
    isCompact: reading.step === 'refused' && asksForPassword(reading.reason),
  };
}

/** Where the CV comes in: as a file, or as its text. */
function CvInput({ state, server, onOtherRefused, onSource, onFile, onPaste, onRead }: CvStepProps) {
  const words = useMessages();
  const { cv } = words;
  const [problem, setProblem] = useState<string | null>(null);

  function handleRead() {
    const length = state.pasted.trim().length;
    if (length === 0) setProblem(formatRefusal('cv_missing', undefined, words.errors));
    else if (length < letterLimits.minCvText) setProblem(formatRefusal('cv_too_short', undefined, words.errors));
    else onRead();
  }

  return (
    <>
      <SegmentedControl
        label={cv.source}
        value={state.source}
        onChange={onSource}
        segments={[
          { value: 'file', label: cv.asFile, icon: <FileUp aria-hidden="true" /> },
          { value: 'text', label: cv.asText, icon: <ClipboardPaste aria-hidden="true" /> },
        ]}
      />
      {state.source === 'file' ? (
        <Dropzone
          label={cv.drop}
          hint={formatUploadLimits(server.limits, words)}
          takesWholePage
          {...showReading(state.reading)}
          findRefusal={(file) => findFileRefusal(file, server.limits, words)}
          onAdd={([file]) => file && onFile(file)}
          onReject={onOtherRefused}
        />
      ) : (
        <>
          <TextArea
            label={cv.text}
            hint={cv.textHint}
            rows={10}
            limit={letterLimits.maxCvText}
            value={state.pasted}
            error={problem}
            onChange={(event) => {
              setProblem(null);
              onPaste(event.target.value);
            }}
          />
          <StepFoot
            forth={
              <Button tone="accent" onClick={handleRead}>
                {cv.read}
              </Button>
            }
          />
        </>
      )}
    </>
  );
}

function ReadCvSummary({ cv, server, onFile, onRemoveCv }: CvStepProps & { cv: ReadCv }) {
  const words = useMessages();
  return (
    <div>
      <FileRow
        name={cv.filename || words.cv.pastedText}
        size={cv.pdf?.file.size ?? new Blob([cv.text]).size}
        details={words.cv.facts({ pages: cv.filename ? cv.pageCount : 0, words: cv.wordCount })}
        onRemove={onRemoveCv}
      />
      <Dropzone
        label={words.cv.dropAnother}
        hint={formatUploadLimits(server.limits, words)}
        isCompact
        takesWholePage
        findRefusal={(file) => findFileRefusal(file, server.limits, words)}
        onAdd={([file]) => file && onFile(file)}
      />
    </div>
  );
}

/** Shows what the reader of a CV has to say of it. */
function CvNotes({ cv: { ocrPages, warnings } }: { cv: ReadCv }) {
  const { cv: words } = useMessages();
  const scanned = ocrPages.length > 0 ? words.scanned(ocrPages.map(({ page }) => page)) : null;
  // The field itself shows that there is no name.
  return <ReaderNotes scanned={scanned} warnings={warnings.filter(({ code }) => code !== 'no_name')} />;
}

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
`;

const Privacy = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
  text-wrap: pretty;
`;
