import { token, VisuallyHidden } from '@sheaf/design-system';
import type { DocumentPages } from '@sheaf/tool-kit/documentPages';
import { FIT_WIDTH } from '@sheaf/tool-kit/zoom';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../messages';
import { ViewerBar } from './bar/ViewerBar';
import { layOutPages, type PageLayout } from './layout/pageLayout';
import { type PageScroll, usePageScroll } from './layout/usePageScroll';
import { usePaneWidth } from './layout/usePaneWidth';
import { PageSheet } from './pages/PageSheet';
import type { Highlight } from './pages/PassageMarks';
import { createTextCache, type ReadText } from './search/textCache';
import { type Search, type SearchIn, useSearch } from './search/useSearch';
import { AskButton } from './selection/AskButton';
import { useSelectedText } from './selection/useSelectedText';
import { useSteadySelection } from './selection/useSteadySelection';
import { handleViewerKey } from './viewerKeys';

/** What the viewer scrolls to; `at` is another number each time, so that the same passage can be shown again. */
export interface ViewerTarget {
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
  target: ViewerTarget | null;
  /** Offers to ask about what is selected. */
  onAsk?: (selected: string, page: number) => void;
}

const NO_HIGHLIGHTS: readonly Highlight[] = [];

/** Pages below each other with their bar above them. Only those near the view are there; the others keep their room. */
export function OpenDocument(props: OpenDocumentProps) {
  const { pages, aspects, name, highlights, target, onAsk } = props;
  const { viewer: words } = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { zoom, setZoom, layout, scroll } = useZoomedPages(scroller, aspects);
  const readText = useMemo(() => createTextCache(pages), [pages]);
  const search = useSearchAlong({ pages, readText, pageCount: aspects.length }, scroll);
  useSteadySelection(column);
  const { selected, keepSelection, forget } = useSelectedText(column, onAsk !== undefined);
  useScrollToPassage(target, highlights, scroll.scrollTo, setAnnouncement);
  useSearchAnnouncement(search, setAnnouncement);
  const goToPage = (page: number) => scroll.scrollTo({ page, share: 0 }, true);

  function handleZoom(percent: number) {
    setZoom(percent);
    setAnnouncement(words.zoom(percent));
  }

  function handleKeyDown(event: KeyboardEvent) {
    const isHandled = handleViewerKey(event, {
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

  const bar = { page: scroll.current, pageCount: aspects.length, zoom, search, searchField };
  return (
    <Viewer onKeyDown={handleKeyDown}>
      <ViewerBar {...bar} onGo={goToPage} onZoom={handleZoom} />
      <Scroller ref={scroller} role="region" aria-label={words.pages(name)} tabIndex={0}>
        <Column ref={column} style={{ width: layout.width, height: layout.total }}>
          <PagesNearView {...props} readText={readText} layout={layout} scroll={scroll} search={search} />
          {selected && <AskButton left={selected.left} top={selected.top} onPress={keepSelection} onAsk={handleAsk} />}
        </Column>
      </Scroller>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Viewer>
  );
}

/** Lays out the pages at the current zoom, and keeps the reading position when it changes. */
function useZoomedPages(scroller: RefObject<HTMLDivElement | null>, aspects: readonly number[]) {
  const [zoom, setZoom] = useState(FIT_WIDTH);
  const width = Math.round(Math.min(usePaneWidth(scroller) - 2 * PAGE_MARGIN, WIDEST_FIT) * (zoom / FIT_WIDTH));
  const layout = useMemo(() => layOutPages(aspects, width), [aspects, width]);
  const scroll = usePageScroll(scroller, layout);
  return { zoom, setZoom, layout, scroll };
}

/** Searches from the current page, and scrolls to the matches. */
function useSearchAlong(searchIn: Pick<SearchIn, 'pages' | 'readText' | 'pageCount'>, scroll: PageScroll): Search {
  const current = useRef(scroll.current);
  current.current = scroll.current;
  const currentPage = useCallback(() => current.current, []);
  const showMatch = useCallback((page: number, share: number, across: number) => scroll.scrollTo({ page, share, across }), [scroll.scrollTo]);
  return useSearch({ ...searchIn, currentPage, onShow: showMatch });
}

/** Scrolls to the active passage, and announces its text. */
function useScrollToPassage(
  target: ViewerTarget | null,
  highlights: readonly Highlight[],
  scrollTo: PageScroll['scrollTo'],
  announce: (sentence: string) => void,
): void {
  const { viewer: words } = useMessages();
  // Only a new active mark scrolls. New marks alone do not.
  const latest = useRef({ highlights, words });
  latest.current = { highlights, words };
  useEffect(() => {
    if (!target) return;
    const highlight = latest.current.highlights.find(({ id }) => id === target.highlight);
    const page = highlight?.page ?? target.page;
    const [first] = highlight?.rects ?? [];
    scrollTo({ page, share: first?.y ?? 0, across: first?.x });
    // The conversation already names the page.
    announce(highlight ? latest.current.words.cited(highlight.quote) : '');
  }, [target, scrollTo, announce]);
}

/** Announces the chosen match, or that there is none. */
function useSearchAnnouncement(search: Search, announce: (sentence: string) => void): void {
  const { viewer: words } = useMessages();
  const latestWords = useRef(words);
  latestWords.current = words;
  const { chosen, place, total, isOn, isComplete, hasText } = search;
  useEffect(() => {
    const { matchOnPage, noMatches, noText } = latestWords.current;
    if (chosen) announce(matchOnPage({ place, count: total, page: chosen.page }));
    else if (isOn && isComplete) announce(hasText ? noMatches : noText);
  }, [chosen, place, total, isOn, isComplete, hasText, announce]);
}

interface PagesNearViewProps extends OpenDocumentProps {
  readText: ReadText;
  layout: PageLayout;
  scroll: PageScroll;
  search: Search;
}

function PagesNearView({ pages, aspects, highlights, target, readText, layout, scroll, search }: PagesNearViewProps) {
  const { viewer: words } = useMessages();
  const marks = useMemo(() => groupByPage(highlights), [highlights]);
  const near = aspects.slice(scroll.first - 1, scroll.last).map((_, index) => scroll.first + index);
  return near.map((page) => (
    <PageSheet
      key={page}
      pages={pages}
      readText={readText}
      page={page}
      label={words.page({ page, pages: aspects.length })}
      top={layout.tops[page - 1] ?? 0}
      width={layout.width}
      height={layout.heights[page - 1] ?? 0}
      highlights={marks.get(page) ?? NO_HIGHLIGHTS}
      currentHighlight={target?.highlight ?? null}
      query={search.isOn ? search.query : ''}
      chosenMatch={search.chosen?.page === page ? search.chosen.nth : -1}
      measureDistance={scroll.measureDistance}
    />
  ));
}

/** Groups highlights by page. Each page keeps its list, so that it only renders anew when its marks change. */
function groupByPage(highlights: readonly Highlight[]): Map<number, Highlight[]> {
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
