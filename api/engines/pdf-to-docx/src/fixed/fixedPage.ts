import { buildLine } from '@sheaf/pdf-text/lines/lines';
import type { LineWord, Segment } from '@sheaf/pdf-text/lines/textLine';
import { splitAtGaps } from '@sheaf/pdf-text/scans/recognisedSegments';
import type { OpenPdf } from '@sheaf/pdf-text/scans/recognisePages';
import type { DocumentModel, Inline, Paragraph, PictureInline } from '../model/documentModel.ts';
import { buildInlines, type InlineSource, orderWords } from '../paragraphs/buildInlines.ts';
import type { PageContent } from '../read/readPages.ts';
import { buildEmptyParagraph } from '../structure/emptyParagraph.ts';
import type { FlowedBlock } from '../structure/flowedBlock.ts';
import { fitLine } from './fittedLine.ts';
import { drawPagePicture, type PagePicture } from './pagePicture.ts';
import type { StandardWidths } from './standardWidths.ts';

/** From the top of a line's frame to where its letters are, and the height of all of it, in letter heights. */
const ABOVE_BASE = 0.96;
const LINE_HEIGHT = 1.2;
/** Letters of another font may be wider: a line has this much more room, unless another one begins there. */
const SPARE_ROOM = { share: 0.25, letters: 2 };
/** The most of a page's words that its picture is described with. */
const MAX_DESCRIPTION = 600;

/** Builds a page that keeps its look: its lines where they were before the rest of it, or a picture of all of it. */
export function buildFixedPage(
  open: OpenPdf,
  { text }: PageContent,
  mode: 'exact' | 'picture',
  { source, pictures, widths }: { source: InlineSource; pictures: DocumentModel['pictures']; widths: StandardWidths },
): FlowedBlock[] {
  const { page } = text;
  const level = text.groups.flatMap((group) => (group.turn === 0 ? group.segments : []));
  const segments = text.source === 'ocr' ? level.flatMap(splitAtGaps).map(buildScannedInline) : level;
  const blocks: Paragraph[] = [];
  // Of a scan the picture holds the words too, which are about to be over it.
  const erased = mode === 'exact' ? segments.flatMap(({ words }) => words.filter(isInPicture).map((word) => word.onPage ?? word)) : [];
  const picture = drawPagePicture(open, page, { withText: mode === 'picture', erased });
  if (picture) {
    const name = `page${page}-whole`;
    pictures.set(name, picture.data);
    const words = segments.flatMap((segment) => segment.words.map((word) => word.text)).join(' ');
    blocks.push({ ...buildEmptyParagraph(page), inlines: [buildPictureBehindText(name, picture, mode === 'picture' ? words : '')] });
  }
  if (mode === 'exact') {
    for (const segment of segments) {
      const inlines = buildDrawnInline(buildLineInlines(segment, page, source, widths));
      if (inlines.length > 0) blocks.push({ ...buildEmptyParagraph(page), inlines, frame: measureFrame(segment, segments, text.width) });
    }
  }
  // What floats hangs on a paragraph, and a page without anything is a page all the same.
  blocks.push(buildEmptyParagraph(page));
  return blocks.map((block) => ({ block, page, columns: { count: 1, gap: 0 }, top: block.frame?.top ?? 0, isFixed: true }));
}

function buildLineInlines(segment: Segment, page: number, source: InlineSource, widths: StandardWidths): Inline[] {
  const line = buildLine([segment]);
  const words = orderWords(line);
  // What is read from the right is left to Word to set.
  const isLeftToRight = words.every((word, index) => word === segment.words[index]);
  return isLeftToRight ? fitLine(segment, words, page, source, widths) : buildInlines([{ ...line, words, page }], source);
}

/** Words that were recognised, here or by whoever put them behind their scan. */
function isInPicture({ runs }: LineWord): boolean {
  return !runs || runs.every(({ style }) => style.isInvisible);
}

/** A recognised line where it lies on its page, however askew that was scanned. */
function buildScannedInline(segment: Segment): Segment {
  const [first] = segment.words;
  if (!first?.onPage) return segment;
  const lowerings = segment.words.map(({ top, bottom, onPage }) => (onPage ? (onPage.top + onPage.bottom - top - bottom) / 2 : 0));
  const down = lowerings.reduce((sum, drop) => sum + drop, 0) / lowerings.length;
  const across = first.onPage.left - first.left;
  return { ...segment, left: segment.left + across, right: segment.right + across, base: segment.base + down };
}

function buildPictureBehindText(picture: string, { left, top, width, height }: PagePicture, words: string): PictureInline {
  const description = words.slice(0, MAX_DESCRIPTION).trim();
  return { kind: 'picture', picture, width, height, behind: { left, top }, ...(description !== '' && { description }) };
}

/** Lines under and through words, and backgrounds behind them, are in the picture of the page. */
function buildDrawnInline(inlines: Inline[]): Inline[] {
  return inlines.map((inline) => {
    if (inline.kind !== 'text') return inline;
    const { highlight: _, ...style } = inline.style;
    return { ...inline, style: { ...style, isUnderlined: false, isStruck: false } };
  });
}

function measureFrame({ left, right, base, size }: Segment, all: Segment[], pageWidth: number) {
  const wanted = right + SPARE_ROOM.share * (right - left) + SPARE_ROOM.letters * size;
  const next = all.filter((other) => other.left >= right - 1 && Math.abs(other.base - base) < 0.8 * size).map((other) => other.left - 1);
  const end = Math.max(right, Math.min(wanted, pageWidth, ...next));
  return { left, top: base - ABOVE_BASE * size, width: end - left, height: LINE_HEIGHT * size };
}
