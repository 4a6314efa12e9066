import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from 'react';

interface Bounds {
  panes: RefObject<HTMLElement | null>;
  initialShare: number;
  smallestShare: number;
}

const STEP = 0.05;

/** Returns the share of the first pane and the handlers of its separator: pointer, arrow keys, Home, End, double click. */
export function useShare({ panes, initialShare, smallestShare }: Bounds) {
  const [share, setShare] = useState(initialShare);
  const clampShare = (requested: number) => Math.min(1 - smallestShare, Math.max(smallestShare, requested));
  /** 1 where the first pane is on the left, -1 where it is read from the right. */
  const readDirection = () => (panes.current && getComputedStyle(panes.current).direction === 'rtl' ? -1 : 1);

  function handleKeyDown(event: KeyboardEvent) {
    const requested: Record<string, number> = {
      ArrowLeft: share - STEP * readDirection(),
      ArrowRight: share + STEP * readDirection(),
      Home: smallestShare,
      End: 1 - smallestShare,
      Enter: initialShare,
    };
    const next = requested[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setShare(clampShare(next));
  }

  function handlePointerDown(event: PointerEvent) {
    // Without this the pointer would select the text of both panes.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function handlePointerMove(event: PointerEvent) {
    const bounds = panes.current?.getBoundingClientRect();
    if (!bounds || bounds.width === 0 || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const fromTheLeft = (event.clientX - bounds.left) / bounds.width;
    setShare(clampShare(readDirection() === 1 ? fromTheLeft : 1 - fromTheLeft));
  }

  return {
    share,
    handlers: {
      onKeyDown: handleKeyDown,
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onDoubleClick: () => setShare(initialShare),
    },
  };
}
