import type { ConvertReport, Correction, PageMode } from '@sheaf/api/contract/convert';
import type { ConvertPreview, PreviewPage } from '@sheaf/api/contract/convertPreview';
import { Banner, Button, Card, SegmentedControl, Switch, token } from '@sheaf/design-system';
import { Maximize2 } from 'lucide-react';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { findMode, type PageChoice } from '../../model/pageChoices';
import { BothPages } from './BothPages';
import { CorrectPage, type Picked } from './CorrectPage';
import { LargePages } from './LargePages';
import { findIndexByKey, findPageIndex } from './leafing';
import type { Side } from './OnePage';
import { PageLeaf } from './PageLeaf';
import { PickedBlockContext } from './pickedBlock';

export interface PagesCardProps {
  file: File;
  password: string;
  preview: ConvertPreview | undefined;
  report: ConvertReport;
  pageModes: readonly PageChoice[];
  /** For so many pages something else is chosen now than what is in the document. */
  changed: number;
  /** The page that is shown, as it is counted in the PDF; null for the first. */
  page: number | null;
  onLeaf: (page: number) => void;
  onChoose: (page: number, mode: PageMode) => void;
  onConvertAgain: () => void;
  /** What was said of blocks that were read wrong. */
  corrections: readonly Correction[];
  /** Converts again at once. */
  onCorrect: (corrections: Correction[]) => void;
  ref?: Ref<HTMLDivElement>;
}

const modes = ['flow', 'exact', 'picture'] as const;

/** Every page beside what Word will hold of it, and what becomes of it where that is not what the visitor wants. */
export function PagesCard(props: PagesCardProps) {
  const { file, password, preview, report, changed, page, onLeaf, onConvertAgain, ref } = props;
  const { pages: words } = useMessages();
  const [enlarged, setEnlarged] = useState<Side | null>(null);
  const enlarger = useRef<HTMLButtonElement>(null);
  const pages = preview?.pages ?? [];
  const index = findPageIndex(pages, page);
  const shown = pages[index];
  if (!shown) return null;

  function handleEnlarge(side: Side) {
    // Wherever it was pressed, the focus comes back to what has a name.
    enlarger.current?.focus({ preventScroll: true });
    setEnlarged(side);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = pages[findIndexByKey(event.key, index, pages.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onLeaf(next.page);
  }

  return (
    <Card ref={ref}>
      <Container aria-label={words.title}>
        <Head>
          <h2>{words.title}</h2>
          <Actions onKeyDown={handleKeyDown}>
            <PageLeaf pages={pages} index={index} onLeaf={onLeaf} />
            <Button ref={enlarger} size="small" icon={<Maximize2 aria-hidden="true" />} onClick={() => handleEnlarge('pdf')}>
              {words.enlarge}
            </Button>
          </Actions>
        </Head>
        <CorrectablePages {...props} shown={shown} onEnlarge={handleEnlarge} />
        {changed > 0 && <ChangedBanner changed={changed} onConvertAgain={onConvertAgain} />}
        {pages.length < report.pages && <Note>{words.firstPages(pages.length)}</Note>}
      </Container>
      {enlarged && (
        <LargePages file={file} password={password} pages={pages} index={index} first={enlarged} onLeaf={onLeaf} onClose={() => setEnlarged(null)} />
      )}
    </Card>
  );
}

type CorrectablePagesProps = PagesCardProps & { shown: PreviewPage; onEnlarge: (side: Side) => void };

/** The page on both sides, what becomes of it, and what was read wrong of it. */
function CorrectablePages({ shown, onEnlarge, ...props }: CorrectablePagesProps) {
  const { file, password, corrections, onCorrect } = props;
  const { pages: words } = useMessages();
  // Who corrected something may go on.
  const [isOpen, setIsOpen] = useState(corrections.length > 0);
  const [picked, setPicked] = useState<(Picked & { page: number }) | null>(null);
  const isFlowing = shown.mode === 'flow' && shown.parts.length > 0;
  const isCorrecting = isOpen && isFlowing;
  const pickedOnPage = picked?.page === shown.page ? picked : null;
  const handlePick = (next: Picked) => setPicked({ ...next, page: shown.page });
  return (
    <>
      <PickedBlockContext
        value={
          isCorrecting
            ? {
                first: pickedOnPage?.block ?? null,
                last: pickedOnPage && pickedOnPage.block + pickedOnPage.count - 1,
                onPick: (block) => handlePick({ block, count: 1 }),
              }
            : null
        }
      >
        <BothPages file={file} password={password} shown={shown} onEnlarge={onEnlarge} isCorrecting={isCorrecting} />
      </PickedBlockContext>
      <ModeChoice {...props} page={shown.page} />
      {isFlowing && <Switch label={words.correct.title} description={words.correct.hint} isOn={isOpen} onChange={setIsOpen} />}
      {isCorrecting && (
        <CorrectPage
          shown={shown}
          picked={pickedOnPage}
          onPick={handlePick}
          onCorrect={(correction) => onCorrect([...corrections, correction])}
          onUndo={corrections.length > 0 ? () => onCorrect(corrections.slice(0, -1)) : undefined}
        />
      )}
    </>
  );
}

type ModeChoiceProps = Pick<PagesCardProps, 'report' | 'pageModes' | 'onChoose'> & { page: number };

/** The mode of the shown page, and advice if its text is uncertain. */
function ModeChoice({ report, pageModes, page, onChoose }: ModeChoiceProps) {
  const { pages: words } = useMessages();
  const chosen = findMode(pageModes, page);
  const doubt = report.lookAt?.find((each) => each.page === page);
  return (
    <>
      <Choice>
        <SegmentedControl
          label={words.choice(page)}
          value={chosen}
          segments={modes.map((value) => ({ value, label: words.modes[value] }))}
          onChange={(mode) => onChoose(page, mode)}
        />
        <p>{words.means[chosen]}</p>
      </Choice>
      {doubt && chosen === 'flow' && (
        <Banner
          tone="warn"
          action={
            doubt.better && (
              <Button size="small" onClick={() => onChoose(page, doubt.better ?? 'flow')}>
                {words.take[doubt.better]}
              </Button>
            )
          }
        >
          {words.why[doubt.why]}
        </Banner>
      )}
    </>
  );
}

function ChangedBanner({ changed, onConvertAgain }: Pick<PagesCardProps, 'changed' | 'onConvertAgain'>) {
  const { pages: words } = useMessages();
  return (
    <Banner
      tone="neutral"
      action={
        <Button size="small" tone="accent" onClick={onConvertAgain}>
          {words.convertAgain}
        </Button>
      }
    >
      {words.changed(changed)}
    </Banner>
  );
}

const Container = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};

  h2 {
    font-size: ${token('text-22')};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
`;

const Choice = styled.div`
  display: grid;
  gap: ${token('space-2')};
  justify-items: start;

  p {
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
`;

const Note = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('text-14')};
`;
