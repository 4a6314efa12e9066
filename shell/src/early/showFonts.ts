/** Marks the style that holds the fonts to fetch. */
export const FONTS_ATTRIBUTE = 'data-fonts';

/**
 * Asks for the fonts: at once where they are kept on this device, so that nothing is painted twice; else after the first paint, which need not share
 * a slow line with them, and all together before any is used, so that the page is laid out anew once. Until they come, faces of the system have
 * their measurements.
 */
export function showFonts(page: Document): void {
  const style = page.querySelector<HTMLStyleElement>(`style[${FONTS_ATTRIBUTE}]`);
  if (!style) return;
  const show = () => {
    style.media = 'all';
  };
  // It keeps what a page has loaded once.
  if (navigator.serviceWorker?.controller) show();
  else runAfterFirstPaint(() => void useTogether(page, style).catch(show));
}

/** Switched on by their style, each face would lay the page out when it is asked for and again when it is there. */
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

/** When words are to be seen: an empty page may be painted before. A tab in the background paints nothing until somebody looks at it. */
function runAfterFirstPaint(then: () => void): void {
  const watching = new PerformanceObserver((painted) => {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
    watching.disconnect();
    then();
  });
  watching.observe({ type: 'paint', buffered: true });
}
