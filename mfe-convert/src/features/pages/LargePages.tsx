import type { ConvertPreview, PreviewPage } from '@sheaf/api/contract/convertPreview';
import { Dialog, from, SegmentedControl, token, VisuallyHidden } from '@sheaf/design-system';
import { useIsWide } from '@sheaf/tool-kit/useIsWide';
import { ZoomButtons } from '@sheaf/tool-kit/ZoomButtons';
import { FIT_WIDTH } from '@sheaf/tool-kit/zoom';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { handleLargeKey } from './largeKeys';
import { OnePage, SIDES, type Side } from './OnePage';
import { PageLeaf } from './PageLeaf';
import { syncScroll } from './syncScroll';

export interface LargePagesProps {
  file: File;
  password: string;
  pages: ConvertPreview['pages'];
  /** The place of the shown page among them, from 0. */
  index: number;
  /** Which of the two is seen first, where there is no room for both. */
  first: Side;
  onLeaf: (page: number) => void;
  onClose: () => void;
}

/** Both pages as large as the screen allows, moved together; one of them at a time where there is no room for two. */
export function LargePages({ file, password, pages, index, first, onLeaf, onClose }: LargePagesProps) {
  const { pages: words } = useMessages();
  const isWide = useIsWide();
  const [side, setSide] = useState(first);
  const [zoom, setZoom] = useState(FIT_WIDTH);
  const [announcement, setAnnouncement] = useState('');
  const panes = usePanesFromTop(index);
  const shown = pages[index];
  if (!shown) return null;
  const seen = isWide ? SIDES : [side];

  function handleZoom(percent: number) {
    setZoom(percent);
    setAnnouncement(words.zoom(percent));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isHandled = handleLargeKey(event, {
      index,
      count: pages.length,
      zoom,
      pane: panes.current.get(seen[0] ?? side),
      onLeaf: (next) => onLeaf(pages[next]?.page ?? 1),
      onZoom: handleZoom,
    });
    if (isHandled) event.preventDefault();
  }

  return (
    <Dialog
      isOpen
      size="screen"
      title={file.name}
      tools={
        <Bar onKeyDown={handleKeyDown}>
          <PageLeaf pages={pages} index={index} onLeaf={onLeaf} />
          {!isWide && <SideChoice side={side} onChange={setSide} />}
          <ZoomButtons zoom={zoom} words={words} onZoom={handleZoom} />
        </Bar>
      }
      onClose={onClose}
    >
      <Body onKeyDown={handleKeyDown}>
        <PagePanes file={file} password={password} shown={shown} sides={seen} zoom={zoom} panes={panes} />
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Body>
    </Dialog>
  );
}

type PanesRef = RefObject<Map<Side, HTMLElement>>;

/** Returns the refs of the panes. Each is scrolled to the top when another page is shown. */
function usePanesFromTop(index: number): PanesRef {
  const panes = useRef(new Map<Side, HTMLElement>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each new page.
  useEffect(() => {
    for (const pane of panes.current.values()) pane.scrollTop = 0;
  }, [index]);
  return panes;
}

function SideChoice({ side, onChange }: { side: Side; onChange: (side: Side) => void }) {
  const { pages: words } = useMessages();
  const segments = SIDES.map((value) => ({ value, label: words.shortSides[value] }));
  return <SegmentedControl label={words.side} value={side} segments={segments} onChange={onChange} />;
}

interface PagePanesProps extends Pick<LargePagesProps, 'file' | 'password'> {
  shown: PreviewPage;
  sides: readonly Side[];
  zoom: number;
  panes: PanesRef;
}

/** One pane, or two that scroll together. */
function PagePanes({ file, password, shown, sides, zoom, panes }: PagePanesProps) {
  const { pages: words } = useMessages();
  const isBoth = sides.length > 1;
  const sharpness = sharpnessFor(shown.height / shown.width, (zoom / FIT_WIDTH) * (innerWidth / sides.length));

  function handleScroll(from: Side) {
    const moved = panes.current.get(from);
    const other = panes.current.get(from === 'pdf' ? 'word' : 'pdf');
    if (moved && other) syncScroll(moved, other);
  }

  return (
    <Panes data-both={isBoth || undefined}>
      {sides.map((each) => (
        <Half key={each}>
          {isBoth && <p aria-hidden="true">{words.sides[each]}</p>}
          <Pane
            ref={(pane) => {
              if (pane) panes.current.set(each, pane);
              return () => void panes.current.delete(each);
            }}
            tabIndex={0}
            aria-label={words.sides[each]}
            onScroll={() => handleScroll(each)}
          >
            <Sheet style={{ width: `${zoom}%` }}>
              <OnePage side={each} shown={shown} file={file} password={password} sharpness={sharpness} />
            </Sheet>
          </Pane>
        </Half>
      ))}
    </Panes>
  );
}

/** Pages are drawn in a few sizes, so that not every change of the window draws them anew. */
const SIZE_STEP = 250;
// More than this, of both sides together, one picture would take more memory than a phone likes to give.
const MOST_PIXELS = 3400;

function sharpnessFor(aspect: number, width: number): number {
  const longSide = Math.ceil((width * Math.max(1, aspect)) / SIZE_STEP) * SIZE_STEP;
  return Math.min(longSide, Math.floor(MOST_PIXELS / Math.min(2, devicePixelRatio || 1)));
}

const Body = styled.div`
  height: 100%;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
`;

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  gap: ${token('space-4')};
  height: 100%;

  &[data-both] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Half = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  min-height: 0;

  [data-both] > & {
    grid-template-rows: auto minmax(0, 1fr);
  }
  > p {
    margin-bottom: ${token('space-1')};
    color: ${token('ink-soft')};
    font-size: ${token('text-14')};
  }
`;

const Pane = styled.section`
  padding: ${token('space-2')};
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable both-edges;
  border-radius: ${token('radius-control')};
  background: ${token('sheet-soft')};

  &:focus-visible {
    outline-offset: calc(-1 * ${token('focus-ring')});
  }
  ${from.medium} {
    padding: ${token('space-4')};
  }
`;

const Sheet = styled.div`
  margin-inline: auto;
`;
