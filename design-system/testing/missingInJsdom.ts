/** What Radix and user-event ask of a browser and jsdom does not have. */
class StillResizeObserver implements ResizeObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

/** A page of fixed width that prefers nothing in particular. */
function matchMedia(query: string): MediaQueryList {
  const list = new EventTarget();
  return Object.assign(list, { matches: false, media: query, onchange: null, addListener: () => undefined, removeListener: () => undefined });
}

/** A mouse event that also knows which pointer it was. */
class PointerOfAnyKind extends MouseEvent implements Partial<PointerEvent> {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;

  constructor(type: string, init: PointerEventInit = {}) {
    // Whole, not its own properties alone: user-event copies an event, whose facts are getters, when a label is pressed.
    super(type, init);
    const { pointerId = 0, pointerType = 'mouse', isPrimary = true } = init;
    this.pointerId = pointerId;
    this.pointerType = pointerType;
    this.isPrimary = isPrimary;
  }
}

Object.defineProperty(window, 'PointerEvent', { value: window.PointerEvent ?? PointerOfAnyKind });
window.ResizeObserver ??= StillResizeObserver;
window.matchMedia ??= matchMedia;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
URL.createObjectURL ??= () => 'blob:nothing';
URL.revokeObjectURL ??= () => undefined;
