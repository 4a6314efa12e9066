import type { EarlyEvent } from './earlyVisit';

/** Repeats what the visitor did before the scripts ran, in the same order and on the elements that are now in the same places. */
export async function replayEvents(events: readonly EarlyEvent[], findCounterpart: (element: Element) => Element | null): Promise<void> {
  for (const early of events) {
    const { event, target } = early;
    const now = target instanceof Element ? findCounterpart(target) : null;
    // The page accepts files wherever they are dropped.
    if (event instanceof DragEvent) await dropFiles(event, now ?? document.body, early.files ?? [new File([], '')]);
    else if (event instanceof ClipboardEvent) paste(now ?? document.body, early.files ?? []);
    else if (now) {
      if (early.files && now instanceof HTMLInputElement) now.files = buildTransfer(early.files).files;
      now.dispatchEvent(copyEvent(event));
      // A drop area discards files that it is still reading when others are chosen. A button that was pressed three times must act once.
      if (early.files || event.type === 'click') await waitForTask();
    }
  }
}

function copyEvent(event: Event): Event {
  // An event is also the init dictionary of its copy: both use the same property names.
  if (event instanceof PointerEvent) return new PointerEvent(event.type, event);
  if (event instanceof MouseEvent) return new MouseEvent(event.type, event);
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  return new Event(event.type, { bubbles: event.bubbles, cancelable: event.cancelable });
}

/**
 * Replays a drag of files. The drop area grows while files are dragged over the page, so the drop goes to the element that is then under the pointer.
 * The files of an unfinished drag are unknown, so the copy contains a placeholder.
 */
async function dropFiles(event: DragEvent, target: Element, files: File[]): Promise<void> {
  const { clientX, clientY } = event;
  const as = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, clientX, clientY, dataTransfer: buildTransfer(files) });
  target.dispatchEvent(as('dragover'));
  if (event.type !== 'drop') return;
  await waitForFrame();
  (document.elementFromPoint(clientX, clientY) ?? target).dispatchEvent(as('drop'));
}

function paste(target: Element, files: File[]): void {
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: buildTransfer(files) }));
}

function buildTransfer(files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Resolves when the promises that are pending now have run. */
function waitForTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Resolves when the browser has painted the change. */
function waitForFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
