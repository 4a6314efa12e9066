import type { PageSegments } from '@sheaf/pdf-text/read/readPage';
import { findFontFamily } from '../paragraphs/fontFamily.ts';

/** Finds what most of the text is set in. */
export function findBodyStyle(pages: PageSegments[], size: number): { font: string; size: number } {
  const letters = new Map<string, number>();
  for (const { groups } of pages) {
    for (const { segments } of groups) {
      for (const { words } of segments) {
        for (const { runs = [] } of words) for (const { style, text } of runs) letters.set(style.font, (letters.get(style.font) ?? 0) + text.length);
      }
    }
  }
  const [font] = [...letters].sort(([, one], [, other]) => other - one)[0] ?? [];
  return { font: findFontFamily(font ?? ''), size: Math.round(size * 2) / 2 || 11 };
}
