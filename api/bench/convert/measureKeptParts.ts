import type { ReadDocx } from '@sheaf/pdf-to-docx/testing/readDocx';
import type { Part } from './writtenParts.ts';

/** Of what a document was made of, how much a Word file has as what it is, in per cent. */
export interface KeptShares {
  words: number;
  paragraphs: number;
  headings: number;
  listItems: number;
  cells: number;
}

/** Measures which shares of the drawn parts a DOCX file kept. */
export function measureKeptParts(parts: readonly Part[], { paragraphs, tables }: ReadDocx): KeptShares {
  const written = countTexts(paragraphs.map(({ text }) => text));
  const headings = countTexts(paragraphs.filter(({ style }) => /^(?:Heading\d|Title)$/.test(style)).map(({ text }) => text));
  const items = countTexts(paragraphs.filter(({ item }) => item !== undefined).map(({ text }) => text));
  const cells = countTexts(tables.flat(2).map(({ text }) => text));
  const share = <Kind extends Part['kind']>(kind: Kind, texts: (part: Extract<Part, { kind: Kind }>) => string[], found: Map<string, number>) =>
    computeFoundShare(parts.filter((part): part is Extract<Part, { kind: Kind }> => part.kind === kind).flatMap(texts), new Map(found));
  return {
    words: computeFoundShare(parts.flatMap(splitWords), countTexts(paragraphs.flatMap(({ text }) => text.split(/\s+/)))),
    paragraphs: share('paragraph', ({ text }) => [text], written),
    headings: share('heading', ({ text }) => [text], headings),
    listItems: share('item', ({ text }) => [text], items),
    cells: share('table', ({ rows }) => rows.flat(), cells),
  };
}

function splitWords(part: Part): string[] {
  return (part.kind === 'table' ? part.rows.flat().join(' ') : part.text).split(/\s+/);
}

const normalizeSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

function countTexts(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts.map(normalizeSpaces)) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Each found text is matched once. */
function computeFoundShare(wanted: readonly string[], found: Map<string, number>): number {
  let kept = 0;
  for (const text of wanted.map(normalizeSpaces)) {
    const unmatched = found.get(text) ?? 0;
    if (unmatched === 0) continue;
    found.set(text, unmatched - 1);
    kept++;
  }
  return wanted.length === 0 ? 100 : (100 * kept) / wanted.length;
}
