import { BULLET, parseCircledNumber, WORDING } from '@sheaf/pdf-text/layout/listMarkers';
import type { TagPlace } from '@sheaf/pdf-text/read/pageTags';
import type { ListStyle } from '../model/documentModel.ts';
import { parseRomanNumber } from './romanNumbers.ts';
import type { PlacedLine } from './textDraft.ts';

export type ListFormat = ListStyle['levels'][number]['format'];

/** What a line begins with that makes it an item of a list. */
export interface ListMarker {
  format: ListFormat;
  /** As Word writes it: `%1.` or the bullet itself. */
  before: string;
  after: string;
  /** What it counts, where it counts. */
  value: number;
  /** The numbers before its own, as 2 and 1 in `2.1.4`. */
  above?: readonly number[];
  /** What else it could count, as `i` does. */
  other?: { format: ListFormat; value: number };
  /** The places of the mark and of the text behind it, from the edge of the column. */
  left: number;
  textLeft: number;
  /** True for signs that are in running text too. */
  isDoubtful: boolean;
}

const DOUBTFUL = /^[–—*·-]$/;
const COUNTED = /^([([]?)(\d{1,3}|[a-zA-Z]|[ivx]{2,5}|[IVX]{2,5})([.)\]])$/;
const COUNTED_BY_PARTS = /^(\(?)((?:\d{1,2}\.){1,4})(\d{1,2})([.)]?)$/;
/** A mark is further from its text than a space would separate them, in letter heights. */
const SET_APART = 0.6;
const ROMAN = /^[ivx]$/;

export function findListMarker({ words, left, right, isRightToLeft, tabs, isCounted }: PlacedLine): ListMarker | undefined {
  const [first, second] = words;
  if (!first || !second) return undefined;
  const origin = isRightToLeft ? first.right + right : first.left - left;
  const textLeft = isRightToLeft ? origin - second.right : second.left - origin;
  const place = { left: isRightToLeft ? right : left, textLeft };
  const gap = isRightToLeft ? first.left - second.right : second.left - first.right;
  const isSetApart = gap > SET_APART * first.size;
  if (BULLET.test(first.text) || isLetterBullet(first, second)) {
    return {
      format: 'bullet',
      before: BULLET.test(first.text) ? first.text : '◦',
      after: '',
      value: 0,
      isDoubtful: DOUBTFUL.test(first.text) && !isSetApart,
      ...place,
    };
  }
  if (isCounted) return { format: 'decimal', before: '', after: '', value: Number(first.text), isDoubtful: false, ...place };
  const circled = parseCircledNumber(first.text);
  if (circled !== undefined) return { format: 'circledDecimal', before: '', after: '', value: circled, isDoubtful: !isSetApart, ...place };
  // In a list of contents, numbers of pages follow behind a tab.
  const isText = WORDING.test(second.text) && [...tabs].every((word) => word === second);
  const parts = isText ? COUNTED_BY_PARTS.exec(first.text) : null;
  if (parts) {
    const [, before = '', above = '', sign = '', after = ''] = parts;
    const numbers = above.split('.').slice(0, -1).map(Number);
    // Amounts and numbers of chapters begin lines too.
    return { format: 'decimal', value: Number(sign), above: numbers, before, after, isDoubtful: true, ...place };
  }
  const counted = COUNTED.exec(first.text);
  if (!counted) return undefined;
  const [, before = '', sign = '', after = ''] = counted;
  if ((before === '[') !== (after === ']')) return undefined;
  return { ...parseCounter(sign), before, after, isDoubtful: !isSetApart || !/^\d/.test(sign), ...place };
}

/** Finds a sign that is no bullet anywhere else and that its tag calls the label of an item. */
export function findTaggedMarker({ words, left }: PlacedLine, tag: TagPlace | undefined): ListMarker | undefined {
  const [first, second] = words;
  if (!tag?.item?.hasLabel || !first || !second || !/^[^\p{L}\p{N}]{1,2}$/u.test(first.text)) return undefined;
  return { format: 'bullet', before: first.text, after: '', value: 0, isDoubtful: false, left, textLeft: left + second.left - first.left };
}

/** Word's second bullet is the letter o of another font. */
function isLetterBullet(first: PlacedLine['words'][number], second: PlacedLine['words'][number]): boolean {
  const [font, other] = [first.runs?.[0]?.style.font, second.runs?.[0]?.style.font];
  return first.text === 'o' && font !== undefined && other !== undefined && font !== other;
}

function parseCounter(sign: string): Pick<ListMarker, 'format' | 'value' | 'other'> {
  if (/^\d/.test(sign)) return { format: 'decimal', value: Number.parseInt(sign, 10) };
  const isUpper = sign === sign.toUpperCase();
  const small = sign.toLowerCase();
  const roman = { format: isUpper ? 'upperRoman' : 'lowerRoman', value: parseRomanNumber(small) } as const;
  if (small.length > 1) return roman;
  const letter = { format: isUpper ? 'upperLetter' : 'lowerLetter', value: small.charCodeAt(0) - 96 } as const;
  return ROMAN.test(small) ? { ...letter, other: roman } : letter;
}
