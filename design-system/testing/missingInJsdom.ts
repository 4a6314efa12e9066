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

window.ResizeObserver ??= StillResizeObserver;
window.matchMedia ??= matchMedia;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
URL.createObjectURL ??= () => 'blob:nothing';
URL.revokeObjectURL ??= () => undefined;
