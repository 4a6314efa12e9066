import type { Block, Inline } from '../model/documentModel.ts';
import { listInlines } from '../model/listInlines.ts';

/** What stands for anything that has no letters, such as a picture. */
const SIGN = '\ufffc';

/** Returns the text of an inline as it is shown: words are counted in it. */
export function readInline(inline: Inline): string {
  if (inline.kind === 'text') return inline.text;
  if (inline.kind === 'tab' || inline.kind === 'lineBreak') return ' ';
  if (inline.kind === 'picture' && inline.behind) return '';
  return inline.kind === 'field' ? inline.value || SIGN : SIGN;
}

/** Returns the text of a paragraph, or of all cells of a table. */
export function readBlockText(block: Block): string {
  return listInlines(block).map(readInline).join('');
}
