import type { DonationStorage } from '../donation';

/** Marks the style that holds the fonts to fetch. */
export const FONTS_ATTRIBUTE = 'data-fonts';
const KEY = 'sheaf:fonts-fetched';

/**
 * Asks for the fonts: at once where they were fetched before, so that nothing is painted twice; else after the first paint, which need not share
 * a slow line with them. Until they come, faces of the system have their measurements.
 */
export function showFonts(page: Document, storage: DonationStorage): void {
  const style = page.querySelector<HTMLStyleElement>(`style[${FONTS_ATTRIBUTE}]`);
  if (!style) return;
  const show = () => {
    style.media = 'all';
  };
  if (storage.getItem(KEY)) show();
  else
    afterFirstPaint(() => {
      show();
      page.fonts.addEventListener('loadingdone', () => storage.setItem(KEY, 'yes'), { once: true });
    });
}

/** When words are to be seen: an empty page may be painted before. A tab in the background paints nothing until somebody looks at it. */
function afterFirstPaint(then: () => void): void {
  const watching = new PerformanceObserver((painted) => {
    if (painted.getEntriesByName('first-contentful-paint').length === 0) return;
    watching.disconnect();
    then();
  });
  watching.observe({ type: 'paint', buffered: true });
}
