/** Marks the style that holds the fonts to fetch. */
export const FONTS_ATTRIBUTE = 'data-fonts';

/**
 * Loads the fonts: at once where they are cached, so that nothing is painted twice, else after the first paint. All fonts are loaded before any is
 * used, so that the page is laid out again only once. Until then system fonts with adjusted metrics replace them.
 */
export function showFonts(page: Document): void {
  const style = page.querySelector<HTMLStyleElement>(`style[${FONTS_ATTRIBUTE}]`);
  if (!style) return;
  const show = () => {
    style.media = 'all';
  };
  // The service worker caches what a page has loaded.
  if (navigator.serviceWorker?.controller) show();
  else runAfterFirstPaint(() => void useTogether(page, style).catch(show));
}

/** Loads the fonts by script: loaded by the style sheet, each font would cause its own layouts. */
async function useTogether(page: Document, { sheet }: HTMLStyleElement): Promise<void> {
  const faces = [...(sheet?.cssRules ?? [])].flatMap((rule) => (rule instanceof CSSFontFaceRule ? createFace(rule) : []));
  for (const face of await Promise.all(faces.map((each) => each.load()))) page.fonts.add(face);
}

function createFace({ style }: CSSFontFaceRule): FontFace {
  const readProperty = (property: string) => style.getPropertyValue(property);
  return new FontFace(readProperty('font-family').replace(/["']/g, ''), readProperty('src'), {
    weight: readProperty('font-weight'),
    unicodeRange: readProperty('unicode-range'),
  });
}

/** Calls `then` once text is painted. An empty page may be painted before that; a background tab paints nothing until it is shown. */
function runAfterFirstPaint(then: () => void): void {
  const watching = new PerformanceObserver((painted) => {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
    watching.disconnect();
    then();
  });
  watching.observe({ type: 'paint', buffered: true });
}
