import { paragraphsOf, type WholeParagraph } from '../../pdfText/paragraphs/paragraphs.ts';
import type { Block, Inline, ListStyle, Paragraph } from '../documentModel.ts';
import type { InlineSource } from '../inlines/inlinesOf.ts';
import { recognisedStyle } from '../inlines/textStyle.ts';
import type { FlowBlock, PageFlow, PictureRow } from '../layout/flowBlock.ts';
import { pictureInline } from '../layout/pictureWord.ts';
import type { PlacedPicture } from '../pages/pictures.ts';
import { outerBottom, outerTop } from '../tables/tableDraft.ts';
import { tableOf } from '../tables/tableOf.ts';
import { headingTags } from '../tags/headingTags.ts';
import { joinClauses } from './clauses.ts';
import { emptyParagraph } from './emptyParagraph.ts';
import type { FlowedBlock } from './flowedBlock.ts';
import { type HeadingCandidate, markHeadings, type OutlineLevels } from './headings.ts';
import { settleLineHeights } from './lineHeights.ts';
import { listMarkOf, markByTag } from './listMarks.ts';
import { asItem, candidateOf, listsOf } from './lists.ts';
import { numberedHeadings } from './numberedHeadings.ts';
import { paragraphOf } from './paragraphOf.ts';
import { roomOfRules, setRules } from './rulesOfParagraph.ts';
import { type SidedBlock, withSideTables } from './sideTables.ts';
import { lineReach, tidyPoints, USUAL_LINE } from './spacing.ts';
import { draftText, type PlacedLine, placedLine } from './textDraft.ts';

/** A font whose spaces are of a known width, in letter heights. */
const GAP_FONT = 'Times New Roman';
const GAP_SPACE = 0.25;
const GAP_SIZE = 4;

export interface FlowFacts {
  source: InlineSource;
  bodySize: number;
  outline: OutlineLevels;
  recognised: ReadonlySet<number>;
  styles: ListStyle[];
}

/** Letters of paragraphs of three lines and more, and of those of two. */
const LONG_PARAGRAPH = 180;
const LONGER_THAN_A_LINE = 110;
const MOST_GAP = 200;
const NO_GAP = 0.5;
/** Lines set tighter than their fonts reach into each other by less than this, in points. */
const MOST_OVERLAP = 3;

interface Draft {
  whole: WholeParagraph;
  first: FlowBlock;
  lines: PlacedLine[];
}

