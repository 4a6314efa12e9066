import { type RefObject, useEffect, useRef, useState } from 'react';
import { listenToPage } from './listenToPage';

/** Words a visitor has selected on a page. */
export interface SelectedText {
  text: string;
  /** Of its beginning, from 1. */
  page: number;
  /** Below its end, in CSS pixels from the upper left corner of the pages. */
  left: number;
  top: number;
}

// Fingers move a selection's handles without ever touching the page: it is over when nothing has moved for so long.
const RESTED_MS = 250;

/** Returns the text selected in the pages once the selection ends. `keepSelection` keeps it while a button about it is pressed. */
export function useSelectedText(
  pages: RefObject<HTMLElement | null>,
  isWanted: boolean,
): { selected: SelectedText | null; keepSelection(): void; forget(): void } {
  const [selected, setSelected] = useState<SelectedText | null>(null);
  const isKept = useRef(false);

  useEffect(() => {
    if (!isWanted) return;
    let isPressing = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function updateSelection(): void {
      if (isKept.current || isPressing) return;
      setSelected(pages.current && readSelection(pages.current));
    }
    function later(): void {
      clearTimeout(timer);
      timer = setTimeout(updateSelection, RESTED_MS);
    }
    function handleDown({ pointerType }: PointerEvent): void {
      isPressing = pointerType === 'mouse';
    }
    function handleUp(): void {
      isPressing = false;
      isKept.current = false;
      later();
    }

    const stopListening = listenToPage({ selectionchange: later, pointerdown: handleDown, pointerup: handleUp, pointercancel: handleUp });
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [pages, isWanted]);

  return {
    selected,
    keepSelection: () => {
      isKept.current = true;
    },
    forget: () => setSelected(null),
  };
}

function readSelection(pages: HTMLElement): SelectedText | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const text = joinLines(selection.toString());
  const page = findPage(range.startContainer);
  if (text === '' || page === null || !pages.contains(range.startContainer)) return null;
  return { text, page, ...findEnd(range, pages) };
}

function findPage(node: Node): number | null {
  const element = node instanceof Element ? node : node.parentElement;
  const page = Number(element?.closest<HTMLElement>('[data-page]')?.dataset.page);
  return page > 0 ? page : null;
}

/** Joins selected text into one line and rejoins words divided by hyphens. */
function joinLines(text: string): string {
  return text
    .replace(/(?<=\p{L})[-\u2010]\s*\n\s*(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function findEnd(range: Range, pages: HTMLElement): { left: number; top: number } {
  // jsdom has no layout.
  const rects = range.getClientRects?.() ?? [];
  const last = [...rects].findLast(({ width, height }) => width > 0 && height > 0);
  const around = pages.getBoundingClientRect();
  return { left: last ? last.left + last.width / 2 - around.left : 0, top: last ? last.bottom - around.top : 0 };
}
