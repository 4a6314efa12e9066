import type { ServerConfig } from '@sheaf/api/contract/config';
import { Banner, Card, Skeleton, Stepper, ToolPage, token, VisuallyHidden } from '@sheaf/design-system';
import { LazySlot } from '@sheaf/tool-kit/lazyComponent';
import { formatStage, type ReadingProgress } from '@sheaf/tool-kit/readingProgress';
import { useFetchAhead } from '@sheaf/tool-kit/useFetchAhead';
import { useIsWide } from '@sheaf/tool-kit/useIsWide';
import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { CvStep, type CvStepProps } from './features/cv/CvStep';
import type { JobStepProps } from './features/job/JobStep';
import { EndedBanner } from './features/session/EndedBanner';
import { SessionBar, type SessionBarProps } from './features/session/SessionBar';
import { Beforehand } from './features/steps/Beforehand';
import { StepFoot } from './features/steps/StepFoot';
import type { LetterScreenProps } from './LetterScreen';
import { cvPage, cvPageDialog } from './lazyCvPage';
import { fetchAhead, jobStep, letterScreen, styleStep, workDialog } from './lazyParts';
import { type LetterMessages, useMessages } from './messages';
import { buildAnnouncement } from './model/buildAnnouncement';
import { type LetterState, type Step, steps } from './model/letterState';

type OfCv = Omit<CvStepProps, 'state' | 'onContinue'>;
type OfLetter = Omit<LetterScreenProps, 'state' | 'cv' | 'letter' | 'page' | 'head' | 'foot' | 'hasModel' | 'onAddDescription'>;

export interface CoverLetterScreenProps extends OfCv, OfLetter, Pick<SessionBarProps, 'onOver' | 'onDelete'> {
  state: LetterState;
  /** What was kept in this browser was deleted because its hour is over. */
  isExpired: boolean;
  server: ServerConfig;
  /** Props of the link back to all tools. */
  backLink: ComponentProps<'a'>;
  readingProgress: ReadingProgress;
  onCancelReading: () => void;
  /** Called when the page of the CV, shown for a value, was closed again. */
  onCloseCitation: () => void;
  onCancelWriting: () => void;
  onReadAgain: () => void;
  onOpenStep: (step: Step) => void;
  onJob: JobStepProps['onType'];
  onJobDone: () => void;
  onWrite: () => void;
}

/** The whole screen in any of its states: one of three steps, or the letter. */
export function CoverLetterScreen(props: CoverLetterScreenProps) {
  const { state } = props;
  const { step, cv, letter, reading, writing, announcement } = state;
  const words = useMessages();
  const top = useRef<HTMLDivElement>(null);
  const isBusy = reading.step === 'reading' || writing.step === 'writing';
  // The dialog stays once it was needed: closing, it returns the focus.
  const [wasBusy, setWasBusy] = useState(false);
  if (isBusy && !wasBusy) setWasBusy(true);

  useFetchAhead(cv !== null, fetchAhead);
  // What was read is new on the screen as well; where it was brought back, the visitor has not asked for anything.
  useFocusOn(announcement?.fact.says === 'cvRead' ? `${step} ${cv?.cvId}` : step, top);

  const rest = (
    <>
      {wasBusy && <Working {...props} />}
      <VisuallyHidden role="status">{buildAnnouncement(state, words)}</VisuallyHidden>
    </>
  );
  if (step === 'letter' && cv && letter) {
    return (
      <>
        <WrittenLetter {...props} cv={cv} letter={letter} top={top} />
        {rest}
      </>
    );
  }
  return (
    <ToolPage {...buildPage(props, words)} aside={<SideColumn {...props} />}>
      <Card>
        <Work>
          <StepsHeader {...props} top={top} />
          <CurrentStep {...props} />
        </Work>
      </Card>
      {rest}
    </ToolPage>
  );
}

/** Returns the title, the lead and the back link of the page. */
function buildPage(
  { state, server, backLink, onOver, onDelete }: CoverLetterScreenProps,
  { screen, job, locale }: LetterMessages,
): LetterScreenProps['page'] {
  const { cv, step } = state;
  // Who reads the page in another language learns before any work that the letter will not be in it.
  const isOnlyEnglish = locale !== 'en' && server.ai.mode === 'built-in';
  const lead = isOnlyEnglish && step === 'cv' ? `${screen.lead} ${job.onlyEnglish}` : screen.lead;
  return {
    title: screen.title,
    lead,
    isAtWork: cv !== null,
    subject: step === 'letter' ? job.summary(state.job) : undefined,
    back: (
      <>
        <a {...backLink}>
          <ArrowLeft aria-hidden="true" />
          {screen.backToTools}
        </a>
        {cv && <SessionBar endsAt={cv.endsAt} isOver={cv.ending !== null} onOver={onOver} onDelete={onDelete} />}
      </>
    ),
  };
}

interface StepsProps extends CoverLetterScreenProps {
  top: RefObject<HTMLDivElement | null>;
}

/** Shows the list of steps, and a notice once the stored CV has expired. */
function StepsHeader({ state: { step, cv, letter }, isExpired, top, onReadAgain, onOpenStep }: StepsProps) {
  const { screen, session } = useMessages();
  return (
    <>
      <Head ref={top} tabIndex={-1}>
        <Stepper
          label={screen.way}
          steps={[screen.steps.cv, screen.steps.job, screen.steps.style]}
          current={steps.indexOf(step)}
          onGo={(index) => {
            const step = steps[index];
            if (step) onOpenStep(step);
          }}
        />
      </Head>
      {isExpired && <Banner tone="neutral">{session.allDeleted}</Banner>}
      {cv && (
        <EndedBanner
          cv={cv}
          hasLetter={letter !== null}
          canReadAgain={!cv.pdf?.isLocked}
          onReadAgain={onReadAgain}
          onChooseAgain={() => onOpenStep('cv')}
        />
      )}
    </>
  );
}