/** The paragraphs, tables and pictures of a document in the order in which they are read. */
export function documentFlow(pages: PageFlow[], { source, bodySize, outline, recognised, styles }: FlowFacts): FlowedBlock[] {
  const wholes = paragraphsOf(pages.map((page) => ({ ...page, source: 'text' as const, furniture: [] })));
  const drafts = wholes.flatMap((whole): Draft[] => {
    const first = whole.parts[0]?.block as FlowBlock | undefined;
    if (!first) return [];
    const lines = whole.parts.flatMap(({ page, block }) => block.lines.map((line) => placedLine(line, (block as FlowBlock).frame, page)));
    return [{ whole, first, lines }];
  });
  const marks = drafts.map(({ lines, first }) => {
    const [line] = lines;
    return line ? (listMarkOf(line) ?? markByTag(line, first.tag)) : undefined;
  });
  const built = drafts.map(({ whole, first, lines }): Block => {
    const page = whole.parts[0]?.page ?? 1;
    if (first.table) return tableOf(first.table, first.frame, { source, styles });
    if (first.pictures) return pictureParagraph(first.pictures, first.frame, page);
    return paragraphOf(lines, source);
  });
  settleDoubts(built);
  const told = headingTags(drafts.map(({ first, lines }) => ({ tag: first.tag, letters: draftText({ lines }).length })));
  const candidates = drafts.map(({ first, lines }, place): HeadingCandidate | undefined => {
    const block = built[place];
    if (block?.kind !== 'paragraph' || first.pictures) return undefined;
    const isItem = marks[place]?.format === 'bullet';
    const { tag } = first;
    const isOther = told === 'all' && tag !== undefined && tag.kind !== 'heading';
    const isHeading = told !== 'none' && tag?.kind === 'heading';
    return {
      paragraph: block,
      text: draftText({ lines }),
      lineCount: lines.length,
      isRecognised: recognised.has(block.page),
      isTaken: isItem || isOther,
      ...(isHeading && tag.level !== undefined && { taggedLevel: tag.level }),
    };
  });
  markHeadings(
    candidates.filter((each) => each !== undefined),
    outline,
    { size: bodySize, isBold: false },
  );
  joinClauses(
    drafts.map(({ lines }, place) => {
      const block = built[place];
      return { paragraph: block?.kind === 'paragraph' ? block : undefined, mark: marks[place], size: (lines[0]?.size ?? bodySize) / bodySize };
    }),
  );
  countHeadings(built, drafts, { source, styles });
  const hasListTags = drafts.some(({ first }) => first.tag?.item);
  const items = listsOf(
    drafts.map(({ lines, first, whole }, place) => {
      const block = built[place];
      const isHeading = block?.kind === 'paragraph' && block.role.type !== 'body';
      return {
        ...candidateOf(lines),
        mark: isHeading ? undefined : marks[place],
        tag: hasListTags ? first.tag : undefined,
        column: `${whole.parts[0]?.page} ${first.frame.left}`,
      };
    }),
    styles,
  );
  for (const [place, item] of items.entries()) {
    const [draft, block] = [drafts[place], built[place]];
    if (!item || !draft || block?.kind !== 'paragraph') continue;
    const paragraph = paragraphOf(draft.lines, source, 1);
    asItem(paragraph, item);
    paragraph.align = block.align === 'justify' ? 'justify' : paragraph.isRightToLeft ? 'right' : 'left';
    built[place] = paragraph;
  }
  for (const [place, block] of built.entries()) {
    const [draft, last] = [drafts[place], drafts[place]?.whole.parts.at(-1)];
    if (draft && last && block.kind === 'paragraph') setRules(block, { lines: draft.lines, first: draft.first, last: last.block as FlowBlock });
  }
  const spaced = built.flatMap((block, place) => {
    const lines = drafts[place]?.lines ?? [];
    return block.kind === 'paragraph' && lines.length > 0 && !drafts[place]?.first.pictures ? [{ paragraph: block, lines }] : [];
  });
  const likely = settleLineHeights(spaced);
  space(built, drafts, likely);
  const flowing = built.flatMap((block, place): SidedBlock[] => {
    const [draft, above] = [drafts[place], drafts[place - 1]];
    const first = draft?.first;
    const top = draft ? beginningOf(draft, block).top : 0;
    const pages = draft?.whole.parts.map((part) => part.page) ?? [];
    const flowed = { block, page: pages[0] ?? 1, lastPage: pages.at(-1) ?? 1, columns: first?.columns ?? { count: 1, gap: 0 }, top };
    const empty = draft && above && emptyBetween(above, draft, bodySize);
    return [...(empty ? [{ ...flowed, block: empty }] : []), flowed].map((each) => ({ flowed: each, first }));
  });
  return withSideTables(flowing);
}

/** Takes the numbers off the headings that Word is to count. */
function countHeadings(built: Block[], drafts: Draft[], { source, styles }: Pick<FlowFacts, 'source' | 'styles'>): void {
  const linesOf = (place: number) => drafts[place]?.lines ?? [];
  const headings = built.flatMap((block, place) => (block.kind === 'paragraph' ? [{ paragraph: block, lines: linesOf(place) }] : []));
  const counted = numberedHeadings(headings, styles);
  for (const [place, block] of built.entries()) {
    const number = block.kind === 'paragraph' ? counted.get(block) : undefined;
    if (block.kind !== 'paragraph' || block.role.type !== 'heading' || !number) continue;
    const { role, align } = block;
    built[place] = { ...paragraphOf(linesOf(place), source, 1), role: { ...role, number }, align };
  }
}

/** Whether one full line was stretched is told by what the other paragraphs do; where all are short, by how many of them end so. */
function settleDoubts(blocks: Block[]): void {
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph');
  const doubtful = paragraphs.filter(({ confidence }) => confidence === 0.8);
  const sure = paragraphs.filter(({ confidence }) => confidence === 1);
  const long = sure.filter((paragraph) => lettersIn(paragraph) > LONG_PARAGRAPH);
  const justified = long.filter(({ align }) => align === 'justify').length;
  const ragged = sure.filter((paragraph) => paragraph.align === 'left' && lettersIn(paragraph) > LONGER_THAN_A_LINE).length;
  const isJustified = long.length > 0 ? justified > 0.5 * long.length : doubtful.length > 2 * ragged + 1;
  for (const paragraph of doubtful) {
    paragraph.align = isJustified ? 'justify' : paragraph.isRightToLeft ? 'right' : 'left';
    paragraph.confidence = 1;
  }
}

function lettersIn({ inlines }: Paragraph): number {
  return inlines.reduce((sum, inline) => sum + (inline.kind === 'text' ? inline.text.length : 0), 0);
}

