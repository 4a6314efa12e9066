import { token, VisuallyHidden } from '@sheaf/design-system';
import type { DocumentPages } from '@sheaf/tool-kit/documentPages';
import { FIT_WIDTH } from '@sheaf/tool-kit/zoom';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { ViewerBar } from './bar/ViewerBar';
import { layOutPages } from './layout/pageLayout';
import { usePageScroll } from './layout/usePageScroll';
import { usePaneWidth } from './layout/usePaneWidth';
import { PageSheet } from './pages/PageSheet';
import type { Highlight } from './pages/PassageMarks';
import { createTextShelf } from './pages/textShelf';
import { useSearch } from './search/useSearch';
import { AskButton } from './selection/AskButton';
import { useSelectedText } from './selection/useSelectedText';
import { useSteadySelection } from './selection/useSteadySelection';
import { viewerKey } from './viewerKeys';

/** Where the viewer is to go; `at` is another number each time, so that the same passage can be gone to again. */
export interface GoTo {
  page: number;
  highlight?: string;
  at: number;
}

export interface OpenDocumentProps {
  pages: DocumentPages;
  /** Of each page: its height as wide as one. */
  aspects: readonly number[];
  /** Of the file. */
  name: string;
  highlights: readonly Highlight[];
  goTo: GoTo | null;
  /** Offers to ask about what is selected. */
  onAsk?: (selected: string, page: number) => void;
}

const NO_HIGHLIGHTS: readonly Highlight[] = [];

/** Pages below each other with their bar above them. Only those near the view are there; the others keep their room. */
export function OpenDocument({ pages, aspects, name, highlights, goTo, onAsk }: OpenDocumentProps) {
  const { viewer: words } = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [zoom, setZoom] = useState(FIT_WIDTH);
  const [said, setSaid] = useState('');

  const width = Math.round(Math.min(usePaneWidth(scroller) - 2 * PAGE_MARGIN, WIDEST_FIT) * (zoom / FIT_WIDTH));
  const layout = useMemo(() => layOutPages(aspects, width), [aspects, width]);
  const scroll = usePageScroll(scroller, layout);
  const textOf = useMemo(() => createTextShelf(pages), [pages]);

  const current = useRef(scroll.current);
  current.current = scroll.current;
  const currentPage = useCallback(() => current.current, []);
  const showMatch = useCallback((page: number, share: number, across: number) => scroll.goTo({ page, share, across }), [scroll.goTo]);
  const search = useSearch({ pages, textOf, pageCount: aspects.length, currentPage, onShow: showMatch });

  useSteadySelection(column);
  const { selected, hold, forget } = useSelectedText(column, onAsk !== undefined);

  // Marks may come together with the wish to see one; they need not be the reason to go there again.
  const latest = useRef({ highlights, words });
  latest.current = { highlights, words };
  useEffect(() => {
    if (!goTo) return;
    const highlight = latest.current.highlights.find(({ id }) => id === goTo.highlight);
    const page = highlight?.page ?? goTo.page;
    const [first] = highlight?.rects ?? [];
    scroll.goTo({ page, share: first?.y ?? 0, across: first?.x });
    // Which page it is says the conversation, from where it was asked for.
    setSaid(highlight ? latest.current.words.cited(highlight.quote) : '');
  }, [goTo, scroll.goTo]);

  useEffect(() => {
    if (search.chosen) setSaid(latest.current.words.matchOnPage({ place: search.place, count: search.total, page: search.chosen.page }));
    else if (search.isOn && search.isWhole) setSaid(search.hasText ? latest.current.words.noMatches : latest.current.words.noText);
  }, [search.chosen, search.place, search.total, search.isOn, search.isWhole, search.hasText]);

  const marksOf = useMemo(() => byPage(highlights), [highlights]);
  const goToPage = (page: number) => scroll.goTo({ page, share: 0 }, true);

  function handleZoom(percent: number) {
    setZoom(percent);
    setSaid(words.zoom(percent));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isHandled = viewerKey(event, {
      zoom,
      onZoom: handleZoom,
      onPage: (by) => goToPage(Math.min(aspects.length, Math.max(1, scroll.current + by))),
      onSearch: () => {
        searchField.current?.focus();
        searchField.current?.select();
      },
    });
    if (isHandled) event.preventDefault();
  }

  function handleAsk() {
    if (!selected) return;
    onAsk?.(selected.text, selected.page);
    document.getSelection()?.removeAllRanges();
    forget();
  }

  const inView = aspects.slice(scroll.first - 1, scroll.last).map((_, index) => scroll.first + index);
  return (
    <Viewer onKeyDown={handleKeyDown}>
      <ViewerBar
        page={scroll.current}
        pageCount={aspects.length}
        onGo={goToPage}
        zoom={zoom}
        onZoom={handleZoom}
        search={search}
        searchField={searchField}
      />
      <Scroller ref={scroller} role="region" aria-label={words.pages(name)} tabIndex={0}>
        <Column ref={column} style={{ width, height: layout.total }}>
          {inView.map((page) => (
            <PageSheet
              key={page}
              pages={pages}
              textOf={textOf}
              page={page}
              label={words.page({ page, pages: aspects.length })}
              top={layout.tops[page - 1] ?? 0}
              width={width}
              height={layout.heights[page - 1] ?? 0}
              highlights={marksOf.get(page) ?? NO_HIGHLIGHTS}
              currentHighlight={goTo?.highlight ?? null}
              query={search.isOn ? search.query : ''}
              chosenMatch={search.chosen?.page === page ? search.chosen.nth : -1}
              measureDistance={scroll.measureDistance}
            />
          ))}
          {selected && <AskButton left={selected.left} top={selected.top} onHold={hold} onAsk={handleAsk} />}
        </Column>
      </Scroller>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Viewer>
  );
}

/** A page gets the same list each time, so that it is drawn anew only when its marks have changed. */
function byPage(highlights: readonly Highlight[]): Map<number, Highlight[]> {
  const marks = new Map<number, Highlight[]>();
  for (const highlight of highlights) marks.set(highlight.page, [...(marks.get(highlight.page) ?? []), highlight]);
  return marks;
}

const PAGE_MARGIN = 12;
// Wider, lines are longer than an eye follows.
const WIDEST_FIT = 1000;

const Viewer = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
`;

const Scroller = styled.div`
  padding: ${token('space-3')};
  overflow: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;

  &:focus-visible {
    outline-offset: calc(-1 * ${token('focus-ring')});
  }
`;

const Column = styled.div`
  position: relative;
  margin-inline: auto;

  [data-cloth] {
    position: absolute;
    inset: 0;
    user-select: none;
  }
`;
