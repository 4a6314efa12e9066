import { AlignmentType, type IParagraphOptions, type IRunStylePropertiesOptions, LineRuleType, ShadingType, UnderlineType } from 'docx';
import type { TextStyle } from '../model/documentModel.ts';
import type { ParagraphFormat } from './styleSheet.ts';
import { toHalfPoints, toLineTwips, toTwips } from './units.ts';

/** Returns how a text differs from what it would look like by its style alone. */
export function writeTextFormatting(style: TextStyle, base: TextStyle): IRunStylePropertiesOptions {
  const size = toHalfPoints(style.size);
  return {
    ...(style.font !== base.font && { font: style.font }),
    ...(style.isBold !== base.isBold && { bold: style.isBold }),
    ...(style.isItalic !== base.isItalic && { italics: style.isItalic }),
    ...(style.isStruck !== base.isStruck && { strike: style.isStruck }),
    ...(style.color !== base.color && { color: style.color }),
    ...(size !== toHalfPoints(base.size) && { size }),
    ...(style.isUnderlined !== base.isUnderlined && { underline: { type: style.isUnderlined ? UnderlineType.SINGLE : UnderlineType.NONE } }),
    ...(style.highlight !== undefined && style.highlight !== base.highlight && writeHighlight(style.highlight)),
    ...(style.script === 'super' && { superScript: true }),
    ...(style.script === 'sub' && { subScript: true }),
    ...(style.isRightToLeft && { rightToLeft: true }),
    ...(style.spacing !== undefined && toTwips(style.spacing) !== 0 && { characterSpacing: toTwips(style.spacing) }),
  };
}

/** Word's own marker pens, by their colour. Any other colour is a shading. */
const markers = {
  FFFF00: 'yellow',
  '00FF00': 'green',
  '00FFFF': 'cyan',
  FF00FF: 'magenta',
  '0000FF': 'blue',
  FF0000: 'red',
} as const;

function writeHighlight(color: string): IRunStylePropertiesOptions {
  const marker = Object.entries(markers).find(([known]) => known === color.toUpperCase())?.[1];
  return marker ? { highlight: marker } : { shading: writeShading(color) };
}

export function writeShading(fill: string) {
  return { type: ShadingType.CLEAR, fill, color: 'auto' };
}

export type ParagraphFormatting = Pick<IParagraphOptions, 'alignment' | 'indent' | 'spacing'>;

/** Returns how a paragraph differs from what it would look like by its style alone. */
export function writeParagraphFormatting(format: ParagraphFormat, base: ParagraphFormat, isRightToLeft: boolean): ParagraphFormatting {
  const spacing = findSpacingChange(format, base);
  const indent = findIndentChange(format, base, isRightToLeft);
  return {
    ...((format.align !== base.align || isRightToLeft) && { alignment: alignments[format.align] }),
    ...(Object.keys(indent).length > 0 && { indent }),
    ...(Object.keys(spacing).length > 0 && { spacing }),
  };
}

const alignments = { left: AlignmentType.LEFT, center: AlignmentType.CENTER, right: AlignmentType.RIGHT, justify: AlignmentType.BOTH } as const;

function findIndentChange(format: ParagraphFormat, base: ParagraphFormat, isRightToLeft: boolean) {
  // Word counts indents from where the line begins.
  const { left, right } = isRightToLeft ? { left: format.right, right: format.left } : format;
  const isFirstLineNew = toTwips(format.firstLine) !== toTwips(base.firstLine);
  return {
    ...(toTwips(left) !== toTwips(base.left) && { left: toTwips(left) }),
    ...(toTwips(right) !== toTwips(base.right) && { right: toTwips(right) }),
    ...(isFirstLineNew && (format.firstLine < 0 ? { hanging: toTwips(-format.firstLine) } : { firstLine: toTwips(format.firstLine) })),
  };
}

function findSpacingChange(format: ParagraphFormat, base: ParagraphFormat) {
  const line = toLineTwips(format.lineHeight);
  return {
    ...(format.before !== undefined && toTwips(format.before) !== toTwips(base.before ?? 0) && { before: convertGap(format.before) }),
    ...(toTwips(format.after) !== toTwips(base.after) && { after: convertGap(format.after) }),
    ...(line !== toLineTwips(base.lineHeight) && { line, lineRule: LineRuleType.AUTO }),
  };
}

/** Word takes nothing below none. */
function convertGap(points: number): number {
  return toTwips(Math.max(0, points));
}
