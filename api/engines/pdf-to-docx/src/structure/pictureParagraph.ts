import { buildLines } from '@sheaf/pdf-text/lines/lines';
import type { Segment } from '@sheaf/pdf-text/lines/textLine';
import type { PictureRow } from '../layout/flowBlock.ts';
import type { Inline, Paragraph } from '../model/documentModel.ts';
import { buildInlines, type InlineSource } from '../paragraphs/buildInlines.ts';
import { type Frame, placeLine } from '../paragraphs/textDraft.ts';
import { buildRecognisedStyle } from '../paragraphs/textStyle.ts';
import type { PlacedPicture } from '../read/pictures.ts';
import { buildPictureInline } from '../read/pictureWord.ts';
import { buildEmptyParagraph } from './emptyParagraph.ts';

/** A font whose spaces are of a known width, in letter heights. */
const GAP_FONT = 'Times New Roman';
const GAP_SPACE = 0.25;
const GAP_SIZE = 4;

/** Pictures beside each other as one paragraph, which is in its column as they are. */
export function buildPictureParagraph(row: PictureRow, frame: Frame, page: number, source: InlineSource): Paragraph {
  const { pictures, left, right, number } = row;
  const [before, after] = [left - frame.left, frame.right - right];
  if (number) return buildNumberedFormula({ ...row, number }, frame, page, source);
  const isMiddle = Math.abs(before - after) < 6 && before > 6;
  const isAtEnd = !isMiddle && after < 3 && before > 0.3 * (frame.right - frame.left);
  return {
    ...buildEmptyParagraph(page),
    align: isMiddle ? 'center' : isAtEnd ? 'right' : 'left',
    indent: { left: isMiddle || isAtEnd || before < 2 ? 0 : Math.round(before), right: 0, firstLine: 0 },
    inlines: pictures.flatMap((picture, index) => [...buildGap(picture, pictures[index - 1]), buildPictureInline(picture)]),
  };
}

/** A formula with its number at the edge of the column, a tab away from it. */
function buildNumberedFormula(
  { pictures, left, right, number }: PictureRow & { number: Segment },
  frame: Frame,
  page: number,
  source: InlineSource,
): Paragraph {
  const formula = pictures.map(buildPictureInline);
  const written = buildInlines(
    buildLines([number]).map((line) => placeLine(line, frame, page)),
    source,
  );
  const isBehind = number.left > right;
  const start = Math.max(0, Math.round(isBehind ? left - frame.left : number.left - frame.left));
  const at = Math.round(isBehind ? Math.max(number.right, frame.right) - frame.left : left - frame.left);
  return {
    ...buildEmptyParagraph(page),
    indent: { left: start, right: 0, firstLine: 0 },
    tabs: [{ at, align: isBehind ? 'right' : 'left' }],
    inlines: isBehind ? [...formula, { kind: 'tab' }, ...written] : [...written, { kind: 'tab' }, ...formula],
  };
}

/** The white between pictures beside each other, as a space of that width. */
function buildGap({ left }: PlacedPicture, before: PlacedPicture | undefined): Inline[] {
  const gap = before ? Math.round(left - before.right) : 0;
  if (gap < 1) return [];
  const style = buildRecognisedStyle({ size: GAP_SIZE, isBold: false, isRaised: false }, GAP_FONT, false);
  return [{ kind: 'text', text: ' ', style: { ...style, spacing: gap - GAP_SPACE * GAP_SIZE } }];
}
