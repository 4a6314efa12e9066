import type { TextSpan } from '../types/textSpan.ts';

const LIST_MARK = /^[•▪●◦*–—-]\s+/;

/** Returns the part of a text after the bullet or dash of a list item, if it begins with one. */
export function skipListMark(text: string, { start, end }: TextSpan): TextSpan {
  const mark = LIST_MARK.exec(text.slice(start, end))?.[0].length ?? 0;
  return { start: start + mark, end };
}
