/** So long fonts and late parts of a page may move an element out of view, in milliseconds. */
const SETTLING_MS = 3000;
const VISITOR_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls an element into view, and again whenever the page grows, until the visitor does something. Returns a function that ends it. */
export function scrollUntilSettled(element: Element): () => void {
  const scroll = () => element.scrollIntoView({ block: 'nearest' });
  const resizes = new ResizeObserver(scroll);
  const timer = setTimeout(stop, SETTLING_MS);
  const options = { capture: true, passive: true };
  function stop() {
    resizes.disconnect();
    clearTimeout(timer);
    for (const event of VISITOR_EVENTS) document.removeEventListener(event, stop, options);
  }
  for (const event of VISITOR_EVENTS) document.addEventListener(event, stop, options);
  resizes.observe(document.body);
  scroll();
  return stop;
}
