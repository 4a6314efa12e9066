import type { EarlyEvent } from './earlyVisit';

/** Repeats what the visitor did before the scripts ran, in the same order and on the elements that are now in the same places. */
export async function catchUp(events: readonly EarlyEvent[], inPlaceOf: (element: Element) => Element | null): Promise<void> {
  for (const early of events) {
    const { event, target } = early;
    const now = target instanceof Element ? inPlaceOf(target) : null;
    // Files are taken wherever they fall.
    if (event instanceof DragEvent) await letGo(event, now ?? document.body, early.files ?? [new File([], '')]);
    else if (event instanceof ClipboardEvent) paste(now ?? document.body, early.files ?? []);
    else if (now) {
      if (early.files && now instanceof HTMLInputElement) now.files = holding(early.files).files;
      now.dispatchEvent(again(event));
      // A drop area gives up the files it is still taking when others are chosen; a button that was pressed three times has to do its work once.
      if (early.files || event.type === 'click') await nextTask();
    }
  }
}

function again(event: Event): Event {
  // An event is read as the description of the new one: each kind has all it needs under the same names.
  if (event instanceof PointerEvent) return new PointerEvent(event.type, event);
  if (event instanceof MouseEvent) return new MouseEvent(event.type, event);
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  return new Event(event.type, { bubbles: event.bubbles, cancelable: event.cancelable });
}

/**
 * A page that takes files anywhere enlarges its drop area while they are dragged over it, so they are dropped on what is there then.
 * Files that are still dragged are not named before the drop: the page only has to know that there are some.
 */
async function letGo(event: DragEvent, target: Element, files: File[]): Promise<void> {
  const { clientX, clientY } = event;
  const as = (type: string) => new DragEvent(type, { bubbles: true, cancelable: true, clientX, clientY, dataTransfer: holding(files) });
  target.dispatchEvent(as('dragover'));
  if (event.type !== 'drop') return;
  await nextFrame();
  (document.elementFromPoint(clientX, clientY) ?? target).dispatchEvent(as('drop'));
}

function paste(target: Element, files: File[]): void {
  target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: holding(files) }));
}

function holding(files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** When what was promised about what is there already has been kept. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** When what changed has been drawn. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
