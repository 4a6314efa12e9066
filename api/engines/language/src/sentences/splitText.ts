import { DOCUMENT_ABBREVIATIONS } from './abbreviations.ts';

/** A stretch of a text. */
export interface Span {
  start: number;
  end: number;
}

const ABBREVIATED = new RegExp(`(?:^|[\\s(["“‘])(?:${DOCUMENT_ABBREVIATIONS}|\\p{L}|(?:\\p{L}\\.)+\\p{L})$`, 'iu');
/** What may be before the end of a document's own sentence and yet look like an abbreviation. */
const ENDS_ANYWAY = /(?:^|\s)(?:etc|al|inc|ltd|co|corp|a\.m|p\.m|u\.s|u\.k)$/i;
const END = /[.!?…]+["'”’»)\]]*(?:\s?\[\d[\d,\s–-]*\]|\d{1,3}(?:[,–-]\d{1,3})*(?=\s\p{Lu}))?(?=\s)|[。！？]["'”’」』）]*/gu;
const OPENS = /^\s+(?:["'“‘«([¿¡]\s?)*[\p{Lu}\p{N}\p{Lo}•–—-]/u;
/** A quote may be 700 characters long; longer sentences are divided where they breathe. */
const LONGEST = 600;

/** Returns the sentences of a stretch of text, without white space around them. */
export function splitText(text: string, { start, end }: Span): Span[] {
  const passage = text.slice(start, end);
  const spans: Span[] = [];
  let from = 0;
  for (const found of passage.matchAll(END)) {
    const to = found.index + found[0].length;
    if (!endsSentence(passage, from, found.index, to)) continue;
    spans.push(...splitParts(passage, from, to));
    from = to;
  }
  spans.push(...splitParts(passage, from, passage.length));
  return spans.map((span) => ({ start: start + span.start, end: start + span.end }));
}

function endsSentence(passage: string, from: number, mark: number, to: number): boolean {
  if (/[。！？]/.test(passage[mark] ?? '')) return true;
  const rest = passage.slice(to, to + 16);
  if (!OPENS.test(rest)) return rest.trim() === '';
  if (passage[mark] !== '.') return true;
  // The digits after the point in "2.070 Euro" are not a footnote number.
  if (/\d/.test(passage[mark - 1] ?? '') && /\d/.test(passage[mark + 1] ?? '')) return false;
  const before = passage.slice(Math.max(from, mark - 24), mark);
  // "[12] ." ends a sentence as well as "12." does, but "2." that begins one is the number of an item.
  if (/^\s*(?:\(?[\divxIVX]{1,4}|\p{L})$/u.test(passage.slice(from, mark))) return false;
  if (isOrdinal(before, rest)) return false;
  if (!ABBREVIATED.test(before)) return true;
  return ENDS_ANYWAY.test(before) && /^\s+["“(]?\p{Lu}\p{Ll}/u.test(rest);
}

const MONTH =
  /^\s+(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jan|Feb|Mär|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez|januar|februar|mars|april|maj|juni|juli|august)(?!\p{L})/u;
/** German words that an ordinal number follows. */
const BEFORE_ORDINAL =
  /(?:^|\s)(?:am|zum|vom|bis zum|ab|ab dem|seit dem|der|die|das|den|dem|des|im|jeden|jedes|jeder|nach dem|vor dem|vollendete[ns]?) \d{1,3}$/iu;

/** Returns whether a full stop marks an ordinal number, as in "Am 30. Juni", and so ends no sentence. */
function isOrdinal(before: string, rest: string): boolean {
  if (!/(?:^|[^\d.,])\d{1,3}$/.test(before)) return false;
  return MONTH.test(rest) || BEFORE_ORDINAL.test(before);
}

function splitParts(passage: string, from: number, to: number): Span[] {
  const span = trimSpan(passage, from, to);
  if (span.end - span.start <= LONGEST) return span.end > span.start ? [span] : [];
  const cut = findBreak(passage, span);
  return [...splitParts(passage, span.start, cut), ...splitParts(passage, cut, span.end)];
}

/** After the mark nearest to the middle that a reader would stop at, or else between two words. */
function findBreak(passage: string, { start, end }: Span): number {
  const middle = (start + end) / 2;
  for (const mark of [/[.;:](?=\s)/g, /,(?=\s)/g, /\s/g]) {
    const offsets = [...passage.slice(start, end).matchAll(mark)].map((found) => start + found.index + 1);
    const inside = offsets.filter((offset) => offset - start > LONGEST / 6 && end - offset > LONGEST / 6);
    const [best] = inside.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
    if (best !== undefined) return best;
  }
  return start + LONGEST;
}

function trimSpan(passage: string, from: number, to: number): Span {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(passage[start] ?? '')) start++;
  while (end > start && /\s/.test(passage[end - 1] ?? '')) end--;
  return { start, end };
}
