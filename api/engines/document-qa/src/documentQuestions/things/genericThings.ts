import { findComparableTerms } from '@sheaf/language/terms/comparableTerms';
import type { OpenIndex } from '../../index/openChatIndex.ts';
import type { Things } from '../classify/classifyDocumentQuestion.ts';
import type { Item } from '../structure/item.ts';
import { findEnumeratedItems, findLabelledItems, findSectionItems } from '../structure/sectionItems.ts';
import { findSectionAbout, type Section } from '../structure/sections.ts';
import type { Table } from '../structure/table.ts';
import { findCellBelow, findColumnAbout } from '../structure/tables.ts';

/** Things of a list, and whether the document itself holds them apart, so that they can be counted. */
export interface Listed {
  items: Item[];
  isCountable: boolean;
}

/** Finds the column of a table that names the things: a cell of each row. A second word of the question may name another column, which must not be empty there. */
export function findThingsInTable(index: OpenIndex, tables: readonly Table[], { noun, terms }: Things): Listed | undefined {
  for (const table of tables) {
    const column = findColumnAbout(table, noun, index.language);
    if (column === undefined) continue;
    const others = terms.filter(
      (term) => term !== noun && !(table.header[column] && listComparableTerms(index, table.header[column].text).includes(term)),
    );
    const columns = others.map((term) => findColumnAbout(table, term, index.language));
    if (columns.some((other) => other === undefined)) continue;
    const items = table.rows.flatMap((row): Item[] => {
      const cell = findCellBelow(table, row, column);
      const isWhole = columns.every((other) => other !== undefined && findCellBelow(table, row, other));
      if (!cell || !isWhole) return [];
      // A cell that was read apart from its row is quoted by itself.
      const isInRow = cell.start >= row.start && cell.end <= row.end;
      return [{ text: cell.text, ...(isInRow ? { start: row.start, end: row.end } : { start: cell.start, end: cell.end }) }];
    });
    if (items.length > 0) return { items, isCountable: true };
  }
  return undefined;
}

/** Finds the items of the section whose title names the things. */
export function findThingsInSection(
  index: OpenIndex,
  sections: readonly Section[],
  { noun, terms }: Things,
  minLikeness: number,
): Listed | undefined {
  const found = findSectionAbout(
    sections.filter(({ isTitle }) => !isTitle),
    noun,
    terms,
  );
  if (!found || found.likeness < minLikeness) return undefined;
  const { items, by } = findSectionItems(index, found.section);
  return items.length > 0 ? { items, isCountable: by !== 'sentences' } : undefined;
}

/** Finds things by numbered labels, such as "Risk 1: …" or "Requirement R-2 …"; undefined for fewer than two. */
export function findThingsByLabel(index: OpenIndex, { noun, terms }: Things): Listed | undefined {
  if (terms.length > 1) return undefined;
  const items: Item[] = [];
  const seen = new Set<string>();
  for (const { start, end, paragraph } of index.sentences) {
    const spanText = index.text.slice(start, end);
    const label = /^(\p{L}+)\s+([A-Z]?-?\d{1,3}|[IVX]{1,5})\b\s*[:.–—-]/u.exec(spanText);
    if (!label?.[1] || !label[2] || !listComparableTerms(index, label[1]).includes(noun) || seen.has(label[2])) continue;
    seen.add(label[2]);
    const whole = index.paragraphs[paragraph];
    items.push({ text: spanText, start, end: label[0].length > spanText.length - 3 && whole ? whole.end : end });
  }
  return items.length >= 2 ? { items, isCountable: true } : undefined;
}

const LEADS_TO_LIST = /:\s*$/;

/** Finds the list that a line ending in a colon announces, and what is numbered in a paragraph that mentions the things. */
export function findAnnouncedThings(index: OpenIndex, { terms }: Things): Listed | undefined {
  const { paragraphs, text } = index;
  for (const [position, { start, end, kind }] of paragraphs.entries()) {
    if (kind === 'tableRow') continue;
    const spanText = text.slice(start, end);
    const last = spanText.slice(Math.max(0, spanText.lastIndexOf('. ')));
    const isAnnounced = LEADS_TO_LIST.test(spanText) && paragraphs[position + 1]?.kind === 'listItem' && hasAllTerms(index, last, terms);
    if (isAnnounced) {
      const until = paragraphs.findIndex((paragraph, at) => at > position && paragraph.kind !== 'listItem');
      const items = paragraphs
        .slice(position + 1, until < 0 ? undefined : until)
        .map((item) => ({ text: text.slice(item.start, item.end), start: item.start, end: item.end }));
      return { items, isCountable: true };
    }
    if (kind !== 'text') continue;
    const labelled = findLabelledItems(index, start, end);
    const [first] = labelled;
    if (first && labelled.length >= 2 && hasAllTerms(index, text.slice(start, first.start), terms)) return { items: labelled, isCountable: true };
  }
  return undefined;
}

const ENUMERATION =
  /(?::|\b(?:such as|includ(?:e|es|ing)|consists? of|comprises?|are|namely|incluyen?|consta de|son|como))\s(?=[^.]*,[^.]*\b(?:and|or|y|o|e)\b)/iu;
const MAX_SENTENCES = 15;
const FEW_SENTENCES = 3;

/** Finds sentences that mention the things, those that enumerate first. */
export function findThingsInSentences(index: OpenIndex, { terms }: Things): Listed | undefined {
  const mentioning = index.sentences.filter(({ start, end, paragraph }) => {
    const kind = index.paragraphs[paragraph]?.kind;
    return kind !== 'heading' && end - start > 20 && hasAllTerms(index, index.text.slice(start, end), terms);
  });
  const enumerating = mentioning.filter(({ start, end }) => ENUMERATION.test(index.text.slice(start, end)));
  // A sentence that names the things and then enumerates them is the list.
  const [first] = enumerating.map((sentence) => findEnumeratedItems(index, sentence)).filter((items) => items.length > 0);
  if (first && mentioning.length <= FEW_SENTENCES) return { items: first, isCountable: true };
  const items = [...enumerating, ...mentioning.filter((sentence) => !enumerating.includes(sentence))].slice(0, MAX_SENTENCES);
  if (items.length === 0) return undefined;
  return { items: items.map(({ start, end }) => ({ text: index.text.slice(start, end), start, end })), isCountable: false };
}

function listComparableTerms({ language }: OpenIndex, text: string): string[] {
  return findComparableTerms(text, language);
}

function hasAllTerms(index: OpenIndex, text: string, terms: readonly string[]): boolean {
  const has = new Set(listComparableTerms(index, text));
  return terms.length > 0 && terms.every((term) => has.has(term));
}
