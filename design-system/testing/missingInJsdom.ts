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

/** Dialogs and popovers as far as components see them: open or not, who had the focus, and the events. */
const focusBefore = new WeakMap<Element, Element | null>();

function open(element: HTMLElement, attribute: string): void {
  focusBefore.set(element, document.activeElement);
  element.setAttribute(attribute, '');
}

function close(element: HTMLElement, attribute: string): void {
  if (!element.hasAttribute(attribute)) return;
  const hasFocus = element.contains(document.activeElement);
  element.removeAttribute(attribute);
  const before = focusBefore.get(element);
  if (before instanceof HTMLElement && (hasFocus || document.activeElement === document.body)) before.focus();
}

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  open(this, 'open');
  this.querySelector<HTMLElement>('button')?.focus();
};
HTMLDialogElement.prototype.close ??= function closeDialog(this: HTMLDialogElement) {
  if (!this.open) return;
  close(this, 'open');
  this.dispatchEvent(new Event('close'));
};

const SHOWN = 'data-shown-popover';
const dispatchToggle = (popover: HTMLElement, newState: string) => popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
  if (this.hasAttribute(SHOWN)) return;
  open(this, SHOWN);
  dispatchToggle(this, 'open');
};
HTMLElement.prototype.hidePopover ??= function hidePopover(this: HTMLElement) {
  if (!this.hasAttribute(SHOWN)) return;
  close(this, SHOWN);
  dispatchToggle(this, 'closed');
};

document.head.insertAdjacentHTML('beforeend', `<style>[popover]:not([${SHOWN}]) { display: none !important; }</style>`);
document.addEventListener('click', (event) => {
  const { target } = event;
  const button = target instanceof Element ? target.closest('button') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover?.hasAttribute(SHOWN)) popover.hidePopover();
  else popover?.showPopover();
  if (button?.getAttribute('formmethod') !== 'dialog') return;
  event.preventDefault();
  button.closest('dialog')?.close();
});
document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  document.querySelector<HTMLElement>(`[${SHOWN}]`)?.hidePopover();
  document.querySelector('dialog')?.close();
});
