import type { ConvertedModel } from './conversion.ts';
import type { ConversionReport } from './convertRequest.ts';
import type { Block, DocumentModel, Paragraph, Table } from './model/documentModel.ts';

/** The report is sent as a header, which may not be long. */
const MAX_NAMED_PAGES = 40;

/** Counts what a converted document holds. */
export function countContent({ model, warnings, ocrPages, pageCount, lookAt }: ConvertedModel): ConversionReport {
  const { paragraphs, tables } = collectContent(model);
  const inlines = paragraphs.flatMap((paragraph) => paragraph.inlines);
  return {
    pages: pageCount,
    words: paragraphs.reduce((count, paragraph) => count + countWords(paragraph), 0),
    headings: paragraphs.filter(({ role }) => role.type === 'heading' || role.type === 'title').length,
    lists: new Set(paragraphs.flatMap(({ role }) => (role.type === 'listItem' ? [role.list] : []))).size,
    tables: tables.length,
    images: inlines.filter((inline) => inline.kind === 'picture' && !inline.math).length,
    links: paragraphs.reduce((count, paragraph) => count + countLinks(paragraph), 0),
    ocrPages,
    lookAt: lookAt.slice(0, MAX_NAMED_PAGES),
    warnings,
  };
}

function collectContent(model: DocumentModel): { paragraphs: Paragraph[]; tables: Table[] } {
  const content = { paragraphs: model.footnotes.flatMap(({ blocks }) => blocks), tables: [] as Table[] };
  const collect = (blocks: readonly Block[]) => {
    for (const block of blocks) {
      if (block.kind === 'paragraph') content.paragraphs.push(block);
      else {
        content.tables.push(block);
        for (const { cells } of block.rows) for (const cell of cells) collect(cell.blocks);
      }
    }
  };
  for (const { blocks } of model.sections) collect(blocks);
  return content;
}

/** A run of letters and digits, or one character of a script that has no spaces. */
const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu;

function countWords({ inlines }: Paragraph): number {
  const text = inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('');
  return text.match(WORD)?.length ?? 0;
}

/** Stretches that lead to one and the same place are one link. */
function countLinks({ inlines }: Paragraph): number {
  let last = '';
  let count = 0;
  for (const inline of inlines) {
    const link = 'link' in inline && inline.link ? JSON.stringify(inline.link) : '';
    if (link !== '' && link !== last) count++;
    last = link;
  }
  return count;
}