/** Shows the letter. Its code loads when the letter is first shown. */
function WrittenLetter(props: StepsProps & Pick<LetterScreenProps, 'cv' | 'letter'>) {
  const { server, onOpenStep } = props;
  const words = useMessages();
  const page = buildPage(props, words);
  const head = <StepsHeader {...props} />;
  return (
    <LazySlot words={words.screen} part={letterScreen} meanwhile={<ToolPage {...page}>{<Card>{head}</Card>}</ToolPage>}>
      {(LetterScreen) => (
        <LetterScreen
          {...props}
          page={page}
          head={head}
          foot={<StepFoot onBack={() => onOpenStep('style')} forth={null} />}
          hasModel={server.ai.mode !== 'built-in'}
          onAddDescription={() => onOpenStep('job')}
        />
      )}
    </LazySlot>
  );
}

function CurrentStep(props: CoverLetterScreenProps) {
  const { state, server, onOpenStep, onJob, onJobDone, onStyle, onWrite } = props;
  const { step, job, problems, style, writing, letter, cv } = state;
  const { screen: words } = useMessages();
  if (step === 'job') {
    return (
      <LazySlot words={words} part={jobStep} meanwhile={<Skeleton />}>
        {(JobStep) => <JobStep job={job} problems={problems} onType={onJob} onBack={() => onOpenStep('cv')} onContinue={onJobDone} />}
      </LazySlot>
    );
  }
  if (step === 'style' && cv) {
    return (
      <LazySlot words={words} part={styleStep} meanwhile={<Skeleton />}>
        {(StyleStep) => (
          <StyleStep
            job={job}
            style={style}
            cvLanguage={cv.language}
            writesAnyLanguage={server.ai.mode !== 'built-in'}
            hasLetter={letter !== null}
            isWriting={writing.step === 'writing'}
            canWrite={cv.ending === null}
            failure={writing.step === 'failed' && writing.what === 'letter' && cv.ending === null ? writing.reason : null}
            onChange={onStyle}
            onBack={() => onOpenStep('job')}
            onWrite={onWrite}
            onLetter={() => onOpenStep('letter')}
          />
        )}
      </LazySlot>
    );
  }
  return <CvStep {...props} onContinue={() => onOpenStep('job')} />;
}

/** Beside the first step the page of the CV, once there is one; where there is no room, it is asked for with the eye. Beside the others, what is promised. */
function SideColumn({ state, onShowPdf, onCloseCitation }: CoverLetterScreenProps) {
  const words = useMessages();
  const isWide = useIsWide();
  const { cv, step, activeCitation } = state;
  if (!cv?.pdf || cv.ending || step !== 'cv') return <Beforehand />;
  const shown = { cv, activeCitation, onShowPdf };
  if (isWide) {
    return (
      <Beside>
        <Card tab="cover-letter">
          <LazySlot words={words.screen} part={cvPage} meanwhile={<Skeleton shape="page" />}>
            {(CvPage) => <CvPage {...shown} />}
          </LazySlot>
        </Card>
      </Beside>
    );
  }
  return (
    <LazySlot words={words.screen} part={cvPageDialog} meanwhile={null}>
      {(CvPageDialog) => <CvPageDialog {...shown} onClose={onCloseCitation} />}
    </LazySlot>
  );
}

/** A file on its way, or a letter. Another wording shows where it will be. */
function Working({ state: { reading, writing }, readingProgress, onCancelReading, onCancelWriting }: CoverLetterScreenProps) {
  const words = useMessages();
  const isReading = reading.step === 'reading';
  const isWriting = writing.step === 'writing' && (writing.what === 'letter' || writing.what === 'whole');
  return (
    <LazySlot words={words.screen} part={workDialog} meanwhile={null}>
      {(ProgressDialog) => (
        <ProgressDialog
          isOpen={isReading || isWriting}
          title={isReading ? words.cv.reading : words.job.writing}
          description={isReading ? formatStage(readingProgress.stage, words.cv, words.locale) : words.job.writingWorks}
          progress={isReading ? readingProgress.share : undefined}
          onCancel={isReading ? onCancelReading : onCancelWriting}
        />
      )}
    </LazySlot>
  );
}

/** Focuses the start of a screen when it is new. */
function useFocusOn(shown: string, top: { readonly current: HTMLElement | null }) {
  const last = useRef(shown);
  useEffect(() => {
    // The same step goes on when what was announced is another thing.
    const isNew = !last.current.startsWith(shown);
    last.current = shown;
    if (!isNew) return undefined;
    // The progress dialog returns the focus to where it was when it closes; this asks after that.
    const focusTimer = setTimeout(() => {
      window.scrollTo({ top: 0 });
      top.current?.focus({ preventScroll: true });
    });
    return () => clearTimeout(focusTimer);
  }, [shown, top]);
}

const Head = styled.div`
  &:focus {
    outline: none;
  }
`;

const Work = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
`;

/* Stays in view while the values beside it are reviewed. */
const Beside = styled.div`
  position: sticky;
  top: calc(${token('space-16')} + ${token('space-4')});
`;
