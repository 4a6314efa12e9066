import type { Inline, Paragraph, ParagraphRole } from '../model/documentModel.ts';
import { readInline } from './blockText.ts';

const LOWEST_LEVEL = 6;

/** Returns a paragraph as a heading, on the level of the headings that look like it, or else below the one before it. */
export function makeHeading(paragraph: Paragraph, others: readonly Paragraph[]): Paragraph {
  const { role } = paragraph;
  if (role.type === 'heading' || role.type === 'title') return paragraph;
  const number = role.type === 'listItem' ? { list: role.list, level: role.level } : undefined;
  const heading: ParagraphRole = { type: 'heading', level: findLevel(paragraph, others), ...(number && { number }) };
  return { ...paragraph, role: heading, keepsNext: true };
}

function findLevel(paragraph: Paragraph, others: readonly Paragraph[]): number {
  const headings = others.flatMap((other) => (other.role.type === 'heading' ? [{ other, level: other.role.level }] : []));
  const alike = headings.find(({ other }) => looksLike(other, paragraph));
  if (alike) return alike.level;
  const larger = headings.filter(({ other }) => measureSize(other) > measureSize(paragraph) || isBold(other) > isBold(paragraph));
  return Math.min(LOWEST_LEVEL, 1 + Math.max(0, ...larger.map(({ level }) => level)));
}

function looksLike(one: Paragraph, other: Paragraph): boolean {
  return measureSize(one) === measureSize(other) && isBold(one) === isBold(other);
}

function measureSize({ inlines }: Paragraph): number {
  return Math.max(0, ...inlines.map((inline) => (inline.kind === 'text' ? inline.style.size : 0)));
}

function isBold({ inlines }: Paragraph): boolean {
  return inlines.every((inline) => inline.kind !== 'text' || inline.style.isBold || inline.text.trim() === '');
}

/** Returns a heading as what it is without its style: an item where it is counted, or plain text. */
export function makeText(paragraph: Paragraph): Paragraph {
  const { role, keepsNext: _, ...rest } = paragraph;
  if (role.type === 'heading') return { ...rest, role: role.number ? { type: 'listItem', ...role.number } : { type: 'body' } };
  return role.type === 'title' ? { ...rest, role: { type: 'body' } } : paragraph;
}

/** Returns paragraphs as one. A word that was divided at the end of the first is whole again. */
export function joinParagraphs(first: Paragraph, next: Paragraph): Paragraph {
  const inlines = trimEnd(first.inlines);
  const last = inlines.at(-1);
  const [begin, ...others] = next.inlines;
  const isDivided = last?.kind === 'text' && /\p{L}[-\u00ad]$/u.test(last.text) && begin?.kind === 'text' && /^\p{Ll}/u.test(begin.text);
  if (isDivided) inlines[inlines.length - 1] = { ...last, text: last.text.slice(0, -1) };
  else if (last?.kind === 'text' && begin?.kind === 'text') inlines[inlines.length - 1] = { ...last, text: `${last.text} ` };
  const { runsOver = [] } = first;
  const pages = next.page > first.page ? [{ page: next.page, share: measureFirstShare(first, next) }] : [];
  const over = [...runsOver, ...pages, ...(next.runsOver ?? [])];
  return {
    ...first,
    inlines: [...inlines, ...(begin ? [begin] : []), ...others],
    spaceAfter: next.spaceAfter,
    ...(over.length > 0 && { runsOver: over }),
  };
}

function trimEnd(inlines: readonly Inline[]): Inline[] {
  const last = inlines.at(-1);
  return last?.kind === 'text' ? [...inlines.slice(0, -1), { ...last, text: last.text.trimEnd() }] : [...inlines];
}

function measureFirstShare(first: Paragraph, next: Paragraph): number {
  const [before, behind] = [first, next].map(({ inlines }) => inlines.map(readInline).join('').length);
  return (before ?? 0) / Math.max(1, (before ?? 0) + (behind ?? 0));
}

/** Returns the two paragraphs that one is where a new one begins at this word, from 0; the same one where it has no such word. */
export function splitParagraph(paragraph: Paragraph, word: number): Paragraph[] {
  const text = paragraph.inlines.map(readInline).join('');
  const begins = [...text.matchAll(/\S+/gu)][word]?.index;
  if (begins === undefined || word <= 0) return [paragraph];
  const [before, behind]: [Inline[], Inline[]] = [[], []];
  let at = 0;
  for (const inline of paragraph.inlines) {
    const length = readInline(inline).length;
    if (at + length <= begins) before.push(inline);
    else if (at >= begins || inline.kind !== 'text') behind.push(inline);
    else {
      before.push({ ...inline, text: inline.text.slice(0, begins - at).trimEnd() });
      behind.push({ ...inline, text: inline.text.slice(begins - at) });
    }
    at += length;
  }
  const { bookmark: _, runsOver: __, contents: ___, beginsPage: ____, beginsColumn: _____, ...rest } = paragraph;
  const { role, indent } = paragraph;
  const plain: ParagraphRole = role.type === 'listItem' || role.type === 'heading' || role.type === 'title' ? { type: 'body' } : role;
  const first = { ...paragraph, inlines: trimEdges(before), spaceAfter: 0 };
  const second = { ...rest, role: plain, inlines: trimEdges(behind), beginsPage: false, spaceBefore: 0 };
  return [first, { ...second, indent: { ...indent, firstLine: role.type === 'body' ? indent.firstLine : 0 } }];
}

/** Without line breaks, tabs and spaces at either end. */
function trimEdges(inlines: readonly Inline[]): Inline[] {
  const isEdge = (inline: Inline) => inline.kind === 'tab' || inline.kind === 'lineBreak' || (inline.kind === 'text' && inline.text.trim() === '');
  const from = inlines.findIndex((inline) => !isEdge(inline));
  const to = inlines.findLastIndex((inline) => !isEdge(inline));
  return from < 0 ? [] : trimEnd(inlines.slice(from, to + 1));
}
