import type { ConvertPreview } from '@sheaf/api/contract/convertPreview';
import type { ConvertReport, PageMode } from '@sheaf/api/contract/pdf';
import { Banner, Button, Card, from, IconButton, SegmentedControl, token } from '@sheaf/design-system';
import { Thumbnail } from '@sheaf/shell/tool-contract/Thumbnail';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Ref } from 'react';
import styled from 'styled-components';
import { useMessages } from '../messages';
import { modeOf, type PageChoice } from '../state/pageChoices';
import { WordPage } from './WordPage';

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
  ref?: Ref<HTMLDivElement>;
}

const modes = ['flow', 'exact', 'picture'] as const;
// The longer side of the shown page, in CSS pixels.
const SHARPNESS = 640;

/** Every page beside what Word will hold of it, and what becomes of it where that is not what the visitor wants. */
export function PagesCard({ file, password, preview, report, pageModes, changed, page, onLeaf, onChoose, onConvertAgain, ref }: PagesCardProps) {
  const { pages: words } = useMessages();
  const pages = preview?.pages ?? [];
  const place = Math.max(
    0,
    pages.findIndex((each) => each.page === page),
  );
  const shown = pages[place];
  if (!shown) return null;
  const chosen = modeOf(pageModes, shown.page);
  const doubt = report.lookAt?.find((each) => each.page === shown.page);

  function handleLeaf(step: number) {
    const next = pages[place + step];
    if (next) onLeaf(next.page);
  }

  return (
    <Card ref={ref}>
      <Place aria-label={words.title}>
        <Head>
          <h2>{words.title}</h2>
          <Leaf>
            <IconButton label={words.previous} aria-disabled={place === 0 || undefined} onClick={() => handleLeaf(-1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <span role="status">{words.place({ page: shown.page, place: place + 1, pages: pages.length })}</span>
            <IconButton label={words.next} aria-disabled={place === pages.length - 1 || undefined} onClick={() => handleLeaf(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </Leaf>
        </Head>
        <Both>
          <figure>
            <figcaption>{words.inPdf}</figcaption>
            <Original style={{ aspectRatio: shown.width / shown.height }}>
              <Thumbnail file={file} password={password} page={shown.page} rotate={0} longSide={SHARPNESS} label={words.picture(shown.page)} />
            </Original>
          </figure>
          <figure>
            <figcaption>{words.inWord}</figcaption>
            <WordPage shown={shown} file={file} password={password} />
          </figure>
        </Both>
        <Choice>
          <SegmentedControl
            label={words.choice(shown.page)}
            value={chosen}
            segments={modes.map((value) => ({ value, label: words.modes[value] }))}
            onChange={(mode) => onChoose(shown.page, mode)}
          />
          <p>{words.means[chosen]}</p>
        </Choice>
        {doubt && chosen === 'flow' && (
          <Banner
            tone="warn"
            action={
              doubt.better && (
                <Button size="small" onClick={() => onChoose(shown.page, doubt.better ?? 'flow')}>
                  {words.take[doubt.better]}
                </Button>
              )
            }
          >
            {words.why[doubt.why]}
          </Banner>
        )}
        {changed > 0 && (
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
        )}
        {pages.length < report.pages && <Note>{words.firstPages(pages.length)}</Note>}
      </Place>
    </Card>
  );
}

const Place = styled.section`
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

const Leaf = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  font-size: ${token('text-14')};
  font-variant-numeric: tabular-nums;
`;

const Both = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  padding: ${token('space-4')};
  border-radius: ${token('radius-control')};
  background: ${token('sheet-soft')};

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
  figure {
    margin: 0;
  }
  figcaption {
    margin-bottom: ${token('space-2')};
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
`;

const Original = styled.div`
  width: 100%;
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
