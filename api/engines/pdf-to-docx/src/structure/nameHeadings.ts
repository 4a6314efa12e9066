import type { Block, ListStyle } from '../model/documentModel.ts';
import type { InlineSource } from '../paragraphs/buildInlines.ts';
import { buildParagraph } from '../paragraphs/buildParagraph.ts';
import { draftText } from '../paragraphs/textDraft.ts';
import type { OutlineLevels } from '../read/outline.ts';
import type { TableDraft } from '../tables/tableDraft.ts';
import { judgeHeadingTags } from '../tags/headingTags.ts';
import { type HeadingCandidate, setHeadings } from './headings.ts';
import { findNumberedHeadings } from './numberedHeadings.ts';
import { isText, type Passage } from './passage.ts';
import { findPlainLines } from './plainLines.ts';

interface HeadingFacts {
  bodySize: number;
  outline: OutlineLevels;
  /** Pages whose text was recognised in a picture. */
  recognised: ReadonlySet<number>;
}

/** Tells which paragraphs are headings, by their tags where these can be trusted, else by their looks. */
export function nameHeadings(passages: Passage[], { bodySize, outline, recognised }: HeadingFacts): void {
  const tagTrust = judgeHeadingTags(passages.map(({ first, lines }) => ({ tag: first.tag, letters: draftText({ lines }).length })));
  const plain = findPlainLines(passages);
  const candidates = passages.flatMap((passage): HeadingCandidate[] => {
    const { first, lines, mark } = passage;
    if (!isText(passage)) {
      const { table } = first;
      return table?.isProse || table?.holdsTitle ? findCandidatesInCells(passage.block, { recognised, draft: table, tagTrust }) : [];
    }
    const { block } = passage;
    if (first.pictures) return [];
    const { tag } = first;
    const isOther = tagTrust === 'all' && tag !== undefined && tag.kind !== 'heading';
    const isHeading = tagTrust !== 'none' && tag?.kind === 'heading';
    return [
      {
        paragraph: block,
        text: draftText({ lines }),
        lineCount: lines.length,
        isRecognised: recognised.has(block.page),
        isTaken: mark?.format === 'bullet' || isOther || (plain.has(passage) && !isHeading),
        ...(isHeading && tag.level !== undefined && { taggedLevel: tag.level }),
      },
    ];
  });
  setHeadings(candidates, outline, { size: bodySize, isBold: false });
}

interface CellFacts {
  recognised: ReadonlySet<number>;
  draft: TableDraft;
  tagTrust: ReturnType<typeof judgeHeadingTags>;
}

/** Finds heading candidates among the paragraphs of table cells, which may have their own titles. Tables in those cells have headers. */
function findCandidatesInCells(block: Block, { recognised, draft, tagTrust }: CellFacts): HeadingCandidate[] {
  if (block.kind === 'paragraph') return [];
  return block.rows.flatMap(({ cells }) =>
    cells.flatMap(({ blocks }, index) => {
      const { tag } = (draft.holdsTitle && draft.cells[index]) || {};
      const level = tagTrust !== 'none' && tag?.kind === 'heading' ? tag.level : undefined;
      return blocks.flatMap((each, at): HeadingCandidate[] => {
        if (each.kind !== 'paragraph') return [];
        const text = each.inlines.map((inline) => (inline.kind === 'text' ? inline.text : '')).join('');
        const taggedLevel = at === 0 ? level : undefined;
        const own = { paragraph: each, text, lineCount: 1, isRecognised: recognised.has(each.page), isTaken: each.role.type !== 'body' };
        return [{ ...own, ...(taggedLevel !== undefined && { taggedLevel }) }];
      });
    }),
  );
}

/** Takes the numbers off the headings that Word is to count. */
export function countHeadings(passages: Passage[], { source, styles }: { source: InlineSource; styles: ListStyle[] }): void {
  const texts = passages.filter(isText);
  const counted = findNumberedHeadings(
    texts.map(({ block, lines }) => ({ paragraph: block, lines })),
    styles,
  );
  for (const passage of texts) {
    const { role, align } = passage.block;
    const number = counted.get(passage.block);
    if (role.type !== 'heading' || !number) continue;
    passage.block = { ...buildParagraph(passage.lines, source, 1), role: { ...role, number }, align };
  }
}
