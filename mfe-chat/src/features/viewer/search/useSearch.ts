import type { DocumentPages } from '@sheaf/tool-kit/documentPages';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { countMatches, findMatches, foldLetters } from './findMatches';
import { joinWords } from './pageWords';
import { type ChosenMatch, computeMatchNumber, type MatchCounts, stepMatch, sumCounts } from './stepMatch';
import type { ReadText } from './textCache';

export interface Search {
  query: string;
  setQuery(query: string): void;
  /** Whether there is anything to look for. */
  isOn: boolean;
  counts: MatchCounts;
  total: number;
  /** Whether every page has been read. */
  isComplete: boolean;
  /** Of a whole search: whether there was text on any page. */
  hasText: boolean;
  chosen: ChosenMatch | null;
  /** Of the chosen match, from 1. */
  place: number;
  step(by: -1 | 1): void;
}

interface Found {
  counts: MatchCounts;
  isComplete: boolean;
  hasText: boolean;
}

const NOTHING: Found = { counts: new Map(), isComplete: false, hasText: true };
// So that a word is looked for once, not after each of its letters.
const TYPED_MS = 200;
// How often what was found is shown while more is looked for.
const SHOWN_EVERY_MS = 120;

export interface SearchIn {
  pages: DocumentPages;
  readText: ReadText;
  pageCount: number;
  /** Where the visitor is: pages from there on are searched first. */
  currentPage: () => number;
  /** A match is to be shown: where on its page it stands. */
  onShow: (page: number, share: number, across: number) => void;
}

/** Looks for words on every page of a document, one page after the other, and keeps what it has read for the next words. */
export function useSearch({ pages, readText, pageCount, currentPage, onShow }: SearchIn): Search {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(NOTHING);
  const [chosen, setChosen] = useState<ChosenMatch | null>(null);
  const foldedQuery = useMemo(() => foldLetters(query), [query]);
  const letters = useLetters(pages);
  const show = useShowMatch(readText, foldedQuery, onShow);

  useEffect(() => {
    setFound(NOTHING);
    setChosen(null);
    if (foldedQuery === '') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(
      () => void searchPages(foldedQuery, listPagesFrom(currentPage(), pageCount), readLetters, { signal, onFirst: choose, onFound: setFound }),
      TYPED_MS,
    );

    function readLetters(page: number): string | Promise<string> {
      return letters.get(page) ?? fetchLetters(page);
    }

    async function fetchLetters(page: number): Promise<string> {
      // A page that cannot be read has nothing to find.
      const read = foldLetters(await pages.words(page, signal).catch(() => ''));
      if (!signal.aborted) letters.set(page, read);
      return read;
    }

    function choose(match: ChosenMatch): void {
      setChosen(match);
      show(match);
    }

    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [foldedQuery, pages, pageCount, currentPage, letters, show]);

  function step(by: -1 | 1): void {
    if (!chosen || found.counts.size === 0) return;
    const next = stepMatch(found.counts, chosen, by);
    setChosen(next);
    show(next);
  }

  return {
    query,
    setQuery,
    isOn: foldedQuery !== '',
    ...found,
    total: sumCounts(found.counts),
    chosen,
    place: chosen ? computeMatchNumber(found.counts, chosen) : 0,
    step,
  };
}

interface SearchListener {
  signal: AbortSignal;
  onFirst(match: ChosenMatch): void;
  onFound(found: Found): void;
}

/** Counts the matches page by page. Reports the first one at once, then the count at intervals. */
async function searchPages(
  foldedQuery: string,
  order: readonly number[],
  readLetters: (page: number) => string | Promise<string>,
  { signal, onFirst, onFound }: SearchListener,
): Promise<void> {
  const counts = new Map<number, number>();
  let hasText = false;
  let shownAt = Date.now();
  for (const page of order) {
    const letters = readLetters(page);
    const read = typeof letters === 'string' ? letters : await letters;
    if (signal.aborted) return;
    hasText ||= read !== '';
    const count = countMatches(read, foldedQuery);
    if (count > 0) {
      if (counts.size === 0) onFirst({ page, nth: 0 });
      counts.set(page, count);
    }
    if (Date.now() - shownAt < SHOWN_EVERY_MS) continue;
    onFound({ counts: new Map(counts), isComplete: false, hasText: true });
    // Cached pages never wait, so yield to the visitor's input from time to time.
    await new Promise((resolve) => setTimeout(resolve));
    shownAt = Date.now();
  }
  onFound({ counts, isComplete: true, hasText });
}

/** Caches the folded text of each page while the document stays the same. */
function useLetters(pages: DocumentPages): Map<number, string> {
  const read = useRef({ pages, letters: new Map<number, string>() });
  if (read.current.pages !== pages) read.current = { pages, letters: new Map() };
  return read.current.letters;
}

/** Returns where on its page a match is. */
function useShowMatch(readText: ReadText, foldedQuery: string, onShow: SearchIn['onShow']): (match: ChosenMatch) => void {
  const reading = useRef<AbortController | null>(null);
  return useCallback(
    ({ page, nth }) => {
      reading.current?.abort();
      reading.current = new AbortController();
      const { signal } = reading.current;
      void readText(page, inView, signal).then((pieces) => {
        const { text, starts } = joinWords(pieces);
        const { start = 0 } = findMatches(text, foldedQuery)[nth] ?? {};
        const piece = pieces[starts.findLastIndex((first) => first <= start)];
        if (!signal.aborted) onShow(page, piece?.top ?? 0, piece?.left ?? 0);
      }, forgotten);
    },
    [readText, foldedQuery, onShow],
  );
}

function listPagesFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => 1 + ((first - 1 + index) % count));
}

const inView = () => 0;
/** A page whose text cannot be had now, or is no longer wanted, is not scrolled to. */
const forgotten = () => undefined;
