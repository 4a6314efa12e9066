import { haveLeftPages, inheritRunningContent, measureRunningDistances, type RunningContent } from '../docx/sections.ts';
import type { DocumentModel, Inline, Paragraph, Section } from '../model/documentModel.ts';
import { writeNumber } from './listCounter.ts';

/** The running header and footer of a page, with the number that Word counts for it. */
export interface PageHeaders {
  head: { from: number; paragraphs: Paragraph[] };
  foot: { from: number; paragraphs: Paragraph[] };
}

/** Finds the running headers and footers of the pages, in the order in which they are in the document. */
export function findPageHeaders({ sections }: Pick<DocumentModel, 'sections'>, pages: readonly number[]): Map<number, PageHeaders> {
  const begun = findSectionsOfPages(sections);
  const sides = haveLeftPages(sections);
  const found = new Map<number, PageHeaders>();
  let section: Section | undefined;
  let running: RunningContent = {};
  /** What the number of a page is more than its place. */
  let numberOffset = 1;
  for (const [index, page] of pages.entries()) {
    const here = begun.get(page);
    const isFirst = here?.isAtStart === true && (here.section.start === 'nextPage' || index === 0);
    if (here) ({ section, running } = here);
    if (!section) continue;
    if (isFirst && section.firstPageNumber !== undefined) numberOffset = section.firstPageNumber - index;
    const number = index + numberOffset;
    const { header, footer, evenHeader = header, evenFooter = footer, firstHeader, firstFooter } = running;
    const hasFirst = isFirst && (firstHeader !== undefined || firstFooter !== undefined);
    const isLeft = sides && number % 2 === 0;
    const head = hasFirst ? (firstHeader ?? header) : isLeft ? evenHeader : header;
    const foot = hasFirst ? (firstFooter ?? footer) : isLeft ? evenFooter : footer;
    const counted = { number: writeNumber(section.numberFormat ?? 'decimal', number), count: String(pages.length) };
    const from = measureRunningDistances(section.paper);
    found.set(page, {
      head: { from: from.header, paragraphs: (head ?? []).map((paragraph) => withNumbers(paragraph, counted)) },
      foot: { from: from.footer, paragraphs: (foot ?? []).map((paragraph) => withNumbers(paragraph, counted)) },
    });
  }
  return found;
}

/** The section that the first block of each page is in, and whether it begins there. */
function findSectionsOfPages(sections: readonly Section[]): Map<number, { section: Section; running: RunningContent; isAtStart: boolean }> {
  const begun = new Map<number, { section: Section; running: RunningContent; isAtStart: boolean }>();
  let running: RunningContent = {};
  for (const section of sections) {
    running = inheritRunningContent(section, running);
    for (const [index, { page }] of section.blocks.entries()) {
      if (!begun.has(page)) begun.set(page, { section, running, isAtStart: index === 0 });
    }
  }
  return begun;
}

function withNumbers(paragraph: Paragraph, { number, count }: { number: string; count: string }): Paragraph {
  const counted = (inline: Inline): Inline => {
    if (inline.kind === 'pageNumber') return { kind: 'text', text: number, style: inline.style };
    return inline.kind === 'pageCount' ? { kind: 'text', text: count, style: inline.style } : inline;
  };
  return { ...paragraph, inlines: paragraph.inlines.map(counted) };
}
