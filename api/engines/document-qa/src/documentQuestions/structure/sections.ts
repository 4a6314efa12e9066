import { findComparableTerms } from '@sheaf/language/terms/comparableTerms';
import type { ChatIndex } from '../../types/chatIndex.ts';

/** A heading and the paragraphs below it, up to the next heading of its rank. */
export interface Section {
  title: string;
  /** Stems of the words of its title. */
  terms: string[];
  /** Places in `ChatIndex.paragraphs`: of the heading, and the one after the last paragraph. */
  heading: number;
  end: number;
  page: number;
  isTitle: boolean;
}

const NUMBER = /^(?:(?:chapter|section|part|article|appendix|capítulo|sección|artículo|anexo)\s+)?((?:\d+|[A-Z])(?:\.\d+)*)[.)]?\s+(?=\p{L})/iu;
/** Matches text that is a row of symbols or a formula, and so no heading. */
const MAX_TITLE_LENGTH = 160;
/** A heading above so much of the document is its title. */
const MAX_DOCUMENT_SHARE = 0.6;

export function findSections(index: ChatIndex): Section[] {
  const { paragraphs, text, language } = index;
  const headings = paragraphs.flatMap((paragraph, position) => {
    const { start, end } = paragraph;
    const title = text.slice(start, end);
    return (paragraph.kind === 'heading' || isTitleOfScan(index, position)) && end - start <= MAX_TITLE_LENGTH && /\p{L}{2}/u.test(title)
      ? [{ place: position, title }]
      : [];
  });
  return headings.map(({ place: position, title }, at): Section => {
    const number = NUMBER.exec(title)?.[1];
    const next = headings.slice(at + 1).find((other) => number === undefined || !(NUMBER.exec(other.title)?.[1] ?? '').startsWith(`${number}.`));
    const end = next?.place ?? paragraphs.length;
    const share = ((paragraphs[end - 1]?.end ?? 0) - (paragraphs[position]?.start ?? 0)) / Math.max(1, text.length);
    const isFirstOfAll = at === 0 && headings.length > 2 && position <= 1;
    const isAboveNumbers = number === undefined && headings.slice(1).every((other) => NUMBER.test(other.title));
    const isTitle =
      share > MAX_DOCUMENT_SHARE || (isFirstOfAll && (isAboveNumbers || ((headings[1]?.place ?? 0) - position <= 2 && isLarger(index, position))));
    return {
      title,
      terms: [...new Set(findComparableTerms(title, language))].filter((term) => !/^\d+$/.test(term)),
      heading: position,
      end,
      page: paragraphs[position]?.page ?? 1,
      isTitle,
    };
  });
}

const MAX_LINE_LENGTH = 60;
const MIN_TEXT_LENGTH = 80;

/** Returns whether a short line of a scan above a paragraph is a title, since its size does not show. */
function isTitleOfScan({ paragraphs, pages, text }: ChatIndex, position: number): boolean {
  const [line, below] = [paragraphs[position], paragraphs[position + 1]];
  if (!line || !below || line.kind !== 'text' || below.kind !== 'text' || pages[line.page - 1]?.source !== 'ocr') return false;
  const lineText = text.slice(line.start, line.end);
  return (
    lineText.length <= MAX_LINE_LENGTH && /^[\p{Lu}\d]/u.test(lineText) && !/[.,:;!?]$/.test(lineText) && below.end - below.start >= MIN_TEXT_LENGTH
  );
}

/** Returns whether the heading that begins a document is set larger than the next, or has nothing below it. */
function isLarger({ paragraphs, listBoxes }: ChatIndex, position: number): boolean {
  const [first, second] = [paragraphs[position], paragraphs.slice(position + 1).find(({ kind }) => kind === 'heading')];
  if (!first || !second) return false;
  const height = ({ start, end }: { start: number; end: number }) => listBoxes(start, end)[0]?.h ?? 0;
  return height(first) > height(second) * 1.1 || paragraphs[position + 1] === second;
}

const MIN_LIKENESS = 0.5;

/** Finds the section whose title names most of what is asked for, the noun at least. */
export function findSectionAbout(
  sections: readonly Section[],
  noun: string,
  terms: readonly string[],
): { section: Section; likeness: number } | undefined {
  let best: { section: Section; likeness: number } | undefined;
  for (const section of sections) {
    if (section.terms.length === 0 || !section.terms.includes(noun)) continue;
    const common = section.terms.filter((term) => terms.includes(term)).length;
    const likeness = common / new Set([...section.terms, ...terms]).size;
    // A title of nothing else is as good as one that has all of a longer question.
    const fits = Math.max(likeness, common === section.terms.length ? MIN_LIKENESS : 0);
    if (fits >= MIN_LIKENESS && fits > (best?.likeness ?? 0)) best = { section, likeness: fits };
  }
  return best;
}

const SUMMARISING =
  /^(?:[\d.\s]*)(?:(?:executive |management )?summary|abstract|overview|in brief|at a glance|key (?:points|messages|findings)|conclusions?(?: and .*)?|resumen(?: ejecutivo)?|conclusiones)\W*$/i;
const REFERENCES =
  /^(?:[\d.\s]*)(?:references(?: and notes)?|bibliography|works cited|literature(?: cited)?|sources|referencias(?: bibliográficas)?|bibliografía|fuentes)\W*$/i;
const BACK_MATTER =
  /^(?:[\d.\s]*)(?:acknowledge?ments?|(?:table of )?contents|index|funding|conflicts? of interests?|competing interests|author contributions|índice|agradecimientos|contenido)\W*$/i;

export const isSummarising = ({ title }: Section) => SUMMARISING.test(title.trim());
export const isReferences = ({ title }: Section) => REFERENCES.test(title.trim());
export const isBackMatter = (section: Section) => isReferences(section) || BACK_MATTER.test(section.title.trim());