/** Tables have no space of their own: what parts two of them by a line and more is an empty paragraph. */
function emptyBetween(above: Draft, below: Draft, bodySize: number): Paragraph | undefined {
  const [one, other] = [above.first.table, below.first.table];
  const gap = one && other && one.page === other.page && above.first.frame.left === below.first.frame.left ? other.top - one.bottom : 0;
  if (gap < bodySize) return undefined;
  const line = USUAL_LINE * bodySize;
  return { ...emptyParagraph(other?.page ?? 1), spaceAfter: Math.max(0, Math.round((gap - line) * 2) / 2) };
}

function pictureParagraph({ pictures, left, right }: PictureRow, frame: FlowBlock['frame'], page: number): Paragraph {
  const [before, after] = [left - frame.left, frame.right - right];
  const isMiddle = Math.abs(before - after) < 6 && before > 6;
  const isAtEnd = !isMiddle && after < 3 && before > 0.3 * (frame.right - frame.left);
  return {
    ...emptyParagraph(page),
    align: isMiddle ? 'center' : isAtEnd ? 'right' : 'left',
    indent: { left: isMiddle || isAtEnd || before < 2 ? 0 : Math.round(before), right: 0, firstLine: 0 },
    inlines: pictures.flatMap((picture, place) => [...gapBefore(picture, pictures[place - 1]), pictureInline(picture)]),
  };
}

/** The white between pictures beside each other, as a space of that width. */
function gapBefore({ left }: PlacedPicture, before: PlacedPicture | undefined): Inline[] {
  const gap = before ? Math.round(left - before.right) : 0;
  if (gap < 1) return [];
  const style = recognisedStyle({ size: GAP_SIZE, isBold: false, isRaised: false }, GAP_FONT, false);
  return [{ kind: 'text', text: ' ', style: { ...style, spacing: gap - GAP_SPACE * GAP_SIZE } }];
}

/** How far blocks stand from those above them. A table has no space of its own: the paragraph above it has that. */
function space(blocks: Block[], drafts: Draft[], likely: ReadonlyMap<Paragraph, number>): void {
  for (const [place, block] of blocks.entries()) {
    const [draft, above, blockAbove] = [drafts[place], drafts[place - 1], blocks[place - 1]];
    if (!draft) continue;
    const { page, top } = beginningOf(draft, block);
    if (above && blockAbove?.kind === 'paragraph') loosen(blockAbove, likely.get(blockAbove), above, { page, top });
    const end = above && blockAbove ? endOf(above, blockAbove) : undefined;
    const isBelow = end && end.page === page && end.bottom <= top + MOST_OVERLAP && end.left === draft.first.frame.left;
    const gap = isBelow ? Math.min(MOST_GAP, tidyPoints(top - end.bottom)) : undefined;
    if (block.kind === 'paragraph') block.spaceBefore = above ? gap : 0;
    else if (blockAbove?.kind === 'paragraph' && gap !== undefined) blockAbove.spaceAfter = gap;
  }
}

/** A single line has the line height of others like it where there is room for that. */
function loosen(paragraph: Paragraph, height: number | undefined, { lines }: Draft, next: { page: number; top: number }): void {
  const [line] = lines;
  if (!line || height === undefined || height <= 1) return;
  const room = next.page === line.page && next.top > line.base ? next.top - line.base : Infinity;
  if (lineReach(line, height).below <= room + NO_GAP) paragraph.lineHeight = height;
}

function beginningOf({ first, lines }: Draft, block: Block): { page: number; top: number } {
  const [line] = lines;
  if (first.table) return { page: block.page, top: outerTop(first.table) };
  if (!line || block.kind === 'table') return { page: block.page, top: first.pictures?.top ?? 0 };
  return { page: line.page, top: line.base - lineReach(line, block.lineHeight).above - roomOfRules(block).above };
}

/** Where a block ends, and the left edge of the column that it ends in. */
function endOf({ first, lines, whole }: Draft, block: Block): { page: number; bottom: number; left: number } | undefined {
  const part = whole.parts.at(-1);
  const place = { page: part?.page ?? 1, left: ((part?.block ?? first) as FlowBlock).frame.left };
  if (first.table) return { ...place, bottom: outerBottom(first.table) };
  if (first.pictures) return { ...place, bottom: first.pictures.bottom };
  const last = lines.at(-1);
  if (!last || block.kind === 'table') return undefined;
  return { ...place, page: last.page, bottom: last.base + lineReach(last, block.lineHeight).below + roomOfRules(block).below };
}
