import { splitText } from '@sheaf/language/sentences/splitText';
import { skipListMarker } from '../../cite/skipListMarker.ts';
import type { ChatIndex } from '../../types/chatIndex.ts';
import type { Item } from './item.ts';
import type { Section } from './sections.ts';
import { findTables } from './tables.ts';

/** How the items of a section are separated; `sentences` where they are not. */
export interface SectionItems {
  items: Item[];
  by: 'items' | 'rows' | 'labels' | 'headings' | 'sentences';
}

/** What begins an item within a paragraph: R1:, 2), (a), First, Segundo, … */
const LABEL =
  /(?:^|(?<=[.;:!?,]\s))(?:(?:\p{Lu}{1,3}[-.]?)?\d{1,3}[.):]\s|\p{Lu}{1,3}[-.]?\d{1,3}\s*[:–—-]\s|\((?:\d{1,2}|[a-z]|[ivx]{1,4})\)\s|(?:Step|Phase|Stage|Paso|Fase|Etapa)\s\d+\b|(?:First(?:ly)?|Second(?:ly)?|Third(?:ly)?|Fourth(?:ly)?|Fifth(?:ly)?|Finally|Last(?:ly)?|Next|Then|After that|Primero|En primer lugar|Segundo|En segundo lugar|Tercero|Después|Luego|Por último|Finalmente)\b)/gu;

/** Finds the things a section lists: items of a list, rows of a table, what is numbered in its text, headings below it, or else its sentences. */
export function findSectionItems(index: ChatIndex, section: Section): SectionItems {
  const paragraphs = index.paragraphs.slice(section.heading + 1, section.end);
  const listed = paragraphs.filter(({ kind }) => kind === 'listItem').map(({ start, end }) => createWholeItem(index, start, end));
  if (listed.length >= 2) return { items: listed, by: 'items' };
  const [table] = findTables(index).filter(({ paragraph }) => paragraph > section.heading && paragraph < section.end);
  const labelled = paragraphs.filter(({ kind }) => kind === 'text').flatMap(({ start, end }) => findLabelledItems(index, start, end));
  if (labelled.length >= 2) return { items: labelled, by: 'labels' };
  if (table && table.rows.length >= 2) {
    const items = table.rows.flatMap(({ cells, start, end }): Item[] => {
      const [first] = cells;
      return first ? [{ text: first.text, start: Math.min(start, first.start), end: first.start < start ? first.end : end }] : [];
    });
    return { items, by: 'rows' };
  }
  const headings = paragraphs.filter(({ kind }) => kind === 'heading').map(({ start, end }) => createWholeItem(index, start, end));
  if (headings.length >= 2) return { items: headings, by: 'headings' };
  const sentences = paragraphs.flatMap((paragraph) => (paragraph.kind === 'heading' ? [] : splitText(index.text, paragraph)));
  const enumerated = sentences.length <= FEW_SENTENCES ? sentences.flatMap((sentence) => findEnumeratedItems(index, sentence)) : [];
  if (enumerated.length > 0) return { items: enumerated, by: 'labels' };
  return { items: sentences.map(({ start, end }) => createWholeItem(index, start, end)), by: 'sentences' };
}

const FEW_SENTENCES = 2;
const ENUMERATES = /\b(?:such as|includ(?:e|es|ing)|consists? of|comprises?|are|namely|incluyen?|consta de|son)\s+/iu;
const MIN_PARTS = 3;
const MAX_PART_LENGTH = 60;

/** Finds the items that a sentence enumerates: "The risks are frost, delay and loss". Each cites the sentence. */
export function findEnumeratedItems({ text }: ChatIndex, sentence: { start: number; end: number }): Item[] {
  const sentenceText = text.slice(sentence.start, sentence.end).replace(/\s+/g, ' ');
  const cue = /:\s+/.exec(sentenceText) ?? ENUMERATES.exec(sentenceText);
  if (!cue) return [];
  const parts = sentenceText
    .slice(cue.index + cue[0].length)
    .replace(/[.;]$/, '')
    .split(/\s*[,;]\s*(?:(?:and|or|y|o|e)\s+)?|\s+(?:and|or|y|o|e)\s+/);
  const isList = parts.length >= MIN_PARTS && parts.every((part) => part.length > 1 && part.length <= MAX_PART_LENGTH);
  return isList ? parts.map((part) => ({ ...sentence, text: part })) : [];
}

/** Finds the items that are numbered or counted off within a paragraph. */
export function findLabelledItems(index: ChatIndex, start: number, end: number): Item[] {
  const spanText = index.text.slice(start, end);
  const labels = [...spanText.matchAll(LABEL)].map(({ index: at }) => at);
  if (labels.length < 2) return [];
  return labels.map((at, position) => {
    const item = { start: start + at, end: start + (labels[position + 1] ?? spanText.length) };
    const [sentence = item] = splitText(index.text, item).filter(({ start: from, end: to }) => /\p{L}{3}/u.test(index.text.slice(from, to)));
    return {
      text: index.text.slice(item.start, sentence.end).trim(),
      start: item.start,
      end: item.start + spanText.slice(at, item.end - start).trimEnd().length,
    };
  });
}

function createWholeItem({ text }: ChatIndex, start: number, end: number): Item {
  const shown = skipListMarker(text, { start, end });
  return { text: text.slice(shown.start, end), start, end };
}
