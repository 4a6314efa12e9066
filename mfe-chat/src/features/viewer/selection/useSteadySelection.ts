import { type RefObject, useEffect } from 'react';
import { listenToPage } from './listenToPage';

/**
 * Steadies the selection of text. The words of a page are separate elements: with the pointer between them, browsers select all up to there.
 * While the visitor selects, an unselectable layer covers the page behind the last selected word, so the selection stays steady.
 */
export function useSteadySelection(pages: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const cloth = document.createElement('div');
    cloth.dataset.cloth = '';
    let isSelecting = false;

    function begin({ target, button, pointerType }: PointerEvent): void {
      const layer = target instanceof Element ? target.closest('[data-text-layer]') : null;
      if (!layer || button !== 0 || pointerType !== 'mouse' || !pages.current?.contains(layer)) return;
      isSelecting = true;
      layer.append(cloth);
    }
    function follow(): void {
      const selection = isSelecting ? document.getSelection() : null;
      const { focusNode, anchorNode } = selection ?? {};
      const piece = focusNode?.parentElement?.closest('[data-piece]');
      if (!selection || !anchorNode || !piece || !pages.current?.contains(piece)) return;
      const isBackward =
        selection.direction === 'backward' ||
        (focusNode ? anchorNode.compareDocumentPosition(focusNode) === Node.DOCUMENT_POSITION_PRECEDING : false);
      if (isBackward) piece.before(cloth);
      else piece.after(cloth);
    }
    function end(): void {
      isSelecting = false;
      cloth.remove();
    }

    const stopListening = listenToPage({ pointerdown: begin, selectionchange: follow, pointerup: end, pointercancel: end });
    return () => {
      stopListening();
      cloth.remove();
    };
  }, [pages]);
}
