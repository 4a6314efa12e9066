import type { PageFlow } from '../layout/flowBlock.ts';
import type { ListStyle } from '../model/documentModel.ts';
import type { InlineSource } from '../paragraphs/buildInlines.ts';
import { paragraphOf } from '../paragraphs/buildParagraph.ts';
import { asItem, candidateOf, listsOf } from '../paragraphs/lists.ts';
import { draftText } from '../paragraphs/textDraft.ts';
import type { OutlineLevels } from '../read/outline.ts';
import { headingTags } from '../tags/headingTags.ts';
import { joinClauses } from './clauses.ts';
import type { FlowedBlock } from './flowedBlock.ts';
import { type HeadingCandidate, markHeadings } from './headings.ts';
import { numberedHeadings } from './numberedHeadings.ts';
import { beginningOf, isText, type Passage, passagesOf } from './passage.ts';
import { setRules } from './setBorders.ts';
import { setGround } from './setShading.ts';
import { settleAlignment } from './settleAlignment.ts';
import { type SidedBlock, withSideTables } from './sideTables.ts';
import { emptyBetween, spaceBetween } from './spaceBetween.ts';

export interface FlowFacts {
  source: InlineSource;
  bodySize: number;
  outline: OutlineLevels;
  recognised: ReadonlySet<number>;
  styles: ListStyle[];
}

/** The paragraphs, tables and pictures of a document in the order in which they are read. */
export function documentFlow(pages: PageFlow[], facts: FlowFacts): FlowedBlock[] {
  const passages = passagesOf(pages, facts);
  settleAlignment(passages.filter(isText).map(({ block }) => block));
  nameHeadings(passages, facts);
  joinClauses(
    passages.map(({ block, mark, lines }) => ({
      paragraph: block.kind === 'paragraph' ? block : undefined,
      mark,
      size: (lines[0]?.size ?? facts.bodySize) / facts.bodySize,
    })),
  );
  countHeadings(passages, facts);
  setItems(passages, facts);
  for (const { block, lines, first, last } of passages.filter(isText)) {
    setRules(block, { lines, first, last });
    setGround(block, first.ground);
  }
  spaceBetween(passages);
  return withSideTables(passages.flatMap((passage, place) => flowedBlocks(passage, passages[place - 1], facts)));
}

/** Tells which paragraphs are headings, by their tags where these can be trusted, else by their looks. */
function nameHeadings(passages: Passage[], { bodySize, outline, recognised }: FlowFacts): void {
  const told = headingTags(passages.map(({ first, lines }) => ({ tag: first.tag, letters: draftText({ lines }).length })));
  const candidates = passages.filter(isText).flatMap(({ first, lines, mark, block }): HeadingCandidate[] => {
    if (first.pictures) return [];
    const { tag } = first;
    const isOther = told === 'all' && tag !== undefined && tag.kind !== 'heading';
    const isHeading = told !== 'none' && tag?.kind === 'heading';
    return [
      {
        paragraph: block,
        text: draftText({ lines }),
        lineCount: lines.length,
        isRecognised: recognised.has(block.page),
        isTaken: mark?.format === 'bullet' || isOther,
        ...(isHeading && tag.level !== undefined && { taggedLevel: tag.level }),
      },
    ];
  });
  markHeadings(candidates, outline, { size: bodySize, isBold: false });
}

/** Takes the numbers off the headings that Word is to count. */
function countHeadings(passages: Passage[], { source, styles }: FlowFacts): void {
  const texts = passages.filter(isText);
  const counted = numberedHeadings(
    texts.map(({ block, lines }) => ({ paragraph: block, lines })),
    styles,
  );
  for (const passage of texts) {
    const { role, align } = passage.block;
    const number = counted.get(passage.block);
    if (role.type !== 'heading' || !number) continue;
    passage.block = { ...paragraphOf(passage.lines, source, 1), role: { ...role, number }, align };
  }
}

/** Makes items of lists of the paragraphs that begin with their marks, and takes the marks off. */
function setItems(passages: Passage[], { source, styles }: FlowFacts): void {
  const hasListTags = passages.some(({ first }) => first.tag?.item);
  const items = listsOf(
    passages.map((passage) => {
      const { lines, first, whole, mark } = passage;
      const isHeading = isText(passage) && passage.block.role.type !== 'body';
      return {
        ...candidateOf(lines),
        mark: isHeading ? undefined : mark,
        tag: hasListTags ? first.tag : undefined,
        column: `${whole.parts[0]?.page} ${first.frame.left}`,
      };
    }),
    styles,
  );
  for (const [place, passage] of passages.entries()) {
    const item = items[place];
    if (!item || !isText(passage)) continue;
    const paragraph = paragraphOf(passage.lines, source, 1);
    asItem(paragraph, item);
    paragraph.align = passage.block.align === 'justify' ? 'justify' : paragraph.isRightToLeft ? 'right' : 'left';
    passage.block = paragraph;
  }
}

/** What a passage is in the flow, behind an empty paragraph where two tables would touch. */
function flowedBlocks(passage: Passage, above: Passage | undefined, { bodySize }: FlowFacts): SidedBlock[] {
  const { block, first, whole } = passage;
  const flowed = {
    block,
    page: whole.parts[0]?.page ?? 1,
    lastPage: whole.parts.at(-1)?.page ?? 1,
    columns: first.columns,
    top: beginningOf(passage).top,
  };
  const empty = emptyBetween(above, passage, bodySize);
  return [...(empty ? [{ ...flowed, block: empty }] : []), flowed].map((each) => ({ flowed: each, first }));
}
