import type { Inline, Paragraph } from '../model/documentModel.ts';
import type { FlowedBlock } from './flowedBlock.ts';

/** The fewest entries of a table of contents, and the share of them that name a heading. */
const LEAST_ENTRIES = 3;
const NAMED = 0.6;
/** A page number at the end of an entry. */
const PAGE_NUMBER = /^(\d{1,4}|[ivxlc]{1,6})$/;
/** The number before the words of a heading, such as `2.1` or `Chapter 3:`. */
const LEADING_NUMBER = /^[\s\p{N}.)(]+/u;

interface Entry {
  paragraph: Paragraph;
  heading: Paragraph | undefined;
}

/** Marks the entries of tables of contents, so that Word can update them, and links each to its heading. */
export function markContents(flow: readonly FlowedBlock[]): void {
  const headings = new Map<string, Paragraph>();
  for (const { block } of flow) if (block.kind === 'paragraph' && isHeading(block)) headings.set(normaliseText(readText(block.inlines)), block);
  if (headings.size === 0) return;
  let entries: Entry[] = [];
  const end = () => {
    markEntries(entries);
    entries = [];
  };
  for (const { block } of flow) {
    const title = block.kind === 'paragraph' && !isHeading(block) ? readEntry(block) : undefined;
    if (block.kind === 'paragraph' && title !== undefined) entries.push({ paragraph: block, heading: headings.get(normaliseText(title)) });
    else end();
  }
  end();
}

function isHeading({ role }: Paragraph): boolean {
  return role.type === 'heading';
}

function markEntries(entries: readonly Entry[]): void {
  const named = entries.flatMap(({ heading }) => heading ?? []);
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last || entries.length < LEAST_ENTRIES || named.length < NAMED * entries.length) return;
  const levels = Math.max(...named.map(({ role }) => (role.type === 'heading' ? role.level : 1)));
  first.paragraph.contents = { begins: true, levels };
  last.paragraph.contents = { ...last.paragraph.contents, ends: true, levels };
  for (const [index, { paragraph, heading }] of entries.entries()) {
    if (!heading) continue;
    heading.bookmark ??= `_contents${index + 1}`;
    for (const inline of paragraph.inlines) if (inline.kind === 'text') inline.link ??= { to: 'bookmark', bookmark: heading.bookmark };
  }
}

/** Returns the title in an entry of a table of contents: the text before a tab and a page number. */
function readEntry({ inlines }: Paragraph): string | undefined {
  const tab = inlines.findLastIndex(({ kind }) => kind === 'tab');
  const isPlain = inlines.every(({ kind }) => kind === 'text' || kind === 'tab');
  if (tab < 1 || !isPlain || !PAGE_NUMBER.test(readText(inlines.slice(tab + 1)).trim())) return undefined;
  return readText(inlines.slice(0, tab));
}

function readText(inlines: readonly Inline[]): string {
  return inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('');
}

/** Numbers may be counted by Word in the heading and typed in the entry. */
function normaliseText(text: string): string {
  return text.replace(LEADING_NUMBER, '').replace(/\s+/g, ' ').trim().toLowerCase();
}
