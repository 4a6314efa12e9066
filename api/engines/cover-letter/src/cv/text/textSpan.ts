/** A stretch of the text of a CV: a value, or a part of one. */
export interface TextSpan {
  start: number;
  end: number;
  /** Literally what is there. */
  text: string;
}

/** Where a line that is in no text, as the running head of a page, is said to be. */
export const NOWHERE = -1;

/** Returns a part of a piece, by places in its own text, without the spaces around it. */
export function cutSpan(span: TextSpan, from: number, to = span.text.length): TextSpan {
  const cut = span.text.slice(from, to);
  const text = cut.trim();
  const start = span.start === NOWHERE ? NOWHERE : span.start + from + (cut.length - cut.trimStart().length);
  return { start, end: start === NOWHERE ? NOWHERE : start + text.length, text };
}

/** Returns the parts of a piece between the matches of a separator. */
export function splitSpan(span: TextSpan, separator: RegExp): TextSpan[] {
  const parts: TextSpan[] = [];
  let from = 0;
  for (const { index, 0: found } of span.text.matchAll(separator)) {
    parts.push(cutSpan(span, from, index));
    from = index + found.length;
  }
  parts.push(cutSpan(span, from));
  return parts.filter(({ text }) => text !== '');
}

const EDGE = /[\s,;:|·•◆♦●▪■«»¢@/\\–—\-_~*+<>=\u2300-\u23FF\u2600-\u27BF]/;

/** Returns the piece without separators, dashes and empty brackets at its ends. */
export function trimSpan(span: TextSpan): TextSpan {
  const { text } = span;
  let from = 0;
  let to = text.length;
  while (from < to && EDGE.test(text.charAt(from))) from += 1;
  // What ends with a sign may be a name, as C++ is.
  while (to > from && EDGE.test(text.charAt(to - 1)) && !/[\p{L}\d][+*]+$/u.test(text.slice(Math.max(from, to - 4), to))) to -= 1;
  const inner = text.slice(from, to);
  if (/^\(\s*\)$|^[()[\]]$/.test(inner)) return cutSpan(span, from, from);
  if (/^[([]/.test(inner) && !/[)\]]/.test(inner)) return trimSpan(cutSpan(span, from + 1, to));
  if (/[([]$/.test(inner)) return trimSpan(cutSpan(span, from, to - 1));
  if (/^\([^()]*\)$/.test(inner)) return trimSpan(cutSpan(span, from + 1, to - 1));
  if (/[)\]]$/.test(inner) && !/[([]/.test(inner)) return trimSpan(cutSpan(span, from, to - 1));
  return cutSpan(span, from, to);
}

export function countLetters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

/** Returns a value as a profile holds it. */
export function normalizeSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Folds a text for looking words up: lower case, without accents and punctuation. */
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\d&+#]+/gu, ' ')
    .trim();
}
