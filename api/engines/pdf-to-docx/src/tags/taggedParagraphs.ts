import type { Block } from '@sheaf/pdf-text/layout/blocks';
import { isAmongContacts } from '@sheaf/pdf-text/layout/lineEnds';
import type { Line } from '@sheaf/pdf-text/lines/lines';
import type { PageTags, TagPlace } from '@sheaf/pdf-text/read/pageTags';
import { findTag } from './findTag.ts';

/** A line ended on purpose where the next word would have had this much room to spare, in letter heights. */
const SPARE_ROOM = 0.6;
const SPACE = 0.3;
/** Lines whose letters differ in size by more than this share follow each other on purpose. */
const OTHER_SIZE = 0.2;

/** Decided by so many lines: tags that separate nearly all of them, or hardly any of many paragraphs, mark lines or pages and not paragraphs. */
const ENOUGH_LINES = 10;
const LINE_BY_LINE = { parted: 0.9, found: 0.6 };
const LUMPED = 4;

/** Splits and joins paragraphs by the tags of their page; keeps them where tags say nothing. */
export function splitTaggedParagraphs(blocks: Block[], tags: PageTags | undefined): Block[] {
  if (!tags) return blocks;
  const parted: Block[] = [];
  const lines = blocks.flatMap((block) => block.lines);
  let lastTag: TagPlace | undefined;
  for (const block of blocks) {
    for (const [index, line] of block.lines.entries()) {
      const tag = findTag(line.words, tags);
      const open = parted.at(-1);
      const isSame = tag !== undefined && tag.block === lastTag?.block;
      const isOther = tag !== undefined && lastTag !== undefined && !isSame;
      const isNewBlock = index === 0;
      if (open && (isSame || (!isNewBlock && !isOther))) {
        if (isNewBlock && (endsOnPurpose(open, line) || isAmongContacts(lines, lines.indexOf(line)))) markIntendedEnds(open);
        open.lines.push(line);
        if (tag?.continues && open.tag) open.tag = { ...open.tag, continues: true };
      } else parted.push({ ...block, lines: [line], ...(tag && { tag, kind: chooseKind(block, tag) }) });
      lastTag = tag;
    }
  }
  return separateParagraphs(blocks, parted) ? parted : blocks;
}

function separateParagraphs(found: Block[], parted: Block[]): boolean {
  const lines = found.reduce((sum, block) => sum + block.lines.length, 0);
  if (lines < ENOUGH_LINES) return true;
  const isByLine = parted.length > LINE_BY_LINE.parted * lines && found.length < LINE_BY_LINE.found * lines;
  return !isByLine && found.length <= LUMPED * parted.length;
}

function chooseKind({ kind }: Block, tag: TagPlace): Block['kind'] {
  // A row that no table has taken is as it looks.
  return tag.kind === 'tableRow' || (kind === 'tableRow' && tag.kind === 'text') ? kind : tag.kind;
}

function markIntendedEnds({ lines }: Block): void {
  const last = lines.pop();
  if (last) lines.push({ ...last, endsOnPurpose: true });
}

function endsOnPurpose({ lines, left, right }: Block, next: Line): boolean {
  const last = lines.at(-1);
  const [word] = next.words;
  if (!last || !word || /\p{L}[-\u00ad]$/u.test(last.words.at(-1)?.text ?? '')) return false;
  // What leads to the edge by a tab, such as a name with its date, has no room to run on in.
  if (last.cells.length > 1) return true;
  // A title over its subtitle may be the widest line of its paragraph.
  if (Math.abs(last.size - next.size) > OTHER_SIZE * last.size) return true;
  const room = right - left - (last.right - last.left);
  return room > word.right - word.left + (SPACE + SPARE_ROOM) * last.size;
}
