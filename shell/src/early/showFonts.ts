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
    afterFirstPaint(page, () => {
      show();
      page.fonts.addEventListener('loadingdone', () => storage.setItem(KEY, 'yes'), { once: true });
    });
}

/** A frame that was asked for when all elements are there is painted before the next one is asked for. */
function afterFirstPaint(page: Document, then: () => void): void {
  const nextFrame = () => requestAnimationFrame(() => requestAnimationFrame(then));
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', nextFrame, { once: true });
  else nextFrame();
}
