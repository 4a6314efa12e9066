import type { FlowBlock } from '../layout/flowBlock.ts';
import type { Paragraph, ParagraphBorder } from '../model/documentModel.ts';
import { measureLineReach } from '../paragraphs/spacing.ts';
import type { PlacedLine } from '../paragraphs/textDraft.ts';
import type { Ruling } from '../read/drawing.ts';

/** What Word takes between a line and the text. */
const MOST_GAP = 31;
const SAME_EDGE = 4;
/** Where the text does not show how far from its lines it is meant to be. */
const USUAL_GAP = 6;

interface TextWithRulings {
  lines: PlacedLine[];
  first: Pick<FlowBlock, 'frame' | 'rulingAbove' | 'sides'>;
  last: Pick<FlowBlock, 'rulingBelow'>;
}

/** Sets the lines over and under a paragraph; its indents reach to where these do. */
export function setBorders(paragraph: Paragraph, { lines, first, last }: TextWithRulings): void {
  const [top, bottom] = [lines[0], lines.at(-1)];
  if (!top || !bottom || (!first.rulingAbove && !last.rulingBelow && !first.sides)) return;
  const box = first.sides?.box;
  const above =
    first.rulingAbove &&
    buildParagraphBorder(first.rulingAbove, box?.above ?? top.base - measureLineReach(top, paragraph.lineHeight).above - first.rulingAbove.top);
  const below =
    last.rulingBelow &&
    buildParagraphBorder(last.rulingBelow, box?.below ?? last.rulingBelow.top - bottom.base - measureLineReach(bottom, paragraph.lineHeight).below);
  paragraph.borders = { ...(above && { above }), ...(below && { below }) };
  const ruling = last.rulingBelow ?? first.rulingAbove;
  if (first.sides) setSides(paragraph, first.sides, { lines, frame: first.frame });
  else if (ruling && paragraph.role.type !== 'listItem') extendIndents(paragraph, ruling, { lines, first, last });
}

/** Sets the lines beside a paragraph; its indents let Word draw them where they were. */
function setSides(
  paragraph: Paragraph,
  { left, right, joins }: NonNullable<FlowBlock['sides']>,
  { lines, frame }: { lines: PlacedLine[]; frame: FlowBlock['frame'] },
): void {
  const { indent, align } = paragraph;
  const textLeft = frame.left + Math.min(...lines.map((line) => line.left));
  const isFromLeft = align === 'left' || align === 'justify';
  const gap = isFromLeft ? clampGap(textLeft - left.right) : USUAL_GAP;
  if (!isFromLeft) indent.left = Math.max(0, left.right + gap - frame.left);
  if (right) indent.right = Math.max(0, Math.round(frame.right - right.left + gap));
  const side = ({ thickness, color }: Ruling): ParagraphBorder => ({ width: thickness, color, gap });
  paragraph.borders = { ...paragraph.borders, left: side(left), ...(right && { right: side(right) }), joins };
}

function clampGap(distance: number): number {
  return Math.min(MOST_GAP, Math.max(0, Math.round(distance)));
}

/** Measures how much room the lines of a paragraph take over and under its text. */
export function measureBorderRoom({ borders }: Paragraph): { above: number; below: number } {
  const room = (ruling: ParagraphBorder | undefined) => (ruling ? ruling.gap + ruling.width : 0);
  return { above: borders?.joins?.above ? 0 : room(borders?.above), below: borders?.joins?.below ? 0 : room(borders?.below) };
}

function buildParagraphBorder({ thickness, color, dash }: Ruling, distance: number): ParagraphBorder {
  return { width: thickness, color, ...(dash && { dash }), gap: clampGap(distance - thickness / 2) };
}

function extendIndents(paragraph: Paragraph, ruling: Ruling, { lines, first: { frame } }: TextWithRulings): void {
  const [left, right] = [Math.max(0, ruling.left - frame.left), Math.max(0, frame.right - ruling.right)];
  const { indent, align } = paragraph;
  const [start] = lines;
  if (!start) return;
  if (Math.abs(right - indent.right) > SAME_EDGE && align === 'left' && lines.every((line) => line.right >= right)) indent.right = right;
  if (Math.abs(left - indent.left) > SAME_EDGE && align === 'left' && lines.length === 1 && left < start.left) {
    indent.firstLine = start.left - left;
    indent.left = left;
  }
}
