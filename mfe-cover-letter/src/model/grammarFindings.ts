import type { Correction } from '@sheaf/api/contract/grammar';
import type { Paragraph } from './letter';

/** Something to look at in a paragraph of the letter. */
export interface Finding {
  id: string;
  paragraph: string;
  /** In the text of its paragraph. */
  offset: number;
  original: string;
  replacements: string[];
  why: string;
}

const GAP_LENGTH = 2;

/** Findings of the whole letter by its paragraphs; one that reaches over two of them is left out. */
export function assignFindings(corrections: readonly Correction[], paragraphs: readonly Paragraph[]): Finding[] {
  let start = 0;
  const places = paragraphs.flatMap((paragraph) => {
    const text = paragraph.text.trim();
    if (text === '') return [];
    const place = { id: paragraph.id, from: start, to: start + text.length, indent: paragraph.text.indexOf(text) };
    start = place.to + GAP_LENGTH;
    return [place];
  });
  return corrections.flatMap(({ id, offset, length, original, replacements, corrected, suggestion }) => {
    const place = places.find(({ from, to }) => offset >= from && offset + length <= to);
    if (!place) return [];
    const ways = replacements.length > 0 ? replacements : [corrected];
    return [{ id, paragraph: place.id, offset: offset - place.from + place.indent, original, replacements: ways, why: suggestion }];
  });
}

/** Returns the findings outside the changed part of a paragraph, moved to their new offsets. */
export function carryOverFindings(findings: Finding[], paragraph: string, before: string, after: string): Finding[] {
  if (before === after) return findings;
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1;
  return findings.flatMap((finding) => {
    if (finding.paragraph !== paragraph) return [finding];
    const end = finding.offset + finding.original.length;
    if (end <= head) return [finding];
    if (finding.offset >= before.length - tail) return [{ ...finding, offset: finding.offset + after.length - before.length }];
    return [];
  });
}
