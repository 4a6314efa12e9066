import type { LineWord, WordRun } from '@sheaf/pdf-text/lines/textLine';
import type { TextStyle } from '../model/documentModel.ts';
import { findFontFamily } from './fontFamily.ts';

/** Returns how a run of text looks, as the model writes it. */
export function buildTextStyle({ style, script }: Pick<WordRun, 'style' | 'script'>, isRightToLeft: boolean, lineSize: number): TextStyle {
  const { marks } = style;
  return {
    font: findFontFamily(style.font),
    // Word makes raised and lowered letters smaller by itself.
    size: roundSize(script === 'normal' ? style.size : lineSize),
    color: style.color,
    isBold: style.isBold,
    isItalic: style.isItalic,
    isUnderlined: marks?.isUnderlined ?? false,
    isStruck: marks?.isStruck ?? false,
    ...(marks?.highlight !== undefined && { highlight: marks.highlight }),
    ...(marks?.background !== undefined && { background: marks.background }),
    ...(marks?.comment !== undefined && { comment: marks.comment }),
    script,
    isRightToLeft,
  };
}

/** Black letters with nothing special about them. */
export const plainLook = {
  color: '000000',
  isBold: false,
  isItalic: false,
  isUnderlined: false,
  isStruck: false,
  script: 'normal',
  isRightToLeft: false,
} as const satisfies Partial<TextStyle>;

/** The most usual faces with serifs and without. */
const FACES = { serif: 'Times New Roman', sans: 'Arial' };

type RecognisedLook = Pick<
  LineWord,
  'size' | 'isBold' | 'isRaised' | 'hasSerifs' | 'isItalic' | 'isUnderlined' | 'isDoubtful' | 'color' | 'lookSize'
>;

/** The highlight of numbers that may have been read wrong. */
const DOUBTFUL = 'ffff00';

/** Builds the style of words that were recognised in a picture, of which only size, weight, lean, colour and kind of face are known. */
export function buildRecognisedStyle(look: RecognisedLook, font: string, isRightToLeft: boolean): TextStyle {
  const { size, isBold, isRaised, hasSerifs, isItalic = false, isUnderlined = false, color = plainLook.color } = look;
  const face = hasSerifs === undefined ? font : hasSerifs ? FACES.serif : FACES.sans;
  const script = isRaised ? 'super' : 'normal';
  const highlight = look.isDoubtful ? { highlight: DOUBTFUL } : {};
  return {
    ...plainLook,
    font: face,
    size: roundSize(look.lookSize ?? size),
    color,
    isBold,
    isItalic,
    isUnderlined,
    script,
    isRightToLeft,
    ...highlight,
  };
}

/** Rounds a font size to half points, as Word counts them. */
export function roundSize(size: number): number {
  return Math.max(1, Math.round(size * 2) / 2);
}

export function isSameStyle(one: TextStyle, other: TextStyle): boolean {
  return (
    one.font === other.font &&
    one.size === other.size &&
    one.color === other.color &&
    one.isBold === other.isBold &&
    one.isItalic === other.isItalic &&
    one.isUnderlined === other.isUnderlined &&
    one.isStruck === other.isStruck &&
    one.highlight === other.highlight &&
    one.background === other.background &&
    one.comment === other.comment &&
    one.script === other.script &&
    one.isRightToLeft === other.isRightToLeft &&
    one.spacing === other.spacing
  );
}
