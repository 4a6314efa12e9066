import type { TextSpan } from '../types/textSpan.ts';

const LIST_MARK = /^[•▪●◦*–—-]\s+/;

/** Returns a span without the bullet or dash that it begins with. */
export function skipListMarker(text: string, { start, end }: TextSpan): TextSpan {
  const mark = LIST_MARK.exec(text.slice(start, end))?.[0].length ?? 0;
  return { start: start + mark, end };
}
