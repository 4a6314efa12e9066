const SILENCE_MS = 600;

/** Marks the page while files hang over it, so that it shows what letting go will do. Browsers repeat the event, and none tells of the end. */
export function markDrags(page: HTMLElement): void {
  let silence: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(silence);
    delete page.dataset.dragging;
  };
  addEventListener(
    'dragover',
    ({ dataTransfer }) => {
      if (!dataTransfer?.types.includes('Files')) return;
      clearTimeout(silence);
      silence = setTimeout(end, SILENCE_MS);
      page.dataset.dragging = '';
    },
    true,
  );
  addEventListener('drop', end, true);
}
