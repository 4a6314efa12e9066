import { FONTS_ATTRIBUTE } from '../src/early/showFonts.ts';

/** A face that is fetched; those that stretch a face of the system have none to fetch. */
const FETCHED_FACE = /@font-face\{[^}]*\burl\([^}]*\}/g;

/** Splits fetched font faces from a page's styles into a style element that stays inactive until the page enables it. */
export function splitFonts(styles: string): { styles: string; fonts: string } {
  const faces = styles.match(FETCHED_FACE) ?? [];
  if (faces.length === 0) return { styles, fonts: '' };
  return { styles: styles.replace(FETCHED_FACE, ''), fonts: `<style ${FONTS_ATTRIBUTE} media="not all">${faces.join('')}</style>` };
}
