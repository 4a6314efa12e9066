import type { Paragraph } from '../model/documentModel.ts';
import { convertStepToHeight, findUsualStep, measureSteps } from './spacing.ts';
import type { PlacedLine } from './textDraft.ts';

/** Shares of single spacing that differ by less than this are one; by less than the second, where steps are rounded to pixels. */
const SAME_HEIGHT = 0.012;
const LIKE_HEIGHT = 0.06;

export interface SpacedParagraph {
  paragraph: Paragraph;
  lines: PlacedLine[];
}

/**
 * Gives paragraphs of one font and size the line height that most of their lines have, where theirs is hardly another.
 * Returns what those of a single line, whose own is unknown, would have.
 */
export function settleLineHeights(paragraphs: SpacedParagraph[]): Map<Paragraph, number> {
  const unknown = new Map<Paragraph, number>();
  for (const alike of Map.groupBy(paragraphs, buildLookKey).values()) {
    const usual = findUsualStep(alike.flatMap(({ lines }) => measureSteps(lines)));
    if (!usual) continue;
    const height = convertStepToHeight(
      usual.step,
      alike.flatMap(({ lines }) => lines),
    );
    for (const { paragraph, lines } of alike) {
      if (lines.length === 1) unknown.set(paragraph, height);
      else if (Math.abs(paragraph.lineHeight - height) < (usual.isRounded ? LIKE_HEIGHT * height : SAME_HEIGHT)) paragraph.lineHeight = height;
    }
  }
  return unknown;
}

/** The font and size of a paragraph's first letters that are no mark of a list. */
function buildLookKey({ lines: [line] }: SpacedParagraph): string {
  const word = line?.words.at(-1);
  return `${word?.runs?.at(-1)?.style.font} ${line?.size}`;
}
