import type { Paragraph, ParagraphRule } from '../documentModel.ts';
import type { FlowBlock } from '../layout/flowBlock.ts';
import type { Rule } from '../pages/drawing.ts';
import { lineReach } from './spacing.ts';
import type { PlacedLine } from './textDraft.ts';

/** What Word takes between a line and the text. */
const MOST_GAP = 31;
const SAME_EDGE = 4;

interface RuledText {
  lines: PlacedLine[];
  first: Pick<FlowBlock, 'frame' | 'ruleAbove'>;
  last: Pick<FlowBlock, 'ruleBelow'>;
}

/** Sets the lines over and under a paragraph; its indents reach to where these do. */
export function setRules(paragraph: Paragraph, { lines, first, last }: RuledText): void {
  const [top, bottom] = [lines[0], lines.at(-1)];
  if (!top || !bottom || (!first.ruleAbove && !last.ruleBelow)) return;
  const above = first.ruleAbove && ruleOf(first.ruleAbove, top.base - lineReach(top, paragraph.lineHeight).above - first.ruleAbove.top);
  const below = last.ruleBelow && ruleOf(last.ruleBelow, last.ruleBelow.top - bottom.base - lineReach(bottom, paragraph.lineHeight).below);
  paragraph.rules = { ...(above && { above }), ...(below && { below }) };
  const rule = last.ruleBelow ?? first.ruleAbove;
  if (rule && paragraph.role.type !== 'listItem') reachTo(paragraph, rule, { lines, first, last });
}

/** How much room the lines of a paragraph take over and under its text. */
export function roomOfRules({ rules }: Paragraph): { above: number; below: number } {
  const room = (rule: ParagraphRule | undefined) => (rule ? rule.gap + rule.width : 0);
  return { above: room(rules?.above), below: room(rules?.below) };
}

function ruleOf({ thickness, color }: Rule, distance: number): ParagraphRule {
  return { width: thickness, color, gap: Math.min(MOST_GAP, Math.max(0, Math.round(distance - thickness / 2))) };
}

function reachTo(paragraph: Paragraph, rule: Rule, { lines, first: { frame } }: RuledText): void {
  const [left, right] = [Math.max(0, rule.left - frame.left), Math.max(0, frame.right - rule.right)];
  const { indent, align } = paragraph;
  const [start] = lines;
  if (!start) return;
  if (Math.abs(right - indent.right) > SAME_EDGE && align === 'left' && lines.every((line) => line.right >= right)) indent.right = right;
  if (Math.abs(left - indent.left) > SAME_EDGE && align === 'left' && lines.length === 1 && left < start.left) {
    indent.firstLine = start.left - left;
    indent.left = left;
  }
}
