import type { EarlyEvent } from './earlyVisit';

/** Does again what the visitor did before the page was alive, on the same elements and in the same order. */
export function catchUp(events: readonly EarlyEvent[]): void {
  for (const early of events) {
    if (early.target instanceof Element && early.target.isConnected) early.target.dispatchEvent(again(early));
  }
}

function again({ event, files }: EarlyEvent): Event {
  // An event is read as the description of the new one: each kind has all it needs under the same names.
  if (event instanceof DragEvent) return new DragEvent(event.type, { ...common(event), dataTransfer: holding(files ?? []) });
  if (event instanceof PointerEvent) return new PointerEvent(event.type, event);
  if (event instanceof MouseEvent) return new MouseEvent(event.type, event);
  if (event instanceof KeyboardEvent) return new KeyboardEvent(event.type, event);
  return new Event(event.type, common(event));
}

function common({ bubbles, cancelable }: Event): EventInit {
  return { bubbles, cancelable };
}

function holding(files: File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}
