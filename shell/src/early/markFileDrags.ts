/** Browsers repeat `dragover` several times a second but have no event for its end, so a drag ends after this time without one. */
export const DRAG_END_MS = 600;

/** Sets `data-dragging` while files are dragged over the page, so that its style shows what a drop will do. */
export function markFileDrags(page: HTMLElement): void {
  let ending: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(ending);
    delete page.dataset.dragging;
  };
  addEventListener(
    'dragover',
    ({ dataTransfer }) => {
      if (!dataTransfer?.types.includes('Files')) return;
      clearTimeout(ending);
      ending = setTimeout(end, DRAG_END_MS);
      page.dataset.dragging = '';
    },
    true,
  );
  addEventListener('drop', end, true);
}
